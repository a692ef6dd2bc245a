/** Where the header and its menu lead. */

import { addressOf } from "../lib/address";
import { accountName } from "../lib/prefs.svelte";
import { t } from "../lib/i18n.svelte";
import {
  ACCOUNT_PATH,
  DECKS_PATH,
  DESK_PATH,
  LEARN_PATH,
  PLAYERS_PATH,
  PUZZLES_PATH,
  TOURNAMENTS_PATH,
  WATCH_PATH,
  type Route,
} from "./router.svelte";

export interface NavLink {
  page: Route["page"];
  href: string;
  text: string;
}

/** The pages that stand in the header. */
export function headerLinks(): NavLink[] {
  return [
    { page: "home", href: addressOf(""), text: t("nav-home") },
    { page: "rules", href: addressOf("rules"), text: t("nav-rules") },
    { page: "puzzles", href: addressOf(PUZZLES_PATH), text: t("nav-puzzles") },
    { page: "tournaments", href: addressOf(TOURNAMENTS_PATH), text: t("nav-tournaments") },
    { page: "watch", href: addressOf(WATCH_PATH), text: t("nav-watch") },
    { page: "decks", href: addressOf(DECKS_PATH), text: t("nav-decks") },
    { page: "players", href: addressOf(PLAYERS_PATH), text: t("nav-players") },
    { page: "desk", href: addressOf(DESK_PATH), text: t("nav-desk") },
  ];
}

/** All that the menu has: those, the lesson and one's account. */
export function menuLinks(): NavLink[] {
  return [
    ...headerLinks(),
    { page: "learn", href: addressOf(LEARN_PATH), text: t("learn-home-open") },
    { page: "account", href: addressOf(ACCOUNT_PATH), text: accountLabel() },
  ];
}

export function accountLabel(): string {
  return accountName() ? t("nav-account-of", { name: accountName() }) : t("nav-account");
}

/** The pages that are a part of another. */
const PARTS: Partial<Record<Route["page"], Route["page"]>> = {
  game: "rules",
  player: "players",
  puzzle: "puzzles",
  tournament: "tournaments",
  "tournament-new": "tournaments",
};

/** Whether a link leads to this page, or to the one that it is a part of. */
export function leadsTo(link: NavLink, page: Route["page"]): "page" | "true" | undefined {
  if (link.page === page) return "page";
  return PARTS[page] === link.page ? "true" : undefined;
}
