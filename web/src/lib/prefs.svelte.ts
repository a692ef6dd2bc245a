/** The preferences kept in this browser: name, light or dark, the cards, and how well the computer plays. */

import { LETTERS, type Letters } from "./decks";
import { lang, t } from "./i18n.svelte";
import { Kept } from "./kept.svelte";

export { chosenDeck, setDeck } from "./chosen-deck.svelte";

/** The computer players made for people, the weakest first. */
export const LEVELS = ["principiante", "circolo", "esperto", "campione", "maestro"] as const;
export type Level = (typeof LEVELS)[number];

export type Theme = "auto" | "light" | "dark";

/** The longest name the server takes. */
export const NAME_LENGTH = 24;

/** The pattern of a name that others read: more than blanks. */
export const NAMED = ".*\\S.*";

const name = new Kept("name", nameFrom);
const account = new Kept("account", (found) => (typeof found === "string" ? found : ""));
const theme = new Kept<Theme>("theme", themeFrom);
const letters = new Kept("letters", (found) => LETTERS.find((each) => each === found) ?? null);
const level = new Kept<Level>("level", (found) => levelNamed(found) ?? "circolo");
const index = new Kept("index", (found) => found !== false);

/** The name as typed; empty until its owner gives one. */
export function typedName(): string {
  return name.value;
}

/** The name to sit down under: the typed one, or *Ospite*. */
export function playerName(): string {
  return name.value.trim() || t("default-name");
}

export function setName(typed: string): void {
  name.value = atTable(typed);
}

/** The name of the account signed in, as far as this browser knows; empty if there is none. */
export function accountName(): string {
  return account.value;
}

/** Somebody has signed in, or nobody is: an account's name is the one at the table until another is typed. */
export function setAccount(signedIn: string): void {
  if (name.value === "" || name.value === atTable(account.value)) setName(signedIn);
  account.value = signedIn;
}

/** As much of a name as there is room for at a table, no sign cut in half. */
function atTable(whole: string): string {
  return whole.slice(0, NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}

export function chosenTheme(): Theme {
  return theme.value;
}

export function setTheme(wanted: Theme): void {
  theme.value = wanted;
}

/** The letters that belong to the words of a language; a language without its own has the Italian ones. */
const LETTERS_OF: Readonly<Record<string, Letters>> = { en: "english", es: "spanish", fr: "vcr", de: "brk" };

/** The letters of the index; until they are chosen, those of the words of the page: *jack, horse, king*. */
export function chosenLetters(): Letters {
  return letters.value ?? LETTERS_OF[lang()] ?? "italian";
}

export function setLetters(wanted: Letters): void {
  letters.value = wanted;
}

/** The level of the computer players that are asked to a table. */
export function chosenLevel(): Level {
  return level.value;
}

/** The levels to choose from, of the computer players that play a game; all of them where nobody knows. */
export function levelsToChoose(levels: readonly string[]): readonly Level[] {
  const offered = LEVELS.filter((each) => levels.includes(each));
  return offered.length > 0 ? offered : LEVELS;
}

/** The level to ask to a table: the chosen one, or where that does not play its game the next below it. */
export function levelAmong(levels: readonly string[]): Level {
  const offered = levelsToChoose(levels);
  const upTo = LEVELS.slice(0, LEVELS.indexOf(chosenLevel()) + 1);
  return offered.filter((each) => upTo.includes(each)).at(-1) ?? offered[0] ?? chosenLevel();
}

export function setLevel(wanted: Level): void {
  level.value = wanted;
}

/** The level of this name; nothing where there is none. */
export function levelNamed(name: unknown): Level | undefined {
  return LEVELS.find((each) => each === name);
}

/** Whether cards that lie apart show their index; where they overlap they always do. */
export function indexShown(): boolean {
  return index.value;
}

export function showIndex(wanted: boolean): void {
  index.value = wanted;
}

function nameFrom(found: unknown): string {
  return typeof found === "string" ? found.slice(0, NAME_LENGTH) : "";
}

function themeFrom(found: unknown): Theme {
  return found === "light" || found === "dark" ? found : "auto";
}
