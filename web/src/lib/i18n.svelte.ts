/** The page's texts: Fluent messages by id, and the language chosen. Each folder of texts is a language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Label } from "../wire/types";
import { cardNames } from "./chosen-deck.svelte";
import { Kept } from "./kept.svelte";

export type Arguments = Record<string, FluentVariable>;

/** Numbers, dates and rows of things as a European player writes them. */
const LOCALES: Record<string, string> = { en: "en-GB" };

/** A text that a language leaves out is said in English. */
const FALLBACK = "en";
const FIRST = ["it", FALLBACK];

/** The messages read of each language, and its texts that were not needed so far. */
const TEXTS = new Map<string, { bundle: FluentBundle; unread: string[] }>();

addTexts(
  import.meta.glob<string>("@texts/*/{page,decks,table}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** The sentences of refusals, which come with the first refusal: a page can be used before. */
const REASONS = import.meta.glob<string>("@texts/*/errors.ftl", { query: "?raw", import: "default" });

/** How long a refusal waits for its sentence; then it is told in the server's own words. */
const REASONS_MS = 3000;

let reasons: Promise<void> | null = null;

/** Every language there is: Italian and English, then the others by name. */
export const LANGUAGES: readonly string[] = [
  ...FIRST,
  ...[...TEXTS.keys()].filter((language) => !FIRST.includes(language)).sort(),
];

const chosen = new Kept("language", languageFrom);

export function lang(): string {
  return chosen.value;
}

export function setLang(language: string): void {
  chosen.value = language;
}

/** The name of a language in that language. */
export function languageName(language: string): string {
  return sayIn(language, "language-name") ?? language;
}

/** The message with this id in the language chosen; an id that does not exist comes back as it is. */
export function t(id: string, args: Arguments = {}): string {
  return sayIn(chosen.value, id, args) ?? sayIn(FALLBACK, id, args) ?? id;
}

export function hasText(id: string): boolean {
  return [chosen.value, FALLBACK].some((language) => bundleOf(language)?.hasMessage(id));
}

/** A text that came in Italian and English: for another language, the English one. */
export function say(label: Label): string {
  return label[contentLanguage()];
}

/** The language of what the server tells in two only. */
export function contentLanguage(): keyof Label {
  return chosen.value === "it" ? "it" : "en";
}

/** A card's name as players say it: ``7D`` is *sette di denari*. */
export function cardName(card: string): string {
  // A variant such as [7] is a number to Fluent: only a number selects it.
  const rank = card.charAt(0);
  return t("card-name", { rank: Number(rank) || rank, suit: card.charAt(1) });
}

export function dated(time: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** A day that is written ``2026-07-31``, as people say it. */
export function dayText(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(noon);
}

/** Several things in a row: *tre, quattro e cinque*; with ``or``: *2, 3 o 4*. */
export function listed(things: readonly string[], how: "and" | "or" = "and"): string {
  const type = how === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(locale(), { type }).format(things);
}

/** A number with its sign, to two places: *+12*, *−3*, *0*. */
export function signed(number: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 2, signDisplay: "exceptZero" })
    .format(number)
    .replace("-", "−");
}

/** How speech and numbers name the language chosen. */
export function locale(): string {
  return LOCALES[chosen.value] ?? chosen.value;
}

/** A message in one language, or nothing; every message may tell cards by the names this player uses. */
function sayIn(language: string, id: string, args: Arguments = {}): string | undefined {
  const found = bundleOf(language);
  const message = found?.getMessage(id);
  if (!found || !message?.value) return undefined;
  return found.formatPattern(message.value, { names: cardNames(), ...args }, []);
}

/** Have more texts at hand, files by their path: those of a page that few open come with that page. */
export function addTexts(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    // while modules load no stand-ins are in place, so nothing here needs a recent browser
    const language = /([^/]+)\/[^/]+$/.exec(path)?.[1] ?? "";
    if (!TEXTS.has(language))
      TEXTS.set(language, { bundle: new FluentBundle(language, { useIsolating: false }), unread: [] });
    TEXTS.get(language)?.unread.push(text);
  }
}

/** Have the sentences of refusals at hand, or find that they do not come. */
export async function loadReasons(): Promise<void> {
  reasons ??= readReasons().catch(() => {
    reasons = null;
  });
  await Promise.race([reasons, new Promise((done) => setTimeout(done, REASONS_MS))]);
}

async function readReasons(): Promise<void> {
  const read = Object.entries(REASONS).map(async ([path, load]) => [path, await load()] as const);
  addTexts(Object.fromEntries(await Promise.all(read)));
}

/** The messages of a language, read when first one is asked for: most people never ask for a second. */
function bundleOf(language: string): FluentBundle | undefined {
  const found = TEXTS.get(language);
  if (found === undefined) return undefined;
  for (const text of found.unread.splice(0)) found.bundle.addResource(new FluentResource(text));
  return found.bundle;
}

/** The one chosen before, else the first of the browser's that there is. */
function languageFrom(found: unknown): string {
  const wanted = [found, ...(navigator.languages ?? []).map((tag) => tag.toLowerCase().split("-")[0])];
  const first = wanted.find((language) => typeof language === "string" && TEXTS.has(language));
  return typeof first === "string" ? first : FALLBACK;
}
