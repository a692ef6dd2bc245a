/** The keys of the table. */

import { ON_TABLE } from "../../cards/lies";
import { t } from "../../lib/i18n.svelte";
import { setting } from "../../lib/settings.svelte";
import type { Game } from "./game.svelte";
import { clocksSentence, handSentence, lastPlaySentence, turnSentence } from "../words/sentences";
import { spoken } from "../words/spoken";
import { toggleSound } from "../../settings/sound";

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
  // all of them, signs too: WCAG 2.2, 2.1.4
  if (event.key.length === 1 && setting("shortcuts") === "off") return;
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
  if (key === "ArrowLeft") return () => (onTable() ? stepTable(-1) : hand?.step(-1));
  if (key === "ArrowRight") return () => (onTable() ? stepTable(1) : hand?.step(1));
  if (key === "ArrowUp") return () => focusTable();
  if (key === "ArrowDown") return () => hand?.step(0);
  if (key === "Escape") return () => game.putBack();
  if (key === "?") return help;
  if (/^[0-9]$/.test(key)) return () => hand?.focusCard((Number(key) + 9) % 10);
  const letter = key.toLowerCase();
  return spokenFor(letter, game) ?? choiceFor(letter, game) ?? byHandFor(letter, game);
}

/** The action of a letter on the cards touched, and against a capture that was missed. */
function byHandFor(key: string, game: Game): (() => void) | null {
  if (key === "p" && game.mayCall) return () => game.call();
  if (key === "f" && game.mayDeclare) return () => game.markFuori();
  if (key === "a" && game.taking) return () => game.take();
  if (key === "b" && game.taking?.lay) return () => game.lay();
  return key === "c" && game.taking?.bank ? () => game.bank() : null;
}

function choiceFor(key: string, game: Game): (() => void) | null {
  const choice = game.choices.find((each) => each.letter === key);
  return choice ? () => game.play(choice.play) : null;
}

function spokenFor(key: string, game: Game): (() => void) | null {
  const { screen } = game;
  if (screen === null || game.choices.some((choice) => choice.letter === key)) return null;
  const say = (text: string) => () => game.speech.answer(text);
  if (key === "t") return say(spoken("table", screen));
  if (key === "h") return say(handSentence(screen, setting("sort")));
  if (key === "s") return say(spoken("score", screen));
  if (key === "l") return say(lastPlaySentence(screen, game.stage.fresh) || t("said-nothing-played"));
  if (key === "k") return say(clocksSentence(screen, (seat) => game.clocks.left(seat)) || t("said-no-clock"));
  if (key === "m") return () => game.speech.answer(t(toggleSound() ? "said-sound-on" : "said-sound-off"));
  if (key === "r") return () => game.speech.repeat() || game.speech.answer(turnSentence(screen));
  return null;
}

const TABLE_CARDS = `${ON_TABLE}:not([aria-disabled=true])`;

function focusTable(): void {
  document.querySelector<HTMLElement>(TABLE_CARDS)?.focus();
}

function onTable(): boolean {
  return document.activeElement?.matches(ON_TABLE) ?? false;
}

/** Move the focus to the next table card that can be touched, round and round. */
function stepTable(by: number): void {
  const cards = [...document.querySelectorAll<HTMLElement>(TABLE_CARDS)];
  const at = cards.findIndex((card) => card === document.activeElement);
  cards[(at + by + cards.length) % cards.length]?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
