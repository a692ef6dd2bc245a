/** One's own rating before and after a rated match. */

import { ratingsOf } from "../lib/api";
import { accountName } from "../lib/prefs.svelte";
import type { MatchInfo, RatingInfo } from "../wire/types";

/** One's rating after a match, and by how much it moved; null where nothing is known of before. */
export interface Moved {
  points: number;
  by: number | null;
}

/** The ratings before the match at a table, by table and match. */
const before = new Map<string, readonly RatingInfo[]>();

/** Note the ratings while the match is on; without an answer only the rating after it can be told. */
export async function noteRatings(table: string): Promise<void> {
  if (before.has(table) || accountName() === "") return;
  const found = await ratingsOf(accountName()).catch(() => null);
  if (found !== null) before.set(table, found.ratings);
}

/** Tell what a match that is over has done to one's rating; null where it has done nothing. */
export async function movedBy(table: string, match: MatchInfo): Promise<Moved | null> {
  if (!match.rated || accountName() === "") return null;
  const isOfMatch = ({ company, family }: RatingInfo): boolean =>
    company === match.company && family === match.family;
  const { ratings, start } = await ratingsOf(accountName());
  const now = ratings.find(isOfMatch);
  if (now === undefined) return null;
  const then = before.get(table)?.find(isOfMatch)?.points ?? (now.matches === 1 ? start : null);
  return { points: now.points, by: then === null ? null : now.points - then };
}
