/** Colours and layers come from `tokens.css`, and nothing is found by what only tests look for. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../../src/**/*.{svelte,ts,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const TOKENS = "../../src/ui/tokens.css";
/** The browser takes the colour of its own bar from a tag of the page, where no token is known. */
const OUTSIDE = [TOKENS, "../../src/settings/theme.ts"];

/** The text of the stylesheets: vitest leaves CSS out of what it imports. */
const textOf = (path: string, text: string): string =>
  path.endsWith(".css") ? readFileSync(`src/${path.replace("../../src/", "")}`, "utf-8") : text;

/** The matches in the styles and the code of the page, by file. */
function found(pattern: RegExp, apart: readonly string[] = []): string[] {
  return Object.entries(SOURCES)
    .filter(([path]) => !apart.includes(path))
    .flatMap(([path, text]) => [...textOf(path, text).matchAll(pattern)].map(([each]) => `${path}: ${each}`));
}

test("every colour is a token", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(200);
  expect(found(/(?<![\w&.{])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w(-])/gi, OUTSIDE)).toEqual([]);
  expect(found(/\b(?:rgb|hsl|oklch|lab)a?\(\s*[\d.]/g, OUTSIDE)).toEqual([]);
  expect(found(/(?:color|background|fill|stroke): (?:white|black|red|gold|green|blue)\b/g)).toEqual([]);
});

test("every layer is a token", () => {
  expect(found(/z-index: -?\d+/g)).toEqual([]);
  expect(found(/z-index: var\(--z-/g).length).toBeGreaterThan(20);
});

test("every token that is used is there", () => {
  const tokens = textOf(TOKENS, "");
  const used = new Set(found(/var\(--(?:z|shade|light|glow|ink|paper|warn|seat)(?:-[\w-]+)?\)/g));
  const names = [...used].map((each) => each.split("var(")[1]?.slice(0, -1) ?? "");
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});

test("no source finds an element by what tests find it by", () => {
  expect(found(/\[data-testid/g)).toEqual([]);
});
