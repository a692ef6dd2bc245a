/** Rule sets this browser keeps under a name of its owner's. */

import { isRecord, readStored, writeStored } from "../lib/stored";

export interface SavedRules {
  name: string;
  /** The text id. */
  text: string;
  players: number;
}

const KEY = "rules";

let kept = $state.raw<readonly SavedRules[]>(stored());

export function savedRules(): readonly SavedRules[] {
  return kept;
}

/** Keep a rule set; one of the same name gives way. */
export function saveRules(saved: SavedRules): void {
  keep([...kept.filter((other) => other.name !== saved.name), saved]);
}

export function removeRules(name: string): void {
  keep(kept.filter((saved) => saved.name !== name));
}

function keep(rules: readonly SavedRules[]): void {
  kept = rules;
  writeStored(KEY, rules);
}

function stored(): SavedRules[] {
  const found = readStored(KEY);
  return Array.isArray(found) ? found.filter(isSavedRules) : [];
}

function isSavedRules(value: unknown): value is SavedRules {
  return (
    isRecord(value) &&
    typeof value["name"] === "string" &&
    typeof value["text"] === "string" &&
    typeof value["players"] === "number"
  );
}
