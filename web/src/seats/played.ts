/** The matches that were played in this browser: match → the table and the seat. */

import { isRecord, readStored, writeStored } from "../lib/stored";

export interface Played {
  room: string;
  seat: number;
}

const KEY = "played";

/** So many matches are kept; the oldest are forgotten. */
const MOST = 100;

export function rememberPlayed(match: string, { room, seat }: Played): void {
  const others = Object.entries(stored()).filter(([known]) => known !== match);
  writeStored(KEY, Object.fromEntries([...others, [match, { room, seat }]].slice(-MOST)));
}

export function playedIn(match: string): Played | null {
  const found = stored()[match];
  return isRecord(found) && typeof found["room"] === "string" && typeof found["seat"] === "number"
    ? { room: found["room"], seat: found["seat"] }
    : null;
}

function stored(): Record<string, unknown> {
  const found = readStored(KEY);
  return isRecord(found) ? found : {};
}
