/** The subjects of sentences: cards with their article, players and sides as one speaks of them. */

import { listed, t, type Arguments } from "../../lib/i18n.svelte";
import type { CountScreen, Screen } from "../../wire/types";
import { rankOf, suitOf } from "../../cards/cards";
import { isNewcomer, ownSide, playerAt, sidesFromYours } from "../layout/places";

/** *il sette di denari*, *the seven of coins*. */
export function theCard(card: string): string {
  const rank = rankOf(card);
  return t("the-card", { rank: Number(rank) || rank, suit: suitOf(card) });
}

/** *sette*: the rank of a letter. */
export function rankName(letter: string): string {
  return t("rank-name", { rank: Number(letter) || letter });
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
  const who = pronounOf(screen, side);
  const seats = screen.sides[side]?.seats ?? [];
  return who ? [t(PRONOUNS[who])] : seats.map((seat) => playerAt(screen, seat) || t("seat-free"));
}

const PRONOUNS = { you: "side-you", we: "side-we", they: "side-they" };

/** ``you`` or ``we`` for one's own side, ``they`` for the other of two pairs; null for any other. */
function pronounOf(screen: Screen, side: number): keyof typeof PRONOUNS | null {
  if (screen.you === null || isNewcomer(screen)) return null;
  const pair = (screen.sides[side]?.seats.length ?? 0) > 1;
  if (side === ownSide(screen)) return pair ? "we" : "you";
  return pair && screen.sides.length === 2 ? "they" : null;
}

/** A side in a sentence: ``who`` gives the verb its person and number, ``side`` names those who are called by name. */
export interface Subject extends Record<string, string> {
  who: "you" | "we" | "they" | "one" | "many";
  side: string;
}

export function sideSubject(screen: Screen, side: number): Subject {
  const who = pronounOf(screen, side);
  if (who) return { who, side: "" };
  const names = (screen.sides[side]?.seats ?? []).map((seat) => whoPlayed(screen, seat).name);
  return { who: names.length > 1 ? "many" : "one", side: listed(names) };
}

/** The person who did it, as arguments of a sentence: ``me`` makes it *prendi*. */
export function who(screen: Screen, seat: number): { me: string; name: string } {
  return { me: seat === screen.you ? "yes" : "no", name: nameOf(screen, seat) };
}

/** The same of what was done in a deal, whoever sits there since it is over. */
export function whoPlayed(screen: Screen, seat: number): { me: string; name: string } {
  const me = seat === screen.you && !isNewcomer(screen);
  return { me: me ? "yes" : "no", name: playerAt(screen, seat) || t("somebody-gone") };
}

/** A message that begins with a capital, whoever is its subject; a player's own name stays as it is written. */
export function tell(id: string, args: Arguments = {}): string {
  const text = t(id, args);
  return text.startsWith(t("somebody-gone")) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A player's name in a sentence; of a seat that was left, whose it was. */
export function nameOf(screen: Screen, seat: number): string {
  return screen.seats[seat]?.name || t("somebody-gone");
}

/** The message with the name of a category; the suit that counts as coins is called by its own name. */
export function categoryName(category: string, count: CountScreen): string {
  const { noble = "D" } = count;
  return category === "denari" && noble !== "D" ? `category-noble-${noble}` : `category-${category}`;
}

/** The points of each side by category, yours first; ``none`` before a count, and where nobody made any. */
export function wonByCategory(screen: Screen): string {
  const { count } = screen;
  if (!count) return "none";
  const told = sidesFromYours(screen).flatMap(({ side }) => {
    const won = Object.entries(count.sides[side]?.points ?? {}).filter(([, points]) => points !== 0);
    const named = won.map(([name, points]) => `${t(categoryName(name, count))} ${points}`);
    return won.length === 0
      ? []
      : [t("said-side-won", { ...sideSubject(screen, side), won: named.join("; ") })];
  });
  return told.join(". ") || "none";
}

/** Points by side, yours first: *noi 4 e loro 1*. */
export function pointsOf(screen: Screen, points: (side: number) => number | string): string {
  return listed(
    sidesFromYours(screen).map(({ side }) =>
      t("said-side-score", { ...sideSubject(screen, side), points: points(side) }),
    ),
  );
}
