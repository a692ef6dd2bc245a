import { expect, test } from "vitest";
import { sorted } from "../../src/cards/cards";

test("a hand lies by rank or by suit, and none of it is lost", () => {
  const hand = ["RB", "7C", "AS", "7D", "FD"];
  expect(sorted(hand, "rank")).toEqual(["AS", "7D", "7C", "FD", "RB"]);
  expect(sorted(hand, "suit")).toEqual(["7D", "FD", "7C", "AS", "RB"]);
});
