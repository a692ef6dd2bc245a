/** What is said of each thing that happens, in the words players use. */

import { cardName, listed, t, type Arguments } from "../../lib/i18n.svelte";
import { clockWords } from "../../lib/time";
import type {
  CalledEvent,
  ChosenEvent,
  CountScreen,
  FuoriEvent,
  LeftEvent,
  LeftoversEvent,
  PlayedEvent,
  Screen,
  ShownEvent,
  WonEvent,
} from "../../wire/types";
import { calledCard, pilesAreClosed } from "../moves/acts";
import type { ByHand } from "../moves/by-hand";
import { rankOf, SETTEBELLO, sorted, suitOf, sumOf, valueOf } from "../../cards/cards";
import type { Choice } from "../moves/choices";
import { isNewcomer, ownSide, playerAt, sidesFromYours } from "../layout/places";
import type { Step } from "../line/steps";

export interface Sentence {
  text: string;
  /** Whether it may interrupt what is being read. */
  urgent: boolean;
}

/** Something to read with the cards it is about: whose they are, where they are anybody's. */
export interface Told {
  text: string;
  rows: readonly { name: string; cards: readonly string[] }[];
}

/** *il sette di denari*, *the seven of coins*. */
export function theCard(card: string): string {
  const rank = rankOf(card);
  return t("the-card", { rank: Number(rank) || rank, suit: suitOf(card) });
}

export function theCards(cards: readonly string[]): string {
  return listed(cards.map(theCard));
}

/** *Noi*, *Loro*, *Tu*, or the player's name. */
export function sideName(screen: Screen, side: number): string {
  return listed(sideNames(screen, side));
}

/** The same, for whoever looks on at partners each name for itself. */
export function sideNames(screen: Screen, side: number): string[] {
  const seats = screen.sides[side]?.seats ?? [];
  const plays = screen.you !== null && !isNewcomer(screen);
  const own = side === ownSide(screen) && plays;
  if (seats.length > 1 && plays) return [own ? t("side-we") : t("side-they")];
  return own ? [t("side-you")] : seats.map((seat) => playerAt(screen, seat) || t("seat-free"));
}

/** A side in a sentence: ``who`` gives the verb its person and number, ``side`` names those who are called by name. */
export interface Subject extends Record<string, string> {
  who: "you" | "we" | "they" | "one" | "many";
  side: string;
}

export function sideSubject(screen: Screen, side: number): Subject {
  const seats = screen.sides[side]?.seats ?? [];
  const pair = seats.length > 1;
  const plays = screen.you !== null && !isNewcomer(screen);
  if (plays && side === ownSide(screen)) return { who: pair ? "we" : "you", side: "" };
  if (plays && pair) return { who: "they", side: "" };
  return { who: pair ? "many" : "one", side: listed(seats.map((seat) => whoPlayed(screen, seat).name)) };
}

/** Who has won, alone or together; empty while nobody has. */
export function winnerSentence(screen: Screen): string {
  return screen.outcome ? tell("won-side", sideSubject(screen, screen.outcome.winner)) : "";
}

/** Whose captures a pile has. */
export function pileSentence(screen: Screen, side: number): string {
  return t("pile-of", sideSubject(screen, side));
}

