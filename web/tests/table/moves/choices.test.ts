import { expect, test } from "vitest";
import { choicesFor, chosenByTouch, lettersOn } from "../../../src/table/moves/choices";
import { play } from "../scenes";

const LEGAL = [play("FS", "5D", "3S"), play("FS", "7C", "AB"), play("AD")];
const bank = { action: "AD!", card: "AD", capture: [], bank: true, scopa: false };

test("captures come first and are lettered, with the sum where it is one", () => {
  const choices = choicesFor(LEGAL, "FS");
  expect(choices.map(({ letter, kind, sums }) => [letter, kind, sums])).toEqual([
    ["a", "take", true],
    ["b", "take", true],
  ]);
});

test("an ace that may be put aside says so beside the other choice", () => {
  expect(choicesFor([...LEGAL, bank], "AD").map((choice) => choice.kind)).toEqual(["lay", "bank"]);
});

test("fifteen is no sum of the card's own worth", () => {
  expect(choicesFor([play("RS", "3S", "2C")], "RS")[0]?.sums).toBe(false);
});

test("table cards carry the letters of the captures they are in", () => {
  expect(lettersOn(choicesFor(LEGAL, "FS"), "7C")).toEqual(["b"]);
  expect(lettersOn(choicesFor(LEGAL, "FS"), "RC")).toEqual([]);
});

test("touching a card that only one capture takes chooses it; a card of several waits for another", () => {
  const both = choicesFor([play("7B", "AS", "6S"), play("7B", "AS", "6B")], "7B");
  expect(chosenByTouch(both, ["AS"])).toBeNull();
  expect(chosenByTouch(both, ["AS", "6B"])?.letter).toBe("b");
});
