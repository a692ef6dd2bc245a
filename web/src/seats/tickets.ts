/** The places this browser holds at tables: room → ticket, with what its list shows of it. */

import type { RoomTicket } from "../wire/types";
import { isRecord, outlivesPage, readStored, writeStored } from "../lib/stored";

export interface Ticket extends RoomTicket {
  /** The name you sit under. */
  name: string;
  /** The text id of the rules. */
  rules: string;
  /** When you sat down, in milliseconds since 1970. */
  opened: number;
  /** The computer player for the other seats once you have said your words for the shuffle; none for friends. */
  fill?: string | undefined;
  /** Whether the seat was taken to play with whoever wants the same game. */
  paired?: boolean;
}

const KEY = "tickets";

/** Every ticket, the newest first. */
export function tickets(): Ticket[] {
  return Object.values(stored()).sort((one, other) => other.opened - one.opened);
}

export function ticketFor(room: string): Ticket | undefined {
  return stored()[room];
}

export function saveTicket(ticket: Ticket): void {
  writeStored(KEY, { ...stored(), [ticket.room]: ticket });
}

/** Whether the places are still there when the page is loaded again; else this page alone knows of them. */
export function ticketsStay(): boolean {
  return outlivesPage(KEY);
}

/** Remove a ticket, unless another has taken its place. */
export function removeTicket(room: string, token: string | null): void {
  const { [room]: ticket, ...rest } = stored();
  if (ticket?.token === token) writeStored(KEY, rest);
}

function stored(): Record<string, Ticket> {
  const found = readStored(KEY);
  if (!isRecord(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, Ticket] => isTicket(entry[1])),
  );
}

function isTicket(value: unknown): value is Ticket {
  return (
    isRecord(value) &&
    typeof value["room"] === "string" &&
    typeof value["seat"] === "number" &&
    typeof value["token"] === "string" &&
    typeof value["name"] === "string" &&
    typeof value["rules"] === "string" &&
    typeof value["opened"] === "number"
  );
}
