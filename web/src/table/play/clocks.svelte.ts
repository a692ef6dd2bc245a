/** The clocks of a table as they go on between two screens. */

import { isSlow } from "../../lib/time";
import type { ClockScreen, Screen } from "../../wire/types";

/** How often they are looked at while one runs. */
const LOOK_MS = 200;
/** A clock is low from so many seconds on; in a slow game from the last hour of a play on. */
const LOW_S = 20;
const LOW_SLOW_S = 3600;
/** The moments of one's own time that are said aloud, and how much of the end can be heard ticking. */
const SAID_S: readonly number[] = [60, 30, 10];
const TICKING_S = 10;

export interface ClockEvents {
  /** One's own clock has come down to so many whole seconds, of which something is said. */
  say: (seconds: number) => void;
  /** One of the last seconds of one's own clock goes by. */
  tick: () => void;
}

export class Clocks {
  readonly #events: ClockEvents;
  #clock = $state.raw<ClockScreen | null>(null);
  /** Milliseconds of `performance.now()`: when the screen came, and when the clocks were last looked at. */
  #since = 0;
  #now = $state(0);
  #slow = $state(false);
  #own: number | null = null;
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(events: ClockEvents) {
    this.#events = events;
  }

  /** In how many seconds the next deal begins by itself; null where it does not. */
  get pause(): number | null {
    const pause = this.#clock?.pause ?? null;
    return pause === null ? null : Math.max(0, pause - this.#gone);
  }

  /** Take up what a screen tells. */
  set({ clock, time, you }: Screen): void {
    const before = this.#ownLeft();
    this.#clock = clock ?? null;
    this.#slow = isSlow(time ?? "");
    this.#own = you;
    this.#since = this.#now = performance.now();
    const runs = this.#clock !== null && (this.#clock.running !== null || this.#clock.pause !== null);
    if (!runs) return this.stop();
    this.#looking ??= setInterval(() => this.#look(), LOOK_MS);
    this.#warn(before);
  }

  /** Look at them no more. */
  stop(): void {
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  /** The time that a seat has left, in seconds; null where it has no clock. */
  left(seat: number): number | null {
    const clock = this.#clock;
    const left = clock?.left[seat] ?? null;
    if (clock === null || left === null) return null;
    return clock.running === seat ? Math.max(0, left - this.#gone) : left;
  }

  /** Whether a seat has little left. */
  low(seat: number): boolean {
    const left = this.left(seat);
    return left !== null && left <= (this.#slow ? LOW_SLOW_S : LOW_S);
  }

  get #gone(): number {
    return (this.#now - this.#since) / 1000;
  }

  #ownLeft(): number | null {
    return this.#own !== null && this.#clock?.running === this.#own ? this.left(this.#own) : null;
  }

  #look(): void {
    const before = this.#ownLeft();
    this.#now = performance.now();
    this.#warn(before);
  }

  /** Say what has been passed since one's own clock stood at `before`. */
  #warn(before: number | null): void {
    const now = this.#ownLeft();
    if (before === null || now === null || this.#slow) return;
    const passed = SAID_S.find((seconds) => now <= seconds && seconds < before);
    if (passed !== undefined) this.#events.say(passed);
    if (now <= TICKING_S && Math.ceil(now) < Math.ceil(before)) this.#events.tick();
  }
}
