import { beforeEach, expect, test, vi } from "vitest";
import { Drag } from "../../../src/table/hand/drag.svelte";
import type { Game } from "../../../src/table/play/game.svelte";

const game = { mayPlay: () => true, lift: vi.fn(), putBack: vi.fn(), pending: null } as unknown as Game;
let drag: Drag;

/** A click as a pointer makes it, or (0) a key. */
const click = (detail: number): MouseEvent => new MouseEvent("click", { detail });

const at = (clientX: number, clientY: number): PointerEvent =>
  ({ button: 0, isPrimary: true, clientX, clientY, pointerId: 1 }) as PointerEvent;

beforeEach(() => {
  drag = new Drag(game);
  const currentTarget = { setPointerCapture: vi.fn() } as unknown as HTMLElement;
  drag.press({ ...at(0, 100), currentTarget }, "7D");
  drag.move(at(40, 90), 0);
});

test("the click that ends a carrying chooses nothing, and the next one does", () => {
  drag.release(at(40, 90));
  expect([drag.swallows(click(1)), drag.swallows(click(1))]).toEqual([true, false]);
});

test("after a carrying a card can be chosen by key", () => {
  drag.release(at(40, 90));
  expect(drag.swallows(click(0))).toBe(false);
});

test("a key pressed before a carrying has quite ended leaves its click to be passed over", () => {
  drag.cancel();
  expect([drag.swallows(click(0)), drag.swallows(click(1))]).toEqual([false, true]);
});
