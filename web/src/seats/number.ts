/** The number by which people know a seat: it counts from 0 in messages, and from 1 in every text. */
export function seatNumber(seat: number): number {
  return seat + 1;
}
