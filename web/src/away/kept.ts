/** The matches that the service worker has kept: those that are over and were looked at in this browser. */

import { isRecord } from "../lib/stored";
import type { MatchInfo, MatchSummary } from "../wire/types";

const SHELF = "settebello-matches";

/** The kept matches, the newest first. */
export async function keptMatches(): Promise<MatchInfo[]> {
  if (!("caches" in globalThis)) return [];
  const shelf = await caches.open(SHELF);
  const found: MatchInfo[] = [];
  for (const request of await shelf.keys()) {
    if (!new URL(request.url).pathname.endsWith("/summary")) continue;
    const answer: unknown = await (await shelf.match(request))?.json().catch(() => null);
    if (isRecord(answer) && isRecord(answer["match"])) found.push((answer as MatchSummary & object).match);
  }
  return found.sort((one, other) => (other.ended ?? 0) - (one.ended ?? 0));
}
