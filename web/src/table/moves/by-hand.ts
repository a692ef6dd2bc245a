/** What the chosen card can do where captures are taken by hand: the person says what it takes. */

import type { Screen } from "../../wire/types";
import { bankText, calledCard, takeText } from "./acts";
import { sumOf } from "../../cards/cards";

export interface ByHand {
  card: string;
  /** The table cards touched so far, in the order they lie in, and what they add up to. */
  touched: readonly string[];
  sum: number;
  /** What to send to take the touched cards; null while none is. */
  take: string | null;
  /** What to send to lay the card; null where it was called and has to take. */
  lay: string | null;
  /** What to send to put the card aside; null where it cannot be. */
  bank: string | null;
}

export function byHandOf(screen: Screen, card: string, touched: readonly string[]): ByHand {
  const lying = screen.table.filter((each) => touched.includes(each));
  const banks = screen.legal.some((play) => play.card === card && play.bank);
  return {
    card,
    touched: lying,
    sum: sumOf(lying),
    take: lying.length > 0 ? takeText(card, lying) : null,
    lay: calledCard(screen) === null ? card : null,
    bank: banks ? bankText(card) : null,
  };
}
