/** A few presets and options as the server sends them, cut down to what the tests look at. */

import type { OptionInfo, PresetInfo, RulesAnswer } from "../../src/wire/types";

const same = (text: string): { it: string; en: string } => ({ it: text, en: text });

export function presetNamed(name: string, options: Record<string, string>): PresetInfo {
  return { name, shown: true, source: "003", title: same(name), summary: same(name), options };
}

export const SCOPA = presetNamed("scopa", {
  players: "4",
  sides: "pairs",
  deal: "P3+T4+P3*",
  redeal: "kings3",
  target: "11",
  first_dealer: "random",
});
export const SCOPA_2 = presetNamed("scopa-2", { ...SCOPA.options, players: "2", sides: "solo" });
export const SCOPA_3 = presetNamed("x-scopa-3", { ...SCOPA.options, players: "3", sides: "solo" });
export const TORNEO = presetNamed("torneo", { ...SCOPA_2.options, target: "7" });
export const TORNEO_11 = presetNamed("torneo-11", { ...SCOPA_2.options, target: "11", redeal: "none" });
export const TORNEO_ONE = presetNamed("torneo-una-mano", { ...TORNEO.options, target: "one_deal" });
export const FIGS = presetNamed("figs", {
  ...SCOPA.options,
  deal: "P3+T2+P3+T2+P3",
  target: "8",
  first_dealer: "low_card_draw",
});
export const FIGS_21 = presetNamed("figs-21", { ...FIGS.options, target: "21" });
export const ONLINE = presetNamed("online", { ...SCOPA_2.options, redeal: "none", clock: "yes" });

export const PRESETS = [SCOPA, SCOPA_2, SCOPA_3, TORNEO, TORNEO_11, TORNEO_ONE, FIGS, FIGS_21, ONLINE];

export function optionNamed(name: string, kind: OptionInfo["kind"], values: string[]): OptionInfo {
  return {
    name,
    kind,
    group: "deal",
    title: same(name),
    text: same(name),
    where: same("003"),
    note: null,
    values: values.map((value) => ({ value, label: same(value.toUpperCase()), text: same(value) })),
  };
}

export const OPTIONS = [
  optionNamed("players", "one", ["2", "3", "4", "6"]),
  optionNamed("sides", "one", ["solo", "pairs"]),
  optionNamed("deal", "open", ["P3+T4+P3*", "P10"]),
  optionNamed("redeal", "many", ["kings3", "sum10", "ace1"]),
  optionNamed("target", "open", ["11", "21"]),
];

export function answerFor(preset: PresetInfo, rules: string, own: Record<string, string> = {}): RulesAnswer {
  return {
    rules,
    preset: preset.name,
    options: { ...preset.options, ...own },
    changes: [],
    words: { it: ["Si gioca."], en: ["Play."] },
    words_it: ["Si gioca."],
    words_en: ["Play."],
    problems: [],
  };
}
