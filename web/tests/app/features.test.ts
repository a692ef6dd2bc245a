/** D2: a browser feature that is missing leaves the page standing. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The features that some browser lacks, or somebody has switched off, and the place where each is looked for. */
const OPTIONAL: [object, string][] = [
  ...["Segmenter", "ListFormat", "RelativeTimeFormat", "DisplayNames", "DurationFormat"].map(
    (name): [object, string] => [Intl, name],
  ),
  ...[
    ...[
      "ResizeObserver",
      "IntersectionObserver",
      "matchMedia",
      "structuredClone",
      "AudioContext",
      "indexedDB",
    ],
    ...["BroadcastChannel", "speechSynthesis", "requestIdleCallback", "createImageBitmap", "localStorage"],
    ...["sessionStorage", "Notification", "crypto"],
  ].map((name): [object, string] => [globalThis, name]),
  [Element.prototype, "animate"],
];

const modules = import.meta.glob(["../../src/**/*.ts", "!../../src/main.ts"]);
const kept: [object, string, PropertyDescriptor][] = [];

beforeEach(() => {
  vi.resetModules();
  for (const [place, name] of OPTIONAL) {
    const found = Object.getOwnPropertyDescriptor(place, name);
    if (found?.configurable !== true) continue;
    kept.push([place, name, found]);
    Reflect.deleteProperty(place, name);
  }
});

afterEach(() => {
  for (const [place, name, found] of kept.splice(0)) Object.defineProperty(place, name, found);
});

test("no module needs an optional browser feature while it loads", async () => {
  for (const [path, load] of Object.entries(modules)) {
    if (path.endsWith("/stand-ins.ts")) continue;
    await expect(load(), path).resolves.toBeDefined();
  }
}, 60_000);

test("an initial is found without the browser's own signs", async () => {
  const { initialOf } = await import("../../src/lib/initial");
  const names = ["ada", " Zoë", "🦊 volpe", "👩‍👧 casa", "👍🏽 sì", "e\u0301", ""];
  expect(names.map(initialOf)).toEqual(["A", "Z", "🦊", "👩‍👧", "👍🏽", "E\u0301", ""]);
});

test("stand-ins take the place of what is missing, and of nothing else", async () => {
  const own = Array.prototype.slice;
  const { fillIn } = await import("../../src/lib/stand-ins");
  const filled = ["ResizeObserver", "IntersectionObserver", "matchMedia"].filter(
    (name) => name in globalThis,
  );
  expect(filled).toHaveLength(3);
  expect(matchMedia("(min-width: 1px)").matches).toBe(false);
  expect(new Intl.ListFormat("it").format(["uno", "due"])).toBe("uno, due");
  const seen = ResizeObserver;
  fillIn();
  expect(ResizeObserver).toBe(seen);
  expect(Array.prototype.slice).toBe(own);
  for (const name of ["ResizeObserver", "IntersectionObserver", "matchMedia"])
    Reflect.deleteProperty(globalThis, name);
});
