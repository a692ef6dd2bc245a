/** The line to a table, by protocol 2: it says hello, sees when it is dead or has lost something, and takes it up again. */

import type { Screen } from "../../wire/types";
import { read, type ClientMessage, type Command, type ServerMessage } from "./messages";

/** The newest protocol that this page knows: whole screens first, then the steps from one to the next. */
const PROTOCOL = 2;
const FIRST_DELAY_MS = 250;
/** A player who waits at a table is back within three seconds. */
const LONGEST_DELAY_MS = 2500;
const CONNECT_MS = 10_000;
/** Each message is answered within this time, or the line is dead. */
const ANSWER_MS = 5000;
/** After so long without a word it is asked whether the line lives, and whether something was lost. */
const QUIET_MS = 8000;
/** The code with which a server that is started again ends its lines: whoever connects finds another at once. */
const COME_BACK = 1012;
/** So long nobody needs to know that the line is being taken up again. */
const UNNOTICED_MS = 1500;
/** Not everybody comes back in the same moment. */
const SPREAD_MS = 150;
/** Commands that are said again for the table that was seen and no other: twice they would do it twice. */
const FOR_A_VERSION: ReadonlySet<Command["type"]> = new Set(["play", "dismiss", "take_back"]);
/** After so many messages in a row that say nothing to this page, it is the page that is too old. */
const TOO_STRANGE = 3;

export interface LineEvents {
  message: (message: ServerMessage) => void;
  /** Whether the line is up; called on every change. */
  online: (online: boolean) => void;
  /** The last version received, for the hello after a break. */
  version: () => number | null;
  /** Whether a command was sent that nothing has answered. */
  waits: () => boolean;
  /** Whether somebody reads here what spectators write. */
  overhears: () => boolean;
  /** The server says nothing any more that this page understands. */
  outdated: () => void;
}

export class Line {
  readonly #address: string;
  readonly #token: string | null;
  readonly #events: LineEvents;
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Runs from the moment when the server sent everybody away until it is time to say so. */
  #unnoticed: ReturnType<typeof setTimeout> | undefined;
  /** The command that was sent last and may not have been heard any more. */
  #unanswered: Command | null = null;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #expects = false;
  /** Whether the line was lost, and nobody has said since how the table stands. */
  #returns = false;
  #strange = 0;
  #closed = false;

  constructor(address: string, token: string | null, events: LineEvents) {
    this.#address = address;
    this.#token = token;
    this.#events = events;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Send a message, now or when the line is back before anybody noticed; false when the line is down. */
  send(message: ClientMessage): boolean {
    const socket = this.#socket;
    const unnoticed = this.#unnoticed !== undefined;
    if ("id" in message) this.#unanswered = message;
    if (socket?.readyState !== WebSocket.OPEN) {
      if ("id" in message && !unnoticed) this.#forgetUnlessReady();
      return unnoticed;
    }
    socket.send(JSON.stringify(message));
    if (!this.#expects) this.#expect(socket, ANSWER_MS);
    return true;
  }

  /** Ask for the table as it is now. */
  resume(): void {
    const version = this.#events.version();
    const remarks = this.#events.overhears();
    const more = remarks ? { remarks } : {}; // a server from before does not know the word
    this.send({ type: "hello", token: this.#token, version, talk: true, ...more, protocol: PROTOCOL });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#clock);
    clearTimeout(this.#unnoticed);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#expect(socket, CONNECT_MS);
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#heard(socket, data);
    socket.onclose = ({ code }) => this.#lost(socket, code === COME_BACK);
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#expects = false;
    this.resume();
  }

  #heard(socket: WebSocket, data: unknown): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#expects = false;
    clearTimeout(this.#clock);
    this.#clock = setTimeout(() => this.send({ type: "ping" }), QUIET_MS);
    this.#events.online(true);
    clearTimeout(this.#unnoticed);
    this.#unnoticed = undefined;
    this.#understood(read(data));
  }

  #understood(message: ServerMessage | null): void {
    if (message === null) return this.#puzzled();
    // a server that only refuses is not asked more often for it
    if (message.type !== "refused") this.#delay = FIRST_DELAY_MS;
    if (message.type === "refused" && message.reason === "not_seated" && this.#token)
      return this.#introduce();
    if (message.type === "pong") return this.#compare(message.version);
    if (message.type === "state" || message.type === "events") this.#strange = 0;
    const again = this.#returns ? this.#unanswered : null;
    this.#returns = false;
    this.#unanswered = null;
    this.#events.message(message);
    if (again !== null && message.type === "state") this.#sayAgain(again, message.screen);
  }

  /** Say what may not have been heard: what was for the table as it still is, and who is ready still is. */
  #sayAgain(command: Command, { version, phase }: Screen): void {
    if (FOR_A_VERSION.has(command.type) && "version" in command && command.version !== version) return;
    if (command.type === "ready" && phase === "playing") return;
    this.send(command);
  }

  /** The server has not heard who this is: say it, and what it was asked before it knew. */
  #introduce(): void {
    const unheard = this.#unanswered;
    this.resume();
    if (unheard !== null) this.send(unheard);
  }

  /** After something of no known kind, look at the table anew; the same again and again is too much. */
  #puzzled(): void {
    this.#strange += 1;
    if (this.#strange < TOO_STRANGE) this.resume();
    if (this.#strange === TOO_STRANGE) this.#events.outdated();
  }

  /** Ask for what was lost: the table is at another version, or has not answered what was sent before. */
  #compare(version: number): void {
    if (version !== this.#events.version() || this.#events.waits()) this.resume();
  }

  #expect(socket: WebSocket, ms: number): void {
    this.#expects = true;
    clearTimeout(this.#clock);
    this.#clock = setTimeout(() => this.#lost(socket), ms);
  }

  /** Give a line up, whether it has closed or only says nothing, and try another. */
  #lost(socket: WebSocket, comesBack = false): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    this.#expects = false;
    this.#returns = true;
    clearTimeout(this.#clock);
    socket.close();
    const atOnce = comesBack && this.#unnoticed === undefined;
    if (atOnce) this.#unnoticed = setTimeout(() => this.#noticed(), UNNOTICED_MS);
    if (this.#unnoticed === undefined) this.#noticed();
    this.#retry = setTimeout(() => this.#connect(), atOnce ? Math.random() * SPREAD_MS : this.#delay);
    if (!atOnce) this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
  }

  /** Say that the line is down. An answer to the last command is then no longer waited for. */
  #noticed(): void {
    this.#unnoticed = undefined;
    this.#forgetUnlessReady();
    this.#events.online(false);
  }

  /** A player who was ready need not say so again when the line is back; other commands may be thought over. */
  #forgetUnlessReady(): void {
    if (this.#unanswered?.type !== "ready") this.#unanswered = null;
  }

  /** A person who comes back to the page or the network does not wait to hear whether the line still lives. */
  readonly #wake = (): void => {
    if (this.#closed || document.visibilityState !== "visible") return;
    if (this.#socket === null) this.#connect();
    else this.send({ type: "ping" });
  };
}
