/** Where everything lies on a cloth of this size; all lengths in CSS pixels from its top left corner. */

import { fan, tiers, WIDEST_ON_PHONE, type FanShape, type Hand, type Space } from "./hand-layout";
import type { Box, Mode } from "./spots";
import { grid, type Grid } from "./table-layout";

export interface Cloth {
  mode: Mode;
  width: number;
  height: number;
  players: number;
  /** Cards in your hand, and places kept on the table. */
  hand: number;
  table: number;
  /** Whether a stock lies at the left of the table. */
  stock: boolean;
  /** Whether captures are taken by hand: then the table stays in reach under whatever is offered. */
  byHand: boolean;
  /** Whether a capture that was missed can be called, with a button in the caption. */
  calls: boolean;
  /** Whether the left hand plays, and whether one hand holds and plays: then what is touched lies low, at its side. */
  left: boolean;
  low: boolean;
  /** Width divided by height of a card. */
  ratio: number;
}

export interface Layout {
  mode: Mode;
  hand: Hand;
  table: Grid;
  tableArea: Box;
  /** The line that says what was played last. */
  caption: Box;
  /** Whether that line has room above the strip: on the lowest cloths it has none, and is only read aloud. */
  captioned: boolean;
  /** How many lines it may take, and how many while choices are offered below it. */
  lines: { alone: number; choosing: number };
  /** Where choices are offered; they grow upwards from its bottom edge. */
  choices: Box;
  /** The strip between table and hand with the own pile and whose turn it is. */
  strip: Box;
  /** Whether choices, when there are any, take the place of the strip. */
  covered: boolean;
  /** The lower edge of what says why something was refused. */
  refusal: number;
  /** The width of other players' backs. */
  back: number;
  /** Whether the seats at the sides show one back and a number. */
  tight: boolean;
  /** Whether something beside or above the cloth leaves it little room. */
  cramped: boolean;
}

interface Measures {
  /** Kept free at the left and right of the table. */
  gutters: [left: number, right: number];
  /** Kept free above the table for header and seats. */
  top: number;
  caption: number;
  choices: number;
  strip: number;
  /** Kept free below the hand. */
  bottom: number;
  back: number;
}

/** A hand of so few cards leaves room for the choices beside it on a phone held sideways. */
const FEW = 5;
const CHOICES_BESIDE = 190;
/** Between the cards of a hand that lie apart on a phone held sideways. */
const APART = 8;
/** So far a thumb reaches from the side on a wide screen. */
const THUMB = 480;
/** The caption's height where a finger has to find a button in it, with the name that hangs from a card above. */
const CALL_ROW = 60;
/** The space that a chosen card needs above the hand: it rises, and its number stands out above it. */
const ABOVE_RAISED = 30;
/** On a wide screen whose turn it is and who sits here stand beside the hand, so wide. */
const BESIDE_HAND = 224;
const CHOICE = 62;
const CAPTION_LINE = 16;
/** On a phone held sideways that is no wider the caption has one line. */
const NARROW = 480;

/** A cloth lower than this, where something stands above it; on a low one a hand takes no more of the height. */
const CRAMPED = 560;
const LOW = 600;
const LOW_HAND = 0.25;

/** The width of the rails at both sides of a phone held sideways, and where something stands beside the cloth. */
const RAIL = 128;
const SLIM_RAIL = 86;

export function modeOf(width: number, height: number): Mode {
  if (height < 480 && width > height) return "landscape";
  if (width < 600) return "phone";
  return width < 1100 ? "tablet" : "desktop";
}

