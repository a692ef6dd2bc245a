/** D1: what the browser does not keep is kept in memory as long as the page is open. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outlivesPage, readStored, writeStored } from "../../src/lib/stored";

const refuse = (name: string) => () => {
  throw new DOMException(name, name);
};

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  writeStored("afterwards", 1);
});

test.each([
  ["refuses every word", () => vi.stubGlobal("localStorage", { getItem: refuse("SecurityError") })],
  ["is not there", () => vi.stubGlobal("localStorage", null)],
  ["is full", () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse("QuotaExceededError"))],
  ["takes everything and keeps nothing", () => vi.spyOn(Storage.prototype, "setItem").mockReturnValue()],
])("a value written where the storage %s is read again", (_, breakIt) => {
  breakIt();
  writeStored("seat", { token: "secret" });
  expect(readStored("seat")).toEqual({ token: "secret" });
  expect(outlivesPage("seat")).toBe(false);
  expect(readStored("never written")).toBeNull();
});

test("where there is no room the newest value counts, and is kept once there is room again", () => {
  writeStored("seat", "old");
  expect(outlivesPage("seat")).toBe(true);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse("QuotaExceededError"));
  writeStored("seat", "new");
  expect(readStored("seat")).toBe("new");
  full.mockRestore();
  writeStored("name", "Ada");
  expect(outlivesPage("seat")).toBe(true);
  expect(localStorage.getItem("settebello.seat")).toBe('"new"');
});
