import { expect, test } from "vitest";
import { fan, tiers } from "../../../src/table/layout/hand-layout";
import { lieApart } from "../../../src/table/layout/overlap";

const RATIO = 0.61;
const PHONE = { x: 8, w: 344, bottom: 700 };
const DESKTOP = { x: 0, w: 900, bottom: 800 };
const SHAPE = { widest: 120, step: 77, arc: 1.5 };

test("three cards in a row lie apart", () => {
  const hand = tiers(3, PHONE, RATIO);
  expect(lieApart(hand.spots, hand.w, RATIO)).toBe(true);
});

test("ten on a phone lie in two rows, one over the other", () => {
  const hand = tiers(10, PHONE, RATIO);
  expect(lieApart(hand.spots, hand.w, RATIO)).toBe(false);
});

test.each([
  [3, true],
  [9, false],
])("%i in a fan", (count, apart) => {
  const hand = fan(count, DESKTOP, RATIO, SHAPE);
  expect(lieApart(hand.spots, hand.w, RATIO)).toBe(apart);
});

test("one card and none lie apart", () => {
  expect(lieApart([], 80, RATIO)).toBe(true);
  expect(lieApart([{ x: 0, y: 0, turn: 0 }], 80, RATIO)).toBe(true);
});