/** Place everything. */
export function layoutOf(cloth: Cloth): Layout {
  const measures = measuresOf(cloth);
  const hand = handOf(cloth, measures);
  const stripTop = hand.top - measures.strip;
  const floor = stripTop - measures.caption - measures.choices;
  const tableArea = {
    x: measures.gutters[0],
    y: measures.top,
    w: cloth.width - measures.gutters[0] - measures.gutters[1],
    h: Math.max(60, floor - measures.top),
  };
  const table = grid(cloth.table, tableArea, cloth.mode, cloth.ratio, cloth.low);
  const choices = choicesBox(cloth, hand, measures, stripTop);
  const caption = captionBox(cloth, tableArea, table, measures.caption);
  const sideways = cloth.mode === "landscape";
  return {
    mode: cloth.mode,
    hand,
    table,
    tableArea,
    caption,
    captioned: cloth.mode !== "phone" || cloth.calls || caption.y + CAPTION_LINE <= stripTop,
    lines: { alone: linesTo(stripTop, cloth, caption), choosing: linesTo(choices.y, cloth, caption) },
    choices,
    strip: { x: 0, y: stripTop, w: cloth.width, h: measures.strip },
    covered: sideways ? !choicesBeside(cloth) : measures.choices === 0,
    refusal: sideways ? hand.top - ABOVE_RAISED : choices.y - 6,
    back: measures.back,
    tight: cloth.mode === "phone" && (cloth.width < 380 || cloth.height < 760),
    cramped: isCramped(cloth),
  };
}

/** A phone has a second line of the caption where it ends above an edge; beside a call it has the button's height. */
function linesTo(edge: number, { mode, width, calls }: Cloth, caption: Box): number {
  if (mode !== "phone") return width > NARROW ? 2 : 1;
  return calls || caption.y + 2 * CAPTION_LINE <= edge ? 2 : 1;
}

function isCramped({ mode, width, height }: Cloth): boolean {
  return mode === "landscape" ? width < LOW : mode === "phone" && height < CRAMPED;
}

function measuresOf(cloth: Cloth): Measures {
  const measures = plainMeasures(cloth);
  return cloth.calls ? { ...measures, caption: CALL_ROW } : measures;
}

function plainMeasures(cloth: Cloth): Measures {
  const { mode, width, height, players } = cloth;
  if (mode === "phone") {
    const cramped = isCramped(cloth);
    const beside = players > 3 ? 60 : cloth.stock ? (cramped ? 50 : 60) : 16;
    const choices = height >= 740 || (height >= LOW && cloth.table <= 6) ? CHOICE + 4 : 0;
    return {
      gutters: [beside, beside],
      top: cramped ? 72 : height < LOW ? 82 : 92,
      caption: cramped ? 28 : 32,
      choices,
      strip: choices > 0 ? 66 : CHOICE + ABOVE_RAISED,
      bottom: 10,
      back: players > 2 ? Math.min(34, width * 0.085) : cramped ? 30 : height < LOW ? 36 : 42,
    };
  }
  if (mode === "landscape") {
    const gutters = railsOf(cloth).map((rail) => rail + 8) as [number, number];
    return { gutters, top: 44, caption: 20, choices: 0, strip: 18, bottom: 4, back: 38 };
  }
  const roomy = height >= 740;
  if (mode === "tablet") {
    const gutter = Math.min(130, width * 0.15);
    return {
      gutters: [gutter, gutter],
      top: 132,
      caption: 40,
      choices: 76,
      strip: 84,
      bottom: 18,
      back: 48,
    };
  }
  const gutter = Math.min(150, width * 0.15);
  return {
    gutters: [gutter, gutter],
    top: roomy ? 150 : 120,
    caption: 40,
    choices: 70,
    strip: 46,
    bottom: 18,
    back: roomy ? 56 : 44,
  };
}

/** The rails at the left and right of a phone held sideways; your own side keeps its width. */
function railsOf(cloth: Cloth): [left: number, right: number] {
  const other = isCramped(cloth) ? SLIM_RAIL : RAIL;
  return cloth.left ? [RAIL, other] : [other, RAIL];
}

