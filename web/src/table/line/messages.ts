/** The wire's messages by short names, and whether one that came is of a kind that this page knows. */

import { isRecord } from "../../lib/stored";
import type {
  EventsMessage,
  PongMessage,
  RefusedMessage,
  RemarksMessage,
  SaidMessage,
  Screen,
  StateMessage,
  Wire,
} from "../../wire/types";

export type ClientMessage = Wire["client"];
export type ServerMessage = Wire["server"];
export type PublicEvent = StateMessage["events"][number];
export type Command = Extract<ClientMessage, { id: string }>;

/** Every event that this page can show; the compiler sees to it that none is left out. */
const EVENTS: Record<PublicEvent["type"], true> = {
  played: true,
  fuori: true,
  called: true,
  shown: true,
  chosen: true,
  leftovers: true,
  batch: true,
  redealt: true,
  drawn: true,
  dealt: true,
  counted: true,
  won: true,
  forfeit: true,
  cancelled: true,
  resigning: true,
  left: true,
  stood_in: true,
  returned: true,
  replaced: true,
  resumed: true,
  interrupted: true,
  taken_back: true,
  seated: true,
  ready: true,
  table_taken: true,
  declared: true,
  bonus: true,
};

/** How a message of each kind is read. */
const READERS: Record<ServerMessage["type"], (message: Sent) => ServerMessage | null> = {
  state: (message) => readState(message as Sent & StateMessage),
  events: (message) => readEvents(message as Sent & EventsMessage),
  refused: (message) => readRefused(message as Sent & RefusedMessage),
  pong: (message) => message as Sent & PongMessage,
  said: (message) => message as Sent & SaidMessage,
  remarks: (message) => message as Sent & RemarksMessage,
};
type Sent = Record<string, unknown>;

/** The message that came over the line; null for one that this page does not understand, from a newer server. */
export function read(data: unknown): ServerMessage | null {
  const message = parsed(data);
  const type = isRecord(message) ? message["type"] : null;
  return isRecord(message) && isOneOf(READERS, type) ? READERS[type](message) : null;
}

function readState(message: StateMessage): StateMessage | null {
  return isScreen(message.screen) && areSteps(message.steps ?? []) ? message : null;
}

function readEvents(message: EventsMessage): EventsMessage | null {
  const { since, version, steps } = message;
  return typeof since === "number" && typeof version === "number" && areSteps(steps) ? message : null;
}

const areSteps = (steps: unknown): boolean =>
  Array.isArray(steps) && steps.every((step) => isRecord(step) && isRecord(step["changes"]));

/** A refusal is put into words from its reason and its facts. */
function readRefused(message: RefusedMessage): RefusedMessage | null {
  return typeof message.reason === "string" && isRecord(message.facts) ? message : null;
}

export function isKnown(event: unknown): event is PublicEvent {
  return isRecord(event) && isOneOf(EVENTS, event["type"]);
}

function isOneOf<Kind extends string>(kinds: Record<Kind, unknown>, type: unknown): type is Kind {
  return typeof type === "string" && Object.hasOwn(kinds, type);
}

export function isScreen(value: unknown): value is Screen {
  return (
    isRecord(value) &&
    typeof value["version"] === "number" &&
    ["seats", "sides", "table", "legal"].every((name) => Array.isArray(value[name])) &&
    isOncePerCard(value["table"]) &&
    isOncePerCard(value["hand"] ?? [])
  );
}

/** There is one of each card. */
function isOncePerCard(cards: unknown): boolean {
  return Array.isArray(cards) && new Set(cards).size === cards.length;
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
