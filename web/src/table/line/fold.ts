/** The server's steps folded forward: each leads from the screen before it to a screen of its own.
 *
 * `docs/protocol.md` has the two rules. Nothing here knows the rules of the game.
 */

import { isRecord } from "../../lib/stored";
import type {
  ClockScreen,
  LegalPlay,
  PlayedEvent,
  Screen,
  SeatScreen,
  SideScreen,
  StepMessage,
} from "../../wire/types";
import { isKnown, isScreen, type PublicEvent } from "./messages";

/** An event, the sentences about it, the screen that it came upon and the screen that it led to. */
export interface Step {
  event: PublicEvent;
  /** The names of the sentences, for this seat; their texts are the messages `said-` with the name. */
  said: readonly string[];
  before: Screen;
  after: Screen;
}

export interface Folded {
  /** The events that this page can show. */
  steps: Step[];
  screen: Screen;
}

/** The new value of each changed field. Seats and sides may have only the changed fields of each. */
type Changes = Partial<Omit<Screen, "seats" | "sides" | "legal" | "clock">> & {
  seats?: Changed<SeatScreen>;
  sides?: Changed<SideScreen>;
  legal?: (string | (Pick<LegalPlay, "action"> & Partial<LegalPlay>))[];
  clock?: ChangedClock | null;
};
type Changed<Row> = Row[] | Record<number, Partial<Row>>;
type Left = ClockScreen["left"];
type ChangedClock = Partial<Omit<ClockScreen, "left">> & { left?: Left | Record<number, Left[number]> };

/** While something is shown nobody can do anything. */
const NOTHING_TO_DO: Partial<Screen> = { legal: [], offers: [], fuori: false, shows: false, owner: null };
/** The fields that are left out of a play that only lays a card. */
const LAYS = { capture: [], bank: false, scopa: false };

/** Follow steps to a version; null where they lead to no screen, because the one before was another. */
export function folded(from: Screen, steps: readonly StepMessage[], version: number): Folded | null {
  const shown: Step[] = [];
  let screen: Screen = { ...from, version };
  for (const step of steps) {
    const event = eventOf(step);
    const before = { ...screen, ...NOTHING_TO_DO };
    screen = changed(event?.type === "played" ? withPlay(screen, event) : screen, step.changes);
    if (!isScreen(screen)) return null;
    if (event !== null) shown.push({ event, said: step.said ?? [], before, after: screen });
  }
  return { steps: shown, screen };
}

/** The event of a step; null where it has none, or one that this page does not know. */
function eventOf({ event }: StepMessage): PublicEvent | null {
  if (!isKnown(event)) return null;
  return event.type === "played" ? { ...LAYS, ...(event as Omit<PlayedEvent, keyof typeof LAYS>) } : event;
}

/** A play is the last one. A capture can be looked at again where piles lie open (RULES.md F18). */
function withPlay(screen: Screen, event: PlayedEvent): Screen {
  const takes = event.capture.length > 0 || event.bank;
  const open = screen.sides.some(({ scope }) => scope !== null);
  return { ...screen, last_play: event, last_trick: takes && open ? event : screen.last_trick };
}

function changed(screen: Screen, changes: Changes): Screen {
  const { seats, sides, legal, clock, ...fields } = changes;
  return {
    ...screen,
    ...fields,
    seats: rows(screen.seats, seats),
    sides: rows(screen.sides, sides),
    legal: legal?.map(legalPlay) ?? screen.legal,
    ...(clock !== undefined && { clock: clock && changedClock(screen.clock ?? null, clock) }),
  };
}

/** The action of a play has its card and what it takes: `7DxAS6C`, `AD!`. */
function legalPlay(play: NonNullable<Changes["legal"]>[number]): LegalPlay {
  const more = typeof play === "string" ? { action: play } : play;
  const [card = "", taken = ""] = more.action.split("x");
  const capture = taken.match(/../g) ?? [];
  return { ...LAYS, card: card.slice(0, 2), capture, bank: card.endsWith("!"), ...more };
}

function changedClock(old: ClockScreen | null, now: ChangedClock): ClockScreen {
  const { left } = now;
  const was = old?.left ?? [];
  const merged = Array.isArray(left)
    ? left
    : was.map((time, seat) => (left && seat in left ? (left[seat] ?? null) : time));
  return { running: null, pause: null, ...old, ...now, left: merged };
}

function rows<Row>(old: readonly Row[], now: Changed<Row> | undefined): Row[] {
  if (Array.isArray(now)) return now;
  return old.map((row, number) => (isRecord(now?.[number]) ? { ...row, ...now[number] } : row));
}
