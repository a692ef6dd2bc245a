/** Acts besides plays, as the texts that are sent: call, decide, declare, show. The server says which are legal. */

import type { Screen } from "../../wire/types";

export const CALL = "call";
const CHOOSES = "chooses=";

/** A decision as it is sent, and the exposed card it is for. */
export interface Decision {
  action: string;
  card: string;
}

export function takeText(card: string, taken: readonly string[]): string {
  return taken.length > 0 ? `${card}x${taken.join("")}` : card;
}

export function bankText(card: string): string {
  return `${card}!`;
}

export function fuoriText(play: string): string {
  return `${play}=fuori`;
}

export function showsText(cards: readonly string[]): string {
  return `shows=${cards.join("")}`;
}

/** Whether the capture that the last play may have missed can be called. */
export function mayCall(screen: Screen | null): boolean {
  return screen?.offers?.includes(CALL) ?? false;
}

/** The decisions you have: which of the next player's exposed cards is played. */
export function decisionsOf(screen: Screen | null): Decision[] {
  const offers = screen?.offers ?? [];
  return offers
    .filter((offer) => offer.startsWith(CHOOSES))
    .map((action) => ({ action, card: action.slice(CHOOSES.length) }));
}

/** The card that was called and has to take now: it lies open, and nothing else can be done with it. */
export function calledCard(screen: Screen | null): string | null {
  const plays = screen?.by_hand ? screen.legal : [];
  const [first] = plays;
  const only = first !== undefined && plays.every((play) => play.card === first.card && play.capture.length);
  return only && exposedOf(screen, screen?.you).includes(first.card) ? first.card : null;
}

/** The cards of a seat that lie open. */
export function exposedOf(screen: Screen | null, seat: number | null | undefined): readonly string[] {
  return screen?.seats[seat ?? -1]?.exposed ?? [];
}

/** Whether captures may not be looked at again: then not even their number is told. */
export function pilesAreClosed(screen: Screen): boolean {
  return screen.sides.every((side) => side.scope === null);
}
