import { beforeEach, describe, expect, test } from "vitest";
import { setLang } from "../../src/lib/i18n.svelte";
import { playSentence, scoreSentence, sentenceOf, sideName, tableSentence } from "../../src/table/sentences";
import { stepsOf } from "../../src/table/steps";
import type { PublicEvent } from "../../src/table/messages";
import type { Screen } from "../../src/wire/types";
import { played, screenOf } from "./scenes";

const saidOf = (event: PublicEvent, screen: Screen): string[] =>
  stepsOf(screen, [event])
    .flatMap(sentenceOf)
    .map(({ text }) => text);

describe("in Italian", () => {
  beforeEach(() => setLang("it"));

  test("laying and taking", () => {
    const screen = screenOf();
    expect(playSentence(played(3, "6B"), screen)).toBe("Ovest cala il sei di bastoni.");
    expect(playSentence(played(3, "7S", ["7C"]), screen)).toBe(
      "Ovest prende il sette di coppe con il sette di spade.",
    );
    expect(playSentence(played(0, "AC"), screen)).toBe("Cali l’asso di coppe.");
    expect(playSentence(played(0, "FS", ["5D", "3S"]), screen)).toBe(
      "Prendi il cinque di denari e il tre di spade con il fante di spade.",
    );
  });

  test("the settebello and a scopa are said on their own", () => {
    const screen = screenOf({ scope: [["6C", "7C"], []] });
    expect(saidOf(played(2, "7C", ["7D"], true), screen)).toEqual([
      "Nord prende il sette di denari con il sette di coppe.",
      "Nord prende il settebello.",
      "Scopa di Nord. Tavola vuota. Noi, 2 scope.",
    ]);
  });

  test("a closed pile keeps its scope to itself", () => {
    expect(saidOf(played(1, "6C", ["6B"], true), screenOf()).at(-1)).toBe("Scopa di Est. Tavola vuota.");
  });

  test("a deal begins with who deals and what lies on the table", () => {
    const screen = screenOf({ table: ["5D", "3S"] });
    expect(saidOf({ type: "dealt", deal_number: 4, dealer: 1 }, screen)).toEqual([
      "Smazzata 4. Hai 9 carte. Mazziere Est.",
      "In tavola: il cinque di denari e il tre di spade. 2 carte.",
    ]);
  });

  test("leftovers", () => {
    expect(saidOf({ type: "leftovers", seat: 3, cards: ["2C", "3C"] }, screenOf())).toEqual([
      "Ultima presa di Ovest: le 2 carte rimaste sono sue.",
    ]);
  });

  test("sides are Noi and Loro in pairs, names otherwise", () => {
    expect([0, 1].map((side) => sideName(screenOf(), side))).toEqual(["Noi", "Loro"]);
    expect([0, 1, 2].map((side) => sideName(screenOf({ players: 3 }), side))).toEqual(["Tu", "Est", "Nord"]);
  });
});

describe("in English", () => {
  beforeEach(() => setLang("en"));

  test("laying, the table and the score", () => {
    const screen = screenOf();
    expect(playSentence(played(3, "6B"), screen)).toBe("Ovest lays the six of clubs.");
    expect(tableSentence([])).toBe("The table is empty.");
    expect(scoreSentence(screen)).toBe("Match to 11: We 5 and They 4.");
  });

  test("leftovers and scopa", () => {
    expect(saidOf({ type: "leftovers", seat: 3, cards: ["2C", "3C"] }, screenOf())).toEqual([
      "Ovest made the last capture and gets the 2 cards left.",
    ]);
    expect(saidOf(played(0, "6C", ["6B"], true), screenOf()).at(-1)).toBe("Scopa! The table is empty.");
  });
});
