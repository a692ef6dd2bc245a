/** In which sizes a game comes: for how many players, to how many points.
 *
 * The presets themselves say it: two that differ in nothing but the number of players, and in what
 * that number brings with it, are one game in two sizes.
 */

import type { PresetInfo } from "../wire/types";
import { joinRules } from "./ruletext";

export type Size = "players" | "target";

export const SIZES: readonly Size[] = ["players", "target"];

/** The other options that a size may bring with it: three play without sides, stakes belong to eight points. */
const BRINGS: Record<Size, readonly string[]> = {
  players: ["players", "sides", "cut"],
  target: ["target", "stakes", "fuori"],
};

/** The values a size can have for this preset; its own among them, numbers in order. */
export function sizesOf(preset: PresetInfo, presets: readonly PresetInfo[], size: Size): string[] {
  // a game around Scopa is listed once, and says itself for how many it is made
  if (preset.place) return size === "players" ? (preset.sizes ?? []).map(String) : [ownSize(preset, size)];
  const found = presets.filter((other) => !other.place && differOnlyIn(preset, other, BRINGS[size]));
  return [...new Set(found.map((other) => ownSize(other, size)))].sort(byNumber);
}

/** A preset for so many players, as text: with its own number where it has no such size. */
export function textFor(preset: PresetInfo, presets: readonly PresetInfo[], players: string): string {
  const has = players !== ownSize(preset, "players") && sizesOf(preset, presets, "players").includes(players);
  return joinRules({ base: preset.name, options: has ? { players } : {} });
}

/** The preset in the size for so many players, with which rules of one's own are compared; itself where it has none. */
export function presetFor(preset: PresetInfo, presets: readonly PresetInfo[], players: string): PresetInfo {
  if (ownSize(preset, "players") === players) return preset;
  if (preset.place) {
    const has = sizesOf(preset, presets, "players").includes(players);
    return has ? { ...preset, options: { ...preset.options, players } } : preset;
  }
  const unlike = (other: PresetInfo): number =>
    Object.entries(preset.options).filter(([name, value]) => other.options[name] !== value).length;
  const sizes = presets
    .filter((other) => !other.place && ownSize(other, "players") === players)
    .filter((other) => differOnlyIn(preset, other, BRINGS.players));
  return sizes.sort((one, other) => unlike(one) - unlike(other))[0] ?? preset;
}

export function ownSize(preset: PresetInfo, size: Size): string {
  return preset.options[size] ?? "";
}

function differOnlyIn(one: PresetInfo, other: PresetInfo, names: readonly string[]): boolean {
  return Object.entries(one.options).every(
    ([name, value]) => names.includes(name) || other.options[name] === value,
  );
}

/** Words, such as `one_deal`, come after the numbers. */
function byNumber(one: string, other: string): number {
  return (Number(one) || Infinity) - (Number(other) || Infinity) || one.localeCompare(other);
}
