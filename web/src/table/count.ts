/** The count of a deal in rows, one a category, as it is laid out for everybody to see. */

import type { SideCount } from "../wire/types";
import { SETTEBELLO, sorted, suitOf } from "../lib/cards";

const RE_BELLO = "RD";
const NAPOLI = ["AD", "2D", "3D", "4D", "5D", "6D", "7D", "FD", "CD", "RD"];

/** The cards that a side shows for a category. */
export function cardsFor(category: string, side: SideCount): string[] {
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
