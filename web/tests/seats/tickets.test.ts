import { beforeEach, expect, test, vi } from "vitest";
import { removeTicket, saveTicket, ticketFor, tickets, type Ticket } from "../../src/seats/tickets";

const ticket = (room: string, opened: number): Ticket => ({
  room,
  seat: 0,
  token: "secret",
  name: "Ada",
  rules: "scopa",
  opened,
});

beforeEach(() => localStorage.clear());

test("a ticket is kept and found by its table", () => {
  saveTicket(ticket("luna", 1));
  expect(ticketFor("luna")).toEqual(ticket("luna", 1));
  expect(ticketFor("sole")).toBeUndefined();
});

test("the newest comes first", () => {
  saveTicket(ticket("luna", 1));
  saveTicket(ticket("sole", 3));
  saveTicket(ticket("mare", 2));
  expect(tickets().map((one) => one.room)).toEqual(["sole", "mare", "luna"]);
});

test("a new ticket for the same table replaces the old one", () => {
  saveTicket(ticket("luna", 1));
  saveTicket({ ...ticket("luna", 2), seat: 1 });
  expect(tickets()).toEqual([{ ...ticket("luna", 2), seat: 1 }]);
});

test("a ticket can be thrown away", () => {
  saveTicket(ticket("luna", 1));
  removeTicket("luna", "secret");
  expect(tickets()).toEqual([]);
});

test("a ticket that has taken the place of another stays when that one goes", () => {
  saveTicket({ ...ticket("luna", 2), token: "newer" });
  removeTicket("luna", "secret");
  expect(ticketFor("luna")?.token).toBe("newer");
});

test.each(["not json", "[]", "null", '{"luna": {"room": "luna"}}'])("from %s nothing is read", (text) => {
  localStorage.setItem("settebello.tickets", text);
  expect(tickets()).toEqual([]);
});

test("a browser that keeps nothing is no error", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => saveTicket(ticket("luna", 1))).not.toThrow();
  full.mockRestore();
});
