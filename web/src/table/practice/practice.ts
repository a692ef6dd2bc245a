/** Practice as a screen tells of it, and the requests for hints. */

import { ApiError, ask } from "../../lib/api";
import type { HindsightAnswer, HintAnswer, HintRequest, Screen, SeatScreen } from "../../wire/types";

/** How often a hint is asked for while the player that gives it is being loaded or compiled. */
const TRIES = 24;
const AGAIN_S = 5;

/** Ask for a hint at a table where it is one's turn; ``later`` says whether to ask again where nobody is ready. */
export function askForHint(room: string, request: HintRequest, later: () => boolean): Promise<HintAnswer> {
  return patiently(() => ask(`api/rooms/${encodeURIComponent(room)}/hint`, request), later);
}

/**
 * Ask how each of one's own plays of the deal just counted would have been made, one after another.
 *
 * ``told`` hears of each, and says whether to go on; ``later`` is as for a hint. A refusal is thrown, but a
 * deal without a choice is no answer at all.
 */
export async function lookBack(
  room: string,
  token: string | null,
  told: (answer: HindsightAnswer) => boolean,
  later: () => boolean,
): Promise<void> {
  const address = `api/rooms/${encodeURIComponent(room)}/hindsight`;
  for (let number = 0; ; number += 1) {
    let answer: HindsightAnswer;
    try {
      answer = await patiently(() => ask(address, { token, number }), later);
    } catch (problem) {
      if (number === 0 && problem instanceof ApiError && problem.reason === "no_such_choice") return;
      throw problem;
    }
    if (!told(answer) || number + 1 >= answer.of) return;
  }
}

/** Ask again as long as the player that answers is being made ready. */
async function patiently<Answer>(asked: () => Promise<Answer>, later: () => boolean): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await asked();
    } catch (problem) {
      const loading = problem instanceof ApiError && problem.reason === "hint_later";
      if (!loading || tries === TRIES || !later()) throw problem;
      const seconds = Number(problem.facts["seconds"] ?? AGAIN_S);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

/** Whether plays can be taken back here, and hints be asked for. */
export function mayPractise({ you, phase, practice }: Screen): boolean {
  return you !== null && phase === "playing" && practice?.open === true;
}

/** Whether one can ask about one's plays of the deal that was just counted. */
export function mayLookBack({ you, phase, practice }: Screen): boolean {
  return you !== null && phase === "deal_over" && practice?.open === true;
}

/** Whether one's own agreement is still to be had. */
export function mayAgree({ you, practice }: Screen): boolean {
  return you !== null && practice != null && !practice.open && !practice.agreed.includes(you);
}

/** The others who would like to practise, where one has not agreed. */
export function othersWhoWould(screen: Screen): SeatScreen[] {
  if (!mayAgree(screen)) return [];
  return screen.seats.filter(({ seat }) => screen.practice?.agreed.includes(seat));
}
