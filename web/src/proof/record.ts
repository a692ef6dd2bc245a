/** The claims of a match record about its packs: the tags of each deal (docs/notation.md). */

export interface DealClaim {
  /** The deal's number, as the record counts. */
  number: string;
  /** The seat that deals, from 0. */
  dealer: number;
  commitment: string | null;
  seed: string | null;
  salts: readonly string[];
  /** The hashes of the words by seat, empty for a seat that gave none; none at all in older deals. */
  hashes: readonly string[];
  attempt: number;
  pack: readonly string[];
  /** Whether the pack is that of another match, where its proof is. */
  given: boolean;
}

export interface RecordClaims {
  players: readonly string[];
  /** Where they sat before a draw led them to their places, from 0; empty where none were drawn. */
  drawn: readonly number[];
  deals: readonly DealClaim[];
}

/** However a line ends, on whatever system it was written. */
const LINE_END = /\r\n|\r|\n/;

const TAG = /^\[[ \t]*(\w+)[ \t]*"((?:[^"\\]|\\.)*)"[ \t]*\]$/;

/** Read the tags that matter here; everything else in a record is left aside. */
export function readClaims(record: string): RecordClaims {
  const parts: Map<string, string>[] = [new Map()];
  for (const line of record.split(LINE_END)) {
    const [, name, value] = TAG.exec(line.trim()) ?? [];
    if (name === undefined || value === undefined) continue;
    if (name === "Deal") parts.push(new Map());
    parts.at(-1)?.set(name, value.replace(/\\(.)/g, "$1"));
  }
  const [match = new Map<string, string>(), ...deals] = parts;
  return {
    players: [...match].filter(([name]) => /^Player\d$/.test(name)).map(([, player]) => player),
    drawn: match.get("Drawn")?.split("-").map(seatOf) ?? [],
    deals: deals.map(claimOf),
  };
}

/** Seats are counted from 1 in a record. */
const seatOf = (text: string): number => Number(text) - 1;

function claimOf(tags: Map<string, string>): DealClaim {
  return {
    number: tags.get("Deal") ?? "",
    dealer: seatOf(tags.get("Dealer") ?? ""),
    commitment: tags.get("Commitment") ?? null,
    seed: tags.get("Seed") ?? null,
    salts: tags.get("Salts")?.split(",") ?? [],
    hashes: tags.get("SaltHashes")?.toLowerCase().split(",") ?? [],
    attempt: Number(tags.get("Attempt") ?? 0),
    pack: tags.get("Pack")?.match(/[A2-7FCR][DCSB]/g) ?? [],
    given: tags.has("Given") && !tags.has("Seed") && !tags.has("Commitment"),
  };
}
