/** What this browser remembers of its owner: the name at the table, light or dark, and the cards. */

import { DRAWN_DECKS, LETTERS, type DeckName, type Letters } from "./decks";
import { t } from "./i18n.svelte";
import { readStored, writeStored } from "./stored";

export type Theme = "auto" | "light" | "dark";

/** The longest name the server takes. */
export const NAME_LENGTH = 24;

let name = $state(storedName());
let account = $state(storedAccount());
let theme = $state<Theme>(storedTheme());
let deck = $state<DeckName>(storedDeck());
let letters = $state<Letters>(LETTERS.find((each) => each === readStored("letters")) ?? "italian");
let index = $state(readStored("index") !== false);

/** The name as typed; empty until its owner gives one. */
export function typedName(): string {
  return name;
}

/** The name to sit down under: the typed one, or *Tu*; where friends will read it, *Oste*. */
export function playerName(host = false): string {
  return name.trim() || t(host ? "host-name" : "default-name");
}

export function setName(typed: string): void {
  name = atTable(typed);
  writeStored("name", name);
}

/** Who is signed in, as far as this browser knows; nobody where empty. */
export function accountName(): string {
  return account;
}

/** Somebody has signed in, or nobody is: an account's name is the one at the table until another is typed. */
export function setAccount(signedIn: string): void {
  if (name === "" || name === atTable(account)) setName(signedIn);
  account = signedIn;
  writeStored("account", account);
}

/** As much of a name as there is room for at a table, no sign cut in half. */
function atTable(whole: string): string {
  return whole.slice(0, NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}

export function chosenTheme(): Theme {
  return theme;
}

export function setTheme(wanted: Theme): void {
  theme = wanted;
  writeStored("theme", wanted);
}

export function chosenDeck(): DeckName {
  return deck;
}

export function setDeck(wanted: DeckName): void {
  deck = wanted;
  writeStored("deck", wanted);
}

/** The letters of the index: A F C R, or A J Q K. */
export function chosenLetters(): Letters {
  return letters;
}

export function setLetters(wanted: Letters): void {
  letters = wanted;
  writeStored("letters", wanted);
}

/** Whether cards that lie apart show their index; where they overlap they always do. */
export function indexShown(): boolean {
  return index;
}

export function showIndex(wanted: boolean): void {
  index = wanted;
  writeStored("index", wanted);
}

function storedName(): string {
  const found = readStored("name");
  return typeof found === "string" ? found.slice(0, NAME_LENGTH) : "";
}

function storedAccount(): string {
  const found = readStored("account");
  return typeof found === "string" ? found : "";
}

function storedTheme(): Theme {
  const found = readStored("theme");
  return found === "light" || found === "dark" ? found : "auto";
}

function storedDeck(): DeckName {
  const found = readStored("deck");
  return found === "own" ? found : (DRAWN_DECKS.find((each) => each === found) ?? "napoletane");
}
