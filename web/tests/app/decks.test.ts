import { expect, test } from "vitest";
import { deckFile, lettered } from "../../src/lib/decks";

test("letters are those of the cards", () => {
  expect(lettered("F", "french")).toBe("J");
  expect(lettered("C+A", "french")).toBe("Q+A");
  expect(lettered("R", "italian")).toBe("R");
  expect(lettered("7+2", "french")).toBe("7+2");
});

test("a deck is asked for by its name and letters", () =>
  expect(deckFile("piacentine", "french")).toBe("cards/piacentine.svg?index=french"));
