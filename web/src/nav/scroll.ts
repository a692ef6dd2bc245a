/** How far down each page of the history was left: going back leads to where one was, once the page is that tall. */

import { newSalt } from "../lib/salt";
import { isRecord } from "../lib/stored";

/** A page that has not grown so tall by then has become another. */
const PATIENCE_MS = 10_000;

/** How far down pages were left, each by the name that the history has for it. */
const left = new Map<string, number>();
let here = "";

/** The browser itself does not wait until a page is there: from now on it leaves that to this. */
export function keepScroll(): void {
  history.scrollRestoration = "manual";
  for (const sign of ["scrollend", "pagehide"]) addEventListener(sign, remember); // not every browser has the first
  const found: unknown = history.state;
  const down = isRecord(found) && typeof found["down"] === "number" ? found["down"] : 0;
  here = pageOf(found) ?? newSalt();
  history.replaceState({ page: here }, "");
  goDown(down);
}

/** Leave a page for a new one, which begins at its top; returns what the history is to know of that. */
export function leaveForNew(): { page: string } {
  left.set(here, scrollY);
  here = newSalt();
  return { page: here };
}

/** The history has moved to a page that was there before. */
export function comeBack(): void {
  left.set(here, scrollY);
  here = pageOf(history.state) ?? "";
  goDown(left.get(here) ?? 0);
}

/** Write down how far down the page is, for when it is loaded again. */
const remember = (): void => history.replaceState({ page: here, down: scrollY }, "");

const pageOf = (found: unknown): string | null =>
  isRecord(found) && typeof found["page"] === "string" ? found["page"] : null;

/** Scroll as soon as there is so much page; whoever does something meanwhile is let. */
function goDown(wanted: number): void {
  const over = new AbortController();
  const attempt = (): void => {
    scrollTo({ top: wanted, behavior: "instant" });
    if (scrollY < wanted - 1) return;
    over.abort();
    remember();
  };
  const watcher = new ResizeObserver(attempt);
  over.signal.addEventListener("abort", () => watcher.disconnect());
  for (const sign of ["wheel", "touchstart", "pointerdown", "keydown", "popstate"])
    addEventListener(sign, () => over.abort(), { signal: over.signal, passive: true });
  watcher.observe(document.body);
  setTimeout(() => over.abort(), PATIENCE_MS);
}
