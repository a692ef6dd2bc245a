import { beforeEach, expect, test } from "vitest";
import { ApiError } from "../../src/lib/api";
import { setLang } from "../../src/lib/i18n.svelte";
import { problemText, refusalText } from "../../src/lib/refusal";

beforeEach(() => setLang("it"));

test("cards among the facts are named", () => {
  const facts = { card: "FS", choices: ["5D3S", "FC"] };
  expect(refusalText({ reason: "must_take", message: "", facts })).toBe(
    "Questa carta non si può calare, deve prendere: cinque di denari e tre di spade o fante di coppe.",
  );
});

test("a reason without a sentence says what the server said", () => {
  expect(refusalText({ reason: "brand_new", message: "a sentence", facts: {} })).toBe("a sentence");
});

test("what a request threw has a sentence", () => {
  const offline = new ApiError({ code: "offline", reason: "offline", message: "", facts: {} });
  expect(problemText(offline)).toContain("connessione");
  expect(problemText(new TypeError("boom"))).toContain("server");
});
