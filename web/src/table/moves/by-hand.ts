/** The ways to play the chosen card where captures are taken by hand: the person says what it takes. */

import type { Screen } from "../../wire/types";
import { bankText, calledCard, takeText } from "./acts";
import { sumOf } from "../../cards/cards";

export interface ByHand {
  card: string;
  /** The table cards touched so far, in the order they lie in, and what they add up to. */
  touched: readonly string[];
  sum: number;
  /** The play that takes the touched cards; null while none is. */
  take: string | null;
  /** The play that lays the card; null where it was called and has to take. */
  lay: string | null;
  /** The play that puts the card aside; null where it cannot be. */
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
