/** A table being played at: the line to the server, what is shown, what is chosen, what is said. */

import { socketAddressOf } from "../lib/address";
import { t } from "../lib/i18n.svelte";
import { refusalText } from "../lib/refusal";
import { newSalt } from "../lib/salt";
import type { LegalPlay, Screen } from "../wire/types";
import { choicesFor, chosenByTouch, type Choice } from "./choices";
import { Director } from "./director";
import type { Command, ServerMessage } from "./messages";
import { fast } from "./pace";
import { Line } from "./socket";
import { Speech } from "./speech.svelte";
import { sentenceOf, turnSentence } from "./sentences";
import { Stage } from "./stage.svelte";
import { caughtUp, NOTHING_YET, received, stepShown, type ClientState } from "./state";
import type { Step } from "./steps";

export class Game {
  readonly stage = new Stage();
  readonly director = new Director(this.stage);
  readonly speech = new Speech();
  /** Whether the line is up; true until it first breaks. */
  online = $state(true);
  /** Whether something is being shown that is not over yet. */
  busy = $state(false);
  /** The card of the hand that is chosen. */
  selected = $state<string | null>(null);
  /** Table cards touched to say which capture is meant. */
  touched = $state.raw<readonly string[]>([]);
  /** The card whose play was sent and not answered yet. */
  pending = $state<string | null>(null);
  /** Why the last command was refused, in words. */
  refusal = $state<string | null>(null);

  #state: ClientState = NOTHING_YET;
  #line: Line | null = null;

  screen = $derived(this.stage.screen);
  myTurn = $derived(
    !this.busy && this.screen !== null && this.screen.legal.length > 0 && this.pending === null,
  );
  choices = $derived<Choice[]>(
    this.selected === null || !this.myTurn ? [] : choicesFor(this.screen?.legal ?? [], this.selected),
  );

  connect(room: string, token: string | null): void {
    this.#line?.close();
    this.#line = new Line(socketAddressOf(`ws/rooms/${encodeURIComponent(room)}`), token, {
      message: (message) => this.receive(message),
      online: (online) => this.#setOnline(online),
      version: () => this.#state.newest?.version ?? null,
    });
  }

  close(): void {
    this.#line?.close();
  }

  receive(message: ServerMessage): void {
    const before = this.#state;
    this.#state = received(this.#state, message);
    if (this.#state === before) return;
    this.pending = null;
    if (this.#state.refused !== null) this.#refused();
    if (this.#state.newest !== before.newest) void this.#show();
  }

  /** Choose a card of the hand; choosing it again plays it if it can do only one thing. */
  choose(card: string): void {
    if (!this.myTurn) return;
    const only = this.choices.length === 1 ? this.choices[0] : undefined;
    if (this.selected === card && only) return this.play(only.play);
    this.selected = card;
    this.touched = [];
    this.refusal = null;
  }

  putBack(): void {
    this.selected = null;
    this.touched = [];
  }

  /** Touch a card on the table: it says which capture is meant. */
  touch(card: string): void {
    if (this.choices.length === 0) return;
    const touched = this.touched.includes(card)
      ? this.touched.filter((each) => each !== card)
      : [...this.touched, card];
    const choice = chosenByTouch(this.choices, touched);
    if (choice?.play.capture.includes(card)) return this.play(choice.play);
    this.touched = touched;
  }

  play(play: LegalPlay): void {
    const version = this.#state.newest?.version;
    if (version === undefined || !this.myTurn) return;
    if (this.#command({ type: "play", id: newSalt(), version, action: play.action }))
      this.pending = play.card;
  }

  ready(): void {
    this.#command({ type: "ready", id: newSalt(), salt: newSalt() });
  }

  fill(): void {
    this.#command({ type: "fill", id: newSalt() });
  }

  #command(command: Command): boolean {
    this.refusal = null;
    return this.#line?.send(command) ?? false;
  }

  #refused(): void {
    const { refused } = this.#state;
    if (refused === null) return;
    this.refusal = refusalText(refused);
    this.putBack();
    // No table to come back to: it does not exist, or the place at it is not ours.
    if (this.#state.newest === null) this.#line?.close();
    this.speech.say(this.refusal, "urgent");
  }

  #setOnline(online: boolean): void {
    if (online === this.online) return;
    this.online = online;
    if (!online) this.pending = null;
    if (!online) this.speech.say(t("connection-lost"), "urgent");
  }

  async #show(): Promise<void> {
    if (this.#state.queue.length === 0) this.director.hurry();
    if (this.busy) return;
    this.busy = true;
    while (this.#state.queue.length > 0) await this.#next();
    this.#rest();
    this.busy = false;
  }

  async #next(): Promise<void> {
    const [step] = this.#state.queue;
    this.#state = stepShown(this.#state);
    if (step === undefined) return;
    if (this.selected !== null && isOwnPlay(step)) this.putBack();
    this.#speak(step);
    if (fast() || document.hidden) this.stage.finish(step);
    else await this.director.show(step);
  }

  #rest(): void {
    const { newest } = this.#state;
    if (newest === null) return;
    const first = this.stage.screen === null;
    const missed = this.stage.screen !== null && this.stage.screen.version !== newest.version;
    if (first || missed) this.stage.show(newest);
    else this.stage.settle(newest);
    this.#state = caughtUp(this.#state);
    this.#keepChoice(newest);
    if (newest.legal.length > 0) this.speech.say(turnSentence(newest), "urgent");
  }

  #keepChoice(screen: Screen): void {
    const held = this.selected !== null && screen.legal.some((play) => play.card === this.selected);
    if (!held) this.putBack();
  }

  #speak(step: Step): void {
    for (const { text, urgent } of sentenceOf(step)) this.speech.say(text, urgent ? "urgent" : "polite");
  }
}

function isOwnPlay({ event, after }: Step): boolean {
  return event.type === "played" && event.seat === after.you;
}
