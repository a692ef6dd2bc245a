/** Whether the table helps: labels of what a card takes, the ring round the settebello. */

import { readStored, writeStored } from "../lib/stored";

const KEY = "help";

let on = $state(readStored(KEY) !== false);

export function helpOn(): boolean {
  return on;
}

export function setHelp(wanted: boolean): void {
  on = wanted;
  writeStored(KEY, wanted);
}