/** What to say of a step, in the order to say it. */
export function sentenceOf({ event, before, after }: Step): Sentence[] {
  switch (event.type) {
    case "played":
      return playedSentences(event, after);
    case "fuori":
      return [{ text: fuoriSentence(event, after), urgent: true }];
    case "called":
      return [{ text: calledSentence(event, after), urgent: true }];
    case "shown":
      return [polite(shownSentence(event, after))];
    case "chosen":
      return [polite(chosenSentence(event, after))];
    case "leftovers":
      return [polite(leftoversSentence(event, after))];
    case "dealt":
      return [polite(dealtSentence(after)), polite(tableSentence(after.table))];
    case "batch":
      return [polite(tell("said-batch", { batch: event.batch, batches: event.batches }))];
    case "redealt":
      return [polite(redealtSentence(event.reason))];
    case "drawn":
      return [polite(tell("said-drawn", { ...who(after, event.dealer) }))];
    case "counted":
      return [polite(countedSentence(after))];
    case "won":
      return [{ text: wonSentence(event, after), urgent: true }];
    case "forfeit":
      return [{ text: tell("said-forfeit", { why: event.why, ...who(after, event.seat) }), urgent: true }];
    case "resigning":
      return [{ text: tell("said-resigning", who(after, event.seat)), urgent: true }];
    case "left":
      return before.you === event.seat ? [] : [{ text: leftSentence(event), urgent: true }];
    case "stood_in":
      return [{ text: tell("said-stood-in", who(after, event.seat)), urgent: true }];
    case "replaced":
      return [{ text: tell("replaced", { why: event.why, ...who(after, event.seat) }), urgent: true }];
    case "returned":
      return [polite(tell("said-returned", who(after, event.seat)))];
    case "seated":
      return [polite(tell("said-seated", { name: event.name }))];
    case "ready":
      return before.you === event.seat ? [] : [polite(tell("said-ready", { ...who(after, event.seat) }))];
    default:
      return [];
  }
}

/** What is shown before a deal: the cards turned up for seats, or those that were dealt in vain. */
export function toldOf(step: Step): Told | null {
  const { event, after } = step;
  const text = sentenceOf(step)
    .map((said) => said.text)
    .join(" ");
  if (event.type === "redealt") return { text, rows: [{ name: "", cards: event.table }] };
  if (event.type !== "drawn") return null;
  return { text, rows: after.seats.map(({ name, seat }) => ({ name, cards: event.cards[seat] ?? [] })) };
}

/** What the caption says after a step that was no play; null where a step says nothing there. */
export function newsOf(step: Step): string | null {
  const { type } = step.event;
  if (type === "played" || type === "dealt") return "";
  if (type !== "called" && type !== "shown" && type !== "chosen" && type !== "fuori") return null;
  return sentenceOf(step)
    .map((said) => said.text)
    .join(" ");
}

/** What was played last; a capture that is closed already only by whose it was (RULES.md F18). */
export function lastPlaySentence(screen: Screen, fresh: boolean): string {
  const last = screen.last_play;
  if (last === null) return "";
  const shut = last.capture.length > 0 && !fresh && pilesAreClosed(screen);
  return shut ? tell("said-took-closed", who(screen, last.seat)) : playSentence(last, screen);
}

/** What was played, as it is said. */
export function playSentence(event: PlayedEvent, screen: Screen): string {
  const args = {
    ...whoPlayed(screen, event.seat),
    card: theCard(event.card),
    taken: theCards(event.capture),
  };
  if (event.bank) return tell("said-banked", args);
  return event.capture.length > 0 ? tell("said-took", args) : tell("said-laid", args);
}

export function tableSentence(table: readonly string[]): string {
  if (table.length === 0) return tell("said-table-empty");
  return tell("said-table", { cards: theCards(table), count: table.length });
}

/** A card of the hand that was chosen, with its worth and how many captures it can make; by hand there are no choices. */
export function liftSentence(card: string, choices: readonly Choice[] | null): string {
  const worth = tell("said-lifted", { card: cardName(card), value: valueOf(card) });
  if (choices === null) return worth;
  return `${worth} ${tell("said-captures", { count: choices.filter(({ kind }) => kind === "take").length })}`;
}

/** What the table cards touched so far add up to. */
export function sumSentence(touched: readonly string[]): string {
  return tell("said-sum", { cards: theCards(touched), sum: sumOf(touched) });
}

/** The hand in the order in which it is shown. */
export function handSentence({ you, hand }: Screen, sort: "rank" | "suit"): string {
  if (you === null) return tell("said-hand-none");
  if (hand === null) return tell("said-hand-closed");
  return tell("said-hand", { cards: theCards(sorted(hand, sort)), count: hand.length });
}

