/** Whether the table helps: labels of what a card takes, the ring round the settebello. */

import { Kept } from "../lib/kept.svelte";
import type { Screen } from "../wire/types";

const help = new Kept("help", (found) => found !== false);

export function helpOn(): boolean {
  return help.value;
}

export function setHelp(wanted: boolean): void {
  help.value = wanted;
}

/** Whether a match counts for ratings: everybody has an account. Then nobody is helped, as at a real table. */
export function isRated(screen: Screen | null): boolean {
  return screen !== null && screen.you !== null && screen.seats.every((seat) => seat.account);
}

/** Whether this table helps. */
export function helps(screen: Screen | null): boolean {
  return helpOn() && !isRated(screen);
}
