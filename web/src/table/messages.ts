/** Short names for the parts of the wire's messages that the table works with. */

import type { StateMessage, Wire } from "../wire/types";

export type ClientMessage = Wire["client"];
export type ServerMessage = Wire["server"];
export type PublicEvent = StateMessage["events"][number];
export type Command = Extract<ClientMessage, { id: string }>;
