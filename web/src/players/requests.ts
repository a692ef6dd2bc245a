/** The requests of the players' pages. */

import { ApiError, ask } from "../lib/api";
import { isRecord } from "../lib/stored";
import type { BestAnswer, LossesAnswer, MatchesAnswer, PersonPage, PlayedTournament } from "../wire/types";

export type Family = BestAnswer["family"];
export type Company = BestAnswer["company"];

/** Somebody with an account. A name that is no part of a path leads elsewhere: nobody is found there. */
export async function personCalled(name: string): Promise<PersonPage> {
  const answer = await ask<unknown>(`api/people/${encodeURIComponent(name)}`);
  if (isPerson(answer)) return answer;
  const message = "this is nobody's page";
  throw new ApiError({ code: "not_found", reason: "person_not_found", message, facts: {} });
}

const isPerson = (answer: unknown): answer is PersonPage =>
  isRecord(answer) &&
  typeof answer["name"] === "string" &&
  Array.isArray(answer["ratings"]) &&
  isRecord(answer["taken"]) &&
  isRecord(answer["dealt"]);

/** Somebody's matches before this one, the newest first, as many as the server gives at once. */
export const matchesOf = (name: string, before: number | null = null): Promise<MatchesAnswer> =>
  ask(`api/people/${encodeURIComponent(name)}/matches${before === null ? "" : `?before=${before}`}`);

export const bestOf = (family: Family, company: Company): Promise<BestAnswer> =>
  ask(`api/players?family=${family}&company=${company}`);

/** The losses of somebody's plays, by the reviews that are kept. */
export const lossesOf = (name: string): Promise<LossesAnswer> =>
  ask(`api/players/${encodeURIComponent(name)}/losses`);

/** The tournaments that somebody plays in, or has played in, the latest first. */
export const tournamentsOf = (name: string): Promise<PlayedTournament[]> =>
  ask(`api/players/${encodeURIComponent(name)}/tournaments`);
