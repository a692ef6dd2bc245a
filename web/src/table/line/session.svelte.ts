/** The traffic between a page and its table: commands out, answers in, and the steps that wait to be shown. */

import { socketAddressOf } from "../../lib/address";
import { newSalt } from "../../lib/salt";
import type { RefusedMessage, RemarkMessage, RemarksMessage, SaidMessage, Screen } from "../../wire/types";
import type { Command, ServerMessage } from "./messages";
import { Line } from "./socket";
import { caughtUp, commandSent, NOTHING_YET, received, stepShown, type ClientState } from "./state";
import type { Step } from "./fold";

/** The receiver of commands: a line to a server, which can be asked for the table again, or something in its place. */
type Wire = Pick<Line, "send" | "close"> & Partial<Pick<Line, "resume">>;

export interface SessionEvents {
  /** There is a newer screen. */
  news: () => void;
  /** The last command was refused. */
  refused: (refused: RefusedMessage) => void;
  /** Somebody at the table said something. */
  said: (said: SaidMessage) => void;
  /** The line broke. */
  lost: () => void;
  outdated: () => void;
}

export class Session {
  /** Whether the line is up; true until it first breaks. */
  online = $state(true);
  /** Whether anything was sent that is not answered yet, and the card whose play it was. */
  sent = $state(false);
  pending = $state<string | null>(null);
  /** Whether there is no table to come back to: it does not exist, or the place at it is not ours. */
  gone = $state(false);

  readonly #events: SessionEvents;
  #state: ClientState = NOTHING_YET;
  #line: Wire | null = null;
  #overhear: ((message: RemarksMessage | RefusedMessage) => void) | null = null;

  constructor(events: SessionEvents) {
    this.#events = events;
  }

  /** The newest screen received; null before the first. */
  get newest(): Screen | null {
    return this.#state.newest;
  }

  /** How many steps wait to be shown. */
  get waiting(): number {
    return this.#state.queue.length;
  }

  /** Take the first step that waits. */
  next(): Step | undefined {
    const [step] = this.#state.queue;
    this.#state = stepShown(this.#state);
    return step;
  }

  /** Give up showing how the newest screen came about. */
  catchUp(): void {
    this.#state = caughtUp(this.#state);
  }

  connect(room: string, token: string | null): void {
    this.gone = false;
    this.attach(
      new Line(socketAddressOf(`ws/rooms/${encodeURIComponent(room)}`), token, {
        message: (message) => this.receive(message),
        online: (online) => this.#setOnline(online),
        version: () => this.newest?.version ?? null,
        waits: () => this.sent,
        overhears: () => this.#overhear !== null,
        outdated: () => this.#events.outdated(),
      }),
    );
  }

  attach(line: Wire): void {
    this.#line?.close();
    this.#line = line;
  }

  close(): void {
    this.#line?.close();
  }

  /** Have what spectators write told, and what refuses one's own; ``null``: no more. */
  overhear(hear: ((message: RemarksMessage | RefusedMessage) => void) | null): void {
    this.#overhear = hear;
    if (hear) this.#line?.resume?.();
  }

  /** Write to the other spectators. */
  tell(message: RemarkMessage): boolean {
    return this.#line?.send(message) ?? false;
  }

  receive(message: ServerMessage): void {
    if (message.type === "said") return this.#events.said(message);
    if (message.type === "remarks" || (message.type === "refused" && message.id?.startsWith("r/")))
      return this.#overhear?.(message);
    if (message.type === "refused" && message.id === null) this.#overhear?.(message); // it may be a remark
    const before = this.#state;
    this.#state = received(before, message);
    const { refused, newest, lost } = this.#state;
    if (lost && !before.lost) this.#line?.resume?.();
    if (newest === before.newest && refused === before.refused) return;
    this.#answered();
    if (refused !== null && refused !== before.refused) this.#refused(refused);
    if (newest !== before.newest) this.#events.news();
  }

  /** Send an act by somebody who sees the newest screen, and the card that it plays. */
  act(action: string, card: string | null): void {
    const version = this.newest?.version;
    if (version === undefined) return;
    this.sent = this.send({ type: "play", id: newSalt(), version, action });
    this.pending = this.sent ? card : null;
  }

  send(command: Command): boolean {
    this.#state = commandSent(this.#state, command.id);
    return this.#line?.send(command) ?? false;
  }

  #answered(): void {
    this.pending = null;
    this.sent = false;
  }

  #refused(refused: RefusedMessage): void {
    this.#events.refused(refused);
    // The table has moved on and this page has not heard of it.
    if (refused.code === "stale") this.#line?.resume?.();
    else if (this.newest === null || isTurnedAway(refused)) this.#end();
  }

  #end(): void {
    this.gone = true;
    this.close();
  }

  #setOnline(online: boolean): void {
    if (online === this.online) return;
    this.online = online;
    if (online) return;
    this.#answered();
    this.#events.lost();
  }
}

/** Whether the table turns away whoever greets it: what has no id answers no command. */
function isTurnedAway({ id, code }: RefusedMessage): boolean {
  return id === null && (code === "not_found" || code === "forbidden");
}
