/** A table being played at: what is shown, what is chosen, what is said. */

import { hasText, loadReasons, t } from "../../lib/i18n.svelte";
import { levelAmong } from "../../lib/prefs.svelte";
import { clockWords } from "../../lib/time";
import { refusalText } from "../../lib/refusal";
import { newSalt, saltHash } from "../../lib/salt";
import { knowsSalt, saidSalt, saltToShow, sawHash } from "../../seats/witness";
import type { DeclarationScreen, LegalPlay, RefusedMessage, Screen } from "../../wire/types";
import { CALL, calledCard, decisionsOf, fuoriText, mayCall, showsText, type Decision } from "../moves/acts";
import { byHandOf, type ByHand } from "../moves/by-hand";
import { choicesFor, chosenByTouch, type Choice } from "../moves/choices";
import { Clocks } from "./clocks.svelte";
import { Director } from "../stage/director";
import type { Command, ServerMessage } from "../line/messages";
import { fast } from "../../settings/pace";
import { liftSentence, sentenceOf, sumSentence, takeSentence, turnSentence } from "../words/sentences";
import { Session } from "../line/session.svelte";
import { setting } from "../../lib/settings.svelte";
import { buzz, sound } from "../../settings/sound";
import { tableLevels } from "../words/rules-name.svelte";
import { Speech } from "../words/speech.svelte";
import { Stage } from "../stage/stage.svelte";
import type { Step } from "../line/fold";
import { isMuted, Talk, type Phrase } from "./talk.svelte";

/** A play that waits to be confirmed, because it ends the match. */
export interface Declaration {
  action: string;
  card: string;
  taken: readonly string[];
}

/** The question whether to knock: with a play that waits for the answer, where one was made without it. */
export interface Knocking {
  play: { action: string; card: string } | null;
}

export class Game {
  readonly stage = new Stage();
  readonly director = new Director(this.stage);
  readonly speech = new Speech();
  readonly clocks = new Clocks({
    say: (seconds) => this.speech.say(t("said-time-left", { time: clockWords(seconds) }), "urgent"),
    tick: () => sound("tick"),
  });
  readonly talk = new Talk();
  /** Whether something is being shown that is not over yet. */
  busy = $state(false);
  /** The card of the hand that is chosen. */
  selected = $state<string | null>(null);
  /** Table cards touched to say which capture is meant. */
  touched = $state.raw<readonly string[]>([]);
  /** Whether the next play is to be made with a declaration, and the one that waits to be confirmed. */
  declaring = $state(false);
  declaration = $state.raw<Declaration | null>(null);
  /** Whether the hand is about to be declared, or a play waits because it could be; null otherwise. */
  knocking = $state.raw<Knocking | null>(null);
  /** Why the last command was refused, in words. */
  refusal = $state<string | null>(null);

