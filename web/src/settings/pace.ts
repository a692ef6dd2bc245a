/** How long things take: in full, faded where less motion is asked for, at once where a test asks. */

import { setting } from "../lib/settings.svelte";
import { readStored } from "../lib/stored";

export const EASE = "cubic-bezier(.2,.8,.2,1)";

export const TIME = {
  move: 260,
  rings: 140,
  pause: 180,
  gather: 200,
  stagger: 30,
  sweep: 420,
  shine: 600,
  moment: 900,
  deal: 60,
  rest: 220,
  category: 500,
  fade: 140,
  told: 2400,
  fuori: 1800,
} as const;

/** How an animation runs; the times are those of the usual speed. */
export interface Timing {
  duration: number;
  delay?: number;
  easing?: string;
  fill?: FillMode;
}

/** Whether to leave travel out and fade instead, because less motion is asked for. */
export function still(): boolean {
  return fast() || asksForLessMotion();
}

export function asksForLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether to show nothing but where it led: ``?pace=fast``, or kept so in this browser. */
export function fast(): boolean {
  return new URLSearchParams(location.search).get("pace") === "fast" || readStored("pace") === "fast";
}

/** Scroll to the end of what has grown, or of a part of it: on the way only where travel is wanted. */
export function scrollDown(element: Element | undefined, part?: Element): void {
  if (element === undefined) return;
  const below = part ? element.getBoundingClientRect().bottom - part.getBoundingClientRect().bottom : 0;
  const top = part ? element.scrollTop - below : element.scrollHeight;
  element.scrollTo({ top, behavior: still() ? "auto" : "smooth" });
}

/**
 * How many times as long as usual everything takes.
 *
 * A computer player's pause is the server's. A match that is to take half the time needs less than half here.
 */
export function slowness(): number {
  return { slow: 1.6, normal: 1, quick: 0.25 }[setting("speed")];
}

/** Waits and animations that can all be brought to their end together. */
export class Pace {
  #running = new Set<() => void>();
  #hurried = false;

  /** Start something new: at its full time, whatever was hurried before. */
  begin(): void {
    this.#hurried = false;
  }

  /** Bring everything that runs, and everything until the next `begin`, to its end. */
  hurry(): void {
    this.#hurried = true;
    for (const finish of [...this.#running]) finish();
  }

  wait(ms: number): Promise<void> {
    if (this.#hurried || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#running.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms * slowness());
      this.#running.add(done);
    });
  }

  /** Animate an element and keep it where it ends. */
  async animate(
    element: Element,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    { duration, delay = 0, ...how }: Timing,
  ): Promise<void> {
    const slow = slowness();
    const timing = { easing: EASE, fill: "both", duration: duration * slow, delay: delay * slow } as const;
    const animation = element.animate(frames, { ...timing, ...how });
    const finish = (): void => animation.finish();
    this.#running.add(finish);
    if (this.#hurried) animation.finish();
    await animation.finished.catch(() => undefined);
    this.#running.delete(finish);
  }
}
