/** The count of a deal in rows, one a category, as it is laid out for everybody to see. */

import type { SideCount } from "../../wire/types";
import { SETTEBELLO, sorted, suitOf } from "../../cards/cards";

const RE_BELLO = "RD";
const NAPOLI = ["AD", "2D", "3D", "4D", "5D", "6D", "7D", "FD", "CD", "RD"];

/** The cards that a side shows for a category. */
export function cardsFor(category: string, side: SideCount): string[] {
  const shown = side.shown?.[category];
  if (shown) return shown;
  switch (category) {
    case "carte":
      return sorted(side.pile, "suit");
    case "denari":
      return side.pile.filter((card) => suitOf(card) === "D");
    case "settebello":
      return side.pile.filter((card) => card === SETTEBELLO);
    case "primiera":
      return side.primiera.cards;
    case "scope":
      return side.scope_cards;
    case "napoli":
      return NAPOLI.slice(0, side.points["napoli"] ?? 0);
    case "re_bello":
      return side.pile.filter((card) => card === RE_BELLO);
    default:
      return [];
  }
}

/** The number that decides a category, where one does: cards, coins, the primiera's sum. */
export function numberFor(category: string, side: SideCount): number | null {
  if (category === "carte") return side.cards;
  if (category === "denari") return side.coins;
  return category === "primiera" ? side.primiera.total : null;
}

export function pointsFor(category: string, side: SideCount): number {
  return side.points[category] ?? 0;
}

/** How wide a card of a whole pile is to another, which lies in one row, or in two on a narrow screen. */
export const PILE_WIDE = 0.67;
export const PILE_NARROW = 0.8;
/** How much of the front row's height the row behind it adds. */
const BEHIND = 0.58;

interface Measures {
  /** A row without its cards, what its cards are apart from it, and the row with the sum. */
  row: number;
  sum: number;
  /** The numbers under the cards of the primiera. */
  values: number;
  least: number;
  most: number;
  /** How high a whole pile is to another card. */
  pile: number;
}

const ON_WIDE: Measures = { row: 16, sum: 54, values: 24, least: 30, most: 84, pile: PILE_WIDE };
const ON_NARROW: Measures = {
  row: 45,
  sum: 56,
  values: 22,
  least: 26,
  most: 40,
  pile: PILE_NARROW * (1 + BEHIND),
};
const ON_TIGHT: Measures = { row: 5, sum: 34, values: 16, least: 14, most: 40, pile: PILE_WIDE };

export interface CountLayout {
  /** Whether what each side took lies beside the slip, not under it. */
  wide: boolean;
  /** Whether every row is as low as it can be. */
  tight: boolean;
  /** The width of a card; a pile's are smaller. */
  card: number;
}

/** How a count of two sides is laid out so that all its rows fit into a height. */
export function countLayout(
  categories: readonly string[],
  height: number,
  wide: boolean,
  ratio: number,
): CountLayout {
  const roomy = wide ? ON_WIDE : ON_NARROW;
  const card = cardWidth(categories, height, roomy, ratio);
  if (card >= roomy.least) return { wide, tight: false, card: Math.min(roomy.most, card) };
  const small = cardWidth(categories, height, ON_TIGHT, ratio);
  return { wide: true, tight: true, card: Math.max(ON_TIGHT.least, Math.min(ON_TIGHT.most, small)) };
}

function cardWidth(categories: readonly string[], height: number, of: Measures, ratio: number): number {
  const rows = categories.reduce((all, each) => all + (each === "carte" ? of.pile : 1), 0);
  const values = categories.includes("primiera") ? of.values : 0;
  const free = height - categories.length * of.row - of.sum - values;
  return Math.floor((free / rows) * ratio);
}
