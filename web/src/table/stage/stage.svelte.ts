/** The picture right now: a screen, and on top of it everything that is on its way. */

import type { PlayedEvent, Screen } from "../../wire/types";
import type { Flight, Moment } from "./flight";
import { pilesAfter, pilesOf, trickAfter } from "../moves/piles";
import { newsOf, type Told } from "../words/sentences";
import { closed, type Slots } from "./slots";
import type { Step } from "../line/fold";

/** For so long a capture can be read before it is closed where piles are (RULES.md F18). */
const FRESH_MS = 4000;

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
  /** The cards that are shown before the deal. */
  told = $state.raw<Told | null>(null);
  /** The sides that have taken something. */
  piles = $state.raw<ReadonlySet<number>>(new Set());
  /** The last trick of this deal that may be looked at once more. */
  trick = $state.raw<PlayedEvent | null>(null);
  /** The latest event that was no play; empty after a play. */
  news = $state("");
  /** Whether the last play has only just been made. */
  fresh = $state(false);
  #clock: ReturnType<typeof setTimeout> | undefined;

  /** Draw a screen as it is. */
  show(screen: Screen): void {
    this.news = "";
    this.fresh = false;
    this.settle(screen);
  }

  /** Draw what a step led to. */
  finish(step: Step): void {
    const { event, after } = step;
    this.piles = pilesAfter(this.piles, event, after);
    this.trick = trickAfter(this.trick, event, after);
    this.news = newsOf(step) ?? this.news;
    if (event.type === "played") this.#freshen();
    this.#rest(after);
  }

  /** Draw a newer screen where nothing more has to be shown. */
  settle(screen: Screen): void {
    this.piles = pilesOf(screen);
    this.trick = screen.last_trick;
    this.#rest(screen);
  }

  #freshen(): void {
    clearTimeout(this.#clock);
    this.fresh = true;
    this.#clock = setTimeout(() => (this.fresh = false), FRESH_MS);
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
