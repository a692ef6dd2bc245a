/** Practice as a screen tells of it, and the request for a hint. */

import { ApiError, ask } from "../../lib/api";
import type { HintAnswer, HintRequest, Screen, SeatScreen } from "../../wire/types";

/** How often a hint is asked for while the player that gives it is being loaded or compiled. */
const TRIES = 24;
const AGAIN_S = 5;

/** Ask for a hint at a table where it is one's turn; ``later`` says whether to ask again where nobody is ready. */
export async function askForHint(
  room: string,
  request: HintRequest,
  later: () => boolean,
): Promise<HintAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask<HintAnswer>(`api/rooms/${encodeURIComponent(room)}/hint`, request);
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

/** Whether one's own agreement is still to be had. */
export function mayAgree({ you, practice }: Screen): boolean {
  return you !== null && practice != null && !practice.open && !practice.agreed.includes(you);
}

/** The others who would like to practise, where one has not agreed. */
export function othersWhoWould(screen: Screen): SeatScreen[] {
  if (!mayAgree(screen)) return [];
  return screen.seats.filter(({ seat }) => screen.practice?.agreed.includes(seat));
}
