/** The facts that this browser saw and the words it sent before the cards of each deal, for a check afterwards. */

import { saltHash } from "../lib/salt";
import { isRecord, readStored, writeStored } from "../lib/stored";

export interface Witness {
  /** The hashes shown before a deal. */
  hashes: readonly string[];
  /** One's own words for the shuffle. */
  salts: readonly string[];
  /** The hashes for which a word was shown: those of everybody's words, and that of the server's number. */
  shown: readonly string[];
}

/** The hashes that are fixed when words are asked for: those of the words by seat, and that of the server's number. */
export interface Asked {
  hashes: readonly string[];
  commitment: string;
}

const KEY = "witness";
/** So many tables are remembered. */
const TABLES = 40;

export function witnessOf(room: string): Witness {
  const found = kept()[room];
  return {
    hashes: textsIn(found, "hashes"),
    salts: textsIn(found, "salts"),
    shown: textsIn(found, "shown"),
  };
}

export function sawHash(room: string, hash: string | null): void {
  if (hash !== null) remember(room, "hashes", hash);
}

export function saidSalt(room: string, salt: string): void {
  remember(room, "salts", salt);
}

/** Whether this browser has the word with this hash. */
export const knowsSalt = (room: string, hash: string): boolean => saltWith(room, hash) !== null;

/**
 * The word to show now that all are asked for; null where this browser has none, or has shown it before other hashes.
 *
 * A server could go back to before a word was shown, and have somebody choose another one: a word is shown once.
 */
export function saltToShow(room: string, seat: number, asked: Asked): string | null {
  const own = asked.hashes[seat] ?? "";
  const salt = own === "" ? null : saltWith(room, own);
  if (salt === null) return null;
  const key = askedKey(asked);
  const before = witnessOf(room).shown.find((each) => each.includes(own));
  if (before !== undefined && before !== key) return null;
  remember(room, "shown", key);
  return salt;
}

/** How the hashes are remembered before which a word was shown: in one order, for a draw may lead to other seats. */
export const askedKey = ({ hashes, commitment }: Asked): string =>
  `${[...hashes].sort().join(",")}|${commitment}`;

function saltWith(room: string, hash: string): string | null {
  return witnessOf(room).salts.find((salt) => saltHash(salt) === hash) ?? null;
}

function remember(room: string, what: keyof Witness, text: string): void {
  const before = witnessOf(room);
  if (before[what].includes(text)) return;
  const after = { ...before, [what]: [...before[what], text] };
  const { [room]: _, ...others } = kept();
  const rest = Object.entries(others).slice(1 - TABLES);
  writeStored(KEY, { ...Object.fromEntries(rest), [room]: after });
}

function kept(): Record<string, unknown> {
  const found = readStored(KEY);
  return isRecord(found) ? found : {};
}

function textsIn(found: unknown, what: keyof Witness): string[] {
  const texts = isRecord(found) ? found[what] : null;
  return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === "string") : [];
}
