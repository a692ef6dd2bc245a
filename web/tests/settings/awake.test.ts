import { afterEach, expect, test, vi } from "vitest";
import { keepAwake } from "../../src/settings/awake";

function system(): { asked: number; held: { released: boolean }[] } {
  const seen = { asked: 0, held: [] as { released: boolean }[] };
  const request = (): Promise<unknown> => {
    seen.asked += 1;
    const lock = { released: false, release: () => Promise.resolve(void (lock.released = true)) };
    seen.held.push(lock);
    return Promise.resolve(lock);
  };
  vi.stubGlobal("navigator", { wakeLock: { request } });
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("the screen stays lit until that is over, also after the page was hidden", async () => {
  const seen = system();
  const release = keepAwake();
  await rest();
  expect(seen.held.map(({ released }) => released)).toEqual([false]);
  for (const lock of seen.held) lock.released = true; // the system does that to a hidden page
  document.dispatchEvent(new Event("visibilitychange"));
  await rest();
  expect(seen.held.map(({ released }) => released)).toEqual([true, false]);
  release();
  document.dispatchEvent(new Event("visibilitychange"));
  await rest();
  expect([seen.asked, ...seen.held.map(({ released }) => released)]).toEqual([2, true, true]);
});

test("a browser that cannot keep the screen lit is let", () => {
  vi.stubGlobal("navigator", {});
  expect(() => keepAwake()()).not.toThrow();
});
