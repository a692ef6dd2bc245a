/** Plays as records write them: ``7D`` is laid, ``7DxAS6C`` takes, ``AD!`` goes to the own pile. */

export interface PlayShown {
  card: string;
  taken: string[];
  banked: boolean;
}

/** The play in an act; null where it is no play. */
export function readPlay(act: string): PlayShown | null {
  const found = /^([A2-7FCR][DCSB])(!|x((?:[A2-7FCR][DCSB])+))?(?:#|~|=fuori)*$/.exec(act);
  if (found === null) return null;
  return { card: found[1] ?? "", taken: cardsIn(found[3] ?? ""), banked: found[2] === "!" };
}

/** The cards of a text, one after another: ``7DAS``. */
export function cardsIn(text: string): string[] {
  return text.match(/[A2-7FCR][DCSB]/g) ?? [];
}
