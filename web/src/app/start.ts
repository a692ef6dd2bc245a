/** Sit down at a table of one's own and go there. */

import { openRoom } from "../lib/api";
import { playerName } from "../lib/prefs.svelte";
import { newSalt } from "../lib/salt";
import { saveTicket } from "../lib/tickets";
import { navigate, tablePath } from "./router.svelte";

/** Open a table with these rules, this many seats left free for friends, the others for the computer. */
export async function startTable(rules: string, openSeats = 0): Promise<void> {
  const name = playerName(openSeats > 0);
  const ticket = await openRoom({ rules, name, open_seats: openSeats, salt: newSalt() });
  saveTicket({ ...ticket, name, rules, opened: Date.now() });
  navigate(tablePath(ticket.room));
}
