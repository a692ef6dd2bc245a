/** The table as this client knows it: messages from the server go in, screens and steps to show come out. */

import type { RefusedMessage, Screen, StateMessage } from "../../wire/types";
import type { ServerMessage } from "./messages";
import { leadsOnFrom, stepsOf, type Step } from "./steps";

export interface ClientState {
  /** The newest screen received; null before the first. */
  newest: Screen | null;
  /** What happened and was not shown yet, oldest first; empty when the newest screen can just be shown. */
  queue: readonly Step[];
  /** The command that was sent last, until it is refused or the table has moved on. */
  awaited: string | null;
  /** Why the last command was refused, until the next screen. */
  refused: RefusedMessage | null;
}

export const NOTHING_YET: ClientState = { newest: null, queue: [], awaited: null, refused: null };

/** More than this many steps behind, nobody wants to see each of them. */
const PATIENCE = 14;

/** Take in one message. A state older than the newest changes nothing, nor does an answer to an older command. */
export function received(state: ClientState, message: ServerMessage): ClientState {
  if (isState(message)) return withScreen(state, message);
  return isRefused(message) ? withRefusal(state, message) : state;
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

function withScreen(state: ClientState, { screen, events }: StateMessage): ClientState {
  const { newest } = state;
  if (newest !== null && screen.version < newest.version) return state;
  if (newest !== null && screen.version === newest.version) return { ...state, newest: screen };
  const steps = newest === null ? [] : stepsOf(screen, events);
  const follows = newest !== null && leadsOnFrom(newest, steps);
  const queue = follows ? [...state.queue, ...steps] : [];
  return { newest: screen, queue: queue.length > PATIENCE ? [] : queue, awaited: null, refused: null };
}

/** What has no id answers whatever could not be read at all. */
function withRefusal(state: ClientState, message: RefusedMessage): ClientState {
  if (message.id !== null && message.id !== state.awaited) return state;
  return { ...state, awaited: null, refused: message };
}

function isState(message: ServerMessage): message is StateMessage {
  return message.type === "state";
}

function isRefused(message: ServerMessage): message is RefusedMessage {
  return message.type === "refused";
}
