/** The request of the wall. */

import { ask } from "../lib/api";
import type { WatchAnswer } from "../wire/types";

/** The tables that are being played, as spectators see them. */
export const wall = (): Promise<WatchAnswer> => ask("api/watch");
