/** The laws of the folders of web/src, read from the import lines; docs/page.md says what each is for. */

import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..", "..", "src");
const PAGE = join(import.meta.dirname, "..", "..", "..", "docs", "page.md");
const MOST_FILES = 20;

/** From each file or folder to those it imports, with the import that says so. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, string>>;

const FILES = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).split(sep).join("/"))
  .sort();

/** ``from "./a"``, ``import "./a"`` and ``import("./a")``, types included; and ``@import "./a"``. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"'?]+)/g;

/** The files that a text imports; one that is not there is taken by its own name. */
function importsIn(file: string, text: string, files: readonly string[]): string[] {
  return [...text.matchAll(IMPORT)].map((match) => {
    const path = posix.join(posix.dirname(file), match[1] ?? "");
    return [path, `${path}.ts`, `${path}.svelte`].find((each) => files.includes(each)) ?? path;
  });
}

function arrowsOf(pairs: readonly (readonly [from: string, to: string, why: string])[]): Arrows {
  const arrows = new Map<string, Map<string, string>>();
  for (const [from, to, why] of pairs) arrows.set(from, (arrows.get(from) ?? new Map()).set(to, why));
  return arrows;
}

const IMPORTS = FILES.flatMap((file) =>
  importsIn(file, readFileSync(join(SRC, file), "utf-8"), FILES).map((to) => [file, to] as const),
);

/** The two folders side by side that an import leads between; null within one folder, and to or from a folder's parent. */
function foldersBetween(from: string, to: string): [from: string, to: string] | null {
  const [here, there] = [from.split("/"), to.split("/")];
  const depth = here.findIndex((part, index) => part !== there[index]);
  if (depth === -1 || depth >= here.length - 1 || depth >= there.length - 1) return null;
  return [here.slice(0, depth + 1).join("/"), there.slice(0, depth + 1).join("/")];
}

function folderArrows(imports: readonly (readonly [from: string, to: string])[]): Arrows {
  return arrowsOf(
    imports.flatMap(([from, to]) => {
      const folders = foldersBetween(from, to);
      return folders === null ? [] : [[...folders, `${from} imports ${to}`] as const];
    }),
  );
}

/** The shortest circle through a place, which begins and ends there; null where none does. */
function circleThrough(start: string, arrows: Arrows): string[] | null {
  const seen = new Set<string>();
  const ways = [[start]];
  for (const way of ways)
    for (const next of arrows.get(way.at(-1) ?? "")?.keys() ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return null;
}

/** Every circle once, with the imports that close it. */
function circlesIn(arrows: Arrows): string[] {
  const circles = new Map<string, string>();
  for (const start of arrows.keys()) {
    const circle = circleThrough(start, arrows);
    if (circle === null) continue;
    const steps = circle.slice(1).map((to, index) => arrows.get(circle[index] ?? "")?.get(to));
    const key = [...new Set(circle)].sort().join(" ");
    if (!circles.has(key)) circles.set(key, `${circle.join(" -> ")} (${steps.join(", ")})`);
  }
  return [...circles.values()];
}

/** The folders that hold more files than they should, and how many. */
function crowded(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files`);
}

test("no folder holds more files than one looks through", () => expect(crowded(FILES)).toEqual([]));

test("no folders side by side import each other, not in a circle either", () =>
  expect(circlesIn(folderArrows(IMPORTS))).toEqual([]));

test("no files import each other in a circle", () =>
  expect(circlesIn(arrowsOf(IMPORTS.map(([from, to]) => [from, to, `${from} imports ${to}`])))).toEqual([]));

test("every import is of a file that is there", () => {
  expect(IMPORTS.length).toBeGreaterThan(500);
  expect(IMPORTS.filter(([, to]) => !FILES.includes(to))).toEqual([]);
});

test("docs/page.md has every folder, and each imports only folders below it there", () => {
  const rows = [...readFileSync(PAGE, "utf-8").matchAll(/^\| `([a-z/]+)` \|/gm)].map(
    (match) => match[1] ?? "",
  );
  const folders = new Set(FILES.map((file) => posix.dirname(file)).filter((folder) => folder !== "."));
  expect([...rows].sort()).toEqual([...folders].sort());
  const place = (folder: string): number => rows.findIndex((row) => `${row}/`.startsWith(`${folder}/`));
  const upward = [...folderArrows(IMPORTS)].flatMap(([from, to]) =>
    [...to].filter(([folder]) => place(folder) < place(from)).map(([, why]) => why),
  );
  expect(upward).toEqual([]);
});

describe("a broken law is named", () => {
  test("a folder with too many files", () => {
    const files = Array.from({ length: MOST_FILES + 1 }, (_, index) => `ui/${index}.ts`);
    expect(crowded([...files, "nav/one.ts"])).toEqual(["ui: 21 files"]);
  });

  test("two folders that import each other", () => {
    const imports = [
      ["club/Sheet.svelte", "table/words/places.ts"],
      ["table/View.svelte", "club/Sheet.svelte"],
      ["table/View.svelte", "table/words/places.ts"],
    ] as const;
    expect(circlesIn(folderArrows(imports))).toEqual([
      "club -> table -> club (club/Sheet.svelte imports table/words/places.ts, table/View.svelte imports club/Sheet.svelte)",
    ]);
  });

  test("two folders of one folder", () =>
    expect(foldersBetween("table/line/a.ts", "table/words/b.ts")).toEqual(["table/line", "table/words"]));

  test("three files in a circle, and a file that imports itself", () => {
    const why = "";
    const arrows = arrowsOf([
      ["a", "b", why],
      ["b", "c", why],
      ["c", "a", why],
      ["c", "d", why],
      ["d", "d", why],
    ]);
    expect(circlesIn(arrows).map((circle) => circle.split(" (")[0])).toEqual(["a -> b -> c -> a", "d -> d"]);
  });

  test("imports of every kind are read", () => {
    const text = `
      import "./plain";
      import type { A } from '../lib/types';
      import B, {
        type C,
      } from "./B.svelte";
      export { d } from "./d";
      {#await import("../far/Page.svelte") then page}{/await}
      import { onMount } from "svelte";
      @import "./looks.css";`;
    const files = ["ui/plain.ts", "lib/types.ts", "ui/B.svelte.ts", "ui/d.svelte"];
    expect(importsIn("ui/Some.svelte", text, files)).toEqual([
      "ui/plain.ts",
      "lib/types.ts",
      "ui/B.svelte.ts",
      "ui/d.svelte",
      "far/Page.svelte",
      "ui/looks.css",
    ]);
  });
});
