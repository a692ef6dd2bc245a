/** The wire's messages by short names, and whether one that came is of a kind that this page knows. */

import { isRecord } from "../../lib/stored";
import type { RefusedMessage, Screen, StateMessage, Wire } from "../../wire/types";

export type ClientMessage = Wire["client"];
export type ServerMessage = Wire["server"];
export type PublicEvent = StateMessage["events"][number];
export type Command = Extract<ClientMessage, { id: string }>;

/** Every event that this page can show; the compiler sees to it that none is left out. */
const EVENTS: Record<NonNullable<PublicEvent["type"]>, true> = {
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
  resigning: true,
  left: true,
  stood_in: true,
  returned: true,
  replaced: true,
  seated: true,
  ready: true,
};

/** What came over the line; null for what this page does not understand, which a newer server may send. */
export function read(data: unknown): ServerMessage | null {
  const message = parsed(data);
  switch (isRecord(message) ? message["type"] : null) {
    case "state":
      return readState(message as StateMessage);
    case "refused":
      return readRefused(message as RefusedMessage);
    case "pong":
    case "said":
      return message as ServerMessage;
    default:
      return null;
  }
}

/** A screen is whole: with events that this page does not know it is just shown. */
function readState(message: StateMessage): StateMessage | null {
  if (!isScreen(message.screen) || !Array.isArray(message.events)) return null;
  return message.events.every(isKnown) ? message : { ...message, events: [] };
}

/** A refusal is put into words from its reason and its facts. */
function readRefused(message: RefusedMessage): RefusedMessage | null {
  return typeof message.reason === "string" && isRecord(message.facts) ? message : null;
}

const isKnown = (event: unknown): boolean =>
  isRecord(event) && typeof event["type"] === "string" && Object.hasOwn(EVENTS, event["type"]);

function isScreen(value: unknown): value is Screen {
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