export function scoreSentence(screen: Screen): string {
  const type = screen.target === null ? "said-score" : "said-score-to";
  const scores = sidesFromYours(screen).map((side) =>
    tell("said-side-score", { ...sideSubject(screen, side.side), points: side.score }),
  );
  return t(type, { scores: listed(scores), target: screen.target ?? 0 });
}

/** What is yours to do now, with the time you have for it; empty where nothing is. */
export function turnSentence(screen: Screen, time = ""): string {
  const turn = turnOf(screen);
  return turn !== "" && time !== "" ? tell("said-turn-time", { turn, time }) : turn;
}

/** How much time everybody has left; empty where there are no clocks. */
export function clocksSentence(screen: Screen, left: (seat: number) => number | null): string {
  const said = screen.seats.flatMap(({ seat, name }) => {
    const seconds = left(seat);
    if (seconds === null) return [];
    const who = seat === screen.you ? t("side-you") : name;
    return [t("clock-of", { name: who, time: clockWords(seconds) })];
  });
  return said.length === 0 ? "" : tell("said-clocks", { clocks: listed(said) });
}

/** Why a match was lost otherwise than by play; empty where it was played to its end. */
export function lostSentence(screen: Screen): string {
  const { why, seat } = screen.outcome ?? {};
  if (why === undefined || why === null || seat === undefined || seat === null) return "";
  return tell("said-forfeit", { why, ...whoPlayed(screen, seat) });
}

function turnOf(screen: Screen): string {
  if (screen.you === null || screen.to_move !== screen.you) return "";
  const called = calledCard(screen);
  if (called !== null) return tell("said-must-take", { card: theCard(called) });
  const owner = ownerName(screen);
  return owner === null ? tell("said-your-turn") : tell("decide-for", { owner });
}

/** Who plays the exposed card that somebody else decides on; null while nobody decides. */
export function ownerName(screen: Screen): string | null {
  const owner = screen.owner ?? null;
  return owner === null ? null : nameOf(screen, owner);
}

/** Who has to do something, short. */
export function turnLabel(screen: Screen): string {
  const { to_move: mover, you } = screen;
  if (mover === null) return "";
  const owner = ownerName(screen);
  const { name = "", kind } = screen.seats[mover] ?? {};
  if (kind === "open") return t("turn-free");
  if (mover === you) return owner === null ? t("your-turn") : t("your-decision");
  if (owner === null) return t("turn-of", { name });
  return screen.owner === you ? tell("decides-yours", { name }) : tell("decides", { name, owner });
}

/** What taking by hand would do with the cards touched. */
export function takeSentence({ card, touched, sum }: ByHand): string {
  if (touched.length === 0) return t("by-hand-empty", { card: theCard(card) });
  return tell("said-take", { card: theCard(card), taken: theCards(touched), sum });
}

/** What each side has won by stakes; empty where nothing is played for, or no match is over. */
export function stakesSentence(screen: Screen): string {
  const { stakes } = screen;
  if (!stakes) return "";
  const won = sidesFromYours(screen).map(({ side }) =>
    tell("said-side-score", { ...sideSubject(screen, side), points: signed(stakes[side] ?? 0) }),
  );
  return tell("said-stakes", { scores: listed(won) });
}

/** *+3*, *−3*, *0*. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** How a declaration ended the deal; empty for a deal that was played out. */
export function declaredSentence(screen: Screen, count: CountScreen): string {
  if (count.how !== "fuori" || count.declarer === null) return "";
  return fuoriSentence({ seat: count.declarer, right: count.right === true }, screen);
}

export function choiceSentence({ letter, kind, play }: Choice): string {
  const args = { letter, card: theCard(play.card), taken: theCards(play.capture) };
  if (kind === "take") return tell("said-choice-take", args);
  return kind === "bank" ? tell("said-choice-bank", args) : tell("said-choice-lay", args);
}

/** Who did it, as arguments of a sentence: ``me`` makes it *prendi*. */
function who(screen: Screen, seat: number): { me: string; name: string } {
  return { me: seat === screen.you ? "yes" : "no", name: nameOf(screen, seat) };
}

