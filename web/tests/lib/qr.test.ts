import { expect, test } from "vitest";
import { generate } from "lean-qr";
import { qrOf } from "../../src/lib/qr";

const LINK = "https://settebello.example/t/luna-rossa";
const QUIET = 4;

/** The units that an outline covers, as `x,y`. */
function covered(path: string): Set<string> {
  const found = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(found.map(([run]) => run).join("")).toBe(path);
  return new Set(
    found.flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
    ),
  );
}

test("the outline covers every dark square of the code and nothing else", () => {
  const code = generate(LINK);
  const { size, path } = qrOf(LINK);
  const dark = covered(path);
  expect(size).toBe(code.size + 2 * QUIET);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      expect([x, y, dark.has(`${x},${y}`)]).toEqual([x, y, code.get(x - QUIET, y - QUIET)]);
});

test("the code has its three eyes", () => {
  const { size, path } = qrOf(LINK);
  const dark = covered(path);
  const far = size - QUIET - 7;
  for (const [left, top] of [
    [QUIET, QUIET],
    [far, QUIET],
    [QUIET, far],
  ] as const)
    expect([0, 1, 2, 3, 4, 5, 6].map((step) => dark.has(`${left + step},${top + 3}`))).toEqual([
      true,
      false,
      true,
      true,
      true,
      false,
      true,
    ]);
});
