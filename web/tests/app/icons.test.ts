import { describe, expect, test } from "vitest";
import { svgOf } from "../../icons/coin";
import { drawn, pngOf } from "../../icons/png";

const SIZE = 60;

const DRAWN = { coin: drawn("coin", SIZE), full: drawn("full", SIZE) };

/** The colour and opacity of a pixel, as eight hex digits. */
function pixel(shape: "coin" | "full", x: number, y: number): string {
  const at = 4 * (y * SIZE + x);
  return [...DRAWN[shape].subarray(at, at + 4)]
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("");
}

describe("the coin", () => {
  test("is round, on nothing", () => {
    expect(pixel("coin", 0, 0)).toBe("00000000");
    expect(pixel("coin", SIZE / 2, 1)).toBe("1d1a16ff");
  });

  test("has a golden heart", () => expect(pixel("coin", SIZE / 2, SIZE / 2)).toBe("f2b91eff"));

  test("has soft edges, in its own colour", () => {
    const edge = [...Array(SIZE).keys()].map((x) => pixel("coin", x, 8));
    const soft = edge.filter((each) => !each.endsWith("ff") && !each.endsWith("00"));
    expect(soft.length).toBeGreaterThan(0);
    expect(new Set(soft.map((each) => each.slice(0, 6)))).toEqual(new Set(["1d1a16"]));
  });
});

test("a full icon leaves no corner empty and keeps the coin where no mask cuts", () => {
  for (const [x, y] of [
    [0, 0],
    [SIZE - 1, SIZE - 1],
  ] as const)
    expect(pixel("full", x, y)).toBe("1d1a16ff");
  const golden = [...Array(SIZE * SIZE).keys()].filter(
    (at) => pixel("full", at % SIZE, Math.floor(at / SIZE)) !== "1d1a16ff",
  );
  const farthest = Math.max(
    ...golden.map((at) => Math.hypot((at % SIZE) + 0.5 - SIZE / 2, Math.floor(at / SIZE) + 0.5 - SIZE / 2)),
  );
  expect(farthest).toBeLessThan(0.4 * SIZE);
});

test("seven petals stand round one heart", () =>
  expect(svgOf("coin").match(/M/g)).toHaveLength(1 + 2 + 7 + 1));

test("the icon of a page that waits for its owner has a dot, and no other has", () =>
  expect([svgOf("coin"), svgOf("coin", true)].map((each) => each.includes("<circle"))).toEqual([
    false,
    true,
  ]));

test("a file is a PNG of the size asked for", () => {
  const file = pngOf("coin", 48);
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([48, 48]);
});
