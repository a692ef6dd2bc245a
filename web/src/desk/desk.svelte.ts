/** The arbiter's desk without its pictures: the record, what follows from it, what is being entered. */

import { askDesk } from "../lib/api";
import { readStored, writeStored } from "../lib/stored";
import type { DeskAnswer, DeskCard, DeskRequest } from "../wire/types";

export type Command = DeskRequest["command"];
export type Ask = (request: DeskRequest) => Promise<DeskAnswer>;

/** The meaning of the next touch of the pad; ``play`` while nothing else was asked for. */
export type Aim = { kind: "play" } | { kind: "show"; seat: number | null } | { kind: "admit"; seat: number };

const KEY = "desk";

export class Desk {
  /** Everything that follows from the record; null before there is one. */
  now = $state.raw<DeskAnswer | null>(null);
  /** The answer to the latest entry or question: its rulings stand large. */
  rulings = $state.raw<DeskAnswer["rulings"]>([]);
  /** The text of the last command, where it was taken back or made no ruling. */
  done = $state("");
  problem = $state.raw<unknown>(null);
  busy = $state(false);
  aim = $state.raw<Aim>({ kind: "play" });
  /** Cards touched, where several are wanted. */
  picked = $state.raw<readonly string[]>([]);
  /** Whether the next card is played with a declaration. */
  fuori = $state(false);
  /** The card whose capture is being asked about. */
  asked = $state.raw<DeskCard | null>(null);

  /** Cards typed that wait for an answer. */
  #typed: string[] = [];
  #ask: Ask;

  constructor(ask: Ask = askDesk) {
    this.#ask = ask;
  }

  /** The record that this browser keeps, if it keeps one. */
  static kept(): string | null {
    const found = readStored(KEY);
    return typeof found === "string" && found !== "" ? found : null;
  }

  /** Do one thing; refused, everything stays as it was but for the problem. Tells whether it was done. */
  async send(command: Command, record: string = this.now?.record ?? ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      this.#show(command, await this.#ask({ record, command }));
      return true;
    } catch (problem) {
      this.problem = problem;
      this.#typed = [];
      return false;
    } finally {
      this.busy = false;
      void this.#touchTyped();
    }
  }

  enter(act: string, seat: number | null = null): Promise<boolean> {
    return this.send({ type: "enter", act, seat });
  }

  /** Forget the match; its record is gone from this browser. */
  clear(): void {
    this.now = null;
    this.#rest();
    this.rulings = [];
    this.problem = null;
    writeStored(KEY, null);
  }

  /** Touch a card of the pad, in whatever sense it has now. */
  async touch(card: DeskCard): Promise<void> {
    const status = this.now?.status;
    if (!status || this.busy) return;
    this.problem = null;
    if (this.aim.kind !== "play" || status.phase === "table") this.#pick(card.card, status.table_size);
    else if (card.plays.length > 1 || (card.plays.length === 1 && this.fuori)) this.asked = card;
    else await this.enter(card.plays[0] ?? card.card);
  }

  /** Touch a card by its name, as it lies once what was done before it is answered. */
  type(card: string): Promise<void> {
    this.#typed.push(card);
    return this.#touchTyped();
  }

  /** Where a card asks what it takes, those typed after it are forgotten: they were typed not knowing. */
  async #touchTyped(): Promise<void> {
    while (!this.busy) {
      const name = this.#typed.shift();
      const card = this.now?.pack.find((each) => each.card === name);
      if (!card) return;
      await this.touch(card);
      if (this.asked) this.#typed = [];
    }
  }

  #pick(card: string, most: number): void {
    if (this.picked.includes(card)) this.picked = this.picked.filter((other) => other !== card);
    else if (this.aim.kind === "show" || this.picked.length < (this.aim.kind === "admit" ? 1 : most))
      this.picked = [...this.picked, card];
  }

  aimAt(aim: Aim): void {
    this.aim = aim;
    this.picked = [];
    this.asked = null;
    this.problem = null;
    this.#typed = [];
  }

  #rest(): void {
    this.fuori = false;
    this.aim = { kind: "play" };
    this.picked = [];
    this.asked = null;
  }

  #show(command: Command, answer: DeskAnswer): void {
    const last = this.now?.protocol.at(-1)?.act ?? "";
    this.now = answer;
    this.rulings = command.type === "look" ? (answer.protocol.at(-1)?.rulings ?? []) : answer.rulings;
    this.done = command.type === "back" ? last : "";
    this.#rest();
    writeStored(KEY, answer.record);
  }
}
