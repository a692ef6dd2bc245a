import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
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
import "../../src/rules/texts";
import "../../src/table/practice/texts";
import "../../src/tournaments/texts";
import { cardName, hasText, lang, listed, setLang, t } from "../../src/lib/i18n.svelte";

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

const read = (language: string, file: string): string =>
  readFileSync(join(ROOT, "src", "settebello", "texts", language, `${file}.ftl`), "utf-8");

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
  test("says the same things in both languages, in the same order", () =>
    expect(idsOf(read("en", file))).toEqual(idsOf(read("it", file))));

  test("speaks of the same facts in both languages", () =>
    expect(variablesOf(read("en", file))).toEqual(variablesOf(read("it", file))));

  test("has no line that Fluent cannot read", () => {
    const wanted = read("it", file).match(/^[a-zA-Z][\w-]*(?= =)/gm) ?? [];
    expect(idsOf(read("it", file))).toEqual([...wanted]);
    expect(idsOf(read("en", file))).toEqual([...(read("en", file).match(/^[a-zA-Z][\w-]*(?= =)/gm) ?? [])]);
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

  test("cards have their names", () => {
    expect(cardName("7D")).toBe("sette di denari");
    setLang("en");
    expect(cardName("FS")).toBe("jack of swords");
  });

  test("things stand in a row", () => {
    expect(listed(["2", "3", "4"], "or")).toBe("2, 3 o 4");
    setLang("en");
    expect(listed(["2", "3", "4"], "or")).toBe("2, 3 or 4");
  });

  test("a choice is remembered", () => {
    setLang("en");
    expect([lang(), localStorage.getItem("settebello.language")]).toEqual(["en", '"en"']);
  });

  test("a message that is not there shows its id", () =>
    expect(t("no-such-message")).toBe("no-such-message"));

  test("nothing invisible is put around what is filled in", () =>
    expect(t("base-value", { base: "FIGS", value: "8" })).toBe("FIGS: 8"));
});
