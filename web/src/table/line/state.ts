/** The table as this client knows it: messages from the server go in, screens and steps to show come out. */

import type { EventsMessage, RefusedMessage, Screen, StateMessage } from "../../wire/types";
import { folded, type Step } from "./fold";
import type { ServerMessage } from "./messages";

export interface ClientState {
  /** The newest screen received; null before the first. */
  newest: Screen | null;
  /** The last screen of this connection, from which the server's next steps start; it may be an older one. */
  base: Screen | null;
  /** Whether a message was lost: the table has to be asked for. */
  lost: boolean;
  /** The steps that were not shown yet, oldest first; empty when the newest screen can just be shown. */
  queue: readonly Step[];
  /** The command that was sent last, until it is refused or the table has moved on. */
  awaited: string | null;
  /** Why the last command was refused, until the next screen. */
  refused: RefusedMessage | null;
}

export const NOTHING_YET: ClientState = {
  newest: null,
  base: null,
  lost: false,
  queue: [],
  awaited: null,
  refused: null,
};

/** More than this many steps behind, nobody wants to see each of them. */
const PATIENCE = 14;

/** Take in one message. A state older than the newest shows nothing, nor does an answer to an older command. */
export function received(state: ClientState, message: ServerMessage): ClientState {
  switch (message.type) {
    case "state":
      return withState(state, message);
    case "events":
      return withEvents(state, message);
    case "refused":
      return withRefusal(state, message);
    case "pong":
    case "said":
    case "remarks":
      return state;
  }
}

/** Remember what was sent. */
export function commandSent(state: ClientState, id: string): ClientState {
  return { ...state, awaited: id };
}

/** Take the first step off the queue. */
export function stepShown(state: ClientState): ClientState {
  return { ...state, queue: state.queue.slice(1) };
}

/** Give up showing how it came about. */
export function caughtUp(state: ClientState): ClientState {
  return { ...state, queue: [] };
}

/** A whole screen may have the steps that lead to it from the screen that this page saw last. */
function withState(state: ClientState, { screen, since, steps }: StateMessage): ClientState {
  const { newest } = state;
  const greeted = { ...state, base: screen, lost: false };
  if (newest === null || since !== newest.version || !steps) return withScreen(greeted, screen, null);
  // at a seat that was just taken, or lost, the steps are those of its new holder
  const found = folded({ ...newest, you: screen.you }, steps, screen.version);
  return withScreen(greeted, screen, found && endingAt(found.steps, screen));
}

/** The last step leads to the whole screen that came with the steps. */
function endingAt(steps: readonly Step[], screen: Screen): Step[] {
  return steps.map((step, at) => (at === steps.length - 1 ? { ...step, after: screen } : step));
}

function withEvents(state: ClientState, { since, version, steps }: EventsMessage): ClientState {
  const { base, newest } = state;
  const found = base !== null && base.version === since ? folded(base, steps, version) : null;
  if (found === null) return { ...state, lost: true };
  const follows = newest !== null && newest.version === since;
  return withScreen({ ...state, base: found.screen }, found.screen, follows ? found.steps : null);
}

/** Go on to a screen, by steps or (with none at all) at once. */
function withScreen(state: ClientState, screen: Screen, steps: readonly Step[] | null): ClientState {
  const { newest } = state;
  if (newest !== null && screen.version < newest.version) return state;
  if (newest !== null && screen.version === newest.version) return { ...state, newest: screen };
  const queue = steps === null ? [] : [...state.queue, ...steps];
  return {
    ...state,
    newest: screen,
    queue: queue.length > PATIENCE ? [] : queue,
    awaited: null,
    refused: null,
  };
}

/** A refusal without an id answers a message that could not be read at all. */
function withRefusal(state: ClientState, message: RefusedMessage): ClientState {
  if (message.id !== null && message.id !== state.awaited) return state;
  return { ...state, awaited: null, refused: message };
}
