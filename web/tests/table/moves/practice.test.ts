/** Where the page offers practice. */

import { afterEach, expect, test, vi } from "vitest";
import {
  askForHint,
  lookBack,
  mayAgree,
  mayLookBack,
  mayPractise,
  othersWhoWould,
} from "../../../src/table/practice/practice";
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

const LATER = { code: "too_many", reason: "hint_later", message: "", facts: { seconds: 5 } };
const answers = (...bodies: [number, object][]): void => {
  const left = [...bodies];
  vi.stubGlobal("fetch", () => {
    const [status, body] = left.shift() ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};

afterEach(() => vi.useRealTimers());

test("a hint is asked for again until the player that gives it is ready", async () => {
  vi.useFakeTimers();
  answers([429, LATER], [429, LATER], [200, { play: "7D" }]);
  const later = vi.fn(() => true);
  const asked = askForHint("luna", { token: "t", version: 3 }, later);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toEqual({ play: "7D" });
  expect(later).toHaveBeenCalledTimes(2);
});

test("a hint is not asked for again once its sheet is closed, nor after another refusal", async () => {
  answers([429, LATER]);
  await expect(askForHint("luna", { token: "t", version: 3 }, () => false)).rejects.toThrow();
  answers([409, { ...LATER, reason: "not_your_turn" }]);
  await expect(askForHint("luna", { token: "t", version: 3 }, () => true)).rejects.toThrow();
});

test("one looks back once the deal is counted, where one practises", () => {
  const open = { agreed: [], open: true, back: false };
  expect(mayLookBack(screen(open))).toBe(false);
  expect(mayLookBack(screen(open, { phase: "deal_over" }))).toBe(true);
  expect(mayLookBack(screen(open, { phase: "deal_over", you: null }))).toBe(false);
  expect(mayLookBack(screen({ ...open, open: false }, { phase: "deal_over" }))).toBe(false);
  expect(mayLookBack(screen(null, { phase: "deal_over" }))).toBe(false);
});

test("each choice is asked for in its turn, and none after the sheet is closed", async () => {
  const answer = (number: number): [number, object] => [200, { number, of: 3, made: "7D", play: "7D" }];
  const heard: number[] = [];
  const told = ({ number }: { number: number }): boolean => heard.push(number) < 3;
  answers(answer(0), answer(1), answer(2));
  await lookBack("luna", "t", told, () => true);
  expect(heard).toEqual([0, 1, 2]);
  answers(answer(0), answer(1));
  await lookBack(
    "luna",
    "t",
    () => false,
    () => true,
  );
});

test("a deal without a choice has nothing to look back on, and another refusal is told", async () => {
  const told = vi.fn(() => true);
  answers([404, { ...LATER, reason: "no_such_choice" }]);
  await lookBack("luna", "t", told, () => true);
  expect(told).not.toHaveBeenCalled();
  answers([403, { ...LATER, reason: "practice_rated" }]);
  await expect(lookBack("luna", "t", told, () => true)).rejects.toThrow();
});
