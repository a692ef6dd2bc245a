import { beforeEach, expect, test } from "vitest";
import { keepPiles, pilesOf, trickAfter, trickOf } from "../../src/table/piles";
import { byHand, played, screenOf } from "./scenes";

const SIX_TAKEN = { hand: ["5B", "7C", "6S"], held: [3, 2], table: ["7D", "4C"], stock: 27, players: 2 };

/** The same where each scopa is seen across the pile. */
const OPEN = { ...SIX_TAKEN, scope: [[], []] };

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
  keepPiles(screen, new Set([0]), null);
  expect(pilesOf(screen)).toEqual(new Set([0]));
  expect(pilesOf({ ...screen, deal_number: 5 })).toEqual(new Set([0, 1]));
});

test("where cards are gone unseen, everybody may have taken", () => {
  expect(pilesOf(screenOf(SIX_TAKEN))).toEqual(new Set([0, 1]));
});

test("the last trick is there again after a reload, unless something was taken since", () => {
  const screen = screenOf(OPEN);
  const trick = played(1, "7C", ["4D", "3S"]);
  keepPiles(screen, new Set([1]), trick);
  expect(trickOf(screen)).toEqual(trick);
  expect(trickOf(screenOf({ ...OPEN, table: ["7D", "4C", "2S"] }))).toBeNull();
  expect(trickOf({ ...screen, deal_number: 5 })).toBeNull();
});

test("the last trick stays while cards are laid, and goes with the deal", () => {
  const screen = screenOf(OPEN);
  const trick = played(1, "7C", ["4D", "3S"]);
  const after = trickAfter(null, trick, screen);
  expect(trickAfter(after, played(0, "5B"), screen)).toEqual(trick);
  expect(trickAfter(after, { type: "dealt", deal_number: 2, dealer: 0 }, screen)).toBeNull();
});

test("where captures are closed no trick is looked at again and none is kept", () => {
  const closed = byHand();
  const trick = played(1, "7C", ["4D", "3S"]);
  expect(trickAfter(null, trick, closed)).toBeNull();
  expect(trickOf({ ...closed, last_play: trick })).toBeNull();
});
