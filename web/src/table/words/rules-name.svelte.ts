/** The name of the table's rules, once the server has told the presets. */

import { isReviewed, levelsOf, rulesTitle } from "../../rules/titles";
import { getPresets } from "../../lib/api";
import type { PresetInfo } from "../../wire/types";

let presets = $state.raw<readonly PresetInfo[]>([]);
let asked = false;

/** *Scopone FIGS*; nothing before the server has answered. */
export function rulesName(rules: string): string {
  ask();
  return rulesTitle(rules, presets);
}

/** Which computer players the table's rules leave to ask. */
export function tableLevels(rules: string): readonly string[] {
  ask();
  return levelsOf(rules, presets);
}

/** Whether there are reviews by the table's rules; so it is taken until the server has answered. */
export function tableIsReviewed(rules: string): boolean {
  ask();
  return isReviewed(rules, presets);
}

function ask(): void {
  if (asked) return;
  asked = true;
  void getPresets()
    .then((found) => (presets = found))
    .catch(() => (asked = false));
}
