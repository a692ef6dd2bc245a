/** A match that is over, as one of its players or somebody else looks at it. */

import { listed, t } from "../lib/i18n.svelte";
import type { MatchSummary, PlayerInMatch } from "../wire/types";

export interface SideSeen {
  side: number;
  own: boolean;
  /** Everybody of the side, by name. */
  names: string[];
  score: number;
}

export const nameOf = (player: PlayerInMatch): string =>
  player.kind === "gone" ? t("match-gone") : player.name;

/** The sides, one's own first; ``seat`` is null for somebody who did not play. */
export function sidesOf(summary: MatchSummary, seat: number | null): SideSeen[] {
  const own = seat === null ? null : (summary.seats[seat]?.side ?? null);
  const sides = summary.match.sides.map(({ players, score }, side) => ({
    side,
    own: side === own,
    names: players.map(nameOf),
    score,
  }));
  return sides.sort((one, other) => Number(other.own) - Number(one.own) || one.side - other.side);
}

/** The seat of somebody with an account in a match; null for anybody else. */
export function seatOfAccount(summary: MatchSummary, account: string): number | null {
  const at = summary.seats.findIndex(({ player }) => player.kind === "person" && player.name === account);
  return account === "" || at === -1 ? null : at;
}

/** The names of a side in a row, with *tu* for the viewer. */
export function sideText(summary: MatchSummary, side: number, seat: number | null): string {
  const names = summary.seats.flatMap((each, at) =>
    each.side === side ? [at === seat ? t("match-you") : nameOf(each.player)] : [],
  );
  return listed(
    names.sort((one, other) => Number(other === t("match-you")) - Number(one === t("match-you"))),
  );
}

/** *Partita vinta!* for a player, *Vincono Ada e Bruno* for everybody else. */
export function resultText(summary: MatchSummary, seat: number | null): string {
  const { winner, sides } = summary.match;
  const own = seat === null ? null : (summary.seats[seat]?.side ?? null);
  if (own === winner) return t("match-title-won");
  if (own !== null) return t("match-title-lost");
  const names = sides[winner]?.players.map(nameOf) ?? [];
  return t("won-side", { who: names.length > 1 ? "many" : "one", side: listed(names) });
}

/** Why a match was lost otherwise than by play; nothing where it was played out. */
export function forfeitText(summary: MatchSummary, seat: number | null): string {
  const { how } = summary.match;
  const lost = summary.lost_by;
  if (how === "played" || lost === null) return "";
  const name = summary.seats[lost] ? nameOf(summary.seats[lost].player) : "";
  return t("said-forfeit", { why: how, me: lost === seat ? "yes" : "no", name });
}
