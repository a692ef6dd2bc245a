import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Line } from "../../../src/table/line/socket";
import { screenOf } from "../scenes";

const HERE = "ws://here";

/** A socket that keeps what is sent, opens when told and answers nothing by itself. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readonly sent: { type: string; version?: number }[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  /** Tests of other files share this page: a line that one of them left open does not count here. */
  constructor(address: string) {
    if (address === HERE) Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const STATE = { type: "state", screen: screenOf({ change: { version: 7 } }), events: [] };
const events = {
  message: vi.fn(),
  online: vi.fn(),
  version: () => 7,
  waits: vi.fn(() => false),
  overhears: () => false,
  outdated: vi.fn(),
};
const last = (): Socket => Socket.all.at(-1) as Socket;
const kinds = (socket: Socket): string[] => socket.sent.map((message) => message.type);
let line: Line;

/** A line that has said hello and heard the answer. */
function greeted(): Socket {
  last().open();
  last().say(STATE);
  return last();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  line = new Line(HERE, "token", events);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test("it says hello with the version that was seen and the newest protocol", () =>
  expect(greeted().sent).toEqual([{ type: "hello", token: "token", version: 7, talk: true, protocol: 2 }]));

describe("a line that says nothing", () => {
  test("is asked, and given up when it does not answer", () => {
    const dead = greeted();
    vi.advanceTimersByTime(8000);
    expect(kinds(dead)).toEqual(["hello", "ping"]);
    vi.advanceTimersByTime(5000);
    expect(events.online).toHaveBeenLastCalledWith(false);
    expect(dead.readyState).toBe(3);
    vi.advanceTimersByTime(250);
    expect(kinds(greeted())).toEqual(["hello"]);
    expect(events.online).toHaveBeenLastCalledWith(true);
  });

  test("is kept as long as it answers", () => {
    const socket = greeted();
    for (let round = 0; round < 5; round += 1) {
      vi.advanceTimersByTime(8000);
      socket.say({ type: "pong", version: 7 });
    }
    expect(Socket.all).toHaveLength(1);
    expect(kinds(socket)).toEqual(["hello", ...Array<string>(5).fill("ping")]);
  });

  test("is given up when it never opens", () => {
    vi.advanceTimersByTime(10_250);
    expect(Socket.all).toHaveLength(2);
  });

  test("is given up when a play is not answered, however often one tries", () => {
    const socket = greeted();
    for (let round = 0; round < 6; round += 1) {
      line.send({ type: "fill", id: "x" });
      vi.advanceTimersByTime(1000);
    }
    expect(socket.readyState).toBe(3);
  });

  test("and was given up is not listened to any more", () => {
    const dead = greeted();
    vi.advanceTimersByTime(13_000);
    events.message.mockClear();
    dead.say(STATE);
    expect(events.message).not.toHaveBeenCalled();
  });
});

describe("what was lost", () => {
  test("is asked for when the table is at another version", () => {
    const socket = greeted();
    socket.say({ type: "pong", version: 8 });
    expect(kinds(socket)).toEqual(["hello", "hello"]);
  });

  test("is asked for when a command has no answer", () => {
    const socket = greeted();
    events.waits.mockReturnValueOnce(true);
    socket.say({ type: "pong", version: 7 });
    expect(kinds(socket)).toEqual(["hello", "hello"]);
  });

  test("is asked for when something comes that nobody understands", () => {
    const socket = greeted();
    socket.say({ type: "gossip" });
    expect(kinds(socket)).toEqual(["hello", "hello"]);
    expect(events.outdated).not.toHaveBeenCalled();
  });

  test("is not asked for without end: then the page is too old, and says so once", () => {
    const socket = greeted();
    for (let round = 0; round < 9; round += 1) socket.say({ ...STATE, screen: {} });
    expect(kinds(socket)).toEqual(["hello", "hello", "hello"]);
    expect(events.outdated).toHaveBeenCalledOnce();
    expect(events.message).toHaveBeenCalledOnce();
  });
});

test("a server that only refuses is asked less and less often", () => {
  const refusal = { type: "refused", id: null, code: "store", reason: "store", message: "", facts: {} };
  for (let round = 0; round < 100; round += 1) {
    if (last().readyState === 0) last().open();
    last().say(refusal);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(100);
  }
  expect(Socket.all.length).toBeLessThan(8);
});

test("whoever comes back to the page hears at once whether the line lives", () => {
  const socket = greeted();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(kinds(socket)).toEqual(["hello", "ping"]);
  socket.onclose?.({ code: 1006 });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(Socket.all).toHaveLength(2);
});

describe("whoever was ready", () => {
  const READY = { type: "ready", id: "r", salt: "s" } as const;
  const OVER = { ...STATE, screen: screenOf({ change: { version: 7, phase: "deal_over" } }) };

  function comeBack(state: object): string[] {
    vi.advanceTimersByTime(5000);
    last().open();
    last().say(state);
    return kinds(last());
  }

  test("is so still when the line broke before an answer came", () => {
    const socket = greeted();
    line.send(READY);
    socket.onclose?.({ code: 1006 });
    expect(events.online).toHaveBeenLastCalledWith(false);
    expect(comeBack(OVER)).toEqual(["hello", "ready"]);
  });

  test("while there was no line says so when there is one", () => {
    greeted().onclose?.({ code: 1006 });
    expect(line.send(READY)).toBe(false);
    expect(comeBack(OVER)).toEqual(["hello", "ready"]);
  });

  test("is not asked twice for what has been answered, nor once the deal is under way", () => {
    const socket = greeted();
    line.send(READY);
    socket.say(OVER);
    socket.onclose?.({ code: 1006 });
    expect(comeBack(OVER)).toEqual(["hello"]);
    line.send(READY);
    last().onclose?.({ code: 1006 });
    expect(comeBack({ ...STATE, screen: screenOf({ change: { version: 9, phase: "playing" } }) })).toEqual([
      "hello",
    ]);
  });

  test("but has resigned or played in vain thinks again when the line is back", () => {
    greeted().onclose?.({ code: 1006 });
    line.send({ type: "resign", id: "x" });
    expect(comeBack(OVER)).toEqual(["hello"]);
  });
});

describe("a server that is started again", () => {
  const PLAY = { type: "play", id: "p", version: 7, action: "7D" } as const;

  test("is found again at once, and nobody is told", () => {
    greeted().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(150);
    expect(Socket.all).toHaveLength(2);
    greeted();
    vi.advanceTimersByTime(5000);
    expect(events.online).not.toHaveBeenCalledWith(false);
  });

  test("is looked for again and again, and said to be away if it does not come", () => {
    greeted().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(150);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    expect(Socket.all.length).toBeGreaterThan(2);
    expect(events.online).not.toHaveBeenCalledWith(false);
    vi.advanceTimersByTime(500);
    expect(events.online).toHaveBeenLastCalledWith(false);
  });

  test("is told once more what it may not have heard, if nothing has happened since", () => {
    const socket = greeted();
    line.send(PLAY);
    socket.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(150);
    expect(greeted().sent.at(-1)).toEqual(PLAY);
  });

  test("is not told again what it has answered, or what is too late", () => {
    const socket = greeted();
    line.send(PLAY);
    socket.say(STATE);
    socket.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(150);
    expect(kinds(greeted())).toEqual(["hello"]);
    line.send({ ...PLAY, version: 6 });
    last().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(150);
    expect(kinds(greeted())).toEqual(["hello"]);
  });

  test("is told as soon as it is back what was played while it was away, and nobody had noticed", () => {
    greeted().onclose?.({ code: 1012 });
    expect(line.send(PLAY)).toBe(true);
    vi.advanceTimersByTime(150);
    expect(line.send(PLAY)).toBe(true);
    expect(greeted().sent.at(-1)).toEqual(PLAY);
  });

  test("is told what it may not have heard though somebody looks at the page meanwhile", () => {
    const socket = greeted();
    line.send(PLAY);
    socket.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(150);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(greeted().sent.at(-1)).toEqual(PLAY);
  });

  test("is told nothing again after it was away for so long that somebody was told", () => {
    const socket = greeted();
    line.send(PLAY);
    socket.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(2000);
    expect(kinds(greeted())).toEqual(["hello"]);
  });

  test("that has not heard who this is, is told so, and again what it was asked", () => {
    const socket = greeted();
    line.send(PLAY);
    socket.say({ type: "refused", id: "a", code: "forbidden", reason: "not_seated", message: "", facts: {} });
    expect(kinds(socket)).toEqual(["hello", "play", "hello", "play"]);
    expect(events.message).not.toHaveBeenCalledWith(expect.objectContaining({ type: "refused" }));
  });
});
