/** Cards on their way, and the moments that interrupt play. */

/** Where a card is: its middle on the cloth, its width, its turn in degrees. */
export interface Place {
  x: number;
  y: number;
  w: number;
  turn: number;
}

export interface Flight {
  card: string;
  from: Place;
}

export interface Moment {
  kind: "scopa" | "settebello" | "fuori" | "points";
  card: string;
  mine: boolean;
  name: string;
  /** Whether the points of a declaration were there. */
  right?: boolean;
  /** Of points that were made: what is called out, and the sentence about it. */
  shout?: string;
  line?: string;
}

/** The width that flying cards are drawn at; their places scale it. */
export const FLIGHT_WIDTH = 110;

export function transformTo(place: Place): string {
  const scale = place.w / FLIGHT_WIDTH;
  return `translate(${place.x}px, ${place.y}px) rotate(${place.turn}deg) scale(${scale})`;
}

/** The middle of several places, pushed a little down to the right so that what lies there stays visible. */
export function landingOn(places: readonly Place[], ratio: number): Place {
  const first = places[0] ?? { x: 0, y: 0, w: FLIGHT_WIDTH, turn: 0 };
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
  return { x: x + first.w * 0.26, y: y + (first.w / ratio) * 0.16, w: first.w, turn: 2 };
}
