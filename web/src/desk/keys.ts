/** A card typed as two letters, rank then suit: ``7`` ``d``. */

import type { DeskCard } from "../wire/types";

const RANKS: Record<string, string> = { "1": "A", "8": "F", "9": "C", "0": "R", J: "F", Q: "C", K: "R" };
const PAUSE_MS = 1500;

export class Typed {
  #rank = "";
  #at = 0;

  /** Take a key; the card once both letters are there. */
  key(key: string, pack: readonly DeskCard[], now: number): DeskCard | undefined {
    const letter = key.toUpperCase();
    const card = pack.find(({ card }) => card === this.#rank + letter);
    if (card && this.#rank && now - this.#at < PAUSE_MS) {
      this.#rank = "";
      return card;
    }
    const rank = RANKS[letter] ?? letter;
    this.#rank = /^[A234567FCR]$/.test(rank) ? rank : "";
    this.#at = now;
    return undefined;
  }
}

/** Whether a key is for a field that is being filled in. */
export function isForField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
}
