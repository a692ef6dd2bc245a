/** Rule sets this browser keeps under a name of its owner's. */

import { Kept } from "../lib/kept.svelte";
import { isRecord } from "../lib/stored";

export interface SavedRules {
  name: string;
  /** The text id. */
  text: string;
  players: number;
}

const kept = new Kept<readonly SavedRules[]>("rules", (found) =>
  Array.isArray(found) ? found.filter(isSavedRules) : [],
);

export function savedRules(): readonly SavedRules[] {
  return kept.value;
}

/** Keep a rule set; one of the same name gives way. */
export function saveRules(saved: SavedRules): void {
  kept.value = [...kept.value.filter((other) => other.name !== saved.name), saved];
}

export function removeRules(name: string): void {
  kept.value = kept.value.filter((saved) => saved.name !== name);
}

function isSavedRules(value: unknown): value is SavedRules {
  return (
    isRecord(value) &&
    typeof value["name"] === "string" &&
    typeof value["text"] === "string" &&
    typeof value["players"] === "number"
  );
}
