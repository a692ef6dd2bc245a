import { FluentResource } from "@fluent/bundle";
import tableIt from "@texts/it/table.ftl?raw";
import { expect, test } from "vitest";
import said from "../../../tests/unit/texts/said.json";
import { OFFERED } from "../../src/lib/settings.svelte";

const SOURCES = import.meta.glob<string>(
  ["../../src/{table,cards,settings,ui}/**/*.{svelte,ts}", "../../src/lib/{refusal,time}.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const TEXTS = import.meta.glob<string>("@texts/*/table.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function idsIn(text: string): string[] {
  return new FluentResource(text).body.map((message) => message.id).sort();
}

test.each(Object.entries(TEXTS))("every language has the same messages: %s", (_, text) => {
  expect(idsIn(text)).toEqual(idsIn(tableIt));
});

test("every message of the table is used by the table", () => {
  const code = Object.values(SOURCES).join("\n");
  const built = /^(category|choice|phrase|play|set|shout)-/;
  // the sentences about events are named by the server; one may be a part of another
  const named = new Set(said.flatMap(({ events }) => events.flatMap((event) => event.said)));
  const isNamed = (id: string): boolean => named.has(id.replace(/^said-/, ""));
  const isUsed = (id: string): boolean => code.includes(`"${id}"`) || tableIt.includes(`{ ${id} }`);
  const unused = idsIn(tableIt).filter((id) => !built.test(id) && !isNamed(id) && !isUsed(id));
  expect(unused).toEqual([]);
});

test("every setting and every value of it has its name, and no other has", () => {
  const wanted = Object.entries(OFFERED).flatMap(([name, values]) => [
    `set-${name}`,
    ...values.map((value) => `set-${name}-${value}`),
  ]);
  expect(idsIn(tableIt).filter((id) => id.startsWith("set-"))).toEqual(wanted.sort());
});
