import { describe, expect, test } from "vitest";
import { lossPoints, mostLost } from "../../src/players/losses";
import type { LossesOfMatch } from "../../src/wire/types";

const match = (lost: number, deals = 2): LossesOfMatch => ({
  match: String(lost),
  rules: "scopone",
  ended: null,
  deals,
  lost,
  error: 0.1,
});

describe("the chart of points lost", () => {
  test("has room for the worst match, and for two points at least", () => {
    expect(mostLost([])).toBe(2);
    expect(mostLost([match(0.3)])).toBe(2);
    expect(mostLost([match(0.3), match(3.2)])).toBe(4);
  });

  test("goes from left to right, with the mean of the deals so far", () => {
    const points = lossPoints([match(2, 1), match(1, 3)]);
    expect(points.map(({ x }) => x)).toEqual([0, 100]);
    expect(points.map(({ y }) => y)).toEqual([0, 50]);
    expect(points.map(({ mean }) => mean)).toEqual([0, (1 - 1.25 / 2) * 100]);
  });

  test("has one match in its middle, and a loss below nothing on its line", () => {
    expect(lossPoints([match(-0.1)])).toEqual([{ x: 50, y: 100, mean: 100 }]);
  });
});
