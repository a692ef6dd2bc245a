/** Sit down at a table of one's own and go there. */

import { openAgain, openRoom } from "../lib/api";
import type { AgainRequest } from "../wire/types";
import { levelAmong, playerName } from "../lib/prefs.svelte";
import { newSalt, saltHash } from "../lib/salt";
import { saveTicket } from "./tickets";
import { navigate, route, tablePath } from "../nav/router.svelte";
import { saidSalt } from "./witness";

/** The wishes for a new table besides its rules. */
export interface Asked {
  openSeats?: number;
  time?: string | null;
  /** Whether everybody sees it among the open tables. */
  open?: boolean;
  /** Whether places, and so partners, are drawn when the match begins. */
  drawPartners?: boolean;
  /** The computer players that play these rules; the chosen one is asked where it is among them. */
  levels?: readonly string[];
}

/** More seats than any table has: all but one's own. */
const MOST_OPEN = 5;

/**
 * Open a table with these rules, this many seats left free for friends, the others for the computer.
 *
 * A person who has gone to another page meanwhile stays there; the table stands among theirs.
 */
export async function startTable(rules: string, asked: Asked = {}): Promise<void> {
  const { openSeats = 0, time = null, open = false, drawPartners = false, levels = [] } = asked;
  const from = route();
  const name = playerName();
  const player = levelAmong(levels);
  const salt = newSalt();
  const fill = openSeats === 0 ? player : undefined;
  const ticket = await openRoom({
    rules,
    name,
    salt_hash: saltHash(salt),
    open_seats: openSeats || MOST_OPEN,
    player,
    time,
    public: open,
    draw_partners: drawPartners,
  });
  saidSalt(ticket.room, salt);
  saveTicket({ ...ticket, name, rules, opened: Date.now(), fill });
  if (route() === from) navigate(tablePath(ticket.room));
}

/** Play a match that is over again: from a moment of it on, or all its deals; the computer takes the other seats. */
export async function startAgain(
  match: string,
  rules: string,
  asked: Pick<AgainRequest, "seat" | "place">,
): Promise<void> {
  const from = route();
  const name = playerName();
  const ticket = await openAgain(match, { name, ...asked });
  saveTicket({ ...ticket, name, rules, opened: Date.now() });
  if (route() === from) navigate(tablePath(ticket.room));
}
