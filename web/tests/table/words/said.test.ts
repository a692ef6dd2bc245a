/** The server names the sentences about an event: the page says the same as the terminal. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, setLang } from "../../../src/lib/i18n.svelte";
import type { PublicEvent } from "../../../src/table/line/messages";
import { sentenceOf } from "../../../src/table/words/sentences";
import type { Screen } from "../../../src/wire/types";

interface Example {
  event: PublicEvent;
  said: string[];
  /** The texts in each language. */
  [language: string]: unknown;
}

/** `tests/support/said.py` writes them, and a test there holds the terminal to them. */
const FILE = join(process.cwd(), "..", "tests", "unit", "texts", "said.json");
const WRITTEN = JSON.parse(readFileSync(FILE, "utf-8")) as { screen: Screen; events: Example[] }[];

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(WRITTEN.map(({ screen, events }, number) => [number, screen, events] as const))(
    "every event is told as in the terminal, on screen %i",
    async (_, screen, events) => {
      await setLang(language);
      for (const { event, said, ...texts } of events) {
        const told = sentenceOf({ event, said, before: screen, after: screen });
        expect([event, told.map(({ text }) => text)]).toEqual([event, texts[language]]);
      }
    },
  );
});
