import { expect, test } from "vitest";
import { pilesAfter, pilesOf, trickAfter } from "../../../src/table/moves/piles";
import { byHand, played, screenOf } from "../scenes";

const OPEN = screenOf({ scope: [[], []], taken: [false, false] });

test("whoever has taken has a pile", () => {
  expect(pilesOf(OPEN)).toEqual(new Set());
  expect(pilesOf(screenOf({ taken: [false, true] }))).toEqual(new Set([1]));
});

test("a capture begins a pile, a card laid none, and with the deal they go", () => {
  const after = pilesAfter(new Set(), played(1, "7C", ["4D", "3S"]), OPEN);
  expect(after).toEqual(new Set([1]));
  expect(pilesAfter(after, played(0, "5B"), OPEN)).toEqual(after);
  expect(pilesAfter(after, { type: "dealt", deal_number: 2, dealer: 0 }, OPEN)).toEqual(new Set());
});

test("the last trick stays while cards are laid, and goes with the deal", () => {
  const trick = played(1, "7C", ["4D", "3S"]);
  const after = trickAfter(null, trick, OPEN);
  expect(trickAfter(after, played(0, "5B"), OPEN)).toEqual(trick);
  expect(trickAfter(after, { type: "dealt", deal_number: 2, dealer: 0 }, OPEN)).toBeNull();
});

test("where captures are closed no trick is looked at again", () => {
  expect(trickAfter(null, played(1, "7C", ["4D", "3S"]), byHand())).toBeNull();
});
