/** Where things are on the cloth, measured from its top left corner. */

import { IN_HAND, ON_TABLE, OPEN } from "../../cards/lies";
import type { Place } from "./flight";

export class Cloth {
  /** The cloth's element, once it is there. */
  element: HTMLElement | null = null;

  /** The last card of a hand, or the card itself where it is seen. */
  handPlace(seat: number, card: string): Place {
    const seen = `:is(${IN_HAND}, ${OPEN})[data-card="${card}"]`;
    const own = this.place(seen);
    return own ?? this.place(`[data-backs="${seat}"] > :last-child`) ?? this.seatPlace(seat);
  }

  seatPlace(seat: number): Place {
    return this.place(`[data-seat="${seat}"]`) ?? this.middle();
  }

  /** Where a table card lies, or will lie: it may be on its way because the grid has just closed. */
  cardPlace(card: string): Place | null {
    const element = this.#find(`${ON_TABLE}[data-card="${card}"]`);
    const [x, y] = element?.dataset["at"]?.split(" ").map(Number) ?? [];
    if (!element || x === undefined || y === undefined) return null;
    const { offsetWidth: w, offsetHeight: h } = element;
    return { x: x + w / 2, y: y + h / 2, w, turn: 0 };
  }

  pilePlace(side: number, seat: number): Place {
    const pile = this.place(`[data-pile="${side}"]`);
    const place = pile ?? this.seatPlace(seat);
    return { ...place, w: pile ? Math.min(pile.w * 0.6, 50) : 40, turn: 90 };
  }

  /** The middle of the table, with the width that its cards have. */
  middle(): Place {
    const table = this.place("[data-part=table]") ?? { x: 0, y: 0, w: 0, turn: 0 };
    const card = this.place(`${ON_TABLE}, ${IN_HAND}`);
    return { ...table, w: card?.w ?? 80, turn: 0 };
  }

  flight(card: string): HTMLElement | null {
    return this.#find(`[data-flight="${card}"]`);
  }

  place(selector: string): Place | null {
    const element = this.#find(selector);
    return element && this.placeOf(element);
  }

  placeOf(element: HTMLElement): Place {
    const cloth = this.element?.getBoundingClientRect() ?? new DOMRect();
    const box = element.getBoundingClientRect();
    return {
      x: box.x + box.width / 2 - cloth.x,
      y: box.y + box.height / 2 - cloth.y,
      w: element.offsetWidth || box.width,
      turn: Number(element.dataset["turn"] ?? 0),
    };
  }

  all(selector: string): HTMLElement[] {
    return [...(this.element?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  #find(selector: string): HTMLElement | null {
    return this.element?.querySelector<HTMLElement>(selector) ?? null;
  }
}
