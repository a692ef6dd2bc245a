/** The words of a puzzle: who sits where, and what an attempt came to. */

import { listed, say, t } from "../lib/i18n.svelte";
import { placeOf } from "../table/layout/places";
import type { PromisedPlay, PuzzleResult, Screen } from "../wire/types";

/** The table with names for its seats, by the points of the compass: the seat on turn is South. */
export function named(screen: Screen): Screen {
  return { ...screen, seats: screen.seats.map((seat) => ({ ...seat, name: nameAt(screen, seat.seat) })) };
}

const nameAt = (screen: Screen, seat: number): string => t(`puzzle-at-${placeOf(screen, seat)}`);

/** How an attempt ended, in one word. */
export function verdict({ right, played }: PuzzleResult): string {
  return t(right ? "puzzle-right" : played === null ? "puzzle-shown" : "puzzle-wrong");
}

/** The sentence read out after an attempt. */
export function spokenResult(result: PuzzleResult): string {
  return [verdict(result), ...result.said.map(say)].join(" ");
}

/** The themes of a puzzle in a row. */
export function themesText({ themes }: PuzzleResult): string {
  return listed(themes.map(({ label }) => say(label)));
}

/** Plays enough to see by, in their order: the best, the next, the one that was made, and the tempting one. */
const SHOWN = 4;

export function shownPlays({ plays, played }: PuzzleResult): PromisedPlay[] {
  const tempting = plays.find((each) => each.tempting && each.play !== played);
  const others = plays.filter((each) => each !== tempting);
  const room = SHOWN - (tempting ? 1 : 0);
  const own = others.find((each) => each.play === played);
  const first = others.slice(0, room);
  const shown = own && !first.includes(own) ? [...first.slice(0, -1), own] : first;
  return plays.filter((each) => each === tempting || shown.includes(each));
}
