/** Which sides have taken anything in this deal: all that a closed pile lets one see. */

import type { Screen } from "../wire/types";
import type { PublicEvent } from "./messages";

const PACK = 40;

/** What a screen alone tells: with all cards in sight nobody has taken, else perhaps everybody. */
export function pilesOf(screen: Screen): ReadonlySet<number> {
  const held = screen.seats.reduce((sum, seat) => sum + seat.cards, 0);
  const inSight = held + screen.table.length + screen.stock;
  const none = inSight === PACK || screen.phase === "waiting";
  return new Set(none ? [] : screen.sides.map((side) => side.side));
}

export function pilesAfter(
  piles: ReadonlySet<number>,
  event: PublicEvent,
  screen: Screen,
): ReadonlySet<number> {
  if (event.type === "dealt") return new Set();
  const taken = event.type === "leftovers" || (event.type === "played" && isTaken(event));
  const side = taken ? screen.seats[event.seat]?.side : undefined;
  return side === undefined ? piles : new Set([...piles, side]);
}

function isTaken(event: { capture: string[]; bank: boolean }): boolean {
  return event.bank || event.capture.length > 0;
}
