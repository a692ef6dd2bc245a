/** The title of a rule set: its owner's, or that of the preset it comes from. */

import { say, t } from "../lib/i18n.svelte";
import type { PresetInfo } from "../wire/types";
import { splitRules } from "./ruletext";
import { savedRules } from "./saved.svelte";

/** The computer players that play a rule set with people; none where the presets are not known yet. */
export function levelsOf(text: string, presets: readonly PresetInfo[]): readonly string[] {
  const { base } = splitRules(text);
  return presets.find((one) => one.name === base)?.levels ?? [];
}

/** Whether there are reviews by these rules; so it is taken where nobody knows. */
export function isReviewed(text: string, presets: readonly PresetInfo[]): boolean {
  const { base } = splitRules(text);
  return presets.find((one) => one.name === base)?.reviewed ?? true;
}

/** Another size is the same game; anything else makes rules of one's own. */
const SIZES = ["players", "target"];

/** *Scopa*; of one's own, *Venerdì dalla nonna*; in another size, *Scopa a due*; else *Scopa, su misura*. */
export function rulesTitle(text: string, presets: readonly PresetInfo[]): string {
  const saved = savedRules().find((one) => one.text === text);
  if (saved) return saved.name;
  const { base, options } = splitRules(text);
  const preset = presets.find((one) => one.name === base);
  if (!preset) return "";
  const name = say(preset.title);
  if (Object.keys(options).some((option) => !SIZES.includes(option))) return t("rules-own", { name });
  return options["players"] ? t("rules-players", { name, players: Number(options["players"]) }) : name;
}
