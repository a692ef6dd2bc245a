/** Shows each step as it happens at a table: cards fly, lie, are taken and turned over. */

import { tick } from "svelte";
import type {
  BonusEvent,
  CalledEvent,
  DeclaredEvent,
  FuoriEvent,
  LeftoversEvent,
  PlayedEvent,
  TableTakenEvent,
} from "../../wire/types";
import { t } from "../../lib/i18n.svelte";
import { SETTEBELLO } from "../../cards/cards";
import { BACK, IN_HAND, ON_TABLE } from "../../cards/lies";
import { Cloth } from "./cloth";
import { deckRatio } from "../../cards/deck.svelte";
import { landingOn, transformTo, type Moment, type Place } from "./flight";
import type { PublicEvent } from "../line/messages";
import { EASE, Pace, still, TIME } from "../../settings/pace";
import { newsOf, toldOf } from "../words/sentences";
import { buzz, sound } from "../../settings/sound";
import type { Stage } from "./stage.svelte";
import { vacated } from "./slots";
import type { Step } from "../line/fold";

/** The events of points that are called out. */
type PointsEvent = DeclaredEvent | BonusEvent | TableTakenEvent;

export class Director {
  readonly #stage: Stage;
  readonly #pace = new Pace();
  readonly cloth = new Cloth();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Show one step; afterwards the stage rests on what it led to. */
  async show(step: Step): Promise<void> {
    this.#pace.begin();
    const { event } = step;
    if (event.type === "drawn" || event.type === "redealt") await this.#told(step);
    if (event.type === "declared" || event.type === "bonus") await this.#points(step, event);
    if (still()) return this.#faded(step);
    if (event.type === "played") await this.#played(step, event);
    if (event.type === "leftovers") await this.#leftovers(event);
    if (event.type === "table_taken") await this.#tableTaken(step, event);
    if (event.type === "called") await this.#called(step, event);
    if (event.type === "fuori") await this.#fuori(step, event);
    this.#stage.finish(step);
    if (event.type === "dealt" || event.type === "batch") await this.#dealt(step);
  }

  /** Bring what is under way to its end. */
  hurry(): void {
    this.#pace.hurry();
  }

