/** The requests of the pages of a review. */

import { ask } from "../lib/api";
import type { DealCourse, ReviewAnswer } from "../wire/types";

const below = (match: string, what: string): string => `api/matches/${encodeURIComponent(match)}/${what}`;

export const reviewOf = (match: string): Promise<ReviewAnswer> => ask(below(match, "review"));

/** Ask for a review, unless somebody has. */
export const askForReview = (match: string): Promise<ReviewAnswer> => ask(below(match, "review"), {});

export const courseOf = (match: string, deal: number): Promise<DealCourse> =>
  ask(below(match, `deals/${deal}`));
