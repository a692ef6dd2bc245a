/** The plays of one card of the hand now, as the choices a, b, c that the table shows. */

import type { LegalPlay } from "../../wire/types";
import { rankOf, sumOf, valueOf } from "../../cards/cards";

export type Kind = "lay" | "take" | "bank";

export interface Choice {
  /** a, b, c… */
  letter: string;
  kind: Kind;
  play: LegalPlay;
  /** Whether the cards taken, counted together, are worth as much as the card: then the sum is shown. */
  sums: boolean;
}

/** The choices a card has, captures first. */
export function choicesFor(legal: readonly LegalPlay[], card: string): Choice[] {
  const plays = legal.filter((play) => play.card === card);
  const order = [...plays.filter(takes), ...plays.filter((play) => !takes(play))];
  return order.map((play, index) => ({
    letter: String.fromCharCode(97 + index),
    kind: kindOf(play),
    play,
    sums: play.capture.length > 1 && sumOf(play.capture) === valueOf(card),
  }));
}

/** The letters of the choices that take this table card. */
export function lettersOn(choices: readonly Choice[], card: string): string[] {
  return choices.filter((choice) => choice.play.capture.includes(card)).map((choice) => choice.letter);
}

/** The one choice left when these table cards were touched; null while several are possible. */
export function chosenByTouch(choices: readonly Choice[], touched: readonly string[]): Choice | null {
  const left = stillPossible(choices, touched);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The choices that take all the cards touched. */
export function stillPossible(choices: readonly Choice[], touched: readonly string[]): Choice[] {
  return choices.filter((choice) => touched.every((card) => choice.play.capture.includes(card)));
}

/** The captures of a card, short: ``2+3``; several captures one after another. Empty when it takes nothing. */
export function takesInShort(legal: readonly LegalPlay[], card: string): string[] {
  return [...new Set(capturesOf(legal, card).map((capture) => capture.map(rankOf).join("+")))];
}

/** Each set of table cards that a card can take. */
export function capturesOf(legal: readonly LegalPlay[], card: string): string[][] {
  return legal.filter((play) => play.card === card && takes(play)).map(({ capture }) => capture);
}

function kindOf(play: LegalPlay): Kind {
  if (play.bank) return "bank";
  return takes(play) ? "take" : "lay";
}

function takes(play: LegalPlay): boolean {
  return play.capture.length > 0;
}
