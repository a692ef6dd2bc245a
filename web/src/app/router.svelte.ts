/** Which page is shown: read from the address, below the path that `<base href>` names. */

import { addressOf, pathBelowBase } from "../lib/address";

export type Route =
  | { page: "home" }
  | { page: "rules"; text: string | null }
  | { page: "game"; preset: string }
  | { page: "learn" }
  | { page: "desk" }
  | { page: "decks" }
  | { page: "account" }
  | { page: "table"; room: string }
  | { page: "lost" };

/** Where the arbiter's desk is. */
export const DESK_PATH = "arbiter";

/** Where the decks are shown. */
export const DECKS_PATH = "decks";

/** Where one's account is. */
export const ACCOUNT_PATH = "account";

/** Where the lesson is. */
export const LEARN_PATH = "learn";

let current = $state<Route>(readRoute(location.href));

export function route(): Route {
  return current;
}

/** What an address means: ``t/luna-rossa`` is a table. */
export function readRoute(address: string): Route {
  const path = pathBelowBase(address);
  const [first = "", second = "", ...rest] = path?.replace(/\/$/, "").split("/") ?? [];
  if (path === null || rest.length > 0) return { page: "lost" };
  if (first === "" && second === "") return { page: "home" };
  if (first === "rules" && second === "")
    return { page: "rules", text: new URL(address).searchParams.get("r") };
  if (first === DECKS_PATH && second === "") return { page: "decks" };
  if (first === "rules") return { page: "game", preset: decoded(second) };
  if (first === DESK_PATH && second === "") return { page: "desk" };
  if (first === ACCOUNT_PATH && second === "") return { page: "account" };
  if (first === LEARN_PATH && second === "") return { page: "learn" };
  const room = first === "t" ? decoded(second) : "";
  return room === "" ? { page: "lost" } : { page: "table", room };
}

export const tablePath = (room: string): string => `t/${encodeURIComponent(room)}`;

export const rulesPath = (text: string): string => `rules?r=${encodeURIComponent(text)}`;

/** The page that tells a preset's rules. */
export const gamePath = (preset: string): string => `rules/${encodeURIComponent(preset)}`;

/** Go to a path below the base: ``navigate("rules")``; ``""`` is home. */
export function navigate(path: string): void {
  history.pushState(null, "", addressOf(path));
  current = readRoute(location.href);
  scrollTo(0, 0);
}

/** Let the address say what the page shows, without leaving the page. */
export function rename(path: string): void {
  history.replaceState(null, "", addressOf(path));
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
