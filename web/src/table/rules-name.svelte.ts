/** What a rule set is called: its preset's title, once the server has told the presets. */

import { getPresets } from "../lib/api";
import { say, t } from "../lib/i18n.svelte";
import type { PresetInfo } from "../wire/types";

let presets = $state.raw<readonly PresetInfo[]>([]);
let asked = false;

/** *Scopone FIGS*; with options of one's own, *Scopone FIGS, su misura*. */
export function rulesName(rules: string): string {
  ask();
  const [name = "", options] = rules.split("?");
  const preset = presets.find((each) => each.name === name);
  if (preset === undefined) return "";
  return options ? t("rules-own", { name: say(preset.title) }) : say(preset.title);
}

function ask(): void {
  if (asked) return;
  asked = true;
  void getPresets()
    .then((found) => (presets = found))
    .catch(() => (asked = false));
}
