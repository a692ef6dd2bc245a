import { beforeEach, describe, expect, it } from "vitest";
import { saltToShow, sawHash, saidSalt, witnessOf } from "../../src/seats/witness";
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
    const pack = packOf({ seed: "00", salts: ["", "a"], hashes: [], attempt: 2 });
    expect(new Set(pack).size).toBe(40);
  });
});

/** Its salts were shown once both hashes were there; written by a table of `settebello.room`. */
const BOUND = `[Rules "scopa?players=2&target=3"]
[Player1 "Anna"]
[Player2 "Est"]

[Deal "1"]
[Dealer "1"]
[Before "0-0"]
[Commitment "9c2e4d8fe97d881430de4e754b4205b9c27ce96715231cffc4337340cb110280"]
[SaltHashes "63c49a3236f46ddde410cf9f16cfb27ad697f272ba889cf362c5cc1bf9dac823,4424c6e94c7e6261e9be1e476ff2b18fc86a005029c87af902fa1ed52e1a64e3"]
[Seed "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"]
[Salts "salt0deal0,salt1deal0"]
[Attempt "0"]
[Pack "7S2SASRB RSABFC6B 7CRC7B5S 2C4CFS5B 3SAC5C4B 4S6D2D4D 5D3BFDAD 6SRDFB6C CC7D3C3D CB2BCDCS"]
`;
const HASHES = [
  "63c49a3236f46ddde410cf9f16cfb27ad697f272ba889cf362c5cc1bf9dac823",
  "4424c6e94c7e6261e9be1e476ff2b18fc86a005029c87af902fa1ed52e1a64e3",
];
const COMMITMENT = "9c2e4d8fe97d881430de4e754b4205b9c27ce96715231cffc4337340cb110280";

describe("the proof of words that were bound by their hashes", () => {
  it("holds for what the server dealt", () => {
    expect(holds(proofOf(BOUND))).toBe(true);
    expect(proofOf(BOUND)).toMatchObject({ bound: true, before: false });
    expect(proofOf(RECORD)).toMatchObject({ bound: null, before: null });
  });

  it.each([
    ["a word", "salt1deal0", "chosen"],
    ["the hash of a word", "4424c6", "4424c7"],
    ["whether words were bound", /\[SaltHashes[^\n]*\n/, ""],
  ])("fails where %s was changed afterwards", (_, was, is) => {
    expect(holds(proofOf(BOUND.replace(was, is)))).toBe(false);
  });

  it("knows that this browser showed its word when it had seen these very hashes", () => {
    saidSalt("luna", "salt0deal0");
    const other = { hashes: [HASHES[0] ?? "", HASHES[0] ?? ""], commitment: COMMITMENT };
    expect(saltToShow("luna", 0, { hashes: HASHES, commitment: COMMITMENT })).toBe("salt0deal0");
    expect(saltToShow("luna", 0, other)).toBe(null);
    expect(proofOf(BOUND)).toMatchObject({ before: true, own: ["salt0deal0"] });
  });
});

describe("what this browser remembers", () => {
  it("is of the last forty tables", () => {
    for (let number = 0; number < 45; number++) sawHash(`table-${number}`, HASH);
    expect(witnessOf("table-4").hashes).toEqual([]);
    expect(witnessOf("table-5").hashes).toEqual([HASH]);
  });
});
