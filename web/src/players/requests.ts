/** What the pages of those who play ask the server. */

import { ask } from "../lib/api";
import type { BestAnswer, MatchesAnswer, PersonPage } from "../wire/types";

export type Family = BestAnswer["family"];
export type Company = BestAnswer["company"];

export const personCalled = (name: string): Promise<PersonPage> =>
  ask(`api/people/${encodeURIComponent(name)}`);

/** So many at once, those written down before this one. */
export const matchesOf = (name: string, before: number | null = null): Promise<MatchesAnswer> =>
  ask(`api/people/${encodeURIComponent(name)}/matches${before === null ? "" : `?before=${before}`}`);

export const bestOf = (family: Family, company: Company): Promise<BestAnswer> =>
  ask(`api/players?family=${family}&company=${company}`);
