import { describe, expect, it } from "vitest";
import { offBy, placeOf, verdict } from "../../src/players/luck";
import { seenBy } from "../../src/players/words";
import type { ChanceInfo, MatchInfo, PlayerInMatch } from "../../src/wire/types";

const chance = (got: number): ChanceInfo => ({ kind: "coins", got, expected: 100, spread: 10 });
const player = (name: string, kind: PlayerInMatch["kind"] = "person"): PlayerInMatch => ({
  name,
  kind,
  player: null,
  left: false,
});

const MATCH: MatchInfo = {
  id: "x",
  number: 1,
  rules: "figs",
  family: "scopone",
  company: "pairs",
  sides: [
    { players: [player("Ada"), player("Bruno")], score: 7 },
    { players: [player("Carla"), player("Ada", "guest")], score: 11 },
  ],
  winner: 1,
  how: "played",
  deals: 3,
  ended: null,
  rated: false,
};

describe("what was dealt, against chance", () => {
  it("is measured in spreads, to either side", () => {
    expect(offBy(chance(100))).toBe(0);
    expect(offBy(chance(85))).toBe(-1.5);
    expect(offBy({ ...chance(0), expected: 0, spread: 0 })).toBe(0);
  });

  it("is called rare when chance seldom goes so far", () => {
    expect([0, 1, -1, 1.5, -2].map(verdict)).toEqual([
      "luck-usual",
      "luck-usual",
      "luck-usual",
      "luck-within",
      "luck-within",
    ]);
    expect([2.1, -3, 3.1, -9].map(verdict)).toEqual([
      "luck-rare",
      "luck-rare",
      "luck-very-rare",
      "luck-very-rare",
    ]);
  });

  it("stays on the drawing however far it is off", () => {
    expect([-99, -2, 0, 2, 99].map(placeOf)).toEqual([0, 25, 50, 75, 100]);
  });
});

describe("a match as one of its players sees it", () => {
  it("has their own side first", () => {
    const carla = seenBy(MATCH, "Carla");
    expect([carla.won, carla.score]).toEqual([true, "11–7"]);
    expect(carla.opponents.map(({ name }) => name)).toEqual(["Ada", "Bruno"]);
  });

  it("knows a guest of the same name from the account", () => {
    const ada = seenBy(MATCH, "Ada");
    expect([ada.won, ada.score]).toEqual([false, "7–11"]);
    expect(ada.partners.map(({ name }) => name)).toEqual(["Bruno"]);
    expect(seenBy(MATCH, "Carla").partners).toEqual([player("Ada", "guest")]);
  });
});
