/** What happened, step by step: the screens between two messages, worked out from the later one.
 *
 * A screen is whole and events say what led to it, so each screen before is the one after with
 * its event undone. Nothing here knows the rules of the game.
 */

import type {
  CalledEvent,
  LeftoversEvent,
  PlayedEvent,
  Screen,
  ShownEvent,
  WonEvent,
} from "../../wire/types";
import { sameCards, without } from "../../cards/cards";
import type { PublicEvent } from "./messages";

export interface Step {
  event: PublicEvent;
  before: Screen;
  after: Screen;
}

/** While something is shown nobody can do anything. */
const NOTHING_TO_DO: Partial<Screen> = { legal: [], offers: [], fuori: false, shows: false, owner: null };

/** The steps of a message, first to last; the last one's `after` is the message's own screen. */
export function stepsOf(screen: Screen, events: readonly PublicEvent[]): Step[] {
  const steps: Step[] = [];
  let after = screen;
  for (const event of [...events].reverse()) {
    const before = { ...undone(event, after), ...NOTHING_TO_DO, version: screen.version };
    steps.unshift({ event, before, after });
    after = before;
  }
  return steps;
}

/** Whether these steps lead on from a screen that was shown, with nothing missed between. */
export function leadsOnFrom(shown: Screen, steps: readonly Step[]): boolean {
  const first = steps[0];
  if (first === undefined || shown.match_number > first.before.match_number) return false;
  if (first.event.type !== "played") return true;
  return shown.deal_number === first.before.deal_number && sameCards(shown.table, first.before.table);
}

function undone(event: PublicEvent, after: Screen): Screen {
  switch (event.type) {
    case "played":
      return unplayed(event, after);
    case "called":
      return uncalled(event, after);
    case "shown":
      return unshown(event, after);
    case "leftovers":
      return unswept(event, after);
    case "counted":
      return uncounted(after);
    case "won":
      return { ...after, phase: "deal_over", outcome: null, stakes: unpaid(event, after) };
    case "ready":
      return withSeat(after, event.seat, { ready: false });
    case "seated":
      return withSeat(after, event.seat, { name: "", kind: "open" });
    case "batch":
      return handsEmptied(after);
    case "dealt":
    case "drawn":
    case "redealt":
      return { ...handsEmptied(after), table: [], last_play: null };
    default:
      return after;
  }
}

function unplayed(event: PlayedEvent, after: Screen): Screen {
  const before = withSeat(after, event.seat, {
    cards: (after.seats[event.seat]?.cards ?? 0) + 1,
  });
  const laid = event.capture.length === 0 && !event.bank;
  const own = after.you === event.seat && after.hand !== null;
  return {
    ...withScope(before, event, -1),
    table: laid ? without(after.table, [event.card]) : [...after.table, ...event.capture],
    hand: own ? [...(after.hand ?? []), event.card] : after.hand,
    to_move: event.seat,
    last_play: null,
  };
}

/** The card that was called lay on the table. */
function uncalled({ owner, card }: CalledEvent, after: Screen): Screen {
  const cards = (after.seats[owner]?.cards ?? 0) - 1;
  const before = withSeat(after, owner, { cards, exposed: closedAgain(after, owner, [card]) });
  const own = after.you === owner && after.hand !== null;
  return {
    ...before,
    table: [...after.table, card],
    hand: own ? without(after.hand ?? [], [card]) : after.hand,
    to_move: null,
    last_play: { type: "played", seat: owner, card, capture: [], bank: false, scopa: false },
  };
}

function unshown({ seat, cards }: ShownEvent, after: Screen): Screen {
  return withSeat(after, seat, { exposed: closedAgain(after, seat, cards) });
}

function closedAgain(screen: Screen, seat: number, cards: readonly string[]): string[] {
  return without(screen.seats[seat]?.exposed ?? [], cards);
}

function unswept(event: LeftoversEvent, after: Screen): Screen {
  return { ...after, table: event.cards, to_move: null };
}

function uncounted(after: Screen): Screen {
  const before = after.count?.before;
  const sides = after.sides.map((side) => ({ ...side, score: before?.[side.side] ?? side.score }));
  // A declaration leaves the cards where they lie.
  const table = after.count?.how === "fuori" ? after.table : [];
  return { ...after, sides, phase: "playing", count: null, to_move: null, table };
}

/** The stakes as they stood before this match was won. */
function unpaid({ winner, multiplier }: WonEvent, after: Screen): number[] | null {
  const paid = multiplier ?? 0;
  return after.stakes?.map((won, side) => won + (side === winner ? -paid : paid)) ?? null;
}

function handsEmptied(after: Screen): Screen {
  const dealt = after.seats.reduce((sum, seat) => sum + seat.cards, 0);
  return {
    ...after,
    stock: after.stock + dealt,
    seats: after.seats.map((seat) => ({ ...seat, cards: 0 })),
    hand: after.hand && [],
    to_move: null,
  };
}

function withSeat(screen: Screen, seat: number, change: Partial<Screen["seats"][number]>): Screen {
  const seats = screen.seats.map((each) => (each.seat === seat ? { ...each, ...change } : each));
  return { ...screen, seats };
}

function withScope(screen: Screen, event: PlayedEvent, change: number): Screen {
  const mine = screen.seats[event.seat]?.side;
  if (!event.scopa) return screen;
  const sides = screen.sides.map((side) =>
    side.side !== mine || side.scope === null
      ? side
      : {
          ...side,
          scope: side.scope + change,
          scope_cards: side.scope_cards && without(side.scope_cards, [event.card]),
        },
  );
  return { ...screen, sides };
}
