/** A table being played at: the line to the server, what is shown, what is chosen, what is said. */

import { socketAddressOf } from "../lib/address";
import { t } from "../lib/i18n.svelte";
import { refusalText } from "../lib/refusal";
import { newSalt } from "../lib/salt";
import type { LegalPlay, Screen } from "../wire/types";
import { CALL, calledCard, decisionsOf, fuoriText, mayCall, showsText, type Decision } from "./acts";
import { byHandOf, type ByHand } from "./by-hand";
import { choicesFor, chosenByTouch, type Choice } from "./choices";
import { Director } from "./director";
import type { Command, ServerMessage } from "./messages";
import { fast } from "./pace";
import { Line } from "./socket";
import { Speech } from "./speech.svelte";
import { sentenceOf, sumSentence, takeSentence, turnSentence } from "./sentences";
import { buzz, sound } from "./sound";
import { Stage } from "./stage.svelte";
import { caughtUp, commandSent, NOTHING_YET, received, stepShown, type ClientState } from "./state";
import type { Step } from "./steps";

/** A play that waits to be confirmed, because it ends the match. */
export interface Declaration {
  action: string;
  card: string;
  taken: readonly string[];
}

/** What takes commands: a line to a server, which can be asked for the table again, or something in its place. */
type Wire = Pick<Line, "send" | "close"> & Partial<Pick<Line, "resume">>;

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
  /** Whether anything was sent that is not answered yet. */
  sent = $state(false);
  /** Whether the next play is to be made with a declaration, and the one that waits to be confirmed. */
  declaring = $state(false);
  declaration = $state.raw<Declaration | null>(null);
  /** Why the last command was refused, in words. */
  refusal = $state<string | null>(null);

  #state: ClientState = NOTHING_YET;
  #line: Wire | null = null;
  #knocked = false;

  screen = $derived(this.stage.screen);
  /** Whether things lie still and a command can be given. */
  free = $derived(!this.busy && !this.sent && this.screen !== null);
  myTurn = $derived(this.free && (this.screen?.legal.length ?? 0) > 0);
  /** Whether captures are taken by hand: then nothing says what a card takes. */
  byHand = $derived(this.screen?.by_hand ?? false);
  choices = $derived<Choice[]>(
    this.selected === null || !this.myTurn || this.byHand
      ? []
      : choicesFor(this.screen?.legal ?? [], this.selected),
  );
  /** What the chosen card would do by hand; null where nothing is chosen, or the table takes by itself. */
  taking = $derived<ByHand | null>(
    this.selected === null || !this.myTurn || !this.byHand || this.screen === null
      ? null
      : byHandOf(this.screen, this.selected, this.touched),
  );
  mayCall = $derived(this.free && mayCall(this.screen));
  mayDeclare = $derived(this.myTurn && (this.screen?.fuori ?? false));
  mayShow = $derived(this.free && (this.screen?.shows ?? false));
  decisions = $derived<Decision[]>(this.free ? decisionsOf(this.screen) : []);

  connect(room: string, token: string | null): void {
    this.#line?.close();
    this.#line = new Line(socketAddressOf(`ws/rooms/${encodeURIComponent(room)}`), token, {
      message: (message) => this.receive(message),
      online: (online) => this.#setOnline(online),
      version: () => this.#state.newest?.version ?? null,
      waits: () => this.sent,
      outdated: () => this.#say(t("page-outdated")),
    });
  }

  /** Play at something else that takes commands as a table does. */
  attach(line: Wire): void {
    this.#line?.close();
    this.#line = line;
  }

  close(): void {
    this.#line?.close();
  }

  receive(message: ServerMessage): void {
    const before = this.#state;
    this.#state = received(this.#state, message);
    if (this.#state === before) return;
    this.#answered();
    if (this.#state.refused !== before.refused) this.#refused();
    if (this.#state.newest !== before.newest) void this.#show();
  }

  /** Whether a card of the hand can be played now. */
  mayPlay(card: string): boolean {
    return this.myTurn && (this.screen?.legal.some((play) => play.card === card) ?? false);
  }

  /** Choose a card of the hand; choosing it again plays it if it can do only one thing, and by hand puts it back. */
  choose(card: string): void {
    if (!this.myTurn) return;
    const only = this.choices.length === 1 ? this.choices[0] : undefined;
    if (this.selected === card && only) return this.play(only.play);
    if (this.selected === card && this.byHand) return this.putBack();
    this.lift(card);
  }

  /** Take a card of the hand up. */
  lift(card: string): void {
    if (!this.myTurn || this.selected === card) return;
    this.selected = card;
    if (!this.byHand) this.touched = [];
    this.refusal = null;
  }

  /** Put a card down on the table, beside its cards or on one of them: that plays it if it can do only one thing. */
  drop(card: string, on: string | null): void {
    this.lift(card);
    const [only, another] = this.choices;
    if (only && !another) this.play(only.play);
    else if (on !== null && !this.touched.includes(on)) this.touch(on);
  }

  putBack(): void {
    this.selected = null;
    this.touched = [];
  }

  /** Touch a card on the table: it says which capture is meant, or by hand what is taken. */
  touch(card: string): void {
    if (this.choices.length === 0 && this.taking === null) return;
    const touched = this.touched.includes(card)
      ? this.touched.filter((each) => each !== card)
      : [...this.touched, card];
    if (this.taking !== null) this.refusal = null;
    if (this.taking !== null) return void (this.touched = touched);
    const choice = chosenByTouch(this.choices, touched);
    if (choice?.play.capture.includes(card)) return this.play(choice.play);
    this.touched = touched;
    if (touched.length > 0) this.speech.say(sumSentence(touched), "urgent");
  }

  play({ action, card, capture, bank }: LegalPlay): void {
    this.#play(action, card, capture, !bank);
  }

  /** Take the touched cards with the chosen one. */
  take(): void {
    const { taking } = this;
    if (taking?.take) this.#play(taking.take, taking.card, taking.touched);
    else if (taking) this.speech.say(takeSentence(taking), "urgent");
  }

  /** Lay the chosen card, whatever it could take. */
  lay(): void {
    if (this.taking?.lay) this.#play(this.taking.lay, this.taking.card);
  }

  /** Put the chosen card aside. */
  bank(): void {
    if (this.taking?.bank) this.#play(this.taking.bank, this.taking.card, [], false);
  }

  /** Point at the capture that the last play missed. */
  call(): void {
    if (this.mayCall) this.#act(CALL);
  }

  /** Say which exposed card the next player plays. */
  decide({ action }: Decision): void {
    if (this.decisions.length > 0) this.#act(action);
  }

  /** Lay cards of the hand open. */
  show(cards: readonly string[]): void {
    if (this.mayShow && cards.length > 0) this.#act(showsText(cards));
  }

  /** Mark the next play as one to declare with, or take the mark back. */
  markFuori(): void {
    this.declaring = this.mayDeclare && !this.declaring;
  }

  /** Make the play that waits, with the declaration. */
  declare(): void {
    const { declaration } = this;
    this.declaration = null;
    if (declaration && this.myTurn) this.#act(fuoriText(declaration.action), declaration.card);
  }

  /** Think better of declaring: the cards stay as they are, the mark goes. */
  keepPlaying(): void {
    this.declaration = null;
    this.declaring = false;
  }

  ready(): void {
    this.#command({ type: "ready", id: newSalt(), salt: newSalt() });
  }

  fill(): void {
    this.#command({ type: "fill", id: newSalt() });
  }

  #play(action: string, card: string, taken: readonly string[] = [], declares = true): void {
    if (!this.myTurn) return;
    if (declares && this.declaring) this.declaration = { action, card, taken };
    else this.#act(action, card);
  }

  #act(action: string, card: string | null = null): void {
    const version = this.#state.newest?.version;
    if (version === undefined || !this.free) return;
    this.sent = this.#command({ type: "play", id: newSalt(), version, action });
    this.pending = this.sent ? card : null;
  }

  #answered(): void {
    this.pending = null;
    this.sent = false;
  }

  #command(command: Command): boolean {
    this.refusal = null;
    this.#state = commandSent(this.#state, command.id);
    return this.#line?.send(command) ?? false;
  }

  #refused(): void {
    const { refused } = this.#state;
    if (refused === null) return;
    this.declaration = null;
    if (!this.byHand) this.putBack();
    // The table has moved on and this page has not heard of it.
    if (refused.code === "stale") return this.#line?.resume?.();
    // No table to come back to: it does not exist, or the place at it is not ours.
    if (this.#state.newest === null) this.#line?.close();
    this.#say(refusalText(refused));
  }

  #say(text: string): void {
    this.refusal = text;
    this.speech.say(text, "urgent");
  }

  #setOnline(online: boolean): void {
    if (online === this.online) return;
    this.online = online;
    if (!online) this.#answered();
    if (!online) this.speech.say(t("connection-lost"), "urgent");
  }

  async #show(): Promise<void> {
    if (this.#state.queue.length === 0) this.director.hurry();
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.#state.queue.length > 0) await this.#next();
    } catch (problem) {
      // What cannot be shown as it happens is left out: the screen is whole without it.
      this.#state = caughtUp(this.#state);
      reportError(problem);
    }
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
    this.speech.say(turnSentence(newest), "urgent");
    if (newest.legal.length === 0) this.#knocked = false;
    else if (!this.#knocked) this.#knock();
  }

  /** Say without words that it is this person's turn, once a turn. */
  #knock(): void {
    this.#knocked = true;
    sound("knock");
    buzz([10]);
  }

  /** Keep what was chosen as far as it can still be done, and choose a card that has to be played. */
  #keepChoice(screen: Screen): void {
    const held = this.selected !== null && screen.legal.some((play) => play.card === this.selected);
    if (!held) this.putBack();
    this.selected ??= calledCard(screen);
    this.touched = this.touched.filter((card) => screen.table.includes(card));
    this.declaring &&= screen.fuori ?? false;
    if (screen.legal.length === 0) this.declaration = null;
  }

  #speak(step: Step): void {
    for (const { text, urgent } of sentenceOf(step)) this.speech.say(text, urgent ? "urgent" : "polite");
  }
}

function isOwnPlay({ event, after }: Step): boolean {
  return event.type === "played" && event.seat === after.you;
}
