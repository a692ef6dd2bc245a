/** How far what was dealt is off from what chance says. */

import type { ChanceInfo } from "../wire/types";

/** So many spreads to either side are drawn; what lies further out is drawn at the end. */
export const WIDEST = 4;

/** The distance from the expected number, in spreads; nothing where nothing can vary. */
export function offBy(chance: ChanceInfo): number {
  return chance.spread === 0 ? 0 : (chance.got - chance.expected) / chance.spread;
}

/** The verdict, as the id of a sentence: the names say how often chance goes so far. */
export function verdict(off: number): string {
  const far = Math.abs(off);
  if (far <= 1) return "luck-usual";
  if (far <= 2) return "luck-within";
  return far <= 3 ? "luck-rare" : "luck-very-rare";
}

/** Where it is on the drawing, in hundredths of its width. */
export function placeOf(off: number): number {
  return 50 + (50 * Math.max(-WIDEST, Math.min(WIDEST, off))) / WIDEST;
}
