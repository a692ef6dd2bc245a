/** What this browser remembers of its owner: the name at the table, and light or dark. */

import { t } from "./i18n.svelte";
import { readStored, writeStored } from "./stored";

export type Theme = "auto" | "light" | "dark";

/** The longest name the server takes. */
export const NAME_LENGTH = 24;

let name = $state(storedName());
let theme = $state<Theme>(storedTheme());

/** The name as typed; empty until its owner gives one. */
export function typedName(): string {
  return name;
}

/** The name to sit down under: the typed one, or *Tu*; where friends will read it, *Oste*. */
export function playerName(host = false): string {
  return name.trim() || t(host ? "host-name" : "default-name");
}

export function setName(typed: string): void {
  name = typed.slice(0, NAME_LENGTH);
  writeStored("name", name);
}

export function chosenTheme(): Theme {
  return theme;
}

export function setTheme(wanted: Theme): void {
  theme = wanted;
  writeStored("theme", wanted);
}

function storedName(): string {
  const found = readStored("name");
  return typeof found === "string" ? found.slice(0, NAME_LENGTH) : "";
}

function storedTheme(): Theme {
  const found = readStored("theme");
  return found === "light" || found === "dark" ? found : "auto";
}
