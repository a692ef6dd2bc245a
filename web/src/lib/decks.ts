/** The decks that the server draws. */

/** The names of the cards: the nine a horse or a queen, the suits Italian or French. */
export type CardNames = "horse" | "queen" | "french";

export interface DeckShape {
  /** A card's size in the deck's units. */
  w: number;
  h: number;
  /** Whether the index is part of the drawing and cannot be left out. */
  indexed: boolean;
  /** How far the drawing rises where there is no index. */
  lift: number;
  /** The names of its suits and of its nine. */
  names: CardNames;
}

export const DECKS = {
  napoletane: { w: 200, h: 328, indexed: false, lift: 14, names: "horse" },
  piacentine: { w: 200, h: 357, indexed: false, lift: 14, names: "horse" },
  spagnole: { w: 200, h: 314, indexed: false, lift: 0, names: "horse" },
  francesi: { w: 200, h: 328, indexed: false, lift: 0, names: "french" },
  contrasto: { w: 200, h: 328, indexed: true, lift: 0, names: "horse" },
} as const satisfies Record<string, DeckShape>;

/** Where the pips of each deck's settebello are, in its units, from the top. */
export const SETTEBELLO_PIPS = {
  napoletane: [
    [49, 76],
    [151, 76],
    [100, 127.5],
    [49, 179],
    [151, 179],
    [49, 282],
    [151, 282],
  ],
  piacentine: [
    [100, 78],
    [51, 146],
    [149, 146],
    [51, 226],
    [149, 226],
    [51, 306],
    [149, 306],
  ],
  spagnole: [
    [47, 90],
    [153, 90],
    [100, 133],
    [47, 176],
    [153, 176],
    [47, 262],
    [153, 262],
  ],
  francesi: [
    [72, 64],
    [128, 64],
    [100, 114],
    [72, 164],
    [128, 164],
    [72, 264],
    [128, 264],
  ],
  contrasto: [
    [64, 170],
    [136, 170],
    [34, 226],
    [100, 226],
    [166, 226],
    [64, 282],
    [136, 282],
  ],
} as const satisfies Record<keyof typeof DECKS, readonly (readonly [x: number, y: number])[]>;

export type DrawnDeck = keyof typeof DECKS;

/** A deck that somebody plays with: one of the server's, or one out of a folder of their own. */
export type DeckName = DrawnDeck | "own";

/** Jack, horse and king, then jack, queen and king, in each kind of letters. */
const COURTS = {
  italian: ["FCR", "FDR"],
  english: ["JHK", "JQK"],
  french: ["JQK", "JQK"],
  spanish: ["SCR", "SDR"],
  vcr: ["VCR", "VDR"],
  brk: ["BRK", "BDK"],
} as const;

export type Letters = keyof typeof COURTS;

export const DRAWN_DECKS = Object.keys(DECKS) as DrawnDeck[];
export const LETTERS = Object.keys(COURTS) as Letters[];

/** The names of the suits and the nine of a deck; only its owner knows those of an own deck, and can choose them. */
export function namesOf(deck: DeckName): CardNames {
  return deck === "own" ? "horse" : DECKS[deck].names;
}

/** The letters of jack, horse or queen, and king in the corners of a deck. */
export function courtLetters(letters: Letters, deck: DrawnDeck): string {
  const [horse, queen] = COURTS[letters];
  return DECKS[deck].names === "horse" ? horse : queen;
}

/** Letters of ranks, as somebody's cards show them: *F* is *J* on English ones. */
export function lettered(text: string, letters: Letters, deck: DrawnDeck): string {
  const shown = courtLetters(letters, deck);
  return text.replace(/[FCR]/g, (letter) => shown.charAt("FCR".indexOf(letter)));
}

/** Where the server sends a deck as one document of symbols. */
export function deckFile(deck: DrawnDeck, letters: Letters): string {
  return `cards/${deck}.svg?index=${letters}`;
}
