import { expect, test } from "vitest";
import { sizesOf } from "../../src/rules/sizes";
import { FIGS, PRESETS, SCOPA, TORNEO, TORNEO_11 } from "./presets";

test("presets that differ in the players alone are one game in several sizes", () => {
  expect(sizesOf(SCOPA, PRESETS, "players")).toEqual(["2", "3", "4"]);
});

test("a word comes after the numbers", () => {
  expect(sizesOf(TORNEO, PRESETS, "target")).toEqual(["7", "11", "one_deal"]);
  expect(sizesOf(FIGS, PRESETS, "target")).toEqual(["8", "21"]);
});

test("another rule makes another game", () => {
  expect(sizesOf(TORNEO_11, PRESETS, "target")).toEqual(["11"]);
  expect(sizesOf(FIGS, PRESETS, "players")).toEqual(["4"]);
});
