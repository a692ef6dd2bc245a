/** Look for people who want the same game, and while one waits for them, look again. */

import { askForGame } from "../lib/api";
import { playerName } from "../lib/prefs.svelte";
import { newSalt, saltHash } from "../lib/salt";
import { navigate, route, tablePath } from "../nav/router.svelte";
import type { PairingRequest } from "../wire/types";
import { removeTicket, saveTicket, type Ticket } from "./tickets";
import { saidSalt } from "./witness";

/** How often one who waits asks again: others may wait at another table by now. */
export const AGAIN_MS = 3_000;

/** After so long without anybody the computer is offered. */
export const NOBODY_MS = 20_000;

let asking = $state(false);

/** Whether one's seat may be on its way to another table. */
export const moving = (): boolean => asking;

/** Sit down where people wait for this game, else at a table of one's own, and go there. */
export async function findGame(rules: string, time: string | null): Promise<void> {
  const from = route();
  const room = await sitDown(rules, time);
  if (route() === from) navigate(tablePath(room));
}

/** Ask again from the seat at which one waits; where people have gathered elsewhere, go there. */
export async function askAgain(ticket: Ticket, time: string | null): Promise<void> {
  if (asking) return;
  asking = true;
  const from = route();
  try {
    const room = await sitDown(ticket.rules, time, ticket);
    if (room !== ticket.room && route() === from) navigate(tablePath(room), { replace: true });
  } finally {
    asking = false;
  }
}

async function sitDown(rules: string, time: string | null, waiting: Ticket | null = null): Promise<string> {
  const name = waiting?.name ?? playerName();
  const salt = newSalt();
  const request: PairingRequest = { rules, name, salt_hash: saltHash(salt), time };
  if (waiting) request.waiting = { room: waiting.room, token: waiting.token };
  const ticket = await askForGame(request);
  if (ticket.room === waiting?.room) return ticket.room;
  if (waiting) removeTicket(waiting.room, waiting.token);
  // without a token the seat is the account's, and the table gives it
  if (ticket.token !== "") {
    saidSalt(ticket.room, salt);
    saveTicket({ ...ticket, name, rules, opened: Date.now(), paired: true });
  }
  return ticket.room;
}
