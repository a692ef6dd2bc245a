/** What the page says, in Italian and English: Fluent messages by id, and the language chosen. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import errorsEn from "@texts/en/errors.ftl?raw";
import pageEn from "@texts/en/page.ftl?raw";
import refereeEn from "@texts/en/referee.ftl?raw";
import tableEn from "@texts/en/table.ftl?raw";
import errorsIt from "@texts/it/errors.ftl?raw";
import pageIt from "@texts/it/page.ftl?raw";
import refereeIt from "@texts/it/referee.ftl?raw";
import tableIt from "@texts/it/table.ftl?raw";
import type { Label } from "../wire/types";
import { readStored, writeStored } from "./stored";

export type Language = "it" | "en";
export type Arguments = Record<string, FluentVariable>;

const KEY = "language";

/** Numbers, dates and rows of things as a European player writes them. */
const LOCALES: Record<Language, string> = { it: "it", en: "en-GB" };

const BUNDLES: Record<Language, FluentBundle> = {
  it: bundle("it", [pageIt, tableIt, errorsIt, refereeIt]),
  en: bundle("en", [pageEn, tableEn, errorsEn, refereeEn]),
};

let chosen = $state<Language>(firstLanguage());

export function lang(): Language {
  return chosen;
}

export function setLang(language: Language): void {
  chosen = language;
  writeStored(KEY, language);
}

/** The message with this id in the language chosen; an id that does not exist comes back as it is. */
export function t(id: string, args: Arguments = {}): string {
  const message = BUNDLES[chosen].getMessage(id);
  return message?.value ? BUNDLES[chosen].formatPattern(message.value, args, []) : id;
}

export function hasText(id: string): boolean {
  return BUNDLES[chosen].hasMessage(id);
}

/** A text that came in both languages. */
export function say(label: Label): string {
  return label[chosen];
}

/** A card's name as players say it: ``7D`` is *sette di denari*. */
export function cardName(card: string): string {
  // A variant such as [7] is a number to Fluent: only a number selects it.
  const rank = card.charAt(0);
  return t("card-name", { rank: Number(rank) || rank, suit: card.charAt(1) });
}

export function dated(time: number): string {
  return new Intl.DateTimeFormat(LOCALES[chosen], { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** Several things in a row: *tre, quattro e cinque*; with ``or``: *2, 3 o 4*. */
export function listed(things: readonly string[], how: "and" | "or" = "and"): string {
  const type = how === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(LOCALES[chosen], { type }).format(things);
}

function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

function firstLanguage(): Language {
  const stored = readStored(KEY);
  if (stored === "it" || stored === "en") return stored;
  return navigator.languages[0]?.toLowerCase().startsWith("it") ? "it" : "en";
}
