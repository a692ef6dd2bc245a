/** Sit down at somebody's table, under the name of this browser's owner. */

import { joinRoom } from "../lib/api";
import { playerName } from "../lib/prefs.svelte";
import { newSalt, saltHash } from "../lib/salt";
import { saveTicket } from "./tickets";
import { saidSalt } from "./witness";

/** Take a free seat, the first or a certain one, and keep it; what the server says against it is thrown. */
export async function takeSeat(room: string, rules: string, seat: number | null = null): Promise<void> {
  const name = playerName();
  const salt = newSalt();
  const ticket = await joinRoom(room, { name, salt_hash: saltHash(salt), seat });
  saidSalt(room, salt);
  saveTicket({ ...ticket, name, rules, opened: Date.now() });
}
