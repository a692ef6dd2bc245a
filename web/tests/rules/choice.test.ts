import { beforeEach, expect, test } from "vitest";
import { Choice } from "../../src/rules/choice.svelte";
import { removeRules, saveRules } from "../../src/rules/saved.svelte";
import { PRESETS } from "./presets";

beforeEach(() => localStorage.clear());

test("the first choice is scopa for two", () => {
  const choice = new Choice(PRESETS);
  expect(choice.text).toBe("scopa?players=2");
  expect(choice.players).toBe(2);
});

test("a game's own size is not written", () => {
  const choice = new Choice(PRESETS);
  choice.resize("players", "4");
  expect(choice.text).toBe("scopa");
});

test("a size wished for waits while another game does not have it", () => {
  const choice = new Choice(PRESETS);
  choice.choose("figs");
  expect(choice.text).toBe("figs");
  expect(choice.sizes("players")).toEqual([]);
  choice.resize("target", "21");
  expect(choice.text).toBe("figs?target=21");
  choice.choose("scopa");
  expect(choice.text).toBe("scopa?players=2");
});

test("the last choice is remembered", () => {
  new Choice(PRESETS).choose("figs");
  expect(new Choice(PRESETS).text).toBe("figs");
});

test("a damaged memory is no memory", () => {
  localStorage.setItem("settebello.choice", '{"rules": 7');
  expect(new Choice(PRESETS).text).toBe("scopa?players=2");
});

test("rules of one's own are chosen by their text, and are gone when deleted", () => {
  const text = "figs?last_play_scopa=yes";
  saveRules({ name: "Venerdì", text, players: 4 });
  const choice = new Choice(PRESETS);
  choice.choose(text);
  expect([choice.text, choice.players, choice.saved?.name]).toEqual([text, 4, "Venerdì"]);
  removeRules("Venerdì");
  expect(choice.preset?.name).toBe("scopa");
});

test("without a wish everybody thinks as long as they like, but not where the rules want a clock", () => {
  const choice = new Choice(PRESETS);
  expect([choice.time, choice.times[0]]).toEqual(["", ""]);
  choice.setTime("3d");
  expect([choice.time, new Choice(PRESETS).time]).toEqual(["3d", "3d"]);
  choice.setTime("");
  choice.choose("online");
  expect(choice.time).toBe("10+0");
  expect(choice.times).not.toContain("");
});

test("three players for themselves have no clock", () => {
  const choice = new Choice(PRESETS);
  choice.setTime("10+0");
  choice.resize("players", "3");
  expect([choice.times, choice.time]).toEqual([[], ""]);
});

test("partners may be drawn where two pairs play, unless the rules have that already", () => {
  const choice = new Choice(PRESETS);
  expect(choice.mayDraw).toBe(false);
  choice.resize("players", "4");
  expect(choice.mayDraw).toBe(true);
  choice.choose("figs");
  expect(choice.mayDraw).toBe(false);
  for (const [text, may] of [
    ["figs?first_dealer=random", true],
    ["scopa?first_dealer=low_card_draw", false],
    ["scopa?sides=solo", false],
  ] as const) {
    saveRules({ name: "Venerdì", text, players: 4 });
    choice.choose(text);
    expect([text, choice.mayDraw]).toEqual([text, may]);
  }
  saveRules({ name: "Venerdì", text: "scopa?players=6", players: 6 });
  choice.choose("scopa?players=6");
  expect(choice.mayDraw).toBe(false);
});
