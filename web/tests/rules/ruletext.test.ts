import { expect, test } from "vitest";
import { joinRules, splitRules } from "../../src/rules/ruletext";

test.each(["scopa", "scopa?players=2", "scopa?deal=P3+T4+P3*&redeal=kings3+sum10"])(
  "%s is taken apart and put together",
  (text) => expect(joinRules(splitRules(text))).toBe(text),
);

test("a text id gives its preset and its options", () => {
  expect(splitRules(" figs?target=11&capture_duty=forced ")).toEqual({
    base: "figs",
    options: { target: "11", capture_duty: "forced" },
  });
});

test("what is no option is left out", () => {
  expect(splitRules("figs?target")).toEqual({ base: "figs", options: {} });
});
