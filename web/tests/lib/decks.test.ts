import { beforeEach, expect, test } from "vitest";
import { setDeck } from "../../src/lib/chosen-deck.svelte";
import { deckFile, DRAWN_DECKS, lettered, type DeckName } from "../../src/lib/decks";
import { cardName, setLang, t } from "../../src/lib/i18n.svelte";
import { chosenLetters, setLetters } from "../../src/lib/prefs.svelte";
import { choose } from "../../src/lib/settings.svelte";
import { theCard } from "../../src/table/words/subjects";

test("letters are those of the cards", () => {
  expect(lettered("F", "french", "napoletane")).toBe("J");
  expect(lettered("C+A", "french", "francesi")).toBe("Q+A");
  expect(lettered("R", "italian", "piacentine")).toBe("R");
  expect(lettered("C+F", "english", "napoletane")).toBe("H+J");
  expect(lettered("C", "english", "francesi")).toBe("Q");
  expect(lettered("C+F", "spanish", "napoletane")).toBe("C+S");
  expect(lettered("C", "spanish", "francesi")).toBe("D");
  expect(lettered("C+F", "vcr", "napoletane")).toBe("C+V");
  expect(lettered("C+R", "vcr", "francesi")).toBe("D+R");
  expect(lettered("C+F", "brk", "napoletane")).toBe("R+B");
  expect(lettered("C+R", "brk", "francesi")).toBe("D+K");
  expect(lettered("7+2", "french", "napoletane")).toBe("7+2");
});

test("until letters are chosen they are those of the page's words", async () => {
  localStorage.clear();
  await setLang("en");
  expect(chosenLetters()).toBe("english");
  await setLang("fr");
  expect(chosenLetters()).toBe("vcr");
  await setLang("de");
  expect(chosenLetters()).toBe("brk");
  await setLang("it");
  expect(chosenLetters()).toBe("italian");
  setLetters("french");
  expect(chosenLetters()).toBe("french");
});

test("a deck is asked for by its name and letters", () =>
  expect(deckFile("piacentine", "french")).toBe("cards/piacentine.svg?index=french"));

// U6: each deck says once what its suits and courts are, and all that is said and written follows it
const HORSE = {
  letters: "FCR",
  it: ["fante di denari", "cavallo di coppe", "re di bastoni", "la carta: il cavallo di spade", "Denari"],
  en: ["jack of coins", "horse of cups", "king of clubs", "la carta: the horse of swords", "Coins"],
};
const FRENCH = {
  letters: "FDR",
  it: ["fante di quadri", "donna di cuori", "re di fiori", "la carta: la donna di picche", "Quadri"],
  en: ["jack of diamonds", "queen of hearts", "king of clubs", "la carta: the queen of spades", "Diamonds"],
};
const EXPECTED: Record<DeckName, typeof HORSE> = {
  napoletane: HORSE,
  piacentine: HORSE,
  spagnole: HORSE,
  contrasto: HORSE,
  francesi: FRENCH,
  own: HORSE,
};

function said(): string[] {
  return [cardName("FD"), cardName("CC"), cardName("RB"), `la carta: ${theCard("CS")}`, t("category-denari")];
}

beforeEach(() => choose("names", "deck"));

test.each([...DRAWN_DECKS, "own"] as const)("cards of %s are called what is drawn on them", async (deck) => {
  setDeck(deck);
  for (const lang of ["it", "en"] as const) {
    await setLang(lang);
    expect(said()).toEqual(EXPECTED[deck][lang]);
    expect(t("deck-suit", { suit: "D" })).toBe(said().at(-1));
  }
  if (deck !== "own") expect(lettered("FCR", "italian", deck)).toBe(EXPECTED[deck].letters);
});

test("who has cards of their own says what they are called", async () => {
  await setLang("en");
  setDeck("own");
  choose("names", "french");
  expect(said()).toEqual(FRENCH.en);
  choose("names", "queen");
  expect(cardName("CD")).toBe("queen of coins");
});
