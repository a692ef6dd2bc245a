/** Which game is chosen on the home page, and in which size; this browser remembers it. */

import { isRecord, readStored, writeStored } from "../../lib/stored";
import type { PresetInfo } from "../../wire/types";
import { joinRules } from "../ruletext";
import { savedRules, type SavedRules } from "../saved.svelte";
import { ownSize, SIZES, sizesOf, type Size } from "./sizes";

const KEY = "choice";

/** What is kept: a preset's name or a saved rule set's text id, and the sizes wished for. */
interface Wish {
  rules: string;
  players: string;
  target: string;
}

const FIRST: Wish = { rules: "scopa", players: "2", target: "" };

export class Choice {
  readonly presets: readonly PresetInfo[];
  #wish = $state.raw<Wish>(storedWish());

  constructor(presets: readonly PresetInfo[]) {
    this.presets = presets;
  }

  /** The rule set of one's own that is chosen, if it is one. */
  readonly saved: SavedRules | undefined = $derived.by(() =>
    savedRules().find((saved) => saved.text === this.#wish.rules),
  );

  readonly preset: PresetInfo | undefined = $derived.by(() =>
    this.saved
      ? undefined
      : (this.presets.find((preset) => preset.name === this.#wish.rules) ?? this.presets[0]),
  );

  readonly text: string = $derived.by(() => {
    if (this.saved) return this.saved.text;
    const preset = this.preset;
    if (!preset) return FIRST.rules;
    const other = SIZES.filter((size) => this.size(size) !== ownSize(preset, size));
    return joinRules({
      base: preset.name,
      options: Object.fromEntries(other.map((size) => [size, this.size(size)])),
    });
  });

  readonly players: number = $derived(this.saved ? this.saved.players : Number(this.size("players")));

  /** The sizes there are to choose from; none where the rules leave one. */
  sizes(size: Size): string[] {
    if (!this.preset) return [];
    const found = sizesOf(this.preset, this.presets, size);
    return found.length > 1 ? found : [];
  }

  /** The size in force: the one wished for where this game has it, or else the game's own. */
  size(size: Size): string {
    const wished = this.#wish[size];
    if (!this.preset) return wished;
    return this.sizes(size).includes(wished) ? wished : ownSize(this.preset, size);
  }

  choose(rules: string): void {
    this.#keep({ ...this.#wish, rules, target: "" });
  }

  resize(size: Size, value: string): void {
    this.#keep({ ...this.#wish, [size]: value });
  }

  #keep(wish: Wish): void {
    this.#wish = wish;
    writeStored(KEY, wish);
  }
}

function storedWish(): Wish {
  const found = readStored(KEY);
  if (!isRecord(found)) return FIRST;
  const text = (name: keyof Wish): string => (typeof found[name] === "string" ? found[name] : FIRST[name]);
  return { rules: text("rules"), players: text("players"), target: text("target") };
}
