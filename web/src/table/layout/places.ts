/** The places around the cloth: play goes anticlockwise, so the next player is on your right. */

import type { Screen, SeatScreen, SideScreen } from "../../wire/types";

export type Place = "own" | "top" | "left" | "right" | "top-left" | "top-right" | "left-low" | "right-low";

const AROUND: Record<number, readonly Place[]> = {
  2: ["own", "top"],
  3: ["own", "top-right", "top-left"],
  4: ["own", "right", "top", "left"],
  5: ["own", "right", "top-right", "top-left", "left"],
  6: ["own", "right-low", "right", "top", "left", "left-low"],
};

/** The seat at the bottom: yours, or the first one for somebody who only looks on. */
export function ownSeat(screen: Screen): number {
  return screen.you ?? 0;
}

export function placeOf(screen: Screen, seat: number): Place {
  const players = screen.seats.length;
  const steps = (seat - ownSeat(screen) + players) % players;
  return AROUND[players]?.[steps] ?? "top";
}

/** The other seats with their places, next player first. */
export function othersAround(screen: Screen): { seat: SeatScreen; place: Place }[] {
  const players = screen.seats.length;
  const order = [...screen.seats].sort(
    (one, other) => stepsTo(screen, one.seat, players) - stepsTo(screen, other.seat, players),
  );
  return order.slice(1).map((seat) => ({ seat, place: placeOf(screen, seat.seat) }));
}

/** The people at the table besides you. */
export function otherPeople(screen: Screen): SeatScreen[] {
  return screen.seats.filter((seat) => seat.kind === "person" && seat.seat !== screen.you);
}

export function ownSide(screen: Screen): number {
  return screen.seats[ownSeat(screen)]?.side ?? 0;
}

/** Whether you sat down after the deal or match had ended that is still shown. */
export function isNewcomer(screen: Screen): boolean {
  return screen.seats[screen.you ?? -1]?.newcomer === true;
}

/** The player at a seat; once a deal or match is over, the one who played there, not a later one. */
export function playerAt(screen: Screen, seat: number): string {
  return screen.played?.[seat]?.name ?? screen.seats[seat]?.name ?? "";
}

/** Your side first, then the others in playing order. */
export function sidesFromYours(screen: Screen): SideScreen[] {
  return inYourOrder(screen, screen.sides);
}

/** The data of each side in the same order. */
export function inYourOrder<Of extends { side: number }>(screen: Screen, sides: readonly Of[]): Of[] {
  const own = ownSide(screen);
  const count = sides.length;
  return [...sides].sort(
    (one, other) => ((one.side - own + count) % count) - ((other.side - own + count) % count),
  );
}

function stepsTo(screen: Screen, seat: number, players: number): number {
  return (seat - ownSeat(screen) + players) % players;
}