/** A message that begins with a capital, whoever is its subject; a player's own name stays as it is written. */
function tell(id: string, args: Arguments = {}): string {
  const text = t(id, args);
  return text.startsWith(t("somebody-gone")) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A player's name in a sentence; of a seat that was left, whose it was. */
function nameOf(screen: Screen, seat: number): string {
  return screen.seats[seat]?.name || t("somebody-gone");
}

/** The same of what was done in a deal, whoever sits there since it is over. */
function whoPlayed(screen: Screen, seat: number): { me: string; name: string } {
  const me = seat === screen.you && !isNewcomer(screen);
  return { me: me ? "yes" : "no", name: playerAt(screen, seat) || t("somebody-gone") };
}

function playedSentences(event: PlayedEvent, after: Screen): Sentence[] {
  const said = [polite(playSentence(event, after))];
  const settebello = [event.card, ...event.capture].includes(SETTEBELLO) && event.capture.length > 0;
  if (settebello) said.push(polite(tell("said-settebello", who(after, event.seat))));
  if (event.scopa) said.push({ text: scopaSentence(event, after), urgent: true });
  return said;
}

function fuoriSentence({ seat, right }: FuoriEvent, screen: Screen): string {
  return tell("said-fuori", { ...whoPlayed(screen, seat), right: right ? "yes" : "no" });
}

function calledSentence({ seat, owner, card }: CalledEvent, after: Screen): string {
  const args = { ...who(after, seat), owner: nameOf(after, owner), card: theCard(card) };
  return owner === after.you ? tell("said-called-yours", args) : tell("said-called", args);
}

function shownSentence({ seat, cards, twin }: ShownEvent, after: Screen): string {
  const args = { ...who(after, seat), cards: theCards(cards), count: cards.length };
  return twin ? tell("said-admitted", args) : tell("said-shown", args);
}

function leftSentence({ name, computer, off }: LeftEvent): string {
  const how = off ? "off" : computer === "" ? "free" : "computer";
  return tell("said-left", { how, name, computer });
}

function chosenSentence({ seat, owner, card }: ChosenEvent, after: Screen): string {
  const args = { ...who(after, seat), owner: nameOf(after, owner), card: theCard(card) };
  return owner === after.you ? tell("said-chosen-yours", args) : tell("said-chosen", args);
}

function scopaSentence(event: PlayedEvent, after: Screen): string {
  const side = after.sides.find((each) => each.seats.includes(event.seat));
  const said = tell("said-scopa", who(after, event.seat));
  if (side === undefined || side.scope === null) return said;
  return `${said} ${tell("said-scope", { ...sideSubject(after, side.side), count: side.scope })}`;
}

function leftoversSentence(event: LeftoversEvent, after: Screen): string {
  return tell("said-leftovers", { ...who(after, event.seat), count: event.cards.length });
}

function dealtSentence(after: Screen): string {
  const dealer = after.seats.find((seat) => seat.dealer);
  const count = after.hand?.length ?? after.seats[after.you ?? -1]?.cards ?? 0;
  return tell("said-dealt", {
    deal: after.deal_number,
    count,
    ...who(after, dealer?.seat ?? 0),
  });
}

function redealtSentence(reason: string): string {
  return tell("said-redealt", { reason });
}

function countedSentence(after: Screen): string {
  const { count } = after;
  if (!count) return "";
  const points = sidesFromYours(after).map((side) =>
    tell("said-side-score", { ...sideSubject(after, side.side), points: totalOf(count, side.side) }),
  );
  return `${tell("said-counted", { scores: listed(points) })} ${scoreSentence(after)}`;
}

function totalOf(count: CountScreen, side: number): number {
  return count.sides.find((each) => each.side === side)?.total ?? 0;
}

function wonSentence(event: WonEvent, after: Screen): string {
  return tell("said-won", sideSubject(after, event.winner));
}

function polite(text: string): Sentence {
  return { text, urgent: false };
}