function handOf(cloth: Cloth, measures: Measures): Hand {
  const { mode, width, height, ratio, hand } = cloth;
  const bottom = height - measures.bottom;
  if (mode === "phone") {
    const widest = height < LOW ? height * LOW_HAND * ratio : WIDEST_ON_PHONE;
    return tiers(hand, { x: 10, w: width - 20, bottom }, ratio, widest);
  }
  if (mode === "landscape") {
    const beside = choicesBeside(cloth) ? CHOICES_BESIDE : 0;
    const [left, right] = railsOf(cloth);
    const space = { x: left + 10 + (cloth.left ? beside : 0), w: width - left - right - 20 - beside, bottom };
    const widest = widestSideways(cloth);
    const shape = { widest, step: widest + APART, arc: 0 };
    const { aside } = fan(hand, space, ratio, shape);
    if (beside > 0 || aside === 0) return fan(hand, space, ratio, shape);
    // a card that is chosen moves its neighbours, clear of what is offered over the rail
    const clear = { ...space, x: space.x + (cloth.left ? aside / 2 : 0), w: space.w - aside / 2 };
    return fan(hand, clear, ratio, shape);
  }
  const side = mode === "tablet" ? 30 : Math.min(150, width * 0.14);
  const most = mode === "desktop" ? Math.max(114, Math.min(150, height * 0.14)) : Math.max(98, height * 0.1);
  const widest = Math.min(most, height * 0.27 * ratio);
  const shape = { widest, step: widest * 0.69, arc: 1.5 };
  const space = { ...span(cloth, side), bottom };
  return mode === "desktop" ? fanBeside(cloth, space, shape) : fan(hand, space, ratio, shape);
}

/** In the middle, or as far from it as what stands beside it asks for. */
function fanBeside({ width, hand, ratio, left }: Cloth, space: Space, shape: FanShape): Hand {
  const w = width - space.x - BESIDE_HAND;
  const x = left ? width - space.x - w : space.x;
  const laid = fan(hand, { ...space, x, w }, ratio, shape);
  const most = (w - laid.right + laid.left) / 2;
  const wanted = width / 2 - x - w / 2;
  return fan(hand, { ...space, x: x + Math.max(-most, Math.min(most, wanted)), w }, ratio, shape);
}

/** The whole width; for one hand on a tablet, as far as its thumb reaches. */
function span({ mode, width, left, low }: Cloth, side: number): { x: number; w: number } {
  const w = mode === "tablet" && low ? Math.min(THUMB, width - 2 * side) : width - 2 * side;
  return { x: left ? side : width - side - w, w };
}

/** Clear of the name that hangs over the lower edge of a card just laid; where a call may be made always in the same place. */
function captionBox(cloth: Cloth, area: Box, table: Grid, h: number): Box {
  const narrow = cloth.mode === "phone";
  const x = narrow ? 12 : area.x;
  const w = narrow ? cloth.width - 24 : area.w;
  const y = cloth.calls ? area.y + area.h : Math.min(table.bottom + 14, area.y + area.h + 12);
  return { x, y, w, h };
}

function choicesBox(cloth: Cloth, hand: Hand, measures: Measures, stripTop: number): Box {
  if (cloth.mode === "landscape") return besideHand(cloth, hand);
  const bottom = measures.choices > 0 ? stripTop - 2 : hand.top - ABOVE_RAISED;
  const side = cloth.mode === "phone" ? 12 : cloth.low ? 30 : measures.gutters[0];
  return { ...span(cloth, side), y: bottom - CHOICE, h: CHOICE };
}

/** Where a few cards lie apart from each other and leave room. */
function choicesBeside(cloth: Cloth): boolean {
  const [left, right] = railsOf(cloth);
  const room = cloth.width - left - right - 20 - CHOICES_BESIDE;
  const wanted = cloth.hand * (widestSideways(cloth) + APART) - APART;
  return cloth.hand <= FEW && wanted <= room && !isCramped(cloth);
}

/** The width of a card of the hand on a phone held sideways. */
function widestSideways({ height, ratio }: Cloth): number {
  return Math.min(80, height * 0.36 * ratio);
}

/** Where a short hand leaves room, to its right; else over the right rail. For the left hand to its left. */
function besideHand(cloth: Cloth, hand: Hand): Box {
  const few = choicesBeside(cloth);
  const edge = cloth.left ? cloth.width - hand.left : hand.right;
  const from = few ? edge + Math.max(16, hand.aside / 2) : cloth.width - RAIL + 4;
  const w = few ? cloth.width - RAIL - from - 12 : RAIL - 8;
  const x = cloth.left ? cloth.width - from - w : from;
  return { x, y: cloth.height - 176, w, h: 172 };
}
