/** The result of a match for one of its players, in words. */

import { listed, t } from "../lib/i18n.svelte";
import type { MatchInfo, PlayerInMatch } from "../wire/types";

export interface Seen {
  won: boolean;
  score: string;
  partners: PlayerInMatch[];
  opponents: PlayerInMatch[];
}

/** A match as whoever has this name sees it: their side first. */
export function seenBy(match: MatchInfo, name: string): Seen {
  const isThem = (player: PlayerInMatch): boolean =>
    player.name === name && (player.kind === "person" || player.kind === "bot");
  const own = Math.max(
    0,
    match.sides.findIndex((side) => side.players.some(isThem)),
  );
  const mine = match.sides[own];
  const others = match.sides.filter((_, side) => side !== own);
  return {
    won: match.winner === own,
    score: [mine, ...others].map((side) => side?.score ?? 0).join("–"),
    partners: mine?.players.filter((player) => !isThem(player)) ?? [],
    opponents: others.flatMap((side) => side.players),
  };
}

/** *contro Ada e Bruno*, for whoever cannot see the row. */
export function againstText(seen: Seen): string {
  const names = seen.opponents.map((player) => (player.kind === "gone" ? t("match-gone") : player.name));
  return t("match-against", { names: listed(names) });
}
