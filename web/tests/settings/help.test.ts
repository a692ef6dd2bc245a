import { afterEach, expect, test } from "vitest";
import { helps, setHelp } from "../../src/settings/help.svelte";
import { screenOf } from "../table/scenes";

afterEach(() => setHelp(true));

// U5; the fault: the page asked whether a match is rated, and one of a tournament with a computer is not
test("a match that counts gives no help, whatever is chosen, and only the server says which one does", () => {
  const seats = screenOf().seats.map((seat) => ({ ...seat, account: true }));
  for (const wanted of [true, false]) {
    setHelp(wanted);
    expect(helps(screenOf({ change: { rated: true, helps: false } }))).toBe(false);
    expect(helps(screenOf({ change: { rated: false, helps: false } }))).toBe(false);
    expect(helps(screenOf({ change: { rated: false, helps: true, seats } }))).toBe(wanted);
  }
});
