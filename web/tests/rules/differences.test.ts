import { describe, expect, test } from "vitest";
import { nearestTo, rowsOf } from "../../src/rules/game/differences";
import { FIGS, OPTIONS, PRESETS, SCOPA } from "./presets";

describe("one game beside another", () => {
  test("a rule that differs has the value there too, and one that is the same has none", () => {
    const there = Object.fromEntries(
      rowsOf(OPTIONS, FIGS.options, SCOPA.options).map(({ info, there }) => [info.name, there]),
    );
    expect(there).toEqual({ players: null, sides: null, deal: "P3+T4+P3*", redeal: null, target: "11" });
  });

  test("nothing differs from the game itself", () =>
    expect(rowsOf(OPTIONS, FIGS.options, FIGS.options).filter((row) => row.there !== null)).toEqual([]));

  test("the nearest game is another one that people choose from", () => {
    for (const preset of PRESETS) expect(nearestTo(preset, PRESETS)).not.toBe(preset);
    expect(nearestTo(FIGS, PRESETS).name).toBe("figs-21");
  });
});
