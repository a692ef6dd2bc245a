/** A rule set being written: a preset, what was chosen on top of it, and every option's value.
 *
 * Nothing here knows a rule. The server says what a choice brings with it, and whether it can be played;
 * until then a draft shows what was chosen.
 */

import type { OptionInfo, PresetInfo, RulesAnswer } from "../../wire/types";
import { joinRules, splitRules, type Options } from "../ruletext";

export interface Draft {
  readonly preset: PresetInfo;
  readonly chosen: Options;
  readonly values: Options;
}

/** An option whose value is not that of the preset for so many players. */
export interface Changed {
  readonly option: string;
  readonly base: string;
  readonly value: string;
}

const NOTHING = "none";

export function startDraft(preset: PresetInfo, chosen: Options = {}): Draft {
  return { preset, chosen, values: { ...preset.options, ...chosen } };
}

export function choose(draft: Draft, option: string, value: string): Draft {
  return {
    ...draft,
    chosen: { ...draft.chosen, [option]: value },
    values: { ...draft.values, [option]: value },
  };
}

/** Take a choice back. */
export function undo(draft: Draft, option: string): Draft {
  const { [option]: _, ...chosen } = draft.chosen;
  return { ...draft, chosen, values: { ...draft.values, [option]: baseValue(draft, option) } };
}

/** Take over what the server made of the draft; of rules that can be played, the shortest form. */
export function settle(draft: Draft, answer: RulesAnswer): Draft {
  const playable = answer.problems.length === 0;
  return {
    ...draft,
    chosen: playable ? splitRules(answer.rules).options : draft.chosen,
    values: answer.options,
  };
}

export function draftText(draft: Draft): string {
  return joinRules({ base: draft.preset.name, options: draft.chosen });
}

export function baseValue(draft: Draft, option: string): string {
  return draft.preset.options[option] ?? "";
}

export function changedOptions(draft: Draft, base: PresetInfo, options: readonly OptionInfo[]): Changed[] {
  return options
    .map(({ name }) => ({
      option: name,
      base: base.options[name] ?? "",
      value: draft.values[name] ?? "",
    }))
    .filter((change) => change.value !== change.base);
}

/** The members of a value such as ``kings3+sum10``; of ``none``, no members. */
export function membersOf(value: string): string[] {
  return value === NOTHING ? [] : value.split("+");
}

/** Put a member in or take it out, in the option's own order. */
export function toggled(info: OptionInfo, value: string, member: string): string {
  const before = membersOf(value);
  const after = before.includes(member) ? before.filter((one) => one !== member) : [...before, member];
  const inOrder = info.values.map((one) => one.value).filter((one) => after.includes(one));
  return inOrder.join("+") || NOTHING;
}

/** A value as it is written by hand: ``P3 T4 P3*`` for ``P3+T4+P3*``. */
export function written(value: string): string {
  return value.replaceAll("+", " ");
}

/** The value that a text written by hand stands for. */
export function readWritten(text: string): string {
  return text.trim().replace(/\s+/g, "+");
}
