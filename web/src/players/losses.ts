/** The losses of a player's plays, as a chart draws it. */

import type { LossesOfMatch } from "../wire/types";

export interface LossPoint {
  /** Its place, in percent from the left and from the top. */
  x: number;
  y: number;
  /** The mean of all deals up to here, from the top as well. */
  mean: number;
}

/** The most points a deal that the chart has room for, at least 2. */
export function mostLost(matches: readonly LossesOfMatch[]): number {
  return Math.max(2, Math.ceil(Math.max(...matches.map(({ lost }) => lost), 0)));
}

/** A point for each match, in their order, with the mean of the deals so far. */
export function lossPoints(matches: readonly LossesOfMatch[]): LossPoint[] {
  const most = mostLost(matches);
  const down = (lost: number): number => (1 - Math.max(0, Math.min(most, lost)) / most) * 100;
  let [sum, deals] = [0, 0];
  return matches.map((match, index) => {
    sum += match.lost * match.deals;
    deals += match.deals;
    const x = matches.length === 1 ? 50 : (index / (matches.length - 1)) * 100;
    return { x, y: down(match.lost), mean: down(sum / Math.max(1, deals)) };
  });
}
