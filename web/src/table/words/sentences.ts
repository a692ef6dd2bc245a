/** The sentences about everything that happens, in players' words. */

import { cardName, signed, t } from "../../lib/i18n.svelte";
import { clockWords } from "../../lib/time";
import type { CountScreen, DeclaredEvent, PlayedEvent, Screen } from "../../wire/types";
import { calledCard, pilesAreClosed } from "../moves/acts";
import type { ByHand } from "../moves/by-hand";
import { sorted, sumOf, valueOf } from "../../cards/cards";
import type { Choice } from "../moves/choices";
import type { Step } from "../line/fold";
import type { PublicEvent } from "../line/messages";
import { spoken } from "./spoken";
import { nameOf, pointsOf, rankName, sideSubject, tell, theCard, theCards, who } from "./subjects";

export interface Sentence {
  text: string;
  /** Whether it may interrupt what is being read. */
  urgent: boolean;
}

/** How an event besides a play is told: it may interrupt what is being read, and the caption may tell of it. */
type Manner = "urgent" | "caption";

const MANNERS: Record<PublicEvent["type"], readonly Manner[]> = {
  played: [],
  fuori: ["caption"],
  called: ["caption"],
  shown: ["caption"],
  chosen: ["caption"],
  leftovers: [],
  batch: [],
  redealt: [],
  drawn: [],
  dealt: [],
  counted: [],
  won: [],
  forfeit: ["urgent"],
  cancelled: ["urgent"],
  resigning: ["urgent"],
  left: ["urgent"],
  stood_in: ["urgent"],
  returned: [],
  replaced: ["urgent"],
  resumed: [],
  interrupted: ["caption"],
  taken_back: ["urgent"],
  seated: [],
  ready: [],
  table_taken: ["caption"],
  declared: ["caption"],
  bonus: ["caption"],
};

/** Something to read with the cards it is about: whose they are, where they are anybody's. */
export interface Told {
  text: string;
  rows: readonly { name: string; cards: readonly string[] }[];
}

/** So many captures of a chosen card are told one by one; of more, how many there are. */
const TOLD_CAPTURES = 4;

/** How long it is played: *Partita a 11*; duplicate deals have their number, whatever the points. */
export function matchText(screen: Screen): string {
  if (screen.repeated) return t("repeated-deals");
  return screen.target === null ? t("one-deal") : t("match-to", { target: screen.target });
}

/** The deal in play: *smazzata 2*; of duplicate deals everybody knows how many there are. */
export const dealText = ({ deal_number: deal, deals }: Screen): string =>
  deals == null ? t("deal-number", { deal }) : t("deal-of", { deal, deals });

/** The winner, alone or together; empty while nobody has won. */
export function winnerSentence(screen: Screen): string {
  return screen.outcome ? tell("won-side", sideSubject(screen, screen.outcome.winner)) : "";
}

/** The name of a pile, by its side. */
export function pileSentence(screen: Screen, side: number): string {
  return t("pile-of", sideSubject(screen, side));
}

/** The sentences about a step, in the order to say them. */
export function sentenceOf({ event, said, after }: Step): Sentence[] {
  const urgent = MANNERS[event.type].includes("urgent");
  return said.map((name) => ({ text: spoken(name, after, event), urgent }));
}

/** The cards shown before a deal: those turned up for seats, or those that were dealt in vain. */
export function toldOf(step: Step): Told | null {
  const { event, after } = step;
  const text = sentenceOf(step)
    .map((said) => said.text)
    .join(" ");
  if (event.type === "redealt") return { text, rows: [{ name: "", cards: event.table }] };
  if (event.type !== "drawn") return null;
  return { text, rows: after.seats.map(({ name, seat }) => ({ name, cards: event.cards[seat] ?? [] })) };
}

/** The caption after a step that was no play; null where a step says nothing there. */
export function newsOf(step: Step): string | null {
  const { type } = step.event;
  if (type === "played" || type === "dealt") return "";
  if (!MANNERS[type].includes("caption")) return null;
  if (step.event.type === "declared") return knockSentence(step.event, step.after);
  return sentenceOf(step)
    .map((said) => said.text)
    .join(" ");
}

/** A declared hand in short: its cards are seen, where they lie open. */
function knockSentence({ seat, worth, named }: DeclaredEvent, screen: Screen): string {
  const rank = named === null ? "none" : rankName(named);
  return tell("said-declared-short", { ...who(screen, seat), worth, named: rank });
}

