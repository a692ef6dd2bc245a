/** What a screen reader is told: two live regions, each a short queue with the newest last. */

export interface Utterance {
  id: number;
  text: string;
}

const KEPT = 6;

export class Speech {
  polite = $state.raw<readonly Utterance[]>([]);
  urgent = $state.raw<readonly Utterance[]>([]);
  #last = 0;

  say(text: string, how: "polite" | "urgent" = "polite"): void {
    if (text === "") return;
    this.#last += 1;
    this[how] = [...this[how], { id: this.#last, text }].slice(-KEPT);
  }
}
