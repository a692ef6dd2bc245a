/** Where the cards of a hand lie: a fan, or on the phone one or two rows. */

import type { Spot } from "./spots";

export interface Hand {
  /** The width of a card. */
  w: number;
  spots: Spot[];
  /** The upper edge of the whole hand, and its left and right edge. */
  top: number;
  left: number;
  right: number;
  /** How far a chosen card rises, and its right neighbours step aside. */
  rise: number;
  aside: number;
}

export interface Space {
  x: number;
  w: number;
  bottom: number;
}

export interface FanShape {
  widest: number;
  step: number;
  /** Degrees between neighbours. */
  arc: number;
}

const FINGER = 44;
const GAP = 6;
/** The width of a card on a phone when there are few; where the cloth is low, less. */
export const WIDEST_ON_PHONE = 106;
/** The part of the back row's height that the front row leaves free. */
const BACK_ROW_SHOWS = 0.55;
const FAN_RADIUS = 2600;

/** Lay a hand in one row where every card keeps a finger's width, else in two. */
export function tiers(count: number, space: Space, ratio: number, widest = WIDEST_ON_PHONE): Hand {
  const fifth = (space.w - 16) / 5;
  const w = Math.max(fifth, Math.min(widest, (space.w - (count - 1) * GAP) / Math.max(count, 1)));
  const step = count > 1 ? Math.min(w + GAP, (space.w - w) / (count - 1)) : 0;
  if (count <= 1 || step >= FINGER) return oneRow(count, space, ratio, w, step);
  return twoRows(count, space, ratio, fifth);
}

function oneRow(count: number, space: Space, ratio: number, w: number, step: number): Hand {
  const top = space.bottom - w / ratio;
  const spots = row(count, space, w, step).map((x) => ({ x, y: top, turn: 0 }));
  return handOf(spots, w, top, space, 0);
}

function twoRows(count: number, space: Space, ratio: number, w: number): Hand {
  const h = w / ratio;
  const behind = Math.floor(count / 2);
  const front = count - behind;
  const step = Math.min(w + 4, (space.w - w) / (front - 1));
  const lower = space.bottom - h;
  const upper = lower - h * BACK_ROW_SHOWS;
  const spots = [
    ...row(behind, space, w, step).map((x) => ({ x, y: upper, turn: 0 })),
    ...row(front, space, w, step).map((x) => ({ x, y: lower, turn: 0 })),
  ];
  return handOf(spots, w, upper, space, 0);
}

/** Lay a hand in an arc. */
export function fan(count: number, space: Space, ratio: number, shape: FanShape): Hand {
  const w = shape.widest;
  const few = count <= 3;
  const wanted = few ? w + 14 : shape.step;
  const step = count > 1 ? Math.min(wanted, (space.w - w) / (count - 1)) : 0;
  const arc = few ? 0 : shape.arc;
  const drop = (offset: number): number => (arc === 0 ? 0 : (offset * step) ** 2 / FAN_RADIUS / 2);
  const lowest = drop((count - 1) / 2);
  const top = space.bottom - w / ratio - lowest;
  const spots = row(count, space, w, step).map((x, index) => {
    const offset = index - (count - 1) / 2;
    return { x, y: top + drop(offset), turn: offset * arc };
  });
  return { ...handOf(spots, w, top, space, step < w ? w - step + 6 : 0), rise: arc === 0 ? 14 : 30 };
}

function row(count: number, space: Space, w: number, step: number): number[] {
  const start = space.x + (space.w - (count - 1) * step - w) / 2;
  return Array.from({ length: count }, (_, index) => start + index * step);
}

function handOf(spots: Spot[], w: number, top: number, space: Space, aside: number): Hand {
  const middle = space.x + space.w / 2;
  const left = Math.min(middle, ...spots.map((spot) => spot.x));
  const right = Math.max(middle, ...spots.map((spot) => spot.x + w));
  return { w, spots, top, left, right, rise: 14, aside };
}
