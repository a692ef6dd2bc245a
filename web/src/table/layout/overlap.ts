/** Whether cards cover each other where they lie. */

import type { Spot } from "./spots";

/** Whether no card of a hand lies over another, so that none needs its index to be known. */
export function lieApart(spots: readonly Spot[], w: number, ratio: number): boolean {
  const h = w / ratio;
  return spots.every((one, at) =>
    spots.slice(at + 1).every((other) => Math.abs(one.x - other.x) >= w || Math.abs(one.y - other.y) >= h),
  );
}
