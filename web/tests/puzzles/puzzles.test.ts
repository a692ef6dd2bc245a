import { beforeEach, describe, expect, test } from "vitest";
import { guest, noteAttempt } from "../../src/puzzles/guest";
import { shownPlays } from "../../src/puzzles/words";
import type { PuzzleResult } from "../../src/wire/types";

beforeEach(() => localStorage.clear());

describe("a guest", () => {
  test("begins with nothing, and draws once", () => {
    expect(guest()).toMatchObject({ tried: [], streak: 0 });
    expect(guest().draw).toBe(guest().draw);
  });

  test("has a streak of those that were solved in a row", () => {
    for (const [id, right] of [
      ["a", true],
      ["b", true],
    ] as const)
      noteAttempt(id, right);
    expect(guest()).toMatchObject({ tried: ["a", "b"], streak: 2 });
    noteAttempt("c", false);
    expect(guest().streak).toBe(0);
  });

  test("is not counted twice at one puzzle", () => {
    noteAttempt("a", false);
    noteAttempt("a", true);
    expect(guest()).toMatchObject({ tried: ["a"], streak: 0 });
  });

  test("begins anew where what was kept is damaged", () => {
    for (const damaged of ["[]", "{", '{"tried":7,"streak":"x","draw":null}']) {
      localStorage.setItem("settebello.puzzles", damaged);
      expect(guest()).toMatchObject({ tried: [], streak: 0 });
    }
  });
});

describe("the plays that are shown", () => {
  const result = (played: string, tempting: string, count = 7): PuzzleResult =>
    ({
      played,
      plays: Array.from({ length: count }, (_, index) => ({
        play: `${index}`,
        points: -index,
        tempting: `${index}` === tempting,
      })),
    }) as unknown as PuzzleResult;
  const shown = (played: string, tempting: string, count = 7): string[] =>
    shownPlays(result(played, tempting, count)).map(({ play }) => play);

  test("are the best ones and the tempting one, in the order of their worth", () => {
    expect(shown("0", "5")).toEqual(["0", "1", "2", "5"]);
    expect(shown("0", "1")).toEqual(["0", "1", "2", "3"]);
    expect(shown("0", "1", 2)).toEqual(["0", "1"]);
  });

  test("have the one that was made among them", () => {
    expect(shown("6", "5")).toEqual(["0", "1", "5", "6"]);
    expect(shown("5", "5")).toEqual(["0", "1", "2", "5"]);
    expect(shown("2", "5")).toEqual(["0", "1", "2", "5"]);
  });
});
