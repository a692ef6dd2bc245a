/** One's rating after a match, and by how much it moved. */

import { beforeEach, expect, test, vi } from "vitest";
import type { MatchInfo, PersonPage, RatingInfo } from "../../src/wire/types";

const rating = (points: number, matches: number): RatingInfo => ({
  family: "scopa",
  company: "singles",
  points,
  give_or_take: 100,
  matches,
  won: 0,
});
const MATCH = { rated: true, family: "scopa", company: "singles" } as MatchInfo;

let now: Pick<PersonPage, "ratings" | "start"> = { ratings: [], start: 1500 };

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  localStorage.setItem("settebello.account", JSON.stringify("Ada"));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(now))));
});

async function moved(before: RatingInfo[] | null, after: RatingInfo[]): Promise<unknown> {
  const { noteRatings, movedBy } = await import("../../src/seats/ratings");
  if (before !== null) {
    now = { ratings: before, start: 1500 };
    await noteRatings("table/1");
  }
  now = { ratings: after, start: 1500 };
  return movedBy("table/1", MATCH);
}

test("a rating has moved by what it was before", async () =>
  expect(await moved([rating(1480, 3)], [rating(1492, 4)])).toEqual({ points: 1492, by: 12 }));

test("the first rated match moves a rating from where all begin", async () =>
  expect(await moved([], [rating(1533, 1)])).toEqual({ points: 1533, by: 33 }));

test("the first rated match is known for it after a reload, too", async () =>
  expect(await moved(null, [rating(1466, 1)])).toEqual({ points: 1466, by: -34 }));

test("what is not known is not told", async () =>
  expect(await moved(null, [rating(1466, 5)])).toEqual({ points: 1466, by: null }));