  #absent: readonly number[] = [];
  readonly #session = new Session({
    news: () => this.#news(),
    refused: (refused) => this.#refused(refused),
    said: ({ seat, phrase }) => this.#hear(seat, phrase),
    lost: () => this.#lost(),
    outdated: () => this.#say(t("page-outdated")),
  });
  #knocked = false;
  #leaving = false;
  #sat = false;
  #asked = false;
  /** Whether another word was given on this connection, because this browser did not have the one before. */
  #renewed = false;
  /** The hashes for which this page last answered with its word. */
  #shownFor: string | null = null;
  /** The type of the last command that was sent. */
  #lastSent: Command["type"] | null = null;
  /** Whether the seat has been given up. */
  left = $state(false);
  /** The token of the seat; null for a spectator. */
  token: string | null = null;
  /** Whether a seat was lost that was not given up here: as a rule the host has freed it. */
  unseated = $state(false);
  /** Which computer player is to take the other seats before anything is shown; null where people are waited for. */
  filling = $state<string | null>(null);

  /** Whether the line is up; true until it first breaks. */
  online = $derived(this.#session.online);
  /** Whether anything was sent that is not answered yet, and the card whose play it was. */
  sent = $derived(this.#session.sent);
  pending = $derived(this.#session.pending);
  /** Whether there is no table here any more. */
  gone = $derived(this.#session.gone);
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
  /** The ways to play the chosen card by hand; null where nothing is chosen, or the table takes by itself. */
  taking = $derived<ByHand | null>(
    this.selected === null || !this.myTurn || !this.byHand || this.screen === null
      ? null
      : byHandOf(this.screen, this.selected, this.touched),
  );
  mayCall = $derived(this.free && mayCall(this.screen));
  mayDeclare = $derived(this.myTurn && (this.screen?.fuori ?? false));
  /** The ways in which the own hand can be declared now. */
  ways = $derived<readonly DeclarationScreen[]>(this.myTurn ? (this.screen?.declaring?.ways ?? []) : []);
  mayShow = $derived(this.free && (this.screen?.shows ?? false));
  decisions = $derived<Decision[]>(this.free ? decisionsOf(this.screen) : []);

  /** Sit at a table, or look on without a token; with ``fill`` that computer player takes the other seats. */
  connect(room: string, token: string | null, fill: string | null = null): void {
    this.filling = fill;
    this.token = token;
    if (token !== null) this.unseated = false;
    this.#renewed = false;
    this.#shownFor = null;
    this.#session.connect(room, token);
  }

  /** Play at something else that takes commands as a table does. */
  attach(...[line]: Parameters<Session["attach"]>): void {
    this.#session.attach(line);
  }

  /** Read along what spectators write, and write to them. */
  get line(): Pick<Session, "overhear" | "tell"> {
    return this.#session;
  }

  close(): void {
    this.clocks.stop();
    this.talk.stop();
    this.#session.close();
  }

  receive(message: ServerMessage): void {
    this.#session.receive(message);
  }

  /** Whether a card of the hand can be played now. */
  mayPlay(card: string): boolean {
    return this.myTurn && (this.screen?.legal.some((play) => play.card === card) ?? false);
  }

  /** The one thing that the chosen card can do; undefined where there are several, or none. */
  get #onlyChoice(): Choice | undefined {
    return this.choices.length === 1 ? this.choices[0] : undefined;
  }

  /** Choose a card of the hand; choosing it again plays it if it can do only one thing, and by hand puts it back. */
  choose(card: string): void {
    if (!this.myTurn) return;
    if (this.selected === card && this.#onlyChoice) return this.play(this.#onlyChoice.play);
    if (this.selected === card && this.byHand) return this.putBack();
    this.lift(card);
    if (setting("onetap") === "on" && this.#onlyChoice) this.play(this.#onlyChoice.play);
  }

  /** Take a card of the hand up. */
  lift(card: string): void {
    if (!this.myTurn || this.selected === card) return;
    this.selected = card;
    if (!this.byHand) this.touched = [];
    this.refusal = null;
    this.speech.say(liftSentence(card, this.byHand ? null : this.choices));
  }

  /** Put a card down on the table, beside its cards or on one of them: that plays it if it can do only one thing. */
  drop(card: string, on: string | null): void {
    this.lift(card);
    if (this.#onlyChoice) this.play(this.#onlyChoice.play);
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
    const choice = this.taking === null ? chosenByTouch(this.choices, touched) : null;
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

  /** Ask how the hand is to be declared; where there is one way only, declare it. */
  askKnock(): void {
    const [only, ...more] = this.ways;
    if (only && more.length === 0) this.knock(only);
    else if (only) this.knocking = { play: null };
  }

  /** Declare the hand. */
  knock({ act }: DeclarationScreen): void {
    this.knocking = null;
    if (this.ways.length > 0) this.#act(act);
  }

  /** Make the play that waits, and declare nothing. */
  playSilently(): void {
    const play = this.knocking?.play ?? null;
    this.knocking = null;
    if (play && this.myTurn) this.#act(play.action, play.card);
  }

  ready(screen: Screen | null = this.screen): void {
    const salt = newSalt();
    const room = this.#session.newest?.room;
    if (room !== undefined) saidSalt(room, salt);
    const id = newSalt();
    this.#command({ type: "ready", id, salt_hash: saltHash(salt), version: screen?.version ?? null });
  }

  /** The version of what is shown: a command answers that, and not what is still to be shown. */
  get #seen(): number | null {
    return this.screen?.version ?? null;
  }

  /** Give the seat up, to a computer player or to whoever comes. */
  leave(player: string | null): void {
    this.#leaving = true;
    this.#command({ type: "leave", id: newSalt(), player, version: this.#seen });
  }

  /** Say something to everybody at the table. */
  say(phrase: Phrase): void {
    this.#command({ type: "say", id: newSalt(), phrase });
  }

  resign(): void {
    this.#command({ type: "resign", id: newSalt(), version: this.#seen });
  }

  fill(player: string = levelAmong(tableLevels(this.screen?.rules ?? ""))): void {
    this.#command({ type: "fill", id: newSalt(), player, version: this.#seen });
  }

  /** Let a computer player play for somebody who is absent. */
  letStandIn(seat: number): void {
    this.#command({ type: "stand_in", id: newSalt(), seat, version: this.#seen });
  }

  /** Claim the match from a side that is absent. */
  claim(): void {
    this.#command({ type: "claim", id: newSalt(), version: this.#seen });
  }

  /** Agree to practise in this match. */
  practise(): void {
    this.#command({ type: "practise", id: newSalt(), version: this.#seen });
  }

  /** Take one's last play back, or with ``whole`` begin the deal again. */
  takeBack(whole = false): void {
    this.putBack();
    this.#command({ type: "take_back", id: newSalt(), whole, version: this.#seen });
  }

  /** Free the seat of somebody who took one and does not come. */
  dismiss(seat: number): void {
    if (!this.screen) return;
    this.#command({ type: "dismiss", id: newSalt(), version: this.screen.version, seat });
  }

  /** Have the table listed for everybody, or no more. */
  publish(open: boolean): void {
    this.#command({ type: "public", id: newSalt(), public: open, version: this.#seen });
  }

  /** Have spectators write to one another at the table, or no more. */
  switchRemarks(open: boolean): void {
    this.#command({ type: "remarks_open", id: newSalt(), open, version: this.#seen });
  }

  #play(action: string, card: string, taken: readonly string[] = [], declares = true): void {
    if (!this.myTurn) return;
    // a hand is declared before its first card: no play lets that pass unasked
    if (this.ways.length > 0) this.knocking = { play: { action, card } };
    else if (declares && this.declaring) this.declaration = { action, card, taken };
    else this.#act(action, card);
  }

  #act(action: string, card: string | null = null): void {
    if (!this.free) return;
    this.refusal = null;
    this.#lastSent = "play";
    this.#session.act(action, card);
  }

  #command(command: Command): void {
    this.refusal = null;
    this.#lastSent = command.type;
    this.#session.send(command);
  }

  /** Where this page only had not heard how things stand there is nothing to say: it hears it now. */
  #refused(refused: RefusedMessage): void {
    this.filling = null;
    if (refused.reason === "token_unknown") return this.#unseat();
    this.#leaving = false;
    this.declaration = null;
    if (!this.byHand) this.putBack();
    // after a late play or a late wish to go on the table shows what happened; any other late command is told
    const seen =
      this.screen?.phase !== "waiting" && (this.#lastSent === "play" || this.#lastSent === "ready");
    if (refused.code !== "stale" || !seen) void this.#explain(refused);
  }

  async #explain(refused: RefusedMessage): Promise<void> {
    if (!hasText(refused.reason)) await loadReasons();
    this.#say(refusalText(refused));
  }

  /** The line is down: nobody may have heard that the seats are to be filled. */
  #lost(): void {
    this.#asked = this.#renewed = false;
    this.#shownFor = null;
    this.speech.say(t(this.screen === null ? "offline" : "connection-lost"), "urgent");
  }

  #hear(seat: number, phrase: Phrase): void {
    const name = this.screen?.seats[seat]?.name ?? "";
    if (isMuted(name)) return;
    this.talk.show(seat, phrase);
    this.speech.say(t("said-phrase", { name, phrase: t(`phrase-${phrase}`) }), "polite");
  }

  #say(text: string): void {
    this.refusal = text;
    this.speech.say(text, "urgent");
  }

  /** Clocks go on while something is shown. */
  #news(): void {
    const { newest } = this.#session;
    if (newest) this.clocks.set(newest);
    if (newest) this.#sayAbsences(newest);
    if (newest) this.#prepare(newest);
    if (newest) this.#noteSeat(newest.you);
    void this.#show();
  }

  /** A seat may be one's own without a ticket, by one's account. */
  #noteSeat(you: number | null): void {
    if (you === null) this.#unseat();
    else this.#sat = true;
  }

  /** The person who had a seat has it no more. */
  #unseat(): void {
    if ((this.token === null && !this.#sat) || this.unseated) return;
    this.#sat = false;
    this.left = this.#leaving;
    this.unseated = !this.left;
    if (this.unseated) this.speech.say(t("seat-freed"), "urgent");
  }

  /** Before a deal: have one's word in the shuffle, show it when all are asked for, have the seats filled. */
  #prepare(screen: Screen): void {
    const { room, phase, you, fairness } = screen;
    if (fairness) sawHash(room, fairness.next_commitment);
    const player = this.filling;
    if (phase !== "waiting") this.filling = null;
    if (you === null || phase === "playing" || this.#showWord(screen, you)) return;
    if (this.#lacksWord(screen, you)) {
      this.#renewed = true;
      this.ready(screen);
    } else if (phase === "waiting" && player !== null && !this.#asked) {
      this.#asked = true;
      this.fill(player);
    }
  }

  /** Whether the table has no word of ours for the next deal that this browser could show. */
  #lacksWord({ room, phase, seats, reveal }: Screen, you: number): boolean {
    const due = phase === "waiting" || (seats[you]?.ready ?? false);
    return due && !this.#renewed && !knowsSalt(room, reveal?.hashes[you] ?? "");
  }

  /** Show one's word where all are asked for; tell whether they are. */
  #showWord({ room, reveal, fairness }: Screen, you: number): boolean {
    if (!reveal?.asked) return false;
    const commitment = fairness?.next_commitment ?? null;
    const key = [...reveal.hashes, commitment].join();
    if (reveal.broken || commitment === null || !reveal.owing.includes(you) || this.#shownFor === key)
      return true;
    this.#shownFor = key;
    const salt = saltToShow(room, you, { hashes: reveal.hashes, commitment });
    if (salt === null) this.#say(t("word-unknown"));
    else this.#session.send({ type: "salt", id: newSalt(), salt });
    return true;
  }

  /** Say once who has gone, and who is back; where a computer player plays meanwhile that is said instead. */
  #sayAbsences(screen: Screen): void {
    const gone = screen.seats.filter(({ absent, seat }) => absent && seat !== screen.you);
    for (const { seat, name } of gone)
      if (!this.#absent.includes(seat)) this.speech.say(t("said-absent", { name }));
    for (const seat of this.#absent) {
      const back = screen.seats[seat];
      if (back && !back.absent && !back.stand_in) this.speech.say(t("said-back", { name: back.name }));
    }
    this.#absent = gone.map(({ seat }) => seat);
  }

  async #show(): Promise<void> {
    if (this.#session.waiting === 0) this.director.hurry();
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.#session.waiting > 0) await this.#next();
    } catch (problem) {
      // A step that cannot be shown as it happens is left out: the screen is whole without it.
      this.#session.catchUp();
      (globalThis.reportError ?? console.error)(problem);
    }
    this.#rest();
    this.busy = false;
  }

  async #next(): Promise<void> {
    const step = this.#session.next();
    if (step === undefined) return;
    if (this.selected !== null && isOwnPlay(step)) this.putBack();
    this.#speak(step);
    if (fast() || document.hidden) this.stage.finish(step);
    else await this.director.show(step);
  }

  #rest(): void {
    const { newest } = this.#session;
    if (newest === null) return;
    const first = this.stage.screen === null;
    const missed = this.stage.screen !== null && this.stage.screen.version !== newest.version;
    if (first || missed) this.stage.show(newest);
    else this.stage.settle(newest);
    this.#session.catchUp();
    this.#keepChoice(newest);
    this.speech.say(turnSentence(newest, this.#timeLeft(newest)));
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
    if ((screen.declaring?.ways.length ?? 0) === 0) this.knocking = null;
  }

  /** One's own time as it is said, where there is one. */
  #timeLeft({ you }: Screen): string {
    const left = you === null ? null : this.clocks.left(you);
    return left === null ? "" : clockWords(left);
  }

  #speak(step: Step): void {
    for (const { text, urgent } of sentenceOf(step)) this.speech.say(text, urgent ? "urgent" : "polite");
  }
}

function isOwnPlay({ event, after }: Step): boolean {
  return event.type === "played" && event.seat === after.you;
}
