import { expect, test } from "vitest";
import {
  changedOptions,
  choose,
  draftText,
  membersOf,
  readWritten,
  settle,
  startDraft,
  toggled,
  undo,
  written,
} from "../../src/rules/editor/draft";
import { answerFor, OPTIONS, optionNamed, SCOPA } from "./presets";

test("a choice shows at once and can be taken back", () => {
  const chosen = choose(startDraft(SCOPA), "target", "21");
  expect(draftText(chosen)).toBe("scopa?target=21");
  expect(changedOptions(chosen, SCOPA, OPTIONS)).toEqual([{ option: "target", base: "11", value: "21" }]);
  expect(undo(chosen, "target")).toEqual(startDraft(SCOPA));
});

test("what a choice brings with it is a change, but not a choice", () => {
  const asked = choose(startDraft(SCOPA), "players", "2");
  const draft = settle(asked, answerFor(SCOPA, "scopa?players=2", { players: "2", sides: "solo" }));
  expect(changedOptions(draft, SCOPA, OPTIONS).map((change) => change.option)).toEqual(["players", "sides"]);
  expect(draft.chosen).toEqual({ players: "2" });
});

test("what cannot be played stays as it was chosen", () => {
  const asked = choose(choose(startDraft(SCOPA), "players", "2"), "sides", "pairs");
  const problem = { fields: ["players", "sides"], reason: "no_teams", message: "", facts: {} };
  const answer = { ...answerFor(SCOPA, "scopa", asked.values), problems: [problem] };
  expect(settle(asked, answer).chosen).toEqual({ players: "2", sides: "pairs" });
});

test("members are put in and taken out in the option's order", () => {
  const redeal = optionNamed("redeal", "many", ["kings3", "sum10", "ace1"]);
  expect(toggled(redeal, "none", "sum10")).toBe("sum10");
  expect(toggled(redeal, "sum10", "kings3")).toBe("kings3+sum10");
  expect(toggled(redeal, "sum10", "sum10")).toBe("none");
  expect(membersOf("none")).toEqual([]);
});

test("a deal is written with spaces and read with any", () => {
  expect(written("P3+T4+P3*")).toBe("P3 T4 P3*");
  expect(readWritten("  P3  T4 P3* ")).toBe("P3+T4+P3*");
});
