/** The server's requests and answers, typed as the server defines them. */

import type {
  AgainRequest,
  DeskAnswer,
  DeskRequest,
  ErrorBody,
  JoinRequest,
  LessonAnswer,
  LessonRequest,
  LobbyAnswer,
  OptionInfo,
  OwnSeat,
  PairingRequest,
  PresetInfo,
  RoomRequest,
  RoomTicket,
  RulesAnswer,
  RulesRequest,
  SeatsRequest,
} from "../wire/types";
import { addressOf } from "./address";
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

export const readRules = (request: RulesRequest, signal?: AbortSignal): Promise<RulesAnswer> =>
  ask("api/rules", request, signal && { signal });

export const openRoom = (request: RoomRequest): Promise<RoomTicket> => ask("api/rooms", request);

/** Open a table with the deals of a match that is over. */
export const openAgain = (match: string, request: AgainRequest): Promise<RoomTicket> =>
  ask(`api/matches/${encodeURIComponent(match)}/tables`, request);

/** Sit down where people wait for a game, else at a new table; ask again from there. */
export const askForGame = (request: PairingRequest): Promise<RoomTicket> => ask("api/pairings", request);

export const getLobby = (): Promise<LobbyAnswer> => ask("api/lobby");

export const joinRoom = (room: string, request: JoinRequest): Promise<RoomTicket> =>
  ask(`api/rooms/${encodeURIComponent(room)}/seats`, request);

/** The seats of whoever is signed in, at matches that are not over. */
export const ownSeats = (): Promise<OwnSeat[]> => ask("api/account/seats");

/** How the tables stand for which one has tickets. */
export const lookAtSeats = (request: SeatsRequest): Promise<OwnSeat[]> => ask("api/seats", request);

export const askDesk = (request: DeskRequest): Promise<DeskAnswer> => ask("api/desk", request);

export const askLesson = (request: LessonRequest): Promise<LessonAnswer> => ask("api/lesson", request);

/** The record of a match, as text. */
export async function recordOf(path: string): Promise<string> {
  const response = await send(path, {});
  if (!response.ok) throw refused(await response.json().catch(() => null), response.status);
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
  if (!response.ok) throw refused(answer, response.status);
  if (answer === null) throw refused(answer, response.status);
  return answer as Answer;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(addressOf(path), request);
  } catch (problem) {
    if (request.signal?.aborted) throw problem;
    throw new ApiError({ code: "offline", reason: "offline", message: "no answer", facts: {} });
  }
}

function refused(answer: unknown, status: number): ApiError {
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
