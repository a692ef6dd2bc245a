import { expect, test } from "vitest";
import { closed, vacated } from "../../../src/table/stage/slots";

test("cards keep their places while others leave", () => {
  expect(vacated(["5D", "3S", "7C"], ["3S"])).toEqual(["5D", null, "7C"]);
});

test("then the grid closes, and what is new comes last", () => {
  expect(closed(["5D", null, "7C"], ["7C", "2B", "5D"])).toEqual(["5D", "7C", "2B"]);
});
