/** One game beside another, option by option, as texts; what the options mean is the server's. */

import type { OptionInfo, PresetInfo } from "../../wire/types";

export interface Row {
  info: OptionInfo;
  value: string;
  /** The value there; null where both are the same. */
  there: string | null;
}

/** The value of an option: where the rules do not name it, the usual one. */
const valueOf = (info: OptionInfo, values: Values): string => values[info.name] ?? info.usual ?? "";

/** Values by the names of their options. */
export type Values = Readonly<Record<string, string>>;

/** The options in their order; those of the games around Scopa only where one of the two has its own value. */
export function rowsOf(options: readonly OptionInfo[], values: Values, others: Values): Row[] {
  const told = options.filter(({ name, usual }) => !usual || name in values || name in others);
  return told.map((info) => {
    const value = valueOf(info, values);
    const there = valueOf(info, others);
    return { info, value, there: value === there ? null : there };
  });
}

/** The game to compare with until somebody chooses: the nearest of the others, in the order they are listed in. */
export function nearestTo(preset: PresetInfo, presets: readonly PresetInfo[]): PresetInfo {
  const distance = (other: PresetInfo): number =>
    Object.entries(preset.options).filter(([name, value]) => other.options[name] !== value).length;
  const plain = presets.find((other) => other.name === "scopa");
  if (preset.place && plain) return plain;
  const others = presets.filter((other) => other.shown && other.name !== preset.name);
  return others.reduce(
    (best, other) => (distance(other) < distance(best) ? other : best),
    others[0] ?? preset,
  );
}

/** A part of a sentence, and whether another game has no such part. */
export interface Clause {
  text: string;
  unlike: boolean;
}

/** The sentences that tell a game, in clauses, each held against those of another game. */
export function clausesBeside(sentences: readonly string[], others: readonly string[]): Clause[][] {
  const known = new Set(others.flatMap(clausesOf).map(bare));
  return sentences.map((sentence) =>
    clausesOf(sentence).map((text) => ({ text, unlike: known.size > 0 && !known.has(bare(text)) })),
  );
}

const clausesOf = (sentence: string): string[] => sentence.split(/(?<=;) /);

/** A clause without its end and its capital. */
const bare = (clause: string): string => clause.replace(/[;.]$/, "").toLowerCase();
