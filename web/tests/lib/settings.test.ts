import { expect, test } from "vitest";
import { backDrawing, choose, setting, settingsFrom } from "../../src/lib/settings.svelte";
import { readStored } from "../../src/lib/stored";

const NEW = settingsFrom(null);

test("what was chosen is kept as it is read again", () => {
  choose("felt", "notte");
  choose("side", "left");
  expect(settingsFrom(readStored("settings"))).toEqual({ ...NEW, felt: "notte", side: "left" });
  expect([setting("felt"), setting("side")]).toEqual(["notte", "left"]);
});

test.each(["text", [], null, { felt: "rosa", speed: 3, constructor: "x" }])(
  "what is damaged or not offered reads as in a new browser: %j",
  (kept) => expect(settingsFrom(kept)).toEqual(NEW),
);

test("a damaged value takes no other with it", () => {
  expect(settingsFrom({ felt: "rosa", sort: "suit" })).toEqual({ ...NEW, sort: "suit" });
});

test("the backs suit the cloth unless a colour was asked for", () => {
  expect(backDrawing()).toBe("back");
  choose("felt", "bordo");
  expect(backDrawing()).toBe("back-blue");
  choose("back", "red");
  expect(backDrawing()).toBe("back");
});

test("single keys switched off under their old name stay off", () => {
  expect(settingsFrom({ letters: "off" })).toEqual({ ...NEW, shortcuts: "off" });
  expect(settingsFrom({ letters: "off", shortcuts: "on" })).toEqual(NEW);
});

test("what another tab chose is chosen here, and what is chosen here takes nothing of it away", () => {
  choose("speed", "quick");
  const key = "settebello.settings";
  localStorage.setItem(key, JSON.stringify({ ...NEW, speed: "quick", sort: "suit" }));
  dispatchEvent(new StorageEvent("storage", { key }));
  expect(setting("sort")).toBe("suit");
  choose("reach", "thumb");
  expect(settingsFrom(readStored("settings"))).toMatchObject({
    speed: "quick",
    sort: "suit",
    reach: "thumb",
  });
});

test("when another tab has forgotten everything, so has this one", () => {
  choose("sort", "suit");
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(setting("sort")).toBe(NEW.sort);
});
