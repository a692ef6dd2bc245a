/** Which page is shown: read from the address, below the path that `<base href>` names. */

import { addressOf, pathBelowBase } from "../lib/address";
import type { Origin } from "../wire/types";
import { comeBack, leaveForNew } from "./scroll";

export type Route =
  | { page: "home" }
  | { page: "rules"; text: string | null }
  | { page: "game"; preset: string }
  | { page: "learn" }
  | { page: "desk" }
  | { page: "decks" }
  | { page: "account" }
  | { page: "table"; room: string }
  | { page: "proof"; room: string }
  | { page: "match"; match: string }
  | { page: "match-at"; room: string }
  | { page: "review"; match: string; deal: number; act: number }
  | { page: "match-proof"; match: string }
  | { page: "puzzles" }
  | { page: "puzzle"; puzzle: string }
  | { page: "player"; name: string }
  | { page: "players" }
  | { page: "tournaments" }
  | { page: "watch" }
  | { page: "tournament-new" }
  | { page: "tournament"; tournament: string; part: "" | "print" | "table" }
  | { page: "admin" }
  | { page: "lost" };

/** Where the arbiter's desk is. */
export const DESK_PATH = "arbiter";

/** Where the decks are shown. */
export const DECKS_PATH = "decks";

/** Where one's account is. */
export const ACCOUNT_PATH = "account";

/** Where the lesson is. */
export const LEARN_PATH = "learn";

/** Where the best of the club are. */
export const PLAYERS_PATH = "players";

/** Where puzzles are set. */
export const PUZZLES_PATH = "puzzles";

/** Where the tournaments are, and where one is announced. */
export const TOURNAMENTS_PATH = "tournaments";
const NEW = "new";
export const NEW_TOURNAMENT_PATH = `${TOURNAMENTS_PATH}/${NEW}`;

/** Where one sees what is being played. */
export const WATCH_PATH = "watch";

/** Where the club is looked after. */
export const ADMIN_PATH = "admin";

/** The part after a table's address that leads to the proof of its deals, or to its last match. */
const BELOW_TABLE: Readonly<Record<string, "proof" | "match-at">> = { proof: "proof", match: "match-at" };

/** The part after a match's address that leads to its review. */
const REVIEW = "review";

let current = $state<Route>(readRoute(location.href));

export function route(): Route {
  return current;
}

/** The route of an address: ``t/luna-rossa`` is a table. */
export function readRoute(address: string): Route {
  const path = pathBelowBase(address);
  const [first = "", second = "", third, ...rest] = path?.replace(/\/$/, "").split("/") ?? [];
  if (path === null || rest.length > 0) return { page: "lost" };
  if (first === "match" && third === REVIEW && decoded(second) !== "")
    return { page: "review", match: decoded(second), ...placeIn(new URL(address).searchParams) };
  if (first === TOURNAMENTS_PATH && second !== "") return tournamentAt(second, third ?? "");
  if (third !== undefined) {
    const below = BELOW_TABLE[third];
    return first === "t" && below !== undefined ? atTable(below, second) : { page: "lost" };
  }
  if (first === "" && second === "") return { page: "home" };
  if (first === "rules" && second === "")
    return { page: "rules", text: new URL(address).searchParams.get("r") };
  if (first === DECKS_PATH && second === "") return { page: "decks" };
  if (first === "rules") return { page: "game", preset: decoded(second) };
  if (first === DESK_PATH && second === "") return { page: "desk" };
  if (first === ACCOUNT_PATH && second === "") return { page: "account" };
  if (first === LEARN_PATH && second === "") return { page: "learn" };
  if (first === PLAYERS_PATH && second === "") return { page: "players" };
  if (first === PUZZLES_PATH && second === "") return { page: "puzzles" };
  if (first === TOURNAMENTS_PATH) return { page: "tournaments" };
  if (first === WATCH_PATH && second === "") return { page: "watch" };
  if (first === "puzzle" && decoded(second) !== "") return { page: "puzzle", puzzle: decoded(second) };
  if (first === ADMIN_PATH && second === "") return { page: "admin" };
  if (first === "p" && decoded(second) !== "") return { page: "player", name: decoded(second) };
  if (first === "m" && decoded(second) !== "") return { page: "match-proof", match: decoded(second) };
  if (first === "match" && decoded(second) !== "") return { page: "match", match: decoded(second) };
  return first === "t" ? atTable("table", second) : { page: "lost" };
}

