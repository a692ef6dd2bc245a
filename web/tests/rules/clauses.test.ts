import { expect, test } from "vitest";
import { clausesBeside } from "../../src/rules/game/differences";

test("of a sentence only the clauses stand out that the other game does not have", () => {
  const found = clausesBeside(
    ["Si gioca in due; chi ha più carte vince.", "Si bussa."],
    ["Si gioca in due; taglia il vicino."],
  );
  expect(found.map((clauses) => clauses.map(({ unlike }) => unlike))).toEqual([[false, true], [true]]);
  expect(found[0]?.map(({ text }) => text).join(" ")).toBe("Si gioca in due; chi ha più carte vince.");
});

test("beside nothing, nothing stands out", () =>
  expect(clausesBeside(["Si bussa."], []).flat()).toEqual([{ text: "Si bussa.", unlike: false }]));
