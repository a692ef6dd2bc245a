/** The words of the rules page for an option's values. */

import { listed, say, t } from "../../lib/i18n.svelte";
import type { OptionInfo } from "../../wire/types";
import { membersOf, written } from "./draft";

/** The headings that options stand under, in their order. */
export const GROUPS: readonly OptionInfo["group"][] = ["deal", "taking", "points", "match", "table"];

export function valueText(info: OptionInfo, value: string): string {
  if (info.kind !== "many") return labelOf(info, value) ?? written(value);
  const labels = membersOf(value).map((member) => labelOf(info, member) ?? member);
  return labels.length === 0 ? t("none-of-these") : listed(labels);
}

function labelOf(info: OptionInfo, value: string): string | undefined {
  const found = info.values.find((one) => one.value === value);
  return found && say(found.label);
}
