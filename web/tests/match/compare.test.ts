import { describe, expect, test } from "vitest";
import { comparedDeals } from "../../src/match/compare";
import type { MatchSummary } from "../../src/wire/types";

/** A summary with nothing but the totals of its deals, by side; null where one was broken off. */
function summary(...totals: (number[] | null)[]): MatchSummary {
  const deals = totals.map((points, index) => ({
    number: index + 1,
    dealer: 0,
    count: points && { sides: points.map((total, side) => ({ side, total })) },
  }));
  return { deals } as unknown as MatchSummary;
}

describe("the same deals side by side", () => {
  test("are those that both matches have, one's own side first", () => {
    const found = comparedDeals(
      summary([4, 2], [1, 3]),
      summary([2, 4], [5, 0], [6, 6]),
      { match: "m", deal: null, act: 0 },
      [1, 0],
    );
    expect(found).toEqual([
      { deal: 1, before: [2, 4], now: [4, 2], gain: 4 },
      { deal: 2, before: [3, 1], now: [0, 5], gain: -7 },
    ]);
  });

  test("begin with the deal from which was played on, and are no more than that", () => {
    const found = comparedDeals(
      summary([4, 2], [1, 3]),
      summary([4, 2], [2, 2], [6, 0]),
      { match: "m", deal: 2, act: 7 },
      [0, 1],
    );
    expect(found.map(({ deal, gain }) => [deal, gain])).toEqual([[2, 2]]);
  });

  test("have no difference where one was broken off, or among three sides", () => {
    expect(
      comparedDeals(summary(null), summary([2, 4]), { match: "m", deal: null, act: 0 }, [0, 1])[0]?.gain,
    ).toBeNull();
    const three = comparedDeals(
      summary([1, 2, 3]),
      summary([3, 2, 1]),
      { match: "m", deal: null, act: 0 },
      [0, 1, 2],
    );
    expect(three).toEqual([{ deal: 1, before: [1, 2, 3], now: [3, 2, 1], gain: null }]);
  });
});
