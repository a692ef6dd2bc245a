/** Which game is chosen on the home page, and in which size; this browser remembers it. */

import { isRecord, readStored, writeStored } from "../lib/stored";
import type { PresetInfo } from "../wire/types";
import { joinRules, splitRules } from "./ruletext";
import { savedRules, type SavedRules } from "./saved.svelte";
import { levelsOf } from "./titles";
import { ownSize, SIZES, sizesOf, type Size } from "./sizes";

const KEY = "choice";

/** The choice as it is kept: a preset's name or a saved rule set's text id, and the sizes wished for. */
interface Wish {
  rules: string;
  players: string;
  target: string;
  time: string;
}

const FIRST: Wish = { rules: "scopa", players: "2", target: "", time: "" };

/** Times to choose from, as the server writes them; without any, everybody thinks as long as they like. */
const NO_TIME = "";
const TIMES: readonly string[] = ["5+0", "10+0", "15+10", "30+0", "1d", "3d", "7d"];
/** The server's time limit where the rules want a clock and nobody has chosen one. */
const USUAL_TIME = "10+0";

/** How the first dealer is found where the rules have places drawn. */
const DRAWN = "low_card_draw";

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

  /** The times that these rules can be played with; none where there are not two sides to have them. */
  readonly times: readonly string[] = $derived.by(() => {
    if (this.players === 3 || (this.players > 3 && this.#option("sides") === "solo")) return [];
    return this.#option("clock") === "yes" ? TIMES : [NO_TIME, ...TIMES];
  });

  /** The time in force: the one wished for where these rules can have it. */
  readonly time: string = $derived.by(() => {
    if (this.times.includes(this.#wish.time)) return this.#wish.time;
    return this.times.includes(NO_TIME) || this.times.length === 0 ? NO_TIME : USUAL_TIME;
  });

  /** Whether partners are drawn or not as the table likes: two pairs, and rules that leave it open. */
  readonly mayDraw: boolean = $derived(
    this.players === 4 && this.#option("sides") === "pairs" && this.#option("first_dealer") !== DRAWN,
  );

  /** The computer players that play these rules. */
  readonly levels: readonly string[] = $derived.by(() => levelsOf(this.text, this.presets));

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

  setTime(time: string): void {
    this.#keep({ ...this.#wish, time });
  }

  /** An option as the chosen rules have it. */
  #option(name: string): string {
    const { base, options } = splitRules(this.text);
    return options[name] ?? this.presets.find((preset) => preset.name === base)?.options[name] ?? "";
  }

  #keep(wish: Wish): void {
    this.#wish = wish;
    writeStored(KEY, wish);
  }
}

/** For how many one plays, as chosen on the start page. */
export function usualPlayers(): string {
  return storedWish().players;
}

/** The rules last chosen on the start page: a preset's name, or a text id. */
export function usualRules(): string {
  return storedWish().rules;
}

function storedWish(): Wish {
  const found = readStored(KEY);
  if (!isRecord(found)) return FIRST;
  const text = (name: keyof Wish): string => (typeof found[name] === "string" ? found[name] : FIRST[name]);
  return { rules: text("rules"), players: text("players"), target: text("target"), time: text("time") };
}
