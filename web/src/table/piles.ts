/** Which sides have taken anything in this deal: all that a closed pile lets one see. */

import { isRecord, readStored, writeStored } from "../lib/stored";
import type { PlayedEvent, Screen } from "../wire/types";
import { pilesAreClosed } from "./acts";
import type { PublicEvent } from "./messages";

const PACK = 40;
const KEY = "piles";

/** What was seen of a deal, kept for when the page is loaded again. */
interface Seen {
  deal: string;
  /** How many cards had been taken. */
  taken: number;
  sides: readonly number[];
  /** The last trick; null where there is none, or where captures are not looked at again (RULES.md F18). */
  trick: PlayedEvent | null;
}

/** What a screen tells, with what was seen before and the play it shows; where that leaves cards out, everybody. */
export function pilesOf(screen: Screen): ReadonlySet<number> {
  if (screen.phase === "waiting") return new Set();
  const { taken, sides } = seenOf(screen);
  const missing = takenIn(screen) - taken;
  if (missing === 0) return new Set(sides);
  const last = screen.last_play;
  const explained = last !== null && missing === takenBy(last);
  return new Set(explained ? [...sides, sideOf(screen, last.seat)] : screen.sides.map((side) => side.side));
}

export function pilesAfter(
  piles: ReadonlySet<number>,
  event: PublicEvent,
  screen: Screen,
): ReadonlySet<number> {
  if (event.type === "dealt") return new Set();
  const taken = event.type === "leftovers" || (event.type === "played" && takenBy(event) > 0);
  return taken ? new Set([...piles, sideOf(screen, event.seat)]) : piles;
}

/** The last trick that may be looked at: the play just made, or what was seen if nothing was taken since. */
export function trickOf(screen: Screen): PlayedEvent | null {
  if (pilesAreClosed(screen) || screen.phase !== "playing") return null;
  const last = screen.last_play;
  if (last !== null && takenBy(last) > 0) return last;
  const { taken, trick } = seenOf(screen);
  return taken === takenIn(screen) ? trick : null;
}

export function trickAfter(
  trick: PlayedEvent | null,
  event: PublicEvent,
  screen: Screen,
): PlayedEvent | null {
  if (event.type === "dealt" || pilesAreClosed(screen)) return null;
  return event.type === "played" && takenBy(event) > 0 ? event : trick;
}

/** Keep what was seen of this deal in this browser. */
export function keepPiles(screen: Screen, piles: ReadonlySet<number>, trick: PlayedEvent | null): void {
  const seen: Seen = { deal: dealOf(screen), taken: takenIn(screen), sides: [...piles], trick };
  writeStored(KEY, seen);
}

function seenOf(screen: Screen): Seen {
  const found = readStored(KEY);
  return isSeen(found) && found.deal === dealOf(screen)
    ? found
    : { deal: "", taken: 0, sides: [], trick: null };
}

function isSeen(value: unknown): value is Seen {
  return (
    isRecord(value) &&
    typeof value["deal"] === "string" &&
    typeof value["taken"] === "number" &&
    Array.isArray(value["sides"]) &&
    (value["trick"] === null || isRecord(value["trick"]))
  );
}

function dealOf({ room, match_number, deal_number }: Screen): string {
  return `${room} ${match_number} ${deal_number}`;
}

function takenIn(screen: Screen): number {
  const held = screen.seats.reduce((sum, seat) => sum + seat.cards, 0);
  return PACK - held - screen.table.length - screen.stock;
}

function takenBy({ capture, bank }: PlayedEvent): number {
  return bank || capture.length > 0 ? capture.length + 1 : 0;
}

function sideOf(screen: Screen, seat: number): number {
  return screen.seats[seat]?.side ?? 0;
}
