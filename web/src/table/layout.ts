/** Where everything lies on a cloth of this size; all lengths in CSS pixels from its top left corner. */

import { fan, tiers, WIDEST_ON_PHONE, type Hand } from "./hand-layout";
import { grid, type Grid } from "./table-layout";

export type Mode = "phone" | "landscape" | "tablet" | "desktop";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A card's top left corner as if it were upright, and its turn in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

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
  /** Where choices are offered; they grow upwards from its bottom edge. */
  choices: Box;
  /** The strip between table and hand with the own pile and whose turn it is (phone only). */
  strip: Box;
  /** Whether choices, when there are any, lie over the strip. */
  covered: boolean;
  /** The width of other players' backs. */
  back: number;
  /** Whether the seats at the sides show one back and a number. */
  tight: boolean;
}

interface Measures {
  /** Kept free at the left and right of the table. */
  gutter: number;
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
/** So far a thumb reaches from the side on a wide screen. */
const THUMB = 480;
/** The caption's height where a finger has to find a button in it, with the name that hangs from a card above. */
const CALL_ROW = 60;
/** What a card that is chosen needs above the hand, for its number. */
const ABOVE_RAISED = 14;

/** A cloth lower than this, where something stands above it, and the part of its height that a hand may take. */
const LOW = 560;
const LOW_HAND = 0.25;

/** The width of the rails at both sides of a phone held sideways. */
export const RAIL = 128;

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
    x: measures.gutter,
    y: measures.top,
    w: cloth.width - 2 * measures.gutter,
    h: Math.max(60, floor - measures.top),
  };
  const table = grid(cloth.table, tableArea, cloth.mode, cloth.ratio, cloth.low);
  return {
    mode: cloth.mode,
    hand,
    table,
    tableArea,
    caption: captionBox(cloth, tableArea, table, measures.caption),
    choices: choicesBox(cloth, hand, measures, stripTop),
    strip: { x: 0, y: stripTop, w: cloth.width, h: measures.strip },
    covered: cloth.mode === "landscape" ? cloth.hand > FEW : measures.choices === 0,
    back: measures.back,
    tight: cloth.mode === "phone" && (cloth.width < 380 || cloth.height < 760),
  };
}

function measuresOf(cloth: Cloth): Measures {
  const measures = plainMeasures(cloth);
  if (!cloth.byHand) return measures;
  const strip = measures.choices === 0 ? measures.strip + ABOVE_RAISED : measures.strip;
  return { ...measures, caption: CALL_ROW, strip };
}

function plainMeasures(cloth: Cloth): Measures {
  const { mode, width, height, players } = cloth;
  if (mode === "phone") {
    const beside = players > 3 || cloth.stock;
    return {
      gutter: beside ? 60 : 16,
      top: 92,
      caption: 32,
      choices: height >= 740 || (height >= 600 && cloth.table <= 6) ? 66 : 0,
      strip: 66,
      bottom: 10,
      back: players === 2 ? 46 : Math.min(34, width * 0.085),
    };
  }
  if (mode === "landscape") {
    return { gutter: RAIL + 8, top: 44, caption: 20, choices: 0, strip: 18, bottom: 4, back: 38 };
  }
  const roomy = height >= 740;
  if (mode === "tablet") {
    return {
      gutter: Math.min(130, width * 0.15),
      top: 132,
      caption: 40,
      choices: 76,
      strip: 84,
      bottom: 18,
      back: 48,
    };
  }
  return {
    gutter: Math.min(150, width * 0.15),
    top: roomy ? 150 : 120,
    caption: 40,
    choices: 70,
    strip: 46,
    bottom: 18,
    back: roomy ? 56 : 44,
  };
}

function handOf(cloth: Cloth, measures: Measures): Hand {
  const { mode, width, height, ratio, hand } = cloth;
  const bottom = height - measures.bottom;
  if (mode === "phone") {
    const widest = height < LOW ? height * LOW_HAND * ratio : WIDEST_ON_PHONE;
    return tiers(hand, { x: 10, w: width - 20, bottom }, ratio, widest);
  }
  if (mode === "landscape") {
    const beside = hand <= FEW ? CHOICES_BESIDE : 0;
    const room = { x: RAIL + 10 + (cloth.left ? beside : 0), w: width - 2 * RAIL - 20 - beside, bottom };
    return fan(hand, room, ratio, { widest: Math.min(80, height * 0.36 * ratio), step: 60, arc: 0 });
  }
  const side = mode === "tablet" ? 30 : Math.min(150, width * 0.14);
  const widest = Math.min(mode === "desktop" ? 114 : Math.max(98, height * 0.1), height * 0.27 * ratio);
  return fan(hand, { ...span(cloth, side), bottom }, ratio, {
    widest,
    step: widest * 0.69,
    arc: 1.5,
  });
}

/** From side to side; for one hand on a tablet as far as its thumb reaches. */
function span({ mode, width, left, low }: Cloth, side: number): { x: number; w: number } {
  const w = mode === "tablet" && low ? Math.min(THUMB, width - 2 * side) : width - 2 * side;
  return { x: left ? side : width - side - w, w };
}

/** Clear of the name that hangs over the lower edge of a card just laid; by hand always in the same place. */
function captionBox(cloth: Cloth, area: Box, table: Grid, h: number): Box {
  const narrow = cloth.mode === "phone" && cloth.byHand;
  const x = narrow ? 12 : area.x;
  const w = narrow ? cloth.width - 24 : area.w;
  const y = cloth.byHand ? area.y + area.h : Math.min(table.bottom + 14, area.y + area.h + 12);
  return { x, y, w, h };
}

function choicesBox(cloth: Cloth, hand: Hand, measures: Measures, stripTop: number): Box {
  if (cloth.mode === "landscape") return besideHand(cloth, hand);
  const above = cloth.byHand ? ABOVE_RAISED + 2 : 22;
  const bottom = measures.choices > 0 ? stripTop - 2 : hand.top - above;
  const side = cloth.mode === "phone" ? 12 : cloth.low ? 30 : measures.gutter;
  return { ...span(cloth, side), y: bottom - 62, h: 62 };
}

/** Where a short hand leaves room, to its right; else over the right rail. For the left hand to its left. */
function besideHand(cloth: Cloth, hand: Hand): Box {
  const few = cloth.hand <= FEW;
  const edge = cloth.left ? cloth.width - hand.left : hand.right;
  const from = few ? edge + 16 : cloth.width - RAIL - 8;
  const w = few ? cloth.width - RAIL - from - 12 : RAIL + 4;
  const x = cloth.left ? cloth.width - from - w : from;
  return { x, y: cloth.height - 176, w, h: 168 };
}
