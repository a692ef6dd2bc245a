/** The name of a game on the home page. */

import { listed, say, t } from "../lib/i18n.svelte";
import type { PresetInfo } from "../wire/types";
import type { Choice } from "./choice.svelte";
import { sizesOf } from "./sizes";

export function chosenTitle(choice: Choice): string {
  return choice.saved ? choice.saved.name : choice.preset ? say(choice.preset.title) : "";
}

/** *2, 3 o 4*; where the number is fixed, *4 a coppie* or *2 giocatori*. */
export function playersText(preset: PresetInfo, presets: readonly PresetInfo[]): string {
  const sizes = sizesOf(preset, presets, "players");
  const players = listed(sizes, "or");
  if (sizes.length > 1) return players;
  return t(preset.options["sides"] === "pairs" ? "players-pairs" : "players-alone", { players });
}

/** The games of one place; the place as it is said, *in Liguria*. */
export interface GamesOfPlace {
  place: string;
  games: PresetInfo[];
}

/** The games around Scopa by where they are played, in the order of the server. */
export function kinByPlace(presets: readonly PresetInfo[]): GamesOfPlace[] {
  const found: GamesOfPlace[] = [];
  for (const preset of presets) {
    if (!preset.place) continue;
    const place = say(preset.place);
    const there = found.find((one) => one.place === place);
    if (there) there.games.push(preset);
    else found.push({ place, games: [preset] });
  }
  return found;
}

export function targetText(target: string): string {
  return target === "one_deal" ? t("target-one-deal") : target;
}