/** Where in a match one looks: a deal from 1, and how many acts of it were made. */
function placeIn(asked: URLSearchParams): { deal: number; act: number } {
  const numberOf = (name: string): number => Math.floor(Number(asked.get(name))) || 0;
  return { deal: Math.max(1, numberOf("deal")), act: Math.max(0, numberOf("act")) };
}

function atTable(page: "table" | "proof" | "match-at", part: string): Route {
  const room = decoded(part);
  return room === "" || room.includes("/") ? { page: "lost" } : { page, room };
}

function tournamentAt(name: string, part: string): Route {
  const tournament = decoded(name);
  if (tournament === "" || (part !== "" && part !== "print" && part !== "table")) return { page: "lost" };
  if (tournament === NEW && part === "") return { page: "tournament-new" };
  return { page: "tournament", tournament, part };
}

/** The page of a tournament. */
export const tournamentPath = (tournament: string): string =>
  `${TOURNAMENTS_PATH}/${encodeURIComponent(tournament)}`;

export const tablePath = (room: string): string => `t/${encodeURIComponent(room)}`;

/** Where the packs of a table's deals are proven. */
export const proofPath = (room: string): string => `${tablePath(room)}/proof`;

/** The page of the match that has ended last at a table. */
export const matchAtPath = (room: string): string => `${tablePath(room)}/match`;

/** The page of a match that is over. */
export const matchPath = (match: string): string => `match/${encodeURIComponent(match)}`;

/** The review of a match, at its beginning or at a play of a deal. */
export const reviewPath = (match: string, deal = 1, act = 0): string =>
  `${matchPath(match)}/${REVIEW}${deal > 1 || act > 0 ? `?deal=${deal}&act=${act}` : ""}`;

/** Where the deals of a match come from: the moment in a review, or the page of the match. */
export const originPath = ({ match, deal, act }: Origin): string =>
  deal === null || deal === undefined ? matchPath(match) : reviewPath(match, deal, act);

/** The page of a puzzle, or with `day` that of the day's. */
export const puzzlePath = (puzzle: string): string => `puzzle/${encodeURIComponent(puzzle)}`;

/** The page of somebody with an account. */
export const playerPath = (name: string): string => `p/${encodeURIComponent(name)}`;

/** Where the packs of a match that is over are proven. */
export const matchProofPath = (match: string): string => `m/${encodeURIComponent(match)}`;

export const rulesPath = (text: string): string => `rules?r=${encodeURIComponent(text)}`;

/** The page that tells a preset's rules. */
export const gamePath = (preset: string): string => `rules/${encodeURIComponent(preset)}`;

/** Go to a path below the base: ``navigate("rules")``; ``""`` is home. With ``replace`` no way leads back. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(history.state, "", addressOf(path));
  else history.pushState(leaveForNew(), "", addressOf(path));
  current = readRoute(location.href);
  scrollTo(0, 0);
}

/** Let the address say what the page shows, without leaving the page. */
export function rename(path: string): void {
  history.replaceState(history.state, "", addressOf(path));
}

/** Follow the page's own links without loading it again; the others are the browser's. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || !isPlainClick(event)) return;
  if (link.origin !== location.origin || readRoute(link.href).page === "lost") return;
  event.preventDefault();
  navigate(link.href);
}

export function readAddress(): void {
  current = readRoute(location.href);
  comeBack();
}

/** A part of a path as it was meant; nothing where it cannot be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
