/** Which sides have taken anything, and the last trick, while what happens is shown step by step. */

import type { PlayedEvent, Screen } from "../../wire/types";
import { pilesAreClosed } from "./acts";
import type { PublicEvent } from "../line/messages";

export function pilesOf(screen: Screen): ReadonlySet<number> {
  return new Set(screen.sides.filter((side) => side.has_taken).map((side) => side.side));
}

export function pilesAfter(
  piles: ReadonlySet<number>,
  event: PublicEvent,
  screen: Screen,
): ReadonlySet<number> {
  if (event.type === "dealt") return new Set();
  const taken =
    event.type === "leftovers" || event.type === "table_taken" || (event.type === "played" && takes(event));
  const side = taken ? screen.seats[event.seat]?.side : undefined;
  return side === undefined ? piles : new Set([...piles, side]);
}

export function trickAfter(
  trick: PlayedEvent | null,
  event: PublicEvent,
  screen: Screen,
): PlayedEvent | null {
  if (event.type === "dealt" || pilesAreClosed(screen)) return null;
  return event.type === "played" && takes(event) ? event : trick;
}

function takes({ capture, bank }: PlayedEvent): boolean {
  return bank || capture.length > 0;
}

/** The points of a side in this deal that are no scopa: of declared hands and of plays. */
export function morePoints({ declaring }: Screen, side: number): number {
  return (declaring?.accusi[side] ?? 0) + (declaring?.giocate[side] ?? 0);
}

/** The rank that a card has been given, by its letter; null for any other card, and once it is in a pile. */
export function namedAs(screen: Screen | null, card: string): string | null {
  const { matta = null, matta_as: named = null } = screen?.declaring ?? {};
  return card === matta ? named : null;
}
