/** Where everything lies on a cloth of this size; all lengths in CSS pixels from its top left corner. */

import { fan, tiers, type Hand } from "./hand-layout";
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
  const table = grid(cloth.table, tableArea, cloth.mode, cloth.ratio);
  return {
    mode: cloth.mode,
    hand,
    table,
    tableArea,
    caption: { x: 8, y: captionTop(tableArea, table), w: cloth.width - 16, h: measures.caption },
    choices: choicesBox(cloth, hand, measures, stripTop),
    strip: { x: 0, y: stripTop, w: cloth.width, h: measures.strip },
    back: measures.back,
    tight: cloth.mode === "phone" && (cloth.width < 380 || cloth.height < 760),
  };
}

function measuresOf(cloth: Cloth): Measures {
  const { mode, width, height, players } = cloth;
  if (mode === "phone") {
    const beside = players > 3 || cloth.stock;
    return {
      gutter: beside ? 60 : 16,
      top: 150,
      caption: 30,
      choices: height >= 800 ? 66 : 0,
      strip: 66,
      bottom: 10,
      back: players === 2 ? 54 : 34,
    };
  }
  if (mode === "landscape") {
    return { gutter: 8, top: 46, caption: 22, choices: 0, strip: 14, bottom: 6, back: 38 };
  }
  const roomy = height >= 760;
  return {
    gutter: Math.min(156, width * 0.16),
    top: roomy ? 148 : 118,
    caption: 40,
    choices: 72,
    strip: 34,
    bottom: 18,
    back: mode === "desktop" && roomy ? 54 : 42,
  };
}

function handOf(cloth: Cloth, measures: Measures): Hand {
  const { mode, width, height, ratio, hand } = cloth;
  const bottom = height - measures.bottom;
  if (mode === "phone") return tiers(hand, { x: 10, w: width - 20, bottom }, ratio);
  if (mode === "landscape") return fan(hand, { x: 12, w: width - 24, bottom }, ratio, { widest: 80, step: 60, arc: 0 });
  const side = Math.min(150, width * 0.15);
  const widest = Math.min(mode === "desktop" ? 114 : 98, height * 0.27 * ratio);
  return fan(hand, { x: side, w: width - 2 * side, bottom }, ratio, { widest, step: widest * 0.69, arc: 1.5 });
}

function captionTop(area: Box, table: Grid): number {
  return Math.min(table.bottom + 14, area.y + area.h + 4);
}

function choicesBox(cloth: Cloth, hand: Hand, measures: Measures, stripTop: number): Box {
  if (cloth.mode === "landscape") {
    return { x: hand.right + 24, y: hand.top - 8, w: Math.max(150, cloth.width - hand.right - 32), h: 120 };
  }
  const reserved = measures.choices > 0;
  const bottom = reserved ? stripTop - 2 : hand.top - 20;
  const x = cloth.mode === "phone" ? 12 : measures.gutter;
  return { x, y: bottom - 62, w: cloth.width - 2 * x, h: 62 };
}
