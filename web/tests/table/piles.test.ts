import { beforeEach, expect, test } from "vitest";
import { keepPiles, pilesOf } from "../../src/table/piles";
import { played, screenOf } from "./scenes";

const SIX_TAKEN = { hand: ["5B", "7C", "6S"], held: [3, 2], table: ["7D", "4C"], stock: 27, players: 2 };

beforeEach(() => localStorage.clear());

test("with all cards in sight nobody has taken", () => {
  const screen = screenOf({ ...SIX_TAKEN, held: [3, 3], table: ["7D", "4C", "2S", "AB"], stock: 30 });
  expect(pilesOf(screen)).toEqual(new Set());
});

test("the play just made says who took, where nobody took before", () => {
  const last_play = played(1, "7C", ["4D", "AS", "2B", "FS", "CS"]);
  expect(pilesOf(screenOf({ ...SIX_TAKEN, change: { last_play } }))).toEqual(new Set([1]));
});

test("what was seen before the page was loaded again is kept", () => {
  const screen = screenOf(SIX_TAKEN);
  keepPiles(screen, new Set([0]));
  expect(pilesOf(screen)).toEqual(new Set([0]));
  expect(pilesOf({ ...screen, deal_number: 5 })).toEqual(new Set([0, 1]));
});

test("where cards are gone unseen, everybody may have taken", () => {
  expect(pilesOf(screenOf(SIX_TAKEN))).toEqual(new Set([0, 1]));
});