  /** Say what came before the deal, with the cards it is about. */
  async #told(step: Step): Promise<void> {
    this.#stage.settle(step.after);
    this.#stage.told = toldOf(step);
    await this.#pace.wait(TIME.told);
  }

  /** The same without travel: what is taken is ringed and fades, what is new fades in. */
  async #faded(step: Step): Promise<void> {
    const { event, after } = step;
    if (event.type === "fuori") await this.#fuori(step, event);
    if (event.type === "table_taken") await this.#points(step, event);
    this.#stage.rings = takenIn(event);
    await this.#fade(this.#stage.rings, [1, 0]);
    if (event.type === "played" && event.scopa) {
      this.#stage.moment = this.#moment("scopa", event, step, event.card);
      await this.#pace.wait(TIME.moment);
    }
    this.#stage.finish(step);
    await tick();
    if (event.type === "played") sound(event.scopa ? "glass" : "card");
    if (event.type === "played") await this.#fade([event.card], [0, 1]);
    if (event.type === "dealt") await this.#fade([...after.table, ...(after.hand ?? [])], [0, 1]);
    if (event.type === "batch") await this.#fade(after.hand ?? [], [0, 1]);
  }

  async #fade(cards: readonly string[], opacity: number[]): Promise<void> {
    const elements = cards.flatMap((card) => this.cloth.all(`[data-card="${card}"]`));
    const timing = { duration: TIME.fade, delay: opacity[0] === 1 ? TIME.rings : 0 };
    await Promise.all(elements.map((element) => this.#pace.animate(element, { opacity }, timing)));
  }

  async #played(step: Step, event: PlayedEvent): Promise<void> {
    const from = this.cloth.handPlace(event.seat, event.card);
    this.#lift(step);
    if (event.bank) return this.#banked(step, event, from);
    if (event.capture.length > 0) return this.#captured(step, event, from);
    this.#stage.slots = [...this.#stage.slots, event.card];
    this.#stage.hidden = new Set([event.card]);
    await tick();
    const to = this.cloth.cardPlace(event.card) ?? from;
    await this.#fly(event.card, from, to, step);
    this.#stage.hidden = new Set();
    this.#stage.flights = [];
    await this.#pace.wait(TIME.rest);
  }

  async #banked(step: Step, event: PlayedEvent, from: Place): Promise<void> {
    await this.#fly(event.card, from, this.cloth.middle(), step);
    await this.#pace.wait(TIME.pause * 2);
    await this.#toPile([event.card], event.seat);
  }

  async #captured(step: Step, event: PlayedEvent, from: Place): Promise<void> {
    await tick();
    const places = event.capture.map((card) => this.cloth.cardPlace(card) ?? this.cloth.middle());
    const landing = landingOn(places, deckRatio());
    await this.#fly(event.card, from, landing, step);
    this.#stage.rings = event.capture;
    await this.#pace.wait(TIME.rings + TIME.pause);
    if ([event.card, ...event.capture].includes(SETTEBELLO)) await this.#settebello(event, step);
    await this.#gather(event.capture, places, landing);
    if (event.scopa) await this.#scopa(event, step);
    await (shownAcross(step, event)
      ? Promise.all([this.#toPile(event.capture, event.seat), this.#across(event)])
      : this.#toPile([...event.capture, event.card], event.seat));
  }

  /** Lay a scopa card face up across the pile. */
  #across({ card, seat }: PlayedEvent): Promise<void> {
    const pile = this.#pileOf(seat);
    return this.#move(card, { ...pile, y: pile.y - pile.w * 0.2, turn: 0 }, TIME.sweep);
  }

  async #settebello(event: PlayedEvent, step: Step): Promise<void> {
    this.#stage.moment = this.#moment("settebello", event, step, SETTEBELLO);
    sound("coin");
    await this.#pace.wait(TIME.shine);
    this.#stage.moment = null;
  }

  async #scopa(event: PlayedEvent, step: Step): Promise<void> {
    this.#stage.moment = this.#moment("scopa", event, step, event.card);
    sound("glass");
    buzz([20, 40, 20]);
    const middle = this.cloth.middle();
    const w = Math.min(130, middle.w * 1.35);
    const beside = event.capture.slice(-4);
    const spread = beside.map((card, index) => {
      const lean = beside.length > 1 ? index / (beside.length - 1) - 0.5 : -0.25;
      const place = {
        x: middle.x + lean * w * 1.4,
        y: middle.y + Math.abs(lean) * 30,
        w: w * 0.9,
        turn: lean * 26,
      };
      return this.#move(card, place, TIME.sweep);
    });
    await Promise.all([...spread, this.#move(event.card, { ...middle, w, turn: -1 }, TIME.sweep)]);
    await this.#pace.wait(TIME.moment);
    this.#stage.moment = null;
  }

  /** Points that are no card's alone are called out: a hand declared, a play, a first table. */
  async #points(step: Step, event: PointsEvent): Promise<void> {
    const line = newsOf(step) ?? "";
    this.#stage.moment = { ...this.#moment("points", event, step, ""), shout: shoutOf(event), line };
    sound(event.type === "declared" ? "knock" : "glass");
    await this.#pace.wait(TIME.fuori);
    this.#stage.moment = null;
  }

  async #tableTaken(step: Step, event: TableTakenEvent): Promise<void> {
    this.#stage.rings = event.cards;
    await this.#points(step, event);
    await this.#leftovers({ ...event, type: "leftovers" });
  }

  /** The card that missed a capture is pointed at, and goes back. */
  async #called(step: Step, { card, owner }: CalledEvent): Promise<void> {
    this.#stage.settle(step.before);
    this.#stage.news = newsOf(step) ?? "";
    this.#stage.rings = [card];
    await this.#pace.wait(TIME.moment);
    const from = this.cloth.cardPlace(card);
    if (from === null) return;
    const to = this.cloth.handPlace(owner, card);
    this.#stage.flights = [{ card, from }];
    this.#stage.slots = vacated(this.#stage.slots, [card]);
    await tick();
    await this.#move(card, { ...to, turn: 0 }, TIME.sweep);
  }

  async #fuori(step: Step, event: FuoriEvent): Promise<void> {
    this.#stage.moment = { ...this.#moment("fuori", event, step, ""), right: event.right };
    await this.#pace.wait(TIME.fuori);
    this.#stage.moment = null;
  }

  #moment(
    kind: Moment["kind"],
    event: PlayedEvent | FuoriEvent | PointsEvent,
    { after }: Step,
    card: string,
  ) {
    const mine = after.seats[event.seat]?.side === after.seats[after.you ?? -1]?.side;
    return { kind, card, mine, name: after.seats[event.seat]?.name ?? "" };
  }

  async #leftovers(event: LeftoversEvent): Promise<void> {
    this.#stage.rings = event.cards;
    await this.#pace.wait(TIME.sweep);
    const places = event.cards.map((card) => this.cloth.cardPlace(card) ?? this.cloth.middle());
    await this.#gather(event.cards, places, this.cloth.middle());
    await this.#toPile(event.cards, event.seat);
  }

  async #dealt({ event, after }: Step): Promise<void> {
    await tick();
    sound("slide");
    const dealer = after.seats.find((seat) => seat.dealer)?.seat ?? 0;
    const from = this.cloth.seatPlace(dealer);
    const table = event.type === "dealt" ? `${ON_TABLE}, ` : "";
    const cards = this.cloth.all(`${table}${IN_HAND}, ${BACK}, [data-backs] > *`);
    const spread = Math.min(TIME.deal, 900 / Math.max(cards.length, 1));
    await Promise.all(cards.map((card, index) => this.#dealOut(card, from, index * spread)));
  }

  #dealOut(card: HTMLElement, from: Place, delay: number): Promise<void> {
    const to = this.cloth.placeOf(card);
    const frames = [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { translate: "0 0", opacity: 1 },
    ];
    return this.#pace.animate(card, frames, { duration: TIME.move, delay, fill: "backwards" });
  }

  /** Put the table's cards together under the landing place. */
  async #gather(cards: readonly string[], places: readonly Place[], landing: Place): Promise<void> {
    const flights = cards.map((card, index) => ({ card, from: places[index] ?? landing }));
    this.#stage.flights = [...flights, ...this.#stage.flights];
    this.#stage.slots = vacated(this.#stage.slots, cards);
    this.#stage.rings = [];
    await tick();
    const moves = cards.map((card, index) => {
      const under = {
        ...landing,
        x: landing.x - 5 - index * 3,
        y: landing.y - 4 - index * 3,
        turn: -2 - index,
      };
      return this.#move(card, under, TIME.gather, index * TIME.stagger);
    });
    await Promise.all(moves);
  }

  async #toPile(cards: readonly string[], seat: number): Promise<void> {
    sound("slide");
    const pile = this.#pileOf(seat);
    const turns = cards.map((card) => this.#turnOver(card));
    await Promise.all([...turns, ...cards.map((card) => this.#move(card, pile, TIME.sweep))]);
  }

  #pileOf(seat: number): Place {
    return this.cloth.pilePlace(this.#stage.screen?.seats[seat]?.side ?? 0, seat);
  }

  async #fly(card: string, from: Place, to: Place, { event, after }: Step): Promise<void> {
    const own = event.type === "played" && event.seat === after.you;
    this.#stage.flights = [{ card, from }];
    await tick();
    const element = this.cloth.flight(card);
    if (element === null) return;
    const middle = {
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      w: ((from.w + to.w) / 2) * 1.02,
      turn: (from.turn + to.turn) / 2 + 2,
    };
    const frames = [from, middle, to].map((place) => ({ transform: transformTo(place) }));
    const face = element.firstElementChild;
    const turned = own || face === null ? [] : [this.#revealed(face)];
    await Promise.all([...turned, this.#pace.animate(element, frames, { duration: TIME.move })]);
    sound("card");
  }

  #revealed(face: Element): Promise<void> {
    const frames = [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }];
    return this.#pace.animate(face, frames, { duration: TIME.move * 0.8 });
  }

  async #turnOver(card: string): Promise<void> {
    const face = this.cloth.flight(card)?.firstElementChild;
    if (!face) return;
    const frames = [{ transform: "rotateY(0deg)" }, { transform: "rotateY(180deg)" }];
    await this.#pace.animate(face, frames, { duration: TIME.sweep * 0.6 });
  }

  async #move(card: string, to: Place, duration: number, delay = 0): Promise<void> {
    const element = this.cloth.flight(card);
    if (element === null) return;
    const now = getComputedStyle(element).transform;
    const frames = [{ transform: now }, { transform: transformTo(to) }];
    await this.#pace.animate(element, frames, { duration, delay, easing: EASE });
  }

  /** The card has left the hand, and what it takes still lies there. */
  #lift({ before, after }: Step): void {
    this.#stage.screen = { ...before, seats: after.seats, hand: after.hand, last_play: null };
  }
}

/** *Bussa!*, or the name of the play. */
function shoutOf(event: PointsEvent): string {
  if (event.type === "declared") return t("shout-knock");
  if (event.type === "table_taken") return t("shout-table", { scope: event.worth });
  return `${event.kinds.map((kind) => t(`shout-${kind}`)).join(", ")} +${event.worth}`;
}

/** Whether a pile lies open so far that its scope are seen. */
function shownAcross({ after }: Step, event: PlayedEvent): boolean {
  const side = after.sides.find((each) => each.seats.includes(event.seat));
  return event.scopa && side?.scope_cards != null;
}

function takenIn(event: PublicEvent): readonly string[] {
  if (event.type === "played") return event.capture;
  if (event.type === "called") return [event.card];
  return event.type === "leftovers" || event.type === "table_taken" ? event.cards : [];
}
