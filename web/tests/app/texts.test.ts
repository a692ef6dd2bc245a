import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, test } from "vitest";
import "../../src/account/texts";
import "../../src/away/texts";
import "../../src/club/texts";
import "../../src/desk/texts";
import "../../src/learn/texts";
import "../../src/match/texts";
import "../../src/players/texts";
import "../../src/proof/texts";
import "../../src/puzzles/texts";
import "../../src/review/texts";
import "../../src/table/practice/texts";
import "../../src/tournaments/texts";
import { cardName, hasText, lang, listed, setLang, t } from "../../src/lib/i18n.svelte";
import { languagesIn, textsOf } from "../../texts/plugin";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const FILES = [
  "page",
  "decks",
  "table",
  "errors",
  "learn",
  "match",
  "review",
  "account",
  "players",
  "proof",
  "puzzles",
  "tournaments",
  "practice",
  "away",
  "kin",
  "club",
  "referee",
];

const FOLDER = join(ROOT, "src", "settebello", "texts");

const LANGUAGES = languagesIn(FOLDER);

const read = (language: string, file: string): string =>
  readFileSync(join(FOLDER, language, `${file}.ftl`), "utf-8");

const idsOf = (text: string): string[] => new FluentResource(text).body.map((message) => message.id);

const VARIABLE = /"type":"var","name":"[^"]+"/g;

/** One language may need a plural where the other does not. */
const SELECTOR = /"selector":\{"type":"var","name":"[^"]+"\}/g;

const variablesOf = (text: string): Map<string, string[]> =>
  new Map(
    new FluentResource(text).body.map((message) => [
      message.id,
      [...new Set(JSON.stringify(message).replaceAll(SELECTOR, "").match(VARIABLE))].sort(),
    ]),
  );

/** Every file below a folder whose name ends so. */
function filesBelow(folder: string, endings: readonly string[]): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf-8" })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(ROOT, folder, name));
}

function foundIn(files: readonly string[], pattern: RegExp): string[] {
  const texts = files.map((file) => readFileSync(file, "utf-8"));
  return texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ""));
}

describe.each(FILES)("%s.ftl", (file) => {
  test.each(LANGUAGES)("says the same things as in English, in the same order (%s)", (language) =>
    expect(idsOf(read(language, file))).toEqual(idsOf(read("en", file))),
  );

  test.each(LANGUAGES)("speaks of the same facts as in English (%s)", (language) =>
    expect(variablesOf(read(language, file))).toEqual(variablesOf(read("en", file))),
  );

  test.each(LANGUAGES)("has no line that Fluent cannot read (%s)", (language) => {
    const wanted = read(language, file).match(/^[a-zA-Z][\w-]*(?= =)/gm) ?? [];
    expect(idsOf(read(language, file))).toEqual([...wanted]);
  });
});

test("no message has two texts", () => {
  const ids = FILES.flatMap((file) => idsOf(read("it", file)));
  expect(ids).toEqual([...new Set(ids)]);
});

test("every message that the page asks for is there", () => {
  const asked = foundIn(filesBelow("web/src", [".svelte", ".ts"]), /\bt\(\s*"([^"]+)"/g);
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !hasText(id))).toEqual([]);
});

/** ``import "./a"``, ``from "./a"`` and ``import("./a")``, with what stands before the last. */
const IMPORT = /(?:from|import) "(\.[^"]+)"|(withTexts\(|typeof )?import\("(\.[^"]+)"\)/g;

/** Whether a file, or one that it imports, needs texts of its own. */
function needsTexts(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || file.endsWith("i18n.svelte.ts")) return false;
  seen.add(file);
  const text = readFileSync(file, "utf-8");
  const imported = [...text.matchAll(IMPORT)].flatMap(([, path]) => (path ? [fileAt(file, path)] : []));
  return text.includes("needTexts(") || imported.some((each) => needsTexts(each, seen));
}

/** The file that an import names; stylesheets import nothing. */
function fileAt(from: string, path: string): string {
  const place = join(dirname(from), path);
  return [`${place}.ts`, `${place}.svelte`].find((each) => existsSync(each)) ?? place;
}

test("every part of the page that is loaded later waits for its texts", () => {
  const files = filesBelow("web/src", [".svelte", ".ts"]);
  const loaded = files.flatMap((file) =>
    [...readFileSync(file, "utf-8").matchAll(IMPORT)].flatMap(([, , waits, path]) =>
      path ? [{ file: fileAt(file, path), waits: waits !== undefined }] : [],
    ),
  );
  expect(loaded.filter((each) => each.waits).length).toBeGreaterThan(20);
  expect(loaded.filter((each) => !each.waits && needsTexts(each.file))).toEqual([]);
});

test("a language has the English messages that it lacks, and no comment", () => {
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  for (const [language, text] of [
    ["en", "# Two\n\none = { $count ->\n    [1] one\n   *[other] more\n}\ntwo = two\n"],
    ["it", "one = uno\ntwo = due\n"],
    ["eo", "language-name = Esperanto\ntwo = du\n"],
  ] as const) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, "page.ftl"), text);
  }
  expect(languagesIn(folder)).toEqual(["it", "en", "eo"]);
  expect(textsOf(["page", "away"], "eo", folder)).toEqual({
    own: "language-name = Esperanto\ntwo = du\n",
    english: "one = { $count ->\n    [1] one\n   *[other] more\n}\n",
  });
  expect(textsOf(["page"], "it", folder).english).toBe("");
});

/** Folders whose refusals the page does not show: their sentences are in cli.ftl and study.ftl. */
const TERMINAL = ["analysis", "cli", "kernels", "learn", "store", "duplicate"];

/** The problems of files and settings, which a server tells to the person who runs it and nobody else. */
const RUNNING = [
  "file_missing",
  "file_unwritable",
  "redis_unusable",
  "bad_redis_url",
  "bad_word",
  "bad_smtp_url",
  "bad_mail_from",
  "bad_public_address",
  "bad_vapid_key",
];

test("every reason in the code has its sentence", () => {
  const code = filesBelow("src/settebello", [".py"]).filter(
    (file) => !TERMINAL.some((folder) => file.includes(join("settebello", folder) + sep)),
  );
  const reasons = foundIn(code, /\bReason\.([A-Z][A-Z_0-9]*)\b/g).map((name) => name.toLowerCase());
  expect(reasons.length).toBeGreaterThan(100);
  expect([...new Set(reasons)].filter((reason) => !hasText(reason) && !RUNNING.includes(reason))).toEqual([]);
});

describe("in the language chosen", () => {
  beforeEach(() => setLang("it"));

  test("cards have their names", async () => {
    expect(cardName("7D")).toBe("sette di denari");
    await setLang("en");
    expect(cardName("FS")).toBe("jack of swords");
  });

  test("things stand in a row", async () => {
    expect(listed(["2", "3", "4"], "or")).toBe("2, 3 o 4");
    await setLang("en");
    expect(listed(["2", "3", "4"], "or")).toBe("2, 3 or 4");
  });

  test("a choice is remembered", async () => {
    await setLang("en");
    expect([lang(), localStorage.getItem("settebello.language")]).toEqual(["en", '"en"']);
  });

  test("a message that is not there shows its id", () =>
    expect(t("no-such-message")).toBe("no-such-message"));

  test("nothing invisible is put around what is filled in", () =>
    expect(t("base-value", { base: "FIGS", value: "8" })).toBe("FIGS: 8"));
});
