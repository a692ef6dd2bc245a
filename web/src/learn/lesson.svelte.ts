/** The lesson: a table whose commands go to the server's prepared deal, and the count afterwards, line by line. */

import { ApiError, askLesson } from "../lib/api";
import { playerName } from "../lib/prefs.svelte";
import { problemText } from "../lib/refusal";
import { Game } from "../table/play/game.svelte";
import type { ClientMessage } from "../table/line/messages";
import type { LessonAnswer, LessonTask } from "../wire/types";

export class Lesson {
  readonly game = new Game();
  /** The step that stands, of how many; 0 steps before the first answer. */
  step = $state(0);
  steps = $state(0);
  /** The play to make now; null after the last step. */
  task = $state.raw<LessonTask | null>(null);
  /** How many lines of the count are open; one more than there are opens the total. */
  opened = $state(0);
  /** Why the lesson cannot be had. */
  problem = $state("");

  constructor() {
    this.game.attach({ send: (message) => this.#send(message), close: () => undefined });
  }

  async open(): Promise<void> {
    this.problem = "";
    try {
      this.#take(await askLesson({ step: 0, action: null, name: playerName() }));
    } catch (problem) {
      this.problem = problemText(problem);
    }
  }

  /** Choose the step's card and touch what it takes, as the learner would. */
  show(): void {
    const { game, task } = this;
    if (task === null || !game.myTurn) return;
    game.putBack();
    game.choose(task.card);
    for (const card of task.capture) game.touch(card);
  }

  #send(message: ClientMessage): boolean {
    if (message.type !== "play") return false;
    void this.#try(message);
    return true;
  }

  async #try({ id, action }: Extract<ClientMessage, { type: "play" }>): Promise<void> {
    try {
      const answer = await askLesson({ step: this.step, action, name: playerName() });
      if (answer.refused) this.game.receive({ type: "refused", id, ...answer.refused });
      else this.#take(answer);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      const { code, reason, message, facts } = problem;
      this.game.receive({ type: "refused", id, code, reason, message, facts });
    }
  }

  #take({ step, steps, task, state }: LessonAnswer): void {
    this.step = step;
    this.steps = steps;
    this.task = task;
    this.game.receive(state);
  }
}
