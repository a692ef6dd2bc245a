/** Whether the table helps: labels of what a card takes, the ring round the settebello. */

import { Kept } from "../lib/kept.svelte";

const help = new Kept("help", (found) => found !== false);

export function helpOn(): boolean {
  return help.value;
}

export function setHelp(wanted: boolean): void {
  help.value = wanted;
}
