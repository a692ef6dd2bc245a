/** The phrases that people say at the table, while they can be read, and the people whom one has muted. */

import { Kept } from "../../lib/kept.svelte";
import type { SaidMessage } from "../../wire/types";

export type Phrase = SaidMessage["phrase"];

export const PHRASES: readonly Phrase[] = [
  "hello",
  "luck",
  "well_played",
  "thanks",
  "sorry",
  "moment",
  "good_game",
  "bye",
];

/** For so long a phrase can be read. */
const SHOWN_MS = 5000;

const muted = new Kept("muted", namesFrom);

/** Whether one would rather not hear whoever is called so. */
export function isMuted(name: string): boolean {
  return muted.value.includes(name);
}

export function mute(name: string, quiet: boolean): void {
  const others = muted.value.filter((each) => each !== name);
  muted.value = quiet ? [...others, name] : others;
}

export class Talk {
  /** The latest phrase, by seat. */
  said = $state.raw<ReadonlyMap<number, Phrase>>(new Map());
  readonly #clocks = new Map<number, ReturnType<typeof setTimeout>>();

  show(seat: number, phrase: Phrase): void {
    clearTimeout(this.#clocks.get(seat));
    this.said = new Map([...this.said, [seat, phrase]]);
    this.#clocks.set(
      seat,
      setTimeout(() => this.#forget(seat), SHOWN_MS),
    );
  }

  stop(): void {
    for (const clock of this.#clocks.values()) clearTimeout(clock);
  }

  #forget(seat: number): void {
    this.said = new Map([...this.said].filter(([each]) => each !== seat));
  }
}

function namesFrom(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((name): name is string => typeof name === "string") : [];
}
