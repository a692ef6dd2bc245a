/** The shuffle of `settebello.fair`, done again here: nothing of what the server says is taken on trust. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { RANKS, SUITS } from "../cards/cards";

/** The pack before it is shuffled: by rank, within a rank by suit. */
const FRESH: readonly string[] = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
const RANGE = 1n << 64n;
/** A block of the stream has four numbers of eight bytes. */
const BLOCK = [0, 8, 16, 24];

/** Where a deal's chance comes from: the server's number in hex and the players' words by seat. */
export interface Luck {
  seed: string;
  salts: readonly string[];
  /** The hashes of the words by seat, given before any was shown; empty in deals without. */
  hashes: readonly string[];
  /** How many shuffles were thrown in before. */
  attempt: number;
}

/** The hash that is given before the cards, in hex. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The order of the pack, top card first. */
export const packOf = (luck: Luck): string[] => shuffled(luck, `pack${luck.attempt}`);

/** The order in which cards are turned up in a draw for partners and roles. */
export const drawnPackOf = (luck: Omit<Luck, "attempt">): string[] => shuffled(luck, "draw");

function shuffled(luck: Omit<Luck, "attempt">, label: string): string[] {
  const numbers = stream(luck, label);
  const pack = [...FRESH];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = below(numbers, last + 1);
    [pack[last], pack[other]] = [pack[other] ?? "", pack[last] ?? ""];
  }
  return pack;
}

function* stream({ seed, salts, hashes }: Omit<Luck, "attempt">, label: string): Generator<bigint, never> {
  const secret = seed.toLowerCase();
  const begin = hashes.length > 0 ? `settebello:2|${secret}|${hashes.join(",")}` : `settebello:1|${secret}`;
  for (let block = 0; ; block++) {
    const text = `${begin}|${salts.join(",")}|${label}|${block}`;
    const view = new DataView(sha256(utf8ToBytes(text)).buffer);
    for (const start of BLOCK) yield view.getBigUint64(start);
  }
}

function below(numbers: Generator<bigint, never>, limit: number): number {
  const many = BigInt(limit);
  const fair = RANGE - (RANGE % many);
  let number = numbers.next().value;
  while (number >= fair) number = numbers.next().value;
  return Number(number % many);
}
