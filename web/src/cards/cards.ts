/** Cards as the wire writes them: rank then suit, ``7D``. */

export const RANKS = "A234567FCR";
export const SUITS = "DCSB";
export const CARDS: readonly string[] = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
export const SETTEBELLO = "7D";

/** The value of a card in a sum: 1 for the ace, 10 for the king. */
export function valueOf(card: string): number {
  return RANKS.indexOf(card.charAt(0)) + 1;
}

export function rankOf(card: string): string {
  return card.charAt(0);
}

export function suitOf(card: string): string {
  return card.charAt(1);
}

export function sumOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

/** Cards in order: by rank and then suit, or by suit and then rank. */
export function sorted(cards: readonly string[], how: "rank" | "suit"): string[] {
  const [byRank, bySuit] = how === "rank" ? [SUITS.length, 1] : [1, RANKS.length];
  const place = (card: string): number => valueOf(card) * byRank + SUITS.indexOf(suitOf(card)) * bySuit;
  return [...cards].sort((one, other) => place(one) - place(other));
}

export function without<Thing>(things: readonly Thing[], gone: readonly Thing[]): Thing[] {
  return things.filter((thing) => !gone.includes(thing));
}
