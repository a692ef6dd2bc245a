import { describe, expect, it } from "vitest";
import { checkDraw } from "../../src/proof/draw";
import { readClaims } from "../../src/proof/record";

/** The record of a match whose partners were drawn: places, seed, and the words as they sit. */
function recordOf(drawn: string, seed: string, salts: string): string {
  const players = [1, 2, 3, 4].map((seat) => `[Player${seat} "Person ${drawn.split("-")[seat - 1]}"]`);
  return `[Rules "scopone"]\n${players.join("\n")}\n[Drawn "${drawn}"]\n
[Deal "1"]\n[Dealer "4"]\n[Seed "${seed}"]\n[Salts "${salts}"]\n`;
}

/** Both pairs were level within themselves. */
const LEVEL_PAIRS = recordOf(
  "3-1-4-2",
  "f8c90ac8f7617ad4f06ae6146babf571448a1a511464daaad1ddd41d12f77ea6",
  "salt2,salt0,salt3,salt1",
);
/** Three rounds: first all were level with somebody, then two still were. */
const THRICE = recordOf(
  "2-1-3-4",
  "14d7d0d431842dc48d34996af06be9f4b511176d9476958f0a30457ffe46f6de",
  "salt1,salt0,salt2,salt3",
);
const LOWEST_THRICE = recordOf(
  "3-4-2-1",
  "9aa980fa04f10fb9b63e0486f7ea3b52f08cbcd1af560bebe0de6a78c9202aac",
  "salt2,salt3,salt1,salt0",
);

const drawIn = (record: string) => checkDraw(readClaims(record));

describe("the draw for partners and roles (FIGS articles 3 and 4)", () => {
  it.each([
    [LEVEL_PAIRS, ["FD", "5B 4C", "5D 5C", "3B"]],
    [THRICE, ["FD 5S", "2B CB RB", "FC 2S", "2C CS 6B"]],
    [LOWEST_THRICE, ["5B", "AB 4D 5D", "3C", "AD 4S 3B"]],
  ])("leads everybody to where they played", (record, cards) => {
    const draw = drawIn(record);
    expect(draw?.holds).toBe(true);
    expect(draw?.turned.map((each) => each.cards.join(" "))).toEqual(cards);
  });

  it("names who turned up what as they sit now", () => {
    expect(drawIn(LEVEL_PAIRS)?.turned[0]).toEqual({ name: "Person 3", before: 3, cards: ["FD"] });
  });

  it.each([
    ["places were exchanged", "3-1-4-2", "3-1-2-4"],
    ["partners were exchanged", "3-1-4-2", "3-4-1-2"],
    ["a place stands twice", "3-1-4-2", "3-1-4-3"],
    ["a place is missing", "3-1-4-2", "3-1-4"],
    ["somebody else dealt", 'Dealer "4"', 'Dealer "3"'],
    ["a word is missing", "salt2,salt0", "salt2"],
    ["a word was changed", "salt2", "salt9"],
    ["the number is another", 'Seed "f8', 'Seed "f9'],
  ])("does not hold where %s", (_, was, is) => {
    expect(drawIn(LEVEL_PAIRS.replace(was, is))?.holds).toBe(false);
  });

  it("is nothing where none was made, or while the number is a secret", () => {
    expect(drawIn(LEVEL_PAIRS.replace(/\[Drawn .*/, ""))).toBeNull();
    expect(drawIn(LEVEL_PAIRS.replace(/\[Seed .*/, ""))).toBeNull();
    expect(drawIn(LEVEL_PAIRS.replace(/\[Deal "1[^]*/, ""))).toBeNull();
  });
});
