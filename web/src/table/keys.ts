/** What keys do at the table. */

import { t } from "../lib/i18n.svelte";
import type { Game } from "./game.svelte";
import { handSentence, playSentence, scoreSentence, tableSentence } from "./sentences";

/** The hand as far as keys need it. */
export interface Walkable {
  step: (by: number) => void;
  focusCard: (index: number) => void;
}

export function keyAction(
  event: KeyboardEvent,
  game: Game,
  hand: Walkable | undefined,
  help: () => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const act = actionFor(event.key, game, hand, help);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actionFor(
  key: string,
  game: Game,
  hand: Walkable | undefined,
  help: () => void,
): (() => void) | null {
  if (key === "ArrowLeft") return () => hand?.step(-1);
  if (key === "ArrowRight") return () => hand?.step(1);
  if (key === "ArrowUp") return () => focusTable();
  if (key === "ArrowDown") return () => hand?.step(0);
  if (key === "Escape") return () => game.putBack();
  if (key === "?") return help;
  if (/^[0-9]$/.test(key)) return () => hand?.focusCard((Number(key) + 9) % 10);
  return spokenFor(key.toLowerCase(), game) ?? choiceFor(key.toLowerCase(), game);
}

function choiceFor(key: string, game: Game): (() => void) | null {
  const choice = game.choices.find((each) => each.letter === key);
  return choice ? () => game.play(choice.play) : null;
}

function spokenFor(key: string, game: Game): (() => void) | null {
  const { screen } = game;
  if (screen === null || game.choices.some((choice) => choice.letter === key)) return null;
  const say = (text: string) => () => game.speech.say(text, "urgent");
  if (key === "t") return say(tableSentence(screen.table));
  if (key === "h") return say(handSentence(screen.hand));
  if (key === "s") return say(scoreSentence(screen));
  if (key === "l")
    return say(screen.last_play ? playSentence(screen.last_play, screen) : t("said-nothing-played"));
  return null;
}

function focusTable(): void {
  document.querySelector<HTMLElement>("[data-testid=table-card]:not([aria-disabled=true])")?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
