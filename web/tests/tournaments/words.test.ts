/** The words of a tournament are true while a round is played: its results count already. */

import { expect, test } from "vitest";
import "../../src/tournaments/texts";
import {
  arenaTables,
  ownRound,
  partName,
  partsOf,
  printedName,
  printedSide,
  standingText,
} from "../../src/tournaments/words";
import type { EntryInfo, RoundInfo, TableInfo, TournamentPage } from "../../src/wire/types";
import { setLang } from "../../src/lib/i18n.svelte";

const round = (number: number, over: boolean): RoundInfo => ({
  number,
  over,
  began: null,
  ends: null,
  tables: [],
  byes: [],
});

test("standings say that a round is in progress, and afterwards how many were played", async () => {
  await setLang("it");
  expect(standingText([])).toBe("prima del primo turno");
  expect(standingText([round(1, true), round(2, true)])).toBe("dopo 2 turni");
  expect(standingText([round(1, true), round(2, false)])).toBe("in corso: turno 2");
});

const table = (number: number, sides: number[][], done: boolean): TableInfo => ({
  number,
  sides,
  points: null,
  games: [],
  outcome: null,
  done,
  forfeit: false,
  corrected: false,
  room: null,
});

const pairings: RoundInfo[] = [
  { ...round(1, false), tables: [table(1, [[1], [2]], true), table(2, [[3], [4]], false)] },
  { ...round(2, true), tables: [table(1, [[1], [5]], true)] },
  { ...round(3, false), tables: [table(1, [[2], [1]], false)] },
];

test("the tables of an arena that are played come first, whenever they were paired, then the latest", () => {
  const places = (most: number): string[] =>
    arenaTables(pairings, most).map((placed) => `${placed.round.number}/${placed.table.number}`);
  expect(places(30)).toEqual(["3/1", "1/2", "2/1", "1/1"]);
  expect(places(1)).toEqual(["3/1", "1/2", "2/1"]);
});

test("in an arena the own table is the last one at which one sat, and not one of the last round", () => {
  const seen = (format: string, entry: number): number | undefined =>
    ownRound({ listed: { format }, you: { entry }, rounds: pairings } as unknown as TournamentPage)?.number;
  expect(seen("arena", 4)).toBe(1);
  expect(seen("arena", 1)).toBe(3);
  expect(seen("arena", 9)).toBeUndefined();
  expect(seen("swiss", 4)).toBe(3);
});

test("the points of both tables of a team match are read from one's own side", () => {
  const parts = [[5, 2], null];
  expect(partsOf(parts, 0)).toEqual([[5, 2], null]);
  expect(partsOf(parts, 1)).toEqual([[2, 5], null]);
  expect([0, 1].map(partName)).toEqual(["Tavolo A", "Tavolo B"]);
});

test("a printed sheet marks each computer with its level, as the page does, and no person", async () => {
  // the fault: on paper a computer looked like somebody who could be called to a table
  await setLang("en");
  const player = (name: string) => ({ name, account: false });
  const entry = (id: number, name: string | null, computers: (string | null)[], ...names: string[]) =>
    ({ id, name, players: names.map(player), computers }) as unknown as EntryInfo;
  const pair = entry(1, null, [null, "circolo"], "Nino", "Gianduja");
  const people = entry(2, null, [null, null], "Ada", "Bruno");
  const team = entry(3, "I Lupi", [null, "maestro", null, "maestro"], "A", "B", "C", "D");
  expect(printedName(pair)).toBe("Nino and Gianduja (Club player)");
  expect(printedName(people)).toBe("Ada and Bruno");
  expect(printedName(team)).toBe("I Lupi (Master)");
  expect(printedName(undefined)).toBe("");
  const entries = new Map([pair, people].map((each) => [each.id, each]));
  expect(printedSide(entries, [2])).toBe("Ada and Bruno");
  expect(printedSide(entries, [1])).toBe("Nino and Gianduja (Club player)");
});
