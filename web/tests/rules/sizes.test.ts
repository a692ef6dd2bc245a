import { expect, test } from "vitest";
import { presetFor, sizesOf } from "../../src/rules/sizes";
import { FIGS, PRESETS, SCOPA, SCOPA_2, TORNEO, TORNEO_11 } from "./presets";

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

test("rules for another number of players are compared with the preset for as many", () => {
  expect(presetFor(SCOPA, PRESETS, "2")).toBe(SCOPA_2);
  const other = { ...SCOPA_2, name: "torneo-11", options: { ...SCOPA_2.options, cut: "none" } };
  const cut = { ...SCOPA, options: { ...SCOPA.options, cut: "left" } };
  const same = { ...SCOPA_2, options: { ...SCOPA_2.options, cut: "left" } };
  expect(presetFor(cut, [cut, other, same], "2")).toBe(same);
  expect(presetFor(SCOPA, PRESETS, "4")).toBe(SCOPA);
  expect(presetFor(FIGS, PRESETS, "2")).toBe(FIGS);
  const kin = { ...SCOPA, place: "Piemonte", sizes: [2, 4] } as unknown as typeof SCOPA;
  expect(presetFor(kin, PRESETS, "2").options).toEqual({ ...SCOPA.options, players: "2" });
  expect(presetFor(kin, PRESETS, "6")).toBe(kin);
});
