/** Two matches with the same deals, side by side. */

import type { MatchSummary, Origin } from "../wire/types";

export interface ComparedDeal {
  deal: number;
  /** The points of each side in the match before, and in this one; nothing where a deal was broken off. */
  before: number[] | null;
  now: number[] | null;
  /** How much better one's own side did now, over the other; null among more than two sides. */
  gain: number | null;
}

/** The deals that both matches have: all of them, or from that one on from which was played on. */
export function comparedDeals(
  before: MatchSummary,
  now: MatchSummary,
  { deal }: Origin,
  sides: readonly number[],
): ComparedDeal[] {
  const last = deal ?? before.deals.length;
  return now.deals
    .filter(({ number }) => number >= (deal ?? 1) && number <= last)
    .map(({ number }) => {
      const [old, own] = [pointsOf(before, number, sides), pointsOf(now, number, sides)];
      const gain = old && own && sides.length === 2 ? lead(own) - lead(old) : null;
      return { deal: number, before: old, now: own, gain };
    });
}

function pointsOf(summary: MatchSummary, deal: number, sides: readonly number[]): number[] | null {
  const count = summary.deals.find(({ number }) => number === deal)?.count;
  return count ? sides.map((side) => count.sides[side]?.total ?? 0) : null;
}

const lead = ([own = 0, other = 0]: number[]): number => own - other;
