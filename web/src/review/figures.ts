/** The figures of a review: bands of levels, parts of a result, and what a chart is drawn from. */

import { locale } from "../lib/i18n.svelte";
import type { Level, ResultParts, MatchSummary, ReviewAnswer, ReviewedDecision } from "../wire/types";

/** Points lost a deal at the left end of the scale; the right end is none. */
const WORST = 3.5;

/** The bands of the scale, the weakest first: each reaches down to so many points lost a deal. */
export const BANDS = [
  { name: "principiante", least: 2.6 },
  { name: "circolo", least: 1.8 },
  { name: "buono", least: 1.0 },
  { name: "esperto", least: 0.5 },
  { name: "maestro", least: 0 },
] as const;

/** How much chance varies in one deal, in points: an estimate from the results of single deals. */
const CHANCE_OF_DEAL = 2.3;

/** ``−0,82``; ``signed`` numbers above nothing have a plus. */
export function number(value: number, digits = 2, signed = false): string {
  const shown = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero", // "negative" is unknown to the browsers of early 2022
  }).format(value);
  return (signed ? shown : shown.replace("+", "")).replace("-", "−");
}

/** Points lost a deal: a loss that was measured below zero is about none. */
export function lostText(lost: number): string {
  return lost < 0.05 ? "≈ 0" : number(lost, 1);
}

/** Where points lost a deal lie on the scale, in percent from its left end. */
export function placeOf(lost: number): number {
  return 100 - (Math.max(0, Math.min(WORST, lost)) / WORST) * 100;
}

export function bandOf(lost: number): (typeof BANDS)[number]["name"] {
  return BANDS.find(({ least }) => lost >= least)?.name ?? "maestro";
}

/** The levels of those who were judged, the best first. */
export function rankedLevels(review: ReviewAnswer): Level[] {
  return review.levels
    .filter((level) => level.decisions > 0)
    .sort((one, other) => one.lost - other.lost || one.seat - other.seat);
}

export interface Part {
  name: "cards" | "play" | "chance" | "result";
  value: number;
  /** Where its bar lies, in percent from the left, and how wide it is. */
  left: number;
  width: number;
}

/** The parts of a result as bars, each beginning where the one before has ended; ``zero`` is where nothing is. */
export function partsOf(luck: ResultParts, turned: boolean): { parts: Part[]; zero: number } {
  const sign = turned ? -1 : 1;
  const values = [luck.cards, luck.play, luck.chance].map((value) => value * sign);
  const ends = values.reduce<number[]>((sums, value) => [...sums, (sums.at(-1) ?? 0) + value], [0]);
  const [least, most] = [Math.min(...ends, 0), Math.max(...ends, 0)];
  const range = Math.max(1, most - least);
  const at = (value: number): number => ((value - least) / range) * 100;
  const bar = (name: Part["name"], from: number, to: number): Part => ({
    name,
    value: to - from,
    left: at(Math.min(from, to)),
    width: at(Math.max(from, to)) - at(Math.min(from, to)),
  });
  const names = ["cards", "play", "chance"] as const;
  const parts = names.map((name, index) => bar(name, ends[index] ?? 0, ends[index + 1] ?? 0));
  return { parts: [...parts, bar("result", 0, luck.result * sign)], zero: at(0) };
}

/** How far chance alone moves the result of so many deals, two times in three. */
export const chanceOf = (deals: number): number => CHANCE_OF_DEAL * Math.sqrt(deals);

/** The plays that lost most, of one seat or of all, and no more than so many. */
export function costliest(review: ReviewAnswer, seat: number | null, most = 3): ReviewedDecision[] {
  return review.decisions
    .filter(({ decision }) => (decision.loss ?? 0) > 0 && (seat === null || decision.seat === seat))
    .sort((one, other) => (other.decision.loss ?? 0) - (one.decision.loss ?? 0))
    .slice(0, most);
}

/** The round of a play, from 1. */
export const roundOf = (act: number, players: number): number => Math.floor(act / players) + 1;

export interface Point {
  act: number;
  value: number;
  /** The points that the play made here lost, by whichever side. */
  loss: number;
}

/**
 * The points that a deal promised to one side, play by play. Each is the mean of two values, for the player on
 * turn and the next one know different cards. Nothing among more than two sides.
 */
export function chartOf(review: ReviewAnswer, deal: number, side: number, summary: MatchSummary): Point[] {
  if (summary.match.sides.length !== 2) return [];
  const judged = review.decisions
    .map(({ decision }) => decision)
    .filter((each) => each.deal === deal && (each.plays ?? []).length > 0)
    .sort((one, other) => one.act - other.act);
  const own = judged.map((each) => {
    const made = each.plays?.find((play) => play.play === each.played);
    const sign = summary.seats[each.seat]?.side === side ? 1 : -1;
    return { act: each.act, value: sign * (made?.points ?? 0), loss: each.loss ?? 0 };
  });
  return own.map((each, index) => {
    const next = own[index + 1];
    return next === undefined ? each : { ...each, value: (each.value + next.value) / 2 };
  });
}
