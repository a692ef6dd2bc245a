/** The decks that the server draws. */

export interface DeckShape {
  /** A card's size in the deck's units. */
  w: number;
  h: number;
  /** Whether the index is part of the drawing and cannot be left out. */
  indexed: boolean;
}

export const DECKS = {
  napoletane: { w: 200, h: 328, indexed: false },
  piacentine: { w: 200, h: 357, indexed: false },
  francesi: { w: 200, h: 328, indexed: false },
  contrasto: { w: 200, h: 328, indexed: true },
} as const satisfies Record<string, DeckShape>;

export type DrawnDeck = keyof typeof DECKS;

/** A deck that somebody plays with: one of the server's, or one out of a folder of their own. */
export type DeckName = DrawnDeck | "own";

/** A F C R, or A J Q K. */
export type Letters = "italian" | "french";

export const DRAWN_DECKS = Object.keys(DECKS) as DrawnDeck[];
export const LETTERS: readonly Letters[] = ["italian", "french"];

/** Letters of ranks, as somebody's cards show them: *F* is *J* on French ones. */
export function lettered(text: string, letters: Letters): string {
  if (letters === "italian") return text;
  return text.replace(/[FCR]/g, (letter) => "JQK".charAt("FCR".indexOf(letter)));
}

/** Where the server sends a deck as one document of symbols. */
export function deckFile(deck: DrawnDeck, letters: Letters): string {
  return `cards/${deck}.svg?index=${letters}`;
}
