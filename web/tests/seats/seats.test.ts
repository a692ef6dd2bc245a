import { beforeEach, expect, test, vi } from "vitest";
import { isTurn, OwnGames } from "../../src/seats/seats.svelte";
import { setAccount } from "../../src/lib/prefs.svelte";
import { saveTicket, tickets, type Ticket } from "../../src/seats/tickets";
import type { OwnSeat } from "../../src/wire/types";

const ticket = (room: string, opened: number): Ticket => ({
  room,
  seat: 0,
  token: `of ${room}`,
  name: "Ada",
  rules: "scopa",
  opened,
});

const seat = (room: string, more: Partial<OwnSeat> = {}): OwnSeat => ({
  room,
  rules: "figs",
  seat: 1,
  name: "Ada",
  others: ["Bruno"],
  phase: "playing",
  your_turn: false,
  account: false,
  since: null,
  mover: "Bruno",
  left: null,
  scores: [3, 1],
  ...more,
});

function answering(answers: Record<string, OwnSeat[]>): void {
  vi.stubGlobal("fetch", (address: string) => {
    const found = Object.entries(answers).find(([path]) => address.endsWith(path));
    return Promise.resolve(found ? Response.json(found[1]) : new Response(null, { status: 500 }));
  });
}

beforeEach(() => {
  localStorage.clear();
  setAccount("");
});

// G2
test("a game that was taken off the list can be put back for as long as the page is open", () => {
  saveTicket(ticket("luna", 1));
  saveTicket(ticket("sole", 2));
  const games = new OwnGames();
  games.remove(ticket("luna", 1));
  expect(games.list.map(({ room }) => room)).toEqual(["sole"]);
  expect(games.gone.map(({ room }) => room)).toEqual(["luna"]);
  games.putBack();
  expect(tickets().map(({ room }) => room)).toEqual(["sole", "luna"]);
  expect(games.gone).toEqual([]);
});

// G1
test("the games of an account stand beside those of this browser, each once", async () => {
  saveTicket(ticket("luna", 1000));
  saveTicket(ticket("sole", 2000));
  setAccount("Ada");
  answering({
    "account/seats": [seat("luna", { account: true }), seat("mare", { account: true, since: 9 })],
    "api/seats": [seat("luna", { account: true }), seat("sole", { your_turn: true })],
  });
  const games = new OwnGames();
  await games.look();
  expect(games.list.map(({ room }) => room)).toEqual(["sole", "mare", "luna"]);
  expect(games.list.map(isTurn)).toEqual([true, false, false]);
  expect(games.list.find(({ room }) => room === "mare")?.ticket).toBeNull();
});

test("what is not answered stays as it was", async () => {
  saveTicket(ticket("luna", 1));
  answering({ "api/seats": [seat("luna", { your_turn: true })] });
  const games = new OwnGames();
  await games.look();
  answering({});
  await games.look();
  expect(games.list.map(isTurn)).toEqual([true]);
});

test("a table that is gone is asked for once, a match that is over at every sixth look", async () => {
  for (const room of ["luna", "sole"]) saveTicket(ticket(room, 1));
  const asked: string[][] = [];
  let phase: OwnSeat["phase"] = "match_over";
  vi.stubGlobal("fetch", (_address: string, { body }: { body: string }) => {
    const rooms = (JSON.parse(body) as { tickets: { room: string }[] }).tickets.map(({ room }) => room);
    asked.push(rooms.sort());
    return Promise.resolve(Response.json([seat("luna", { phase, your_turn: phase === "playing" })]));
  });
  const games = new OwnGames();
  await games.look();
  expect(games.list.map(isTurn)).toEqual([false, false]);
  phase = "playing";
  for (let look = 2; look <= 6; look++) await games.look();
  expect(asked).toEqual([["luna", "sole"]]);
  expect(games.list.map((game) => game.now?.phase)).toEqual(["match_over", undefined]);
  await games.look();
  await games.look();
  expect(asked).toEqual([["luna", "sole"], ["luna"], ["luna"]]);
  expect(games.list.map(isTurn)).toEqual([true, false]);
});
