import { afterEach, expect, test } from "vitest";
import { helps, setHelp } from "../../src/settings/help.svelte";
import { screenOf } from "../table/scenes";

afterEach(() => setHelp(true));

// U5
test("a rated match gives no help, whatever is chosen, and only the server says what is rated", () => {
  const seats = screenOf().seats.map((seat) => ({ ...seat, account: true }));
  for (const wanted of [true, false]) {
    setHelp(wanted);
    expect(helps(screenOf({ change: { rated: true } }))).toBe(false);
    expect(helps(screenOf({ change: { rated: false, seats } }))).toBe(wanted);
  }
});
