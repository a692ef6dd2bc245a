/** Whether whoever uses this browser knows the game: the lesson is offered until then. */

import { Kept } from "./kept.svelte";

const known = new Kept("learned", (found) => found === true);

export function learned(): boolean {
  return known.value;
}

/** The lesson has been followed to its end, or a match played to its end. */
export function noteLearned(): void {
  if (!known.value) known.value = true;
}
