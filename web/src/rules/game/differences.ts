/** One game beside another, option by option, as texts; what the options mean is the server's. */

import type { OptionInfo, PresetInfo } from "../../wire/types";

export interface Row {
  info: OptionInfo;
  value: string;
  /** The value there; null where both are the same. */
  there: string | null;
}

/** Values by the names of their options. */
export type Values = Readonly<Record<string, string>>;

export function rowsOf(options: readonly OptionInfo[], values: Values, others: Values): Row[] {
  return options.map((info) => {
    const value = values[info.name] ?? "";
    const there = others[info.name] ?? "";
    return { info, value, there: value === there ? null : there };
  });
}

/** The game to compare with until somebody chooses: the nearest of the others, in the order they are listed in. */
export function nearestTo(preset: PresetInfo, presets: readonly PresetInfo[]): PresetInfo {
  const distance = (other: PresetInfo): number =>
    Object.entries(preset.options).filter(([name, value]) => other.options[name] !== value).length;
  const others = presets.filter((other) => other.shown && other.name !== preset.name);
  return others.reduce(
    (best, other) => (distance(other) < distance(best) ? other : best),
    others[0] ?? preset,
  );
}
