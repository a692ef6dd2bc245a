/** The state of the rules page: a draft, and what the server last said of it. */

import { ApiError, readRules } from "../../lib/api";
import type { Label } from "../../lib/i18n.svelte";
import { refusalText } from "../../lib/refusal";
import type { OptionInfo, PresetInfo, RulesAnswer, RulesRequest } from "../../wire/types";
import { splitRules } from "../ruletext";
import { presetFor } from "../sizes";
import { changedOptions, choose, draftText, settle, startDraft, undo, type Draft } from "./draft";

export type Ask = (request: RulesRequest, signal: AbortSignal) => Promise<RulesAnswer>;

/** How long to wait for the next key before asking, in milliseconds. */
const PAUSE_MS = 150;

const FIRST = "scopa";

/** Every problem names the options at fault; none of them means the whole. */
export interface Fault {
  readonly fields: readonly string[];
  readonly text: string;
}

export class Editor {
  readonly presets: readonly PresetInfo[];
  /** The options that can be chosen: those of the games around Scopa stay as their preset has them. */
  readonly options: readonly OptionInfo[];
  readonly #ask: Ask;
  #draft = $state.raw<Draft>() as Draft;
  #answer = $state.raw<RulesAnswer | null>(null);
  #refusal = $state.raw<ApiError | null>(null);
  /** Whether nothing was answered about the draft as it stands. */
  #unanswered = $state(true);
  #asking: AbortController | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(presets: readonly PresetInfo[], options: readonly OptionInfo[], ask: Ask = readRules) {
    this.presets = presets;
    this.options = options.filter(({ usual }) => !usual);
    this.#ask = ask;
    this.#draft = startDraft(this.#presetNamed(FIRST));
  }

  readonly text: string = $derived.by(() => draftText(this.#draft));

  /** The rules that the draft is compared with: its preset, for as many players. */
  readonly base: PresetInfo = $derived.by(() => presetFor(this.preset, this.presets, this.value("players")));

  readonly changes = $derived.by(() => changedOptions(this.#draft, this.base, this.options));

  readonly faults: readonly Fault[] = $derived.by(() => this.#faults());

  /** The draft as the server knows it can be played. */
  readonly playable: boolean = $derived.by(() => !this.#unanswered && this.faults.length === 0);

  readonly words: Label<readonly string[]> = $derived(this.#told?.words ?? {});

  /** The server's last answer, about the draft as it was then; nothing after a refusal. */
  get #told(): RulesAnswer | null {
    return this.#refusal ? null : this.#answer;
  }

  get preset(): PresetInfo {
    return this.#draft.preset;
  }

  get players(): number {
    return Number(this.value("players"));
  }

  value(option: string): string {
    return this.#draft.values[option] ?? "";
  }

  /** Whether an option was chosen here, and not brought along by another. */
  isChosen(option: string): boolean {
    return option in this.#draft.chosen;
  }

  faultsAt(option: string): Fault[] {
    return this.faults.filter((fault) => fault.fields.includes(option));
  }

  /** Take up a rule set by its text id; raises `ApiError` for one that cannot be read. */
  open(text: string): Promise<void> {
    this.close();
    return this.#askAbout({ rules: text, options: {} }, ({ preset }) =>
      startDraft(this.#presetNamed(preset), splitRules(text).options),
    );
  }

  /** The same, with what cannot be read told as a fault. */
  startFromText(text: string): Promise<void> {
    return this.#orFault(this.open(text));
  }

  startFrom(preset: string): Promise<void> {
    return this.#change(startDraft(this.#presetNamed(preset)), 0);
  }

  choose(option: string, value: string): Promise<void> {
    return this.#change(choose(this.#draft, option, value), PAUSE_MS);
  }

  undo(option: string): Promise<void> {
    return this.#change(undo(this.#draft, option), 0);
  }

  /** Stop asking: the page is left. */
  close(): void {
    clearTimeout(this.#pause);
    this.#asking?.abort();
  }

  async #change(draft: Draft, pause: number): Promise<void> {
    this.close();
    this.#draft = draft;
    this.#unanswered = true;
    await new Promise((resolve) => (this.#pause = setTimeout(resolve, pause)));
    await this.#orFault(this.#askAbout({ rules: draft.preset.name, options: draft.chosen }, () => draft));
  }

  /** Ask, and take up the draft that the answer is about, unless by then something else is asked. */
  async #askAbout(request: RulesRequest, draftOf: (answer: RulesAnswer) => Draft): Promise<void> {
    const asking = (this.#asking = new AbortController());
    try {
      const answer = await this.#ask(request, asking.signal);
      if (!asking.signal.aborted) this.#take(settle(draftOf(answer), answer), answer);
    } catch (problem) {
      if (!asking.signal.aborted) throw problem;
    }
  }

  async #orFault(asked: Promise<void>): Promise<void> {
    try {
      await asked;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.#refusal = problem;
    }
  }

  #take(draft: Draft, answer: RulesAnswer): void {
    this.#draft = draft;
    this.#answer = answer;
    this.#refusal = null;
    this.#unanswered = false;
  }

  #faults(): Fault[] {
    if (this.#refusal) {
      const option = this.#refusal.facts["option"];
      return [{ fields: typeof option === "string" ? [option] : [], text: refusalText(this.#refusal) }];
    }
    const problems = this.#answer?.problems ?? [];
    return problems.map((problem) => ({ fields: problem.fields, text: refusalText(problem) }));
  }

  #presetNamed(name: string): PresetInfo {
    const found = this.presets.find((preset) => preset.name === name) ?? this.presets[0];
    if (!found) throw new Error("the server has no presets");
    return found;
  }
}
