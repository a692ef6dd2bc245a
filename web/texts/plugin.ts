/**
 * Gives the page its texts: a module for each language and part, loaded when that language is wanted.
 *
 * `texts:page+decks` names a part by its Fluent files, and has a function for each language that loads it.
 * `texts:languages` has the languages and their names. Where a language lacks a message, its module has the English
 * one: the build adds it.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import type { Texts } from "../src/lib/i18n.svelte.ts";

const FALLBACK = "en";
const FIRST = ["it", FALLBACK];
const ENDING = ".ftl";
const PREFIX = "texts:";
const QUERY = "?part=";

export function texts(folder: string): Plugin {
  return {
    name: "settebello-texts",
    resolveId(id) {
      if (id.startsWith(PREFIX)) return `\0${id}`;
      return id.startsWith(folder) && id.includes(QUERY) ? id : null;
    },
    load(id) {
      if (id.startsWith(`\0${PREFIX}`)) return moduleOf(id.slice(PREFIX.length + 1), folder);
      if (!id.startsWith(folder) || !id.includes(QUERY)) return null;
      const [place = "", part = ""] = id.split(QUERY);
      const files = part.split("+");
      for (const language of [place, join(folder, FALLBACK)])
        for (const file of files) this.addWatchFile(join(language, file + ENDING));
      return Object.entries(textsOf(files, basename(place), folder))
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
        .join("");
    },
  };
}

/** The module of a part, or that of the languages. */
function moduleOf(name: string, folder: string): string {
  const languages = languagesIn(folder);
  if (name === "languages")
    return `export default ${JSON.stringify(Object.fromEntries(languages.map((tag) => [tag, nameOf(tag, folder)])))};`;
  const loads = languages.map((tag) => {
    const id = `${join(folder, tag)}${QUERY}${name}`;
    return `${JSON.stringify(tag)}: () => import(${JSON.stringify(id)})`;
  });
  return `export default { ${loads.join(", ")} };`;
}

/** The messages of a language in these files, and the English ones that it lacks. */
export function textsOf(files: readonly string[], language: string, folder: string): Texts {
  const [own, english] = [language, FALLBACK].map((tag) => {
    const found = files.map((name) => join(folder, tag, name + ENDING)).filter((file) => existsSync(file));
    return new Map(found.flatMap((file) => messagesIn(readFileSync(file, "utf-8"))));
  }) as [Map<string, string>, Map<string, string>];
  const lacking = [...english].flatMap(([id, message]) => (own.has(id) ? [] : [message]));
  return { own: [...own.values()].join(""), english: lacking.join("") };
}

/** Every folder with a Fluent file is a language: Italian and English, then the others by their tags. */
export function languagesIn(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => readdirSync(join(folder, name)).some((file) => file.endsWith(ENDING)));
  return [...FIRST, ...found.filter((tag) => !FIRST.includes(tag)).sort()];
}

/** The name of a language in that language; its tag where it does not say it. */
function nameOf(tag: string, folder: string): string {
  const file = join(folder, tag, `page${ENDING}`);
  const [, name] = (existsSync(file) && /^language-name = (.+)$/m.exec(readFileSync(file, "utf-8"))) || [];
  return name ?? tag;
}

/** The messages of a Fluent file by id, each with its lines; comments and empty lines are left out. */
function messagesIn(text: string): [id: string, message: string][] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const messages: [string, string][] = [];
  for (const line of lines) {
    const [, id] = /^(-?[a-zA-Z][\w-]*) *=/.exec(line) ?? [];
    const last = messages.at(-1);
    if (id !== undefined) messages.push([id, `${line}\n`]);
    else if (last) last[1] += `${line}\n`;
  }
  return messages;
}
