/** Where cards lie on the table: each keeps its place while others leave it. */

export type Slots = readonly (string | null)[];

/** Take cards away and leave their places empty. */
export function vacated(slots: Slots, gone: readonly string[]): Slots {
  return slots.map((card) => (card !== null && gone.includes(card) ? null : card));
}

/** Close the grid over the empty places, and lay what is new at the end. */
export function closed(slots: Slots, table: readonly string[]): Slots {
  const stay = slots.filter((card) => card !== null && table.includes(card));
  return [...stay, ...table.filter((card) => !stay.includes(card))];
}
