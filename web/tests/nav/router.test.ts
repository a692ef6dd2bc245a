import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  gamePath,
  LEARN_PATH,
  matchAtPath,
  matchPath,
  matchProofPath,
  playerPath,
  PLAYERS_PATH,
  NEW_TOURNAMENT_PATH,
  puzzlePath,
  PUZZLES_PATH,
  TOURNAMENTS_PATH,
  tournamentPath,
  readRoute,
  reviewPath,
  rulesPath,
  tablePath,
} from "../../src/nav/router.svelte";
import { addressOf, socketAddressOf } from "../../src/lib/address";

describe.each(["/", "/giochi/scopa/"])("below %s", (base) => {
  const element = document.createElement("base");
  beforeEach(() => {
    element.href = base;
    document.head.append(element);
  });
  afterEach(() => element.remove());

  const routeOf = (path: string): unknown => readRoute(addressOf(path));

  test("the base itself is home", () => expect(routeOf("")).toEqual({ page: "home" }));

  test("a table has its name", () =>
    expect(routeOf(tablePath("luna-rossa"))).toEqual({ page: "table", room: "luna-rossa" }));

  test("a rule set travels whole in an address", () => {
    const text = "scopa?deal=P3+T4+P3*&players=2";
    expect(routeOf(rulesPath(text))).toEqual({ page: "rules", text });
    expect(routeOf("rules")).toEqual({ page: "rules", text: null });
  });

  test("a game's rules and the lesson have addresses", () => {
    expect(routeOf(gamePath("figs"))).toEqual({ page: "game", preset: "figs" });
    expect(routeOf(LEARN_PATH)).toEqual({ page: "learn" });
    expect(routeOf("learn/more")).toEqual({ page: "lost" });
  });

  test("who plays, the best of them, and the proof of a match have addresses", () => {
    for (const name of ["Ada", "Ada Lovelace", "A/B", "50 % più", "p"])
      expect(routeOf(playerPath(name))).toEqual({ page: "player", name });
    expect(routeOf(PLAYERS_PATH)).toEqual({ page: "players" });
    expect(routeOf(matchProofPath("a-_b"))).toEqual({ page: "match-proof", match: "a-_b" });
    expect(routeOf(matchPath("a-_b"))).toEqual({ page: "match", match: "a-_b" });
    expect(routeOf(reviewPath("x"))).toEqual({ page: "review", match: "x", deal: 1, act: 0 });
    expect(routeOf(reviewPath("x", 2, 7))).toEqual({ page: "review", match: "x", deal: 2, act: 7 });
    expect(routeOf("match/x/review?deal=-1&act=z")).toEqual({ page: "review", match: "x", deal: 1, act: 0 });
    expect(routeOf(matchAtPath("luna-rossa"))).toEqual({ page: "match-at", room: "luna-rossa" });
    for (const path of ["p", "m", "match", "t/luna/match/x", "p/", "p/a/b", "players/a"])
      expect(routeOf(path)).toEqual({ page: "lost" });
  });

  test("tournaments have addresses, with their print and the page of a table", () => {
    expect(routeOf(TOURNAMENTS_PATH)).toEqual({ page: "tournaments" });
    expect(routeOf(NEW_TOURNAMENT_PATH)).toEqual({ page: "tournament-new" });
    const one = { page: "tournament", tournament: "ab12" };
    expect(routeOf(tournamentPath("ab12"))).toEqual({ ...one, part: "" });
    for (const part of ["print", "table"])
      expect(routeOf(`${tournamentPath("ab12")}/${part}`)).toEqual({ ...one, part });
    for (const path of ["tournaments/a/b", "tournaments/a/print/b"])
      expect(routeOf(path)).toEqual({ page: "lost" });
  });

  test("puzzles have addresses, and the day's has one of its own", () => {
    expect(routeOf(PUZZLES_PATH)).toEqual({ page: "puzzles" });
    expect(routeOf(puzzlePath("ab12"))).toEqual({ page: "puzzle", puzzle: "ab12" });
    expect(routeOf(puzzlePath("day"))).toEqual({ page: "puzzle", puzzle: "day" });
    for (const path of ["puzzle", "puzzle/", "puzzles/a", "puzzle/a/b"])
      expect(routeOf(path)).toEqual({ page: "lost" });
  });

  test("anything else is lost", () => {
    expect(routeOf("t")).toEqual({ page: "lost" });
    expect(routeOf("t/luna/rossa")).toEqual({ page: "lost" });
    expect(routeOf("t/%E0%A4%A")).toEqual({ page: "lost" });
    expect(routeOf("t/luna%2Frossa")).toEqual({ page: "lost" });
    expect(routeOf("tornei")).toEqual({ page: "lost" });
  });

  test("the socket is at the same place", () =>
    expect(socketAddressOf("ws/rooms/a")).toBe(`ws://${location.host}${base}ws/rooms/a`));
});

test("what is not below the base is lost", () => {
  const element = document.createElement("base");
  element.href = "/scopa/";
  document.head.append(element);
  expect(readRoute(new URL("/altro/", location.href).href)).toEqual({ page: "lost" });
  element.remove();
});
