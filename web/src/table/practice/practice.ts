/** Practice as a screen tells of it, and the request for a hint. */

import { ask } from "../../lib/api";
import type { HintAnswer, HintRequest, Screen, SeatScreen } from "../../wire/types";

/** Ask for a hint at a table where it is one's turn. */
export const askForHint = (room: string, request: HintRequest): Promise<HintAnswer> =>
  ask(`api/rooms/${encodeURIComponent(room)}/hint`, request);

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
