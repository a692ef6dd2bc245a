/** Where the page offers practice. */

import { expect, test } from "vitest";
import { mayAgree, mayPractise, othersWhoWould } from "../../../src/table/practice/practice";
import type { Screen } from "../../../src/wire/types";

const screen = (practice: Screen["practice"], more: Partial<Screen> = {}): Screen =>
  ({
    you: 0,
    phase: "playing",
    practice,
    seats: [0, 1, 2].map((seat) => ({ seat, name: "ABC"[seat] })),
    ...more,
  }) as Screen;

test("in a rated match and for a spectator there is no practice", () => {
  const open = { agreed: [], open: true, back: false };
  expect([mayPractise(screen(null)), mayAgree(screen(null))]).toEqual([false, false]);
  expect([mayPractise(screen(open, { you: null })), mayPractise(screen(open))]).toEqual([false, true]);
  expect(mayPractise(screen(open, { phase: "deal_over" }))).toBe(false);
});

test("whoever has not agreed is told who would like to practise", () => {
  const some = { agreed: [1, 2], open: false, back: false };
  expect(mayAgree(screen(some))).toBe(true);
  expect(othersWhoWould(screen(some)).map(({ name }) => name)).toEqual(["B", "C"]);
  expect(othersWhoWould(screen({ ...some, agreed: [0, 1] }))).toEqual([]);
});
