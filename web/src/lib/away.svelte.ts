/** Whether no server answers. Each request says what came of it; away/begin.ts finds out the rest. */

let away = $state(false);
let doubt: (() => void) | undefined;

export const isAway = (): boolean => away;

export function setAway(now: boolean): void {
  away = now;
}

/** Call where a request was not answered by the server. */
export function onDoubt(call: () => void): void {
  doubt = call;
}

/** Note whether the server itself has answered. */
export function noteAnswer(came: boolean): void {
  if (came) away = false;
  else doubt?.();
}
