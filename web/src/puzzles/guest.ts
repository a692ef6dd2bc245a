/** The puzzles of a guest, kept in this browser: those that were tried, and the streak. */

import { newSalt } from "../lib/salt";
import { isRecord, readStored, writeStored } from "../lib/stored";

const KEY = "puzzles";

/** No more ids than the server takes; the oldest are forgotten. */
const MOST = 2000;

export interface Guest {
  tried: readonly string[];
  streak: number;
  /** Settles which of several puzzles comes. */
  draw: string;
}

export function guest(): Guest {
  const found = readStored(KEY);
  const kept = isRecord(found) ? found : {};
  const tried = Array.isArray(kept["tried"]) ? kept["tried"].filter((id) => typeof id === "string") : [];
  const streak = typeof kept["streak"] === "number" ? kept["streak"] : 0;
  if (typeof kept["draw"] === "string") return { tried, streak, draw: kept["draw"] };
  return keep({ tried, streak, draw: newSalt() });
}

/** Note an attempt; one at a puzzle that was tried before changes nothing. */
export function noteAttempt(id: string, right: boolean): Guest {
  const before = guest();
  if (before.tried.includes(id)) return before;
  return keep({
    ...before,
    tried: [...before.tried, id].slice(-MOST),
    streak: right ? before.streak + 1 : 0,
  });
}

function keep(kept: Guest): Guest {
  writeStored(KEY, kept);
  return kept;
}
