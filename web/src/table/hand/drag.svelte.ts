/** A card of the hand that is carried to the table with finger or mouse. */

import { ON_TABLE } from "../../cards/lies";
import type { Game } from "../play/game.svelte";

/** Less than this is a touch that trembles. */
const TREMBLE = 8;

export class Drag {
  /** The card that is carried, and how far it is from its place. */
  card = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** Whether it would be put down on the table. */
  over = $state(false);
  readonly #game: Game;
  #from: { card: string; x: number; y: number } | null = null;
  #swallow = false;

  constructor(game: Game) {
    this.#game = game;
  }

  press(event: PointerEvent & { currentTarget: HTMLElement }, card: string): void {
    this.#swallow = false;
    if (event.button !== 0 || !event.isPrimary || !this.#game.mayPlay(card)) return;
    this.#from = { card, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  /** Follow the pointer; the table begins where the hand ends, at `edge` from the top of the page. */
  move({ clientX, clientY }: PointerEvent, edge: number): void {
    if (this.#from === null) return;
    this.x = clientX - this.#from.x;
    this.y = clientY - this.#from.y;
    if (this.card === null && Math.hypot(this.x, this.y) < TREMBLE) return;
    this.card = this.#from.card;
    this.over = clientY < edge;
    this.#game.lift(this.card);
  }

  release({ clientX, clientY }: PointerEvent): void {
    const { card, over } = this;
    this.#from = null;
    if (card === null) return;
    this.#swallow = true;
    if (over) this.#game.drop(card, tableCardAt(clientX, clientY));
    else this.#game.putBack();
    this.over = false;
    if (this.#game.pending !== card) this.stop();
  }

  /** Put the card that is carried back where it was, wherever the pointer is. */
  cancel(): void {
    if (this.card === null || this.#from === null) return;
    this.#swallow = true;
    this.#game.putBack();
    this.stop();
  }

  stop(): void {
    this.#from = null;
    this.card = null;
    this.over = false;
  }

  /** Let go of a card that was put down; one in the hand stays there. */
  settle(): void {
    if (this.#from === null) this.stop();
  }

  /** Whether this click ends a carrying and is to be passed over; one made by a key (`detail` 0) never does. */
  swallows({ detail }: MouseEvent): boolean {
    if (detail === 0 || !this.#swallow) return false;
    this.#swallow = false;
    return true;
  }
}

function tableCardAt(x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y).map((each) => each.closest(ON_TABLE));
  const card = under.find((each) => each !== null);
  return card instanceof HTMLElement ? (card.dataset["card"] ?? null) : null;
}