/** The last play; a capture that is closed already only by whose it was (RULES.md F18). */
export function lastPlaySentence(screen: Screen, fresh: boolean): string {
  const last = screen.last_play;
  if (last === null) return "";
  const shut = last.capture.length > 0 && !fresh && pilesAreClosed(screen);
  return shut ? tell("said-took-closed", who(screen, last.seat)) : playSentence(last, screen);
}

/** The sentence about a play. */
export function playSentence(event: PlayedEvent, screen: Screen): string {
  return spoken("played", screen, event);
}

/** A card of the hand that was chosen, with its worth and the captures it can make; by hand there are no choices. */
export function liftSentence(card: string, choices: readonly Choice[] | null): string {
  const worth = tell("said-lifted", { card: cardName(card), value: valueOf(card) });
  if (choices === null) return worth;
  const captures = choices.filter(({ kind }) => kind === "take");
  const told = captures.length <= TOLD_CAPTURES ? captures.map(choiceSentence) : [];
  return [worth, tell("said-captures", { count: captures.length }), ...told].join(" ");
}

/** The sum of the table cards touched so far. */
export function sumSentence(touched: readonly string[]): string {
  return tell("said-sum", { cards: theCards(touched), sum: sumOf(touched) });
}

/** The hand in the order in which it is shown. */
export function handSentence({ you, hand }: Screen, sort: "rank" | "suit"): string {
  if (you === null) return tell("said-hand-none");
  if (hand === null) return tell("said-hand-closed");
  return tell("said-hand", { cards: theCards(sorted(hand, sort)), count: hand.length });
}

/** The sentence about your turn, with the time you have for it; empty where nothing is yours to do. */
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
  return said.length === 0 ? "" : tell("said-clocks", { clocks: said.join(". ") });
}

/** Why a match ended otherwise than by play: lost, or cancelled; empty where it was played to its end. */
export function lostSentence(screen: Screen): string {
  if (screen.cancelled) return spoken("cancelled", screen, { type: "cancelled", why: screen.cancelled });
  const { why, seat } = screen.outcome ?? {};
  if (why === undefined || why === null || seat === undefined || seat === null) return "";
  return spoken("forfeit", screen, { type: "forfeit", why, seat });
}

function turnOf(screen: Screen): string {
  if (screen.you === null || screen.to_move !== screen.you) return "";
  const called = calledCard(screen);
  if (called !== null) return tell("said-must-take", { card: theCard(called) });
  const owner = ownerName(screen);
  if (owner !== null) return tell("decide-for", { owner });
  const ways = screen.declaring?.ways ?? [];
  if (ways.length === 0) return tell("said-your-turn");
  return tell("said-may-knock", { points: Math.max(...ways.map((way) => way.points)) });
}

/** The player of the exposed card that somebody else decides on; null while nobody decides. */
export function ownerName(screen: Screen): string | null {
  const owner = screen.owner ?? null;
  return owner === null ? null : nameOf(screen, owner);
}

/** The player who has to do something, short. */
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

/** The sentence about taking by hand with the cards touched. */
export function takeSentence({ card, touched, sum }: ByHand): string {
  if (touched.length === 0) return t("by-hand-empty", { card: theCard(card) });
  return tell("said-take", { card: theCard(card), taken: theCards(touched), sum });
}

/** The stakes that each side has won; empty where nothing is played for, or no match is over. */
export function stakesSentence(screen: Screen): string {
  const { stakes } = screen;
  if (!stakes) return "";
  return tell("said-stakes", { scores: pointsOf(screen, (side) => signed(stakes[side] ?? 0)) });
}

/** How a declaration ended the deal; empty for a deal that was played out. */
export function declaredSentence(screen: Screen, count: CountScreen): string {
  if (count.how !== "fuori" || count.declarer === null) return "";
  return spoken("fuori", screen, { type: "fuori", seat: count.declarer, right: count.right === true });
}

export function choiceSentence({ letter, kind, play }: Choice): string {
  const args = { letter: letter.toUpperCase(), card: theCard(play.card), taken: theCards(play.capture) };
  if (kind === "take") return tell("said-choice-take", args);
  return kind === "bank" ? tell("said-choice-bank", args) : tell("said-choice-lay", args);
}
