/** The draw for partners and roles (RULES.md F3.2, F4.1, F4.2), done again as `settebello.engine.figs.draw` has it. */

import { seatNumber } from "../seats/number";
import { RANKS } from "../cards/cards";
import type { RecordClaims } from "./record";
import { drawnPackOf } from "./shuffle";

export interface DrawProof {
  /** The cards that each turned up, by their places at the table; each sat at another one before, counted from 1. */
  turned: readonly { name: string; before: number; cards: readonly string[] }[];
  /** Whether these cards lead the players to the places where they played. */
  holds: boolean;
}

/** Four draw; the last of them in their new order is the *cartaro*, who deals. */
const PLAYERS = [0, 1, 2, 3];
const CARTARO = 3;

/** Work out the draw of a record; null where no places were drawn, or nothing shows yet how. */
export function checkDraw({ players, drawn, deals }: RecordClaims): DrawProof | null {
  const [first] = deals;
  if (drawn.length === 0 || !first?.seed) return null;
  if ([...drawn].sort().join() !== PLAYERS.join() || first.salts.length !== PLAYERS.length)
    return { turned: [], holds: false };
  const asBefore = (texts: readonly string[]): string[] =>
    texts.length > 0 ? PLAYERS.map((old) => texts[drawn.indexOf(old)] ?? "") : [];
  const [salts, hashes] = [asBefore(first.salts), asBefore(first.hashes)];
  const { turned, order } = drawOf(drawnPackOf({ seed: first.seed, salts, hashes }));
  return {
    turned: drawn.map((old, seat) => ({
      name: players[seat] ?? "",
      before: seatNumber(old),
      cards: turned[old] ?? [],
    })),
    holds: order.join() === drawn.join() && first.dealer === CARTARO,
  };
}

interface Draw {
  /** The cards that each player turned up. */
  turned: readonly (readonly string[])[];
  /** The players in their new order. */
  order: readonly number[];
}

/** Turn up a card for each player, and again for those who are level, until every place is decided. */
export function drawOf(pack: readonly string[]): Draw {
  const turned: string[][] = PLAYERS.map(() => []);
  let [next, drawing] = [0, PLAYERS];
  for (;;) {
    for (const player of drawing) turned[player]?.push(pack[next++] ?? "");
    const found = decided(turned);
    if (!found.again) return { turned, order: found.order };
    drawing = found.again;
  }
}

type Found = { again: number[]; order?: never } | { order: number[]; again?: never };

/** The players who draw again, or else the order: primo, secondo, terzo di mano and cartaro. */
function decided(turned: readonly (readonly string[])[]): Found {
  const order = (one: number, other: number): number => byRanks(turned[one] ?? [], turned[other] ?? []);
  const [cartaro = 0, partner = 0, lower = 0, higher = 0] = [...PLAYERS].sort(order);
  const levelWith = (player: number): number[] => PLAYERS.filter((other) => order(player, other) === 0);
  if (order(partner, lower) === 0) return { again: levelWith(partner) };
  if (order(cartaro, partner) === 0) return { again: levelWith(cartaro) };
  if (order(lower, higher) === 0) return { again: levelWith(lower) };
  return { order: [higher, partner, lower, cartaro] };
}

/** Ranks one after another; who drew once more comes after who was lower before. */
function byRanks(one: readonly string[], other: readonly string[]): number {
  const ranks = (cards: readonly string[]): number[] => cards.map((card) => RANKS.indexOf(card[0] ?? ""));
  const [mine, yours] = [ranks(one), ranks(other)];
  const at = mine.findIndex((rank, index) => rank !== yours[index]);
  return at < 0 ? mine.length - yours.length : (mine[at] ?? 0) - (yours[at] ?? -1);
}
