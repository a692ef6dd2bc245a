/**
 * The page's texts: Fluent messages by id, and the language chosen. Each folder of texts is a language.
 *
 * Only the language chosen is loaded (docs/decisions/0067-one-language-is-loaded.md). A part of the page names its
 * texts where it needs them (`needTexts`), and is shown once they are there (`withTexts`).
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import first from "texts:page+decks+table+kin";
import reasons from "texts:errors";
import NAMES from "texts:languages";
import { cardNames } from "./chosen-deck.svelte";
import { Kept } from "./kept.svelte";
import { onStored } from "./stored";

/** A text of the server by language, or several. */
export type Label<Words = string> = Readonly<Record<string, Words>>;

export type Arguments = Record<string, FluentVariable>;

/** The messages of a part in one language, and the English ones that it lacks, as Fluent writes them. */
export interface Texts {
  own: string;
  english: string;
}

/** The texts of a part of the page, in each language. */
export type TextFiles = Readonly<Record<string, () => Promise<Texts>>>;

/** Numbers, dates and rows of things as a European player writes them. */
const LOCALES: Record<string, string> = { en: "en-GB" };

/** A text that a language leaves out is said in English. */
const FALLBACK = "en";

/** How long a refusal waits for its sentence; then it is told in the server's own words. */
const REASONS_MS = 3000;

/** How long a language is waited for; then the page is shown in another one, or stays in the one shown. */
const LANGUAGE_MS = 8000;

/** Every language there is: Italian and English, then the others by their tags. */
export const LANGUAGES: readonly string[] = Object.keys(NAMES);

/** The texts that were needed so far, and for each the languages in which they are there or on their way. */
const needed = new Map<TextFiles, Map<string, Promise<void>>>();

/** The messages of each language; the English ones that it lacks; and the texts that were not read so far. */
const MESSAGES = new Map<string, { own: FluentBundle; english: FluentBundle; unread: Texts[] }>();

const chosen = new Kept("language", languageFrom);

/** The language shown: the one chosen, once its texts are there. Where they do not come, it is another one. */
let shown = $state(chosen.value);

/** How often a language has been asked for: the last one counts. */
let wishes = 0;

needTexts(first);
onStored("language", showChosen);
addEventListener("online", showChosen);

export function lang(): string {
  return shown;
}

/** Choose another language once its texts are there; if they do not come, all stays as it is, and this says so. */
export async function setLang(language: string): Promise<boolean> {
  const wish = ++wishes;
  try {
    await inTime(loadAll(language), LANGUAGE_MS);
  } catch {
    return wish !== wishes;
  }
  if (wish === wishes) chosen.value = shown = language;
  return true;
}

/** The name of a language in that language. */
export function languageName(language: string): string {
  return NAMES[language] ?? language;
}

/** Need more texts from now on: those of a page that few open come with that page. */
export function needTexts(files: TextFiles): void {
  if (!needed.has(files)) needed.set(files, new Map());
  // whatever is shown with them waits for them, and hears if they do not come
  loadTexts(shown).catch(() => {});
}

/** A part of the page that is loaded now, with the texts that it needs. */
export async function withTexts<Part>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  let language: string;
  do await loadAll((language = shown));
  while (language !== shown);
  return part;
}

/** Load all texts needed so far in a language; a refusal can do without its sentence. */
export async function loadTexts(language: string): Promise<void> {
  const loading = Array.from(needed, ([files, loads]) => {
    const coming = load(files, loads, language);
    return files === reasons ? coming.catch(() => {}) : coming;
  });
  await Promise.all(loading);
}

/** Have the sentences of refusals at hand, or find that they do not come. */
export async function loadReasons(): Promise<void> {
  needTexts(reasons);
  await inTime(loadTexts(shown), REASONS_MS).catch(() => {});
}

/** Show the language chosen, and the browser's or English while its texts do not come; what is chosen stays so. */
export async function showFirst(): Promise<void> {
  let problem: unknown;
  for (const language of new Set([chosen.value, languageFrom(null), FALLBACK])) {
    try {
      await inTime(loadAll(language), LANGUAGE_MS);
      shown = language;
      // texts that are only late are shown when they come
      void showChosen();
      return;
    } catch (failure) {
      problem = failure;
    }
  }
  throw problem;
}

/** The message with this id in the language chosen; an id that does not exist comes back as it is. */
export function t(id: string, args: Arguments = {}): string {
  for (const bundle of bundles()) {
    const message = bundle.getMessage(id);
    // every message may tell cards by the names this player uses
    if (message?.value) return bundle.formatPattern(message.value, { names: cardNames(), ...args }, []);
  }
  return id;
}

export function hasText(id: string): boolean {
  return bundles().some((bundle) => bundle.hasMessage(id));
}

/** A text of the server in the language chosen; the English one where it lacks it. */
export function say(label: Label): string {
  return wordsIn(label) ?? "";
}

/** The words of the server in the language chosen, or the English ones. */
export function wordsIn<Words>(label: Label<Words>): Words | undefined {
  return label[shown] ?? label[FALLBACK];
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
  return LOCALES[shown] ?? shown;
}

/** The messages of the language shown, and the English ones that it lacks; read when first one is asked for. */
function bundles(): FluentBundle[] {
  const found = MESSAGES.get(shown);
  if (found === undefined) return [];
  for (const { own, english } of found.unread.splice(0)) {
    found.own.addResource(new FluentResource(own));
    if (english !== "") found.english.addResource(new FluentResource(english));
  }
  return [found.own, found.english];
}

/** Show the language chosen if its texts come; else the page stays in the one shown. */
async function showChosen(): Promise<void> {
  const language = chosen.value;
  try {
    await loadAll(language);
    if (language === chosen.value) shown = language;
  } catch {
    // tried again when the browser is on line again, and when the page starts
  }
}

/** Load a language with all that is needed by then. */
async function loadAll(language: string): Promise<void> {
  let before: number;
  do {
    before = needed.size;
    await loadTexts(language);
  } while (before !== needed.size);
}

/** Wait for something on its way; fail where it takes longer than this. */
function inTime<Thing>(coming: Promise<Thing>, limit: number): Promise<Thing> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("late")), limit));
  return Promise.race([coming, late]);
}

/** Load texts in a language, once; what did not come is asked for again. */
function load(files: TextFiles, loads: Map<string, Promise<void>>, language: string): Promise<void> {
  const known = loads.get(language);
  if (known !== undefined) return known;
  const loading = readTexts(files, language);
  loads.set(language, loading);
  loading.catch(() => loads.delete(language));
  return loading;
}

async function readTexts(files: TextFiles, language: string): Promise<void> {
  const texts = await files[language]?.();
  if (texts === undefined) return;
  const bundle = (locale: string): FluentBundle => new FluentBundle(locale, { useIsolating: false });
  if (!MESSAGES.has(language))
    MESSAGES.set(language, { own: bundle(language), english: bundle(FALLBACK), unread: [] });
  MESSAGES.get(language)?.unread.push(texts);
}

/** The one chosen before, else the first of the browser's that there is. */
function languageFrom(found: unknown): string {
  const wanted = [found, ...(navigator.languages ?? []).map((tag) => tag.toLowerCase().split("-")[0])];
  const first = wanted.find((language) => typeof language === "string" && LANGUAGES.includes(language));
  return typeof first === "string" ? first : FALLBACK;
}
