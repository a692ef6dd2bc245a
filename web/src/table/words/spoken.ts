/** The sentences that the server names for an event, in the language chosen.
 *
 * The text of a sentence is the message ``said-`` with its name. Its facts are the fields of the event, and what
 * the screen after the event shows. `settebello/cli/common/spoken.py` has the same facts for the terminal.
 */

import { listed, t, type Arguments } from "../../lib/i18n.svelte";
import type { Screen } from "../../wire/types";
import type { PublicEvent } from "../line/messages";
import {
  nameOf,
  pointsOf,
  rankName,
  sideSubject,
  tell,
  theCard,
  theCards,
  who,
  whoPlayed,
  wonByCategory,
} from "./subjects";

type Facts = (value: never, screen: Screen, event: PublicEvent) => Arguments;

/** The facts that a field of an event gives besides its own value. */
const FACTS: Record<string, Facts> = {
  seat: playerFacts,
  dealer: playerFacts,
  winner: (side: number, screen) => sideSubject(screen, side),
  owner: (seat: number, screen) => ({ owner: nameOf(screen, seat) }),
  card: (card: string) => ({ card: theCard(card) }),
  capture: (cards: string[]) => ({ taken: theCards(cards), takes: cards.length }),
  cards: (cards: string[] | string[][]) => ({ cards: theCards(cards.flat()), count: cards.length }),
  points: (points: number[], screen) => ({
    points: pointsOf(screen, (side) => points[side] ?? 0),
    won: wonByCategory(screen),
  }),
  named: (letter: string | null) => ({ named: letter === null ? "none" : rankName(letter) }),
  kinds: (kinds: string[]) => ({ kinds: kinds.map((kind) => t(`play-${kind}`)).join(", ") }),
  seconds: (seconds: number) => ({ hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) }),
  deal_number: dealFacts,
  table: () => ({}),
};

/** A sentence that the server names, about an event or about the screen alone. */
export function spoken(name: string, screen: Screen, event: PublicEvent | null = null): string {
  return tell(`said-${name}`, { ...screenFacts(screen), ...(event && eventFacts(event, screen)) });
}

function screenFacts(screen: Screen): Arguments {
  return {
    table: theCards(screen.table),
    lying: screen.table.length,
    held: screen.seats[screen.you ?? -1]?.cards ?? 0,
    scores: pointsOf(screen, (side) => screen.sides[side]?.score ?? 0),
    target: screen.target ?? "none",
  };
}

/** The number of a deal; with the first one the partners, ``none`` where one plays alone or looks on. */
function dealFacts(deal: number, screen: Screen): Arguments {
  const { you, seats, sides } = screen;
  const own = deal > 1 || you === null ? [] : (sides[seats[you]?.side ?? -1]?.seats ?? []);
  const partners = own.filter((seat) => seat !== you).map((seat) => nameOf(screen, seat));
  return { deal, partners: listed(partners) || "none" };
}

/** The name of a player that an event has goes before the one at the seat now. */
function eventFacts(event: PublicEvent, screen: Screen): Arguments {
  const facts = Object.entries(event).map(([name, value]) => {
    const found = FACTS[name];
    return found ? found(value as never, screen, event) : { [name]: plain(value) };
  });
  return Object.assign({}, ...facts, "name" in event ? { name: event.name } : {}) as Arguments;
}

/** A player, and the side with its scope; of what was played and lost, whoever sits there since. */
function playerFacts(seat: number, screen: Screen, { type }: PublicEvent): Arguments {
  const played = type === "played" || type === "fuori" || type === "forfeit";
  const side = screen.seats[seat]?.side ?? 0;
  return {
    ...(played ? whoPlayed : who)(screen, seat),
    ...sideSubject(screen, side),
    scope: screen.sides[side]?.scope ?? 0,
  };
}

/** A value as the texts select by it. */
function plain(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" || typeof value === "string" ? value : "none";
}
