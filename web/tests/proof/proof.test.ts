import { beforeEach, describe, expect, it } from "vitest";
import { sawHash, saidSalt, witnessOf } from "../../src/seats/witness";
import { check, holds } from "../../src/proof/check";
import { readClaims } from "../../src/proof/record";
import { packOf } from "../../src/proof/shuffle";

/** Written by `settebello play --record`. */
const RECORD = `[Rules "scopa?players=2&target=3"]
[Player1 "Anna"]
[Player2 "Est"]

[Deal "1"]
[Dealer "2"]
[Before "0-0"]
[Commitment "ec64ee777026bf49e9bf06762b595a4b756d8f97a41cc6ce98d5f293cb4dcb04"]
[Seed "996dd094d142a396525219657cd8354dc50a6397d40c2ec8f2fb66ec38801cdb"]
[Salts "fca9e434ed1c801c,"]
[Attempt "0"]
[Pack "3S2S7B7S RS6D7D4S 4C6CCB3D FC5S2DRB RCFDCCCS 6S4BRDFB 7C3B3C5D 2CADAB2B 6BCD5BFS AC5CAS4D"]

1. 2S 7Sx7D
`;

const HASH = "ec64ee777026bf49e9bf06762b595a4b756d8f97a41cc6ce98d5f293cb4dcb04";

function proofOf(record: string) {
  const [claim] = readClaims(record).deals;
  if (!claim) throw new Error("no deal in this record");
  return check(claim, witnessOf("luna"));
}

beforeEach(() => localStorage.clear());

describe("the proof of a pack", () => {
  // D10
  it.each(["\n", "\r\n", "\r"])("is found however the lines of the record end: %j", (end) => {
    const record = RECORD.replaceAll("\n", end);
    expect(holds(proofOf(record))).toBe(true);
    expect(readClaims(record)).toEqual(readClaims(RECORD));
  });

  it("knows players by the names that they wrote with quotes", () => {
    expect(readClaims(RECORD.replace("Anna", 'Anna \\"la Rossa\\"')).players[0]).toBe('Anna "la Rossa"');
  });

  it("holds for what the server dealt", () => {
    const proof = proofOf(RECORD);
    expect(holds(proof)).toBe(true);
    expect(proof).toMatchObject({ seen: false, own: [] });
  });

  it("fails where the number is not the one that was promised", () => {
    const proof = proofOf(RECORD.replace('Seed "99', 'Seed "00'));
    expect(proof).toMatchObject({ sealed: false, shuffled: false });
  });

  it.each([
    ["a player's word", "fca9", "fca8"],
    ["the count of deals thrown in", 'Attempt "0"', 'Attempt "1"'],
    ["a card", "3S2S", "2S3S"],
  ])("fails where %s was changed afterwards", (_, was, is) => {
    expect(holds(proofOf(RECORD.replace(was, is)))).toBe(false);
  });

  it("knows what this browser saw before the cards, and said", () => {
    sawHash("luna", HASH);
    sawHash("luna", null);
    saidSalt("luna", "fca9e434ed1c801c");
    expect(proofOf(RECORD)).toMatchObject({ seen: true, own: ["fca9e434ed1c801c"] });
  });

  it("is not held up by a seed or a memory that cannot be read", () => {
    localStorage.setItem("settebello.witness", '{"luna": {"hashes": 3, "salts": [1]}}');
    expect(proofOf(RECORD.replace(/Seed "[^"]*"/, 'Seed "zz"'))).toMatchObject({
      sealed: false,
      seen: false,
    });
  });

  it("shuffles forty cards, each once", () => {
    const pack = packOf({ seed: "00", salts: ["", "a"], attempt: 2 });
    expect(new Set(pack).size).toBe(40);
  });
});

describe("what this browser remembers", () => {
  it("is of the last forty tables", () => {
    for (let number = 0; number < 45; number++) sawHash(`table-${number}`, HASH);
    expect(witnessOf("table-4").hashes).toEqual([]);
    expect(witnessOf("table-5").hashes).toEqual([HASH]);
  });
});
