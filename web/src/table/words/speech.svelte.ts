/** The speech at the table, once for all who hear it: live regions and the voice. */

import { speak } from "../../settings/voice";

export interface Utterance {
  id: number;
  text: string;
  urgent: boolean;
  /** When it is forgotten, in milliseconds since 1970. */
  until: number;
}

const KEPT = 6;
/** Long enough to be read out; what lies in a closed pile is not to be found again here (RULES.md F18). */
const KEPT_MS = 20_000;

export class Speech {
  /** The sentences of the last moments, newest last. */
  said = $state.raw<readonly Utterance[]>([]);
  polite = $derived(this.said.filter(({ urgent }) => !urgent));
  urgent = $derived(this.said.filter(({ urgent }) => urgent));
  #last = 0;

  say(text: string, how: "polite" | "urgent" = "polite"): void {
    if (text === "") return;
    this.#keep(text, how === "urgent");
    speak(text);
  }

  /** Say what a key asked for, at once and whatever is being said. */
  answer(text: string): void {
    if (text === "") return;
    this.#keep(text, true);
    speak(text, true);
  }

  /** Say the last sentence again, for as long as it may be heard; false where there is none any more. */
  repeat(): boolean {
    const last = this.said.at(-1);
    if (last === undefined) return false;
    this.#keep(last.text, true, last.until);
    speak(last.text, true);
    return true;
  }

  #keep(text: string, urgent: boolean, until = Date.now() + KEPT_MS): void {
    this.#last += 1;
    const id = this.#last;
    this.said = [...this.said, { id, text, urgent, until }].slice(-KEPT);
    setTimeout(() => (this.said = this.said.filter((said) => said.id !== id)), until - Date.now());
  }
}
