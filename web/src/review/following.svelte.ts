/** A review as it stands, looked at again until it is finished. */

import { problemText } from "../lib/refusal";
import type { ReviewAnswer } from "../wire/types";
import { askForReview, reviewOf } from "./requests";

/** How often a review that is being made is looked at: more often until its first piece is there. */
const LOOK_MS = 1000;
const SOON_MS = 250;
const SOON_LOOKS = 20;

export class Following {
  readonly #match: string;
  #answer = $state.raw<ReviewAnswer | null>(null);
  #problem = $state("");
  #clock: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #looks = 0;

  constructor(match: string) {
    this.#match = match;
  }

  get answer(): ReviewAnswer | null {
    return this.#answer;
  }

  get problem(): string {
    return this.#problem;
  }

  /** Look how a review stands, and ask for it where it is ``wanted`` and nobody has asked. */
  async start(wanted: boolean): Promise<void> {
    await this.#take(() => reviewOf(this.#match));
    if (wanted && this.#answer?.state === "none") await this.ask();
  }

  ask(): Promise<void> {
    return this.#take(() => askForReview(this.#match));
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#clock);
  }

  async #take(asking: () => Promise<ReviewAnswer>): Promise<void> {
    try {
      this.#answer = await asking();
      this.#problem = "";
    } catch (refused) {
      this.#problem = problemText(refused);
      return;
    }
    if (this.#over || !["waiting", "preparing", "working"].includes(this.#answer.state)) return;
    clearTimeout(this.#clock);
    const soon = this.#answer.done === 0 && this.#looks++ < SOON_LOOKS;
    this.#clock = setTimeout(() => void this.#take(() => reviewOf(this.#match)), soon ? SOON_MS : LOOK_MS);
  }
}
