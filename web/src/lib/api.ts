/** The server's requests and answers, typed as the server defines them. */

import type {
  AgainRequest,
  DeskAnswer,
  DeskRequest,
  ErrorBody,
  FairPlay,
  JoinRequest,
  LessonAnswer,
  LessonRequest,
  LobbyAnswer,
  MatchInfo,
  MatchSummary,
  OptionInfo,
  OwnRound,
  OwnSeat,
  PairingRequest,
  PersonPage,
  PresetInfo,
  RoomRequest,
  RoomTicket,
  RulesAnswer,
  RulesRequest,
  SeatsRequest,
  TableInvitation,
} from "../wire/types";
import { addressOf } from "./address";
import { noteAnswer } from "./away.svelte";
import { loadReasons } from "./i18n.svelte";
import { isRecord } from "./stored";

/** A request the server refused, or (`offline`, `unreadable`) one that it never answered properly. */
export class ApiError extends Error {
  readonly code: string;
  readonly reason: string;
  readonly facts: ErrorBody["facts"];

  constructor(body: ErrorBody) {
    super(body.message);
    this.name = "ApiError";
    this.code = body.code;
    this.reason = body.reason;
    this.facts = body.facts;
  }
}

export const getPresets = (): Promise<PresetInfo[]> => ask("api/presets");

export const getOptions = (): Promise<OptionInfo[]> => ask("api/options");

/** The server's answer about rules. The sentences for its refusals are loaded first. */
export async function readRules(request: RulesRequest, signal?: AbortSignal): Promise<RulesAnswer> {
  const answer = await ask<RulesAnswer>("api/rules", request, signal && { signal });
  if (answer.problems.length > 0) await loadReasons();
  return answer;
}

export const openRoom = (request: RoomRequest): Promise<RoomTicket> => ask("api/rooms", request);

/** Open a table with the deals of a match that is over. */
export const openAgain = (match: string, request: AgainRequest): Promise<RoomTicket> =>
  ask(`api/matches/${encodeURIComponent(match)}/tables`, request);

/** Sit down where people wait for a game, else at a new table; ask again from there. */
export const askForGame = (request: PairingRequest): Promise<RoomTicket> => ask("api/pairings", request);

/** The match that has ended last at a table. */
export const matchAt = (room: string): Promise<MatchInfo> =>
  ask(`api/rooms/${encodeURIComponent(room)}/match`);

export const summaryOf = (match: string): Promise<MatchSummary> =>
  ask(`api/matches/${encodeURIComponent(match)}/summary`);

/** The ratings of somebody with an account, and the points with which each begins. */
export const ratingsOf = (name: string): Promise<Pick<PersonPage, "ratings" | "start">> =>
  ask(`api/people/${encodeURIComponent(name)}`);

export const getLobby = (): Promise<LobbyAnswer> => ask("api/lobby");

export const joinRoom = (room: string, request: JoinRequest): Promise<RoomTicket> =>
  ask(`api/rooms/${encodeURIComponent(room)}/seats`, request);

/** Invite somebody with an account to a free seat of one's table. */
export const inviteToTable = (room: string, request: TableInvitation): Promise<void> =>
  ask(`api/rooms/${encodeURIComponent(room)}/invitations`, request);

/** The rounds of tournaments whose tables wait for whoever is signed in. */
export const ownRounds = (): Promise<OwnRound[]> => ask("api/account/rounds");

/** How whoever is signed in stands: bans, warnings that they have not read, the people they have blocked. */
export const fairPlay = (): Promise<FairPlay> => ask("api/account/fair-play");

/** The seats of whoever is signed in, at matches that are not over. */
export const ownSeats = (): Promise<OwnSeat[]> => ask("api/account/seats");

/** How the tables stand for which one has tickets. */
export const lookAtSeats = (request: SeatsRequest): Promise<OwnSeat[]> => ask("api/seats", request);

/** The answer of the arbiter's desk. The sentences for the refusals in it are loaded first. */
export async function askDesk(request: DeskRequest): Promise<DeskAnswer> {
  const [answer] = await Promise.all([ask<DeskAnswer>("api/desk", request), loadReasons()]);
  return answer;
}

export const askLesson = (request: LessonRequest): Promise<LessonAnswer> => ask("api/lesson", request);

/** The record of a match, as text. */
export async function recordOf(path: string): Promise<string> {
  const response = await send(path, {});
  if (!response.ok) throw await refused(await response.json().catch(() => null), response.status);
  return response.text();
}

/** Ask for something, or with a body send it; an answer without content is nothing. */
export async function ask<Answer>(path: string, body?: object, more: RequestInit = {}): Promise<Answer> {
  const response = await send(path, {
    ...(body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
    ...more,
  });
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw await refused(answer, response.status);
  if (answer === null) throw await refused(answer, response.status);
  return answer as Answer;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(addressOf(path), request);
    noteAnswer(!response.headers.has("Settebello-Kept"));
    return response;
  } catch (problem) {
    if (request.signal?.aborted) throw problem;
    noteAnswer(false);
    throw new ApiError({ code: "offline", reason: "offline", message: "no answer", facts: {} });
  }
}

async function refused(answer: unknown, status: number): Promise<ApiError> {
  await loadReasons();
  if (isErrorBody(answer)) return new ApiError(answer);
  const message = `unreadable answer, status ${status}`;
  return new ApiError({ code: "unreadable", reason: "unreadable", message, facts: { status } });
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    isRecord(value) &&
    typeof value["code"] === "string" &&
    typeof value["reason"] === "string" &&
    typeof value["message"] === "string" &&
    isRecord(value["facts"])
  );
}
