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

/** Whether this table helps: not where the match counts for ratings or in a tournament, as at a real table. */
export function helps(screen: Screen | null): boolean {
  return helpOn() && screen?.helps !== false;
}
