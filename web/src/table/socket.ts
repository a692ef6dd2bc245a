/** The line to a table: it says hello, keeps the line alive and takes it up again when it breaks. */

import type { ClientMessage, ServerMessage } from "./messages";

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 5000;
const PING_EVERY_MS = 20_000;

export interface LineEvents {
  message: (message: ServerMessage) => void;
  /** Whether the line is up; called on every change. */
  online: (online: boolean) => void;
  /** The last version received, for the hello after a break. */
  version: () => number | null;
}

export class Line {
  readonly #address: string;
  readonly #token: string | null;
  readonly #events: LineEvents;
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(address: string, token: string | null, events: LineEvents) {
    this.#address = address;
    this.#token = token;
    this.#events = events;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Send a message; false when the line is down. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#heard(data);
    socket.onclose = () => this.#lost(socket);
  }

  #opened(): void {
    this.send({ type: "hello", token: this.#token, version: this.#events.version() });
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.send({ type: "ping" }), PING_EVERY_MS);
  }

  #heard(data: unknown): void {
    const message = parsed(data);
    if (message === null) return;
    this.#delay = FIRST_DELAY_MS;
    this.#events.online(true);
    this.#events.message(message);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    clearInterval(this.#ping);
    this.#events.online(false);
    this.#retry = setTimeout(() => this.#connect(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
  }

  readonly #wake = (): void => {
    const down = this.#socket === null || this.#socket.readyState > WebSocket.OPEN;
    if (!this.#closed && down && document.visibilityState === "visible") this.#connect();
  };
}

function parsed(data: unknown): ServerMessage | null {
  try {
    return JSON.parse(String(data)) as ServerMessage;
  } catch {
    return null;
  }
}
