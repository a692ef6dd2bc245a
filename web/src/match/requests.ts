/** The requests of the page of a match. */

import { ask } from "../lib/api";
import type { MatchInfo, MatchSummary } from "../wire/types";

export const summaryOf = (match: string): Promise<MatchSummary> =>
  ask(`api/matches/${encodeURIComponent(match)}/summary`);

/** The match that has ended last at a table. */
export const matchAt = (room: string): Promise<MatchInfo> =>
  ask(`api/rooms/${encodeURIComponent(room)}/match`);
