/** Plays as records write them: ``7D`` is laid, ``7DxAS6C`` takes, ``AD!`` goes to the own pile. */

export interface PlayShown {
  card: string;
  taken: string[];
  banked: boolean;
}

/** The play in an act; null where it is no play. */
export function readPlay(act: string): PlayShown | null {
  const found = /^([A2-7FCR][DCSB])(!|x((?:[A2-7FCR][DCSB])+))?(?:#|~|=fuori)*$/.exec(act);
  if (found === null) return null;
  return { card: found[1] ?? "", taken: cardsIn(found[3] ?? ""), banked: found[2] === "!" };
}

/** The cards of a text, one after another: ``7DAS``. */
export function cardsIn(text: string): string[] {
  return text.match(/[A2-7FCR][DCSB]/g) ?? [];
}

/** The part of a moment that a play changes: the hands and the table. */
interface Lying {
  hands: string[];
  table: string;
}

/** The table and the hands after a play of one seat, as the play itself says. */
export function afterPlay<Moment extends Lying>(moment: Moment, seat: number, play: string): Moment {
  const done = readPlay(play);
  if (done === null) return moment;
  const left = cardsIn(moment.table).filter((card) => !done.taken.includes(card));
  const laid = done.taken.length === 0 && !done.banked ? [done.card] : [];
  const hands = moment.hands.map((hand, at) =>
    at === seat
      ? cardsIn(hand)
          .filter((card) => card !== done.card)
          .join("")
      : hand,
  );
  return { ...moment, hands, table: [...left, ...laid].join("") };
}
