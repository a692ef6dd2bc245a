/** How the owner of this browser likes the table: what can be chosen, what is chosen, and that it is kept. */

import type { CardNames } from "./decks";
import { Kept } from "./kept.svelte";
import { isRecord } from "./stored";

export interface Settings {
  speed: "slow" | "normal" | "quick";
  felt: "verde" | "bordo" | "notte" | "pietra";
  /** The back of the cards: as suits the cloth, or always the same. */
  back: "felt" | "red" | "blue";
  sort: "rank" | "suit";
  /** The hand that plays: what is touched lies on its side. */
  side: "left" | "right";
  /** Whether everything to be touched lies low, where a thumb reaches it. */
  reach: "wide" | "thumb";
  /** The names of the cards: those of the deck, or always the same. */
  names: "deck" | Exclude<CardNames, "horse">;
  /** Whether what happens is spoken aloud. */
  voice: "off" | "on";
  /** Whether single letters, digits and signs are commands. */
  shortcuts: "off" | "on";
  sound: "off" | "low" | "middle" | "high";
  buzz: "off" | "on";
  /** Whether a touch plays a card that can do only one thing; else it is chosen first. */
  onetap: "off" | "on";
}
export type SettingName = keyof Settings;

/** The choices of each setting, in the order in which they are offered. */
export const OFFERED: { readonly [Name in SettingName]: readonly Settings[Name][] } = {
  speed: ["slow", "normal", "quick"],
  felt: ["verde", "bordo", "notte", "pietra"],
  back: ["felt", "red", "blue"],
  sort: ["rank", "suit"],
  side: ["left", "right"],
  reach: ["wide", "thumb"],
  names: ["deck", "queen", "french"],
  voice: ["off", "on"],
  shortcuts: ["off", "on"],
  sound: ["off", "low", "middle", "high"],
  buzz: ["off", "on"],
  onetap: ["off", "on"],
};

const NEW: Settings = {
  speed: "normal",
  felt: "verde",
  back: "felt",
  sort: "rank",
  side: "right",
  reach: "wide",
  names: "deck",
  voice: "off",
  shortcuts: "on",
  sound: "middle",
  buzz: "on",
  onetap: "off",
};

const chosen = new Kept("settings", settingsFrom);

export function setting<Name extends SettingName>(name: Name): Settings[Name] {
  return chosen.value[name];
}

export function choose<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  chosen.value = { ...chosen.value, [name]: value };
}

/** The value as offered under this name; null where it is not. */
export function offered<Name extends SettingName>(name: Name, value: unknown): Settings[Name] | null {
  return OFFERED[name].find((each) => each === value) ?? null;
}

/** The drawing of a card's back: blue on the red cloth, or the one that was asked for. */
export function backDrawing(back = chosen.value.back): string {
  const { felt } = chosen.value;
  return back === "blue" || (back === "felt" && felt === "bordo") ? "back-blue" : "back";
}

/** The settings kept here; a value that is missing or not offered (any more) is as in a new browser. */
export function settingsFrom(found: unknown): Settings {
  // `letters` is what `shortcuts` was called before
  const kept: Record<string, unknown> = isRecord(found) ? { shortcuts: found["letters"], ...found } : {};
  const names = Object.keys(NEW) as SettingName[];
  const good = names.filter((name) => offered(name, kept[name]) !== null);
  return { ...NEW, ...Object.fromEntries(good.map((name) => [name, kept[name]])) };
}
