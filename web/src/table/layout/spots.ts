/** The kinds of screen, and how a place on the cloth is written down; all lengths in CSS pixels. */

export type Mode = "phone" | "landscape" | "tablet" | "desktop";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A card's top left corner as if it were upright, and its turn in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}
