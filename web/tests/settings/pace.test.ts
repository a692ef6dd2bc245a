import { afterEach, expect, test, vi } from "vitest";
import { choose } from "../../src/lib/settings.svelte";
import { Pace, slowness, TIME } from "../../src/settings/pace";

/** A computer player's pause at a table, which the server keeps (`bot_seconds`). */
const PAUSE_MS = 900;

afterEach(() => {
  choose("speed", "normal");
  vi.useRealTimers();
});

/** A round of two captures, the second after a computer player's pause, which runs while the first is shown. */
function roundMs(): number {
  const { move, rings, pause, gather, sweep } = TIME;
  const shown = (move + rings + pause + gather + sweep) * slowness();
  return Math.max(shown, PAUSE_MS) + shown;
}

test("the quick speed is twice as fast, the computer's own pause included", () => {
  const normal = roundMs();
  choose("speed", "quick");
  expect(roundMs()).toBeLessThanOrEqual(normal / 2);
});

test("a wait lasts as long as the speed says", async () => {
  vi.useFakeTimers();
  choose("speed", "quick");
  let over = false;
  void new Pace().wait(1000).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(249);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toBe(true);
});
