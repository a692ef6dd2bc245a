/** What is drawn right now: a screen, and on top of it whatever is on its way. */

import type { Screen } from "../wire/types";
import type { Flight, Moment, Told } from "./flight";
import { keepPiles, pilesAfter, pilesOf } from "./piles";
import { closed, type Slots } from "./slots";
import type { Step } from "./steps";

export class Stage {
  screen = $state.raw<Screen | null>(null);
  /** The table's cards in their places. */
  slots = $state.raw<Slots>([]);
  /** Cards whose place is kept but which are not drawn there, because they fly. */
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  /** Table cards with a ring round them, because they are being taken. */
  rings = $state.raw<readonly string[]>([]);
  flights = $state.raw<readonly Flight[]>([]);
  moment = $state.raw<Moment | null>(null);
  /** What is told before the cards are dealt. */
  told = $state.raw<Told | null>(null);
  /** The sides that have taken something. */
  piles = $state.raw<ReadonlySet<number>>(new Set());

  /** Draw a screen as it is. */
  show(screen: Screen): void {
    this.piles = pilesOf(screen);
    this.settle(screen);
  }

  /** Draw what a step led to. */
  finish({ event, after }: Step): void {
    this.piles = pilesAfter(this.piles, event, after);
    this.#rest(after);
  }

  /** Draw a newer screen where nothing more has to be shown. */
  settle(screen: Screen): void {
    keepPiles(screen, this.piles);
    this.#rest(screen);
  }

  #rest(screen: Screen): void {
    this.screen = screen;
    this.slots = closed(this.slots, screen.table);
    this.hidden = new Set();
    this.rings = [];
    this.flights = [];
    this.moment = null;
    this.told = null;
  }
}
