/** The facts that this browser saw and the words it sent before the cards of each deal, for a check afterwards. */

import { isRecord, readStored, writeStored } from "../lib/stored";

export interface Witness {
  /** The hashes shown before a deal. */
  hashes: readonly string[];
  /** One's own words for the shuffle. */
  salts: readonly string[];
}

const KEY = "witness";
/** So many tables are remembered. */
const TABLES = 40;

export function witnessOf(room: string): Witness {
  const found = kept()[room];
  return { hashes: textsIn(found, "hashes"), salts: textsIn(found, "salts") };
}

export function sawHash(room: string, hash: string | null): void {
  if (hash !== null) remember(room, "hashes", hash);
}

export function saidSalt(room: string, salt: string): void {
  remember(room, "salts", salt);
}

function remember(room: string, what: keyof Witness, text: string): void {
  const before = witnessOf(room);
  if (before[what].includes(text)) return;
  const { [room]: _, ...others } = kept();
  const rest = Object.entries(others).slice(1 - TABLES);
  writeStored(KEY, { ...Object.fromEntries(rest), [room]: { ...before, [what]: [...before[what], text] } });
}

function kept(): Record<string, unknown> {
  const found = readStored(KEY);
  return isRecord(found) ? found : {};
}

function textsIn(found: unknown, what: keyof Witness): string[] {
  const texts = isRecord(found) ? found[what] : null;
  return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === "string") : [];
}
