import { expect, test } from "vitest";
import { initialOf } from "../../src/lib/initial";

test.each([
  ["ada", "A"],
  [" Zoë", "Z"],
  ["🦊 volpe", "🦊"],
  ["👩‍👧 casa", "👩‍👧"],
  ["é", "É"],
  ["", ""],
])("%s is %s", (name, initial) => expect(initialOf(name)).toBe(initial));
