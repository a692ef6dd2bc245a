/** One's own games: what this browser has tickets for, and the seats of whoever is signed in. */

import type { OwnSeat } from "../wire/types";
import { lookAtSeats, ownSeats } from "../lib/api";
import { accountName } from "../lib/prefs.svelte";
import { isRecord, readStored, writeStored } from "../lib/stored";
import { saveTicket, removeTicket, tickets, type Ticket } from "./tickets";

/** A game of one's own as the list shows it. */
export interface OwnGame {
  room: string;
  rules: string;
  name: string;
  /** When one sat down, in milliseconds since 1970; nothing where that is not known. */
  opened: number | null;
  /** How the table stands, as far as the server has said so. */
  now: OwnSeat | null;
  /** Whether there is nothing to be played: the match is over, or the server knows the table no more. */
  over: boolean;
  /** The ticket that this browser holds; nothing where the seat follows an account from elsewhere. */
  ticket: Ticket | null;
}

/** As many as the server looks at in one request. */
const MOST = 50;

/** A match that is over may begin anew, which is seldom: it is asked for at every sixth look alone. */
const SELDOM = 6;

/** Where this browser keeps how its tables stood: the list is in order before the server has answered. */
const KEY = "standing";

export class OwnGames {
  #held = $state.raw(tickets());
  #told = $state.raw<ReadonlyMap<string, OwnSeat>>(keptStanding());
  #gone = $state.raw<readonly Ticket[]>([]);
  /** Tables that the server does not know any more: they are not asked for again while the page is open. */
  #unknown = $state.raw<ReadonlySet<string>>(new Set());
  #looks = 0;

  /** Those where one is waited for first and those that are over last, the newest first among each. */
  readonly list = $derived.by((): OwnGame[] => {
    const held = new Map(this.#held.map((ticket) => [ticket.room, ticket]));
    const elsewhere = [...this.#told.values()].filter((seat) => !held.has(seat.room));
    const games = [...this.#held.map((ticket) => this.#gameOf(ticket)), ...elsewhere.map(gameElsewhere)];
    return games.sort((one, other) => rank(one) - rank(other) || age(one) - age(other));
  });

  /** Those that were taken off the list since the page was opened: they can be had back. */
  get gone(): readonly Ticket[] {
    return this.#gone;
  }

  /** Ask how the tables stand as far as the server knows them; what is not answered stays as it was. */
  async look(): Promise<void> {
    this.#held = tickets();
    const asked = this.#toAskFor();
    const [mine, held] = await Promise.all([
      accountName() === "" ? [] : ownSeats().catch(() => null),
      asked.length === 0
        ? []
        : lookAtSeats({ tickets: asked.map(({ room, token }) => ({ room, token })) }).catch(() => null),
    ]);
    const left = new Set(this.#gone.map((ticket) => ticket.room)); // taken off while this was asked
    const again = new Set(asked.map((ticket) => ticket.room));
    const kept = [...this.#told.values()].filter((seat) =>
      seat.account ? mine === null : held === null || !again.has(seat.room),
    );
    const still = (held ?? []).filter((seat) => !left.has(seat.room));
    this.#told = new Map([...kept, ...still, ...(mine ?? [])].map((seat) => [seat.room, seat]));
    const rooms = new Set(this.#held.map((ticket) => ticket.room));
    writeStored(KEY, [...this.#told.values()].filter((seat) => rooms.has(seat.room)).slice(0, MOST));
    if (held === null) return;
    const known = new Set(held.map((seat) => seat.room));
    const lost = asked.filter(({ room }) => !known.has(room)).map(({ room }) => room);
    if (lost.length > 0) this.#unknown = new Set([...this.#unknown, ...lost]);
  }

  /** The games that this browser holds, of those whose match is over only at every sixth look. */
  #toAskFor(): Ticket[] {
    const all = this.#looks++ % SELDOM === 0;
    const isAsked = ({ room }: Ticket): boolean =>
      !this.#unknown.has(room) && (all || this.#told.get(room)?.phase !== "match_over");
    return this.#held.filter(isAsked).slice(0, MOST);
  }

  /** Take a game off the list. */
  remove(ticket: Ticket): void {
    removeTicket(ticket.room, ticket.token);
    this.#gone = [ticket, ...this.#gone];
    this.#held = tickets();
    this.#told = new Map([...this.#told].filter(([room]) => room !== ticket.room));
  }

  /** Put back what was taken off last. */
  putBack(): void {
    const [ticket, ...others] = this.#gone;
    if (ticket === undefined) return;
    this.#gone = others;
    this.#unknown = new Set([...this.#unknown].filter((room) => room !== ticket.room));
    saveTicket(ticket);
    this.#held = tickets();
    void this.look();
  }

  #gameOf(ticket: Ticket): OwnGame {
    const { room, rules, name, opened } = ticket;
    const now = this.#told.get(room) ?? null;
    const over = now === null ? this.#unknown.has(room) : now.phase === "match_over";
    return { room, rules, name, opened, now, over, ticket };
  }
}

/** How the tables stood when they were last asked about; of seats in another form nothing is known. */
function keptStanding(): ReadonlyMap<string, OwnSeat> {
  const found = readStored(KEY);
  return new Map((Array.isArray(found) ? found.filter(isSeat) : []).map((seat) => [seat.room, seat]));
}

function isSeat(value: unknown): value is OwnSeat {
  const texts = ["room", "rules", "name", "phase"];
  return (
    isRecord(value) &&
    texts.every((field) => typeof value[field] === "string") &&
    Array.isArray(value["others"]) &&
    Array.isArray(value["scores"])
  );
}

function gameElsewhere(now: OwnSeat): OwnGame {
  const { room, rules, name, since } = now;
  const opened = since === null ? null : since * 1000;
  return { room, rules, name, opened, now, over: now.phase === "match_over", ticket: null };
}

export const isTurn = (game: OwnGame): boolean => game.now?.your_turn ?? false;

const rank = (game: OwnGame): number => (isTurn(game) ? 0 : game.over ? 2 : 1);

const age = (game: OwnGame): number => -(game.opened ?? 0);
