import { beforeEach, expect, test } from "vitest";
import "../../src/desk/texts";
import { setLang, t } from "../../src/lib/i18n.svelte";
import { cardsInWords, playText, pointsText, rulingText } from "../../src/desk/words";

const NAMES = ["Ada", "Bruno", "Carla", "Dario"];

beforeEach(() => setLang("it"));

test("a ruling names its cards, and leaves a player called like one alone", () => {
  const facts = { name: "AS", card: "7D", choices: "2S 5C, FB" };
  const text = rulingText({ article: 11, key: "ruling-missed", facts });
  expect(text).toContain("AS");
  expect(text).toContain("sette di denari");
  expect(text).toContain("due di spade e cinque di coppe o fante di bastoni");
});

test("cards are named in a row", () => {
  expect(cardsInWords("7D AS6C")).toBe("sette di denari, asso di spade e sei di coppe");
});

test.each([
  ["7Dx2S5C#", "Ada prende il due di spade e il cinque di coppe con il sette di denari."],
  ["7D~", "Ada cala il sette di denari."],
  ["6C=fuori", "Ada cala il sei di coppe."],
  ["1:shows=4C7D", ""],
  ["irregular=2:stops", ""],
])("%s is told", (act, text) => expect(playText({ act, seat: 0 }, NAMES)).toBe(text));

test("points say what they are for", () => {
  expect(pointsText({ total: 3, categories: { settebello: 1, scope: 2, carte: 0 } })).toBe(
    "3 (settebello, scope 2)",
  );
  expect(pointsText({ total: 0, categories: { settebello: 0 } })).toBe("0");
});

test.each(["it", "en"] as const)(
  "every article that a ruling can name has its words (%s)",
  async (language) => {
    await setLang(language);
    for (const article of [4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
      expect(t(`article-${article}`)).not.toBe(`article-${article}`);
  },
);
