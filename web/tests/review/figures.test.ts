import { beforeEach, describe, expect, test } from "vitest";
import { setLang } from "../../src/lib/i18n.svelte";
import {
  bandOf,
  chartOf,
  costliest,
  lostText,
  number,
  partsOf,
  placeOf,
  roundOf,
} from "../../src/review/figures";
import { afterPlay, cardsIn, readPlay } from "../../src/cards/plays";
import type { Decision, MatchSummary, ReviewAnswer } from "../../src/wire/types";

beforeEach(() => setLang("it"));

const decision = (act: number, seat: number, loss: number, points: number): Decision => ({
  deal: 0,
  act,
  left: 36 - act,
  seat,
  hand: "7DAS",
  table: "",
  played: "7D",
  best: "AS",
  loss,
  plays: [
    { play: "7D", points, error: 0.1 },
    { play: "AS", points: points + loss, error: 0.1 },
  ],
});

const REVIEW: ReviewAnswer = {
  match: "x",
  version: "1",
  state: "done",
  done: 3,
  total: 3,
  decisions: [decision(0, 0, 0.5, 1), decision(1, 1, 0.9, -0.5), decision(2, 0, -0.1, 2)].map((each) => ({
    decision: each,
    said: [],
  })),
  levels: [],
  deals: [],
  luck: null,
  notes: [],
  problem: null,
};

const SUMMARY = { match: { sides: [{}, {}] }, seats: [{ side: 0 }, { side: 1 }] } as unknown as MatchSummary;

describe("levels", () => {
  test("lie on a scale whose right end is no loss", () => {
    expect([0, 1.75, 3.5, 9].map(placeOf)).toEqual([100, 50, 0, 0]);
  });

  test("are in the band that they reach", () => {
    expect([0, 0.49, 0.5, 1.2, 2.5, 4].map(bandOf)).toEqual([
      "maestro",
      "maestro",
      "esperto",
      "buono",
      "circolo",
      "principiante",
    ]);
  });
});

describe("the parts of a result", () => {
  const luck = { cards: -1.4, play: 3.4, chance: 1, result: 3, error: 0.2 };

  test("begin where the one before has ended, and end at the result", () => {
    const { parts, zero } = partsOf(luck, false);
    const [cards, play, chance, result] = parts;
    expect(cards?.left).toBe(0);
    expect(play?.left).toBeCloseTo(0);
    expect(chance?.left).toBeCloseTo((play?.left ?? 0) + (play?.width ?? 0));
    expect((result?.left ?? 0) + (result?.width ?? 0)).toBeCloseTo(100);
    expect(zero).toBeCloseTo(result?.left ?? 0);
  });

  test("turn round for the other side", () =>
    expect(partsOf(luck, true).parts.map((part) => Number(part.value.toFixed(9)))).toEqual([
      1.4, -3.4, -1, -3,
    ]));
});

test("the costliest plays are those of one seat, none that lost nothing", () => {
  const acts = (seat: number | null): number[] => costliest(REVIEW, seat).map((each) => each.decision.act);
  expect(acts(0)).toEqual([0]);
  expect(acts(null)).toEqual([1, 0]);
});

test("a chart has one point of view, and the mean of two who know something else", () => {
  expect(chartOf(REVIEW, 0, 0, SUMMARY).map((each) => each.value)).toEqual([0.75, 1.25, 2]);
  expect(chartOf(REVIEW, 0, 1, SUMMARY).map((each) => each.value)).toEqual([-0.75, -1.25, -2]);
  const three = { ...SUMMARY, match: { sides: [{}, {}, {}] } } as unknown as MatchSummary;
  expect(chartOf(REVIEW, 0, 0, three)).toEqual([]);
});

test("numbers are written as in the language chosen, with a true minus", async () => {
  expect([number(-0.82), number(0.5, 1, true), number(0, 0, true)]).toEqual(["−0,82", "+0,5", "0"]);
  await setLang("en");
  expect(number(-0.82)).toBe("−0.82");
});

test("rounds count from one", () => expect([0, 3, 4].map((act) => roundOf(act, 4))).toEqual([1, 1, 2]));

test("plays are read as records write them", () => {
  expect(readPlay("7DxAS6C#")).toEqual({ card: "7D", taken: ["AS", "6C"], banked: false });
  expect(readPlay("AD!")).toEqual({ card: "AD", taken: [], banked: true });
  expect(readPlay("4C=fuori")).toEqual({ card: "4C", taken: [], banked: false });
  expect(readPlay("call")).toBeNull();
  expect(cardsIn("7DAS")).toEqual(["7D", "AS"]);
});

test("a loss that was measured below zero is said to be about none", () => {
  expect([-0.08, 0, 0.04].map(lostText)).toEqual(["≈ 0", "≈ 0", "≈ 0"]);
  expect(lostText(0.84)).toMatch(/^0[.,]8$/);
});

describe("a play that is tried on the board", () => {
  const moment = { hands: ["7DAS", "2C"], table: "ADACFC", to_move: 0 };

  test("takes what it says from the table", () => {
    expect(afterPlay(moment, 0, "7DxADAC")).toEqual({ ...moment, hands: ["AS", "2C"], table: "FC" });
  });

  test("lies on the table where it takes nothing, and in the pile where it is put aside", () => {
    expect(afterPlay(moment, 1, "2C")).toEqual({ ...moment, hands: ["7DAS", ""], table: "ADACFC2C" });
    expect(afterPlay(moment, 0, "AS!")).toEqual({ ...moment, hands: ["7D", "2C"] });
  });

  test("that is no play changes nothing", () => {
    expect(afterPlay(moment, 0, "?")).toEqual(moment);
  });
});
