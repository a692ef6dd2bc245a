/** What a screen reader is told: two live regions, each a short queue with the newest last. */

export interface Utterance {
  id: number;
  text: string;
}

const KEPT = 6;
/** Long enough to be read out; what lies in a closed pile is not to be found again here (RULES.md F18). */
const KEPT_MS = 20_000;

export class Speech {
  polite = $state.raw<readonly Utterance[]>([]);
  urgent = $state.raw<readonly Utterance[]>([]);
  #last = 0;

  say(text: string, how: "polite" | "urgent" = "polite"): void {
    if (text === "") return;
    this.#last += 1;
    const id = this.#last;
    this[how] = [...this[how], { id, text }].slice(-KEPT);
    setTimeout(() => (this[how] = this[how].filter((said) => said.id !== id)), KEPT_MS);
  }
}
