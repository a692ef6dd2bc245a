import { describe, expect, test } from "vitest";
import { read, type ServerMessage } from "../../../src/table/line/messages";
import { commandSent, NOTHING_YET, received, stepShown } from "../../../src/table/line/state";
import type { Screen, StateMessage } from "../../../src/wire/types";
import { played, screenOf } from "../scenes";

const message = (screen: Screen, events: StateMessage["events"] = []): StateMessage => ({
  type: "state",
  screen,
  events,
});
const first = screenOf({ table: ["RC"], change: { version: 4 } });
const second = screenOf({ table: ["RC", "7D"], change: { version: 5 } });

describe("messages folded into a state", () => {
  const shown = received(NOTHING_YET, message(first));

  test("the first screen is just shown", () => {
    expect(shown).toMatchObject({ newest: first, queue: [] });
  });

  test("what happened next is queued", () => {
    const state = received(shown, message(second, [played(1, "7D")]));
    expect(state.queue.map((step) => step.event.type)).toEqual(["played"]);
    expect(stepShown(state).queue).toEqual([]);
  });

  test("a message that comes twice shows nothing twice", () => {
    const once = received(shown, message(second, [played(1, "7D")]));
    expect(received(once, message(second, [played(1, "7D")])).queue).toEqual(once.queue);
  });

  test("an older screen changes nothing", () => {
    const state = received(shown, message(second, [played(1, "7D")]));
    expect(received(state, message(first))).toBe(state);
  });

  test("after a gap the newest screen is shown, without the steps that do not fit", () => {
    const later = screenOf({ table: ["2C", "7D"], change: { version: 9 } });
    expect(received(shown, message(later, [played(1, "7D")]))).toMatchObject({ newest: later, queue: [] });
  });

  test("with too much to catch up on, only the newest screen is shown", () => {
    const events = [..."ABCDEFGHIJKLMNOP"].map((letter) => ({
      type: "seated" as const,
      seat: 1,
      name: letter,
    }));
    expect(received(shown, message(second, events)).queue).toEqual([]);
  });

  describe("a refusal", () => {
    const refused = {
      type: "refused" as const,
      id: "x",
      code: "illegal",
      reason: "must_take",
      message: "",
      facts: {},
    };
    const sent = commandSent(shown, "x");

    test("is kept until the next screen", () => {
      const state = received(sent, refused);
      expect(state.refused).toBe(refused);
      expect(received(state, message(second)).refused).toBeNull();
    });

    test("that comes twice is heard once", () => {
      const state = received(sent, refused);
      expect(received(state, refused)).toBe(state);
    });

    test("of another command is not heard", () =>
      expect(received(commandSent(sent, "y"), refused).refused).toBeNull());

    test("that comes after the table has moved on is not heard", () =>
      expect(received(received(sent, message(second)), refused).refused).toBeNull());

    test("of what could not be read is heard", () =>
      expect(received(shown, { ...refused, id: null }).refused).not.toBeNull());
  });

  test("a pong changes nothing", () => expect(received(shown, { type: "pong", version: 4 })).toBe(shown));
});

describe("a random stream of messages", () => {
  const screens = Array.from({ length: 12 }, (_, version) =>
    screenOf({ table: ["RC"], change: { version } }),
  );

  /** A row of numbers that looks like luck and is always the same. */
  const luck = (seed: number): (() => number) => {
    let state = seed;
    return () => (state = (state * 48271) % 2147483647) / 2147483647;
  };

  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    "twice, late or left out, ends at the newest screen (%i)",
    (seed) => {
      const next = luck(seed);
      const sent = screens.flatMap((screen) => Array.from({ length: Math.floor(next() * 3) }, () => screen));
      const heard = [...sent].sort(() => next() - 0.5);
      const end = heard.reduce((state, screen) => received(state, message(screen)), NOTHING_YET);
      const versions = heard.map((screen) => screen.version);
      expect(end.newest?.version ?? -1).toBe(Math.max(-1, ...versions));
      expect(end.queue).toEqual([]);
    },
  );
});

describe("read from the line", () => {
  const text = (value: unknown): ServerMessage | null => read(JSON.stringify(value));

  test("what the server sends is understood", () => {
    expect(text(message(second, [played(1, "7D")]))).toEqual(message(second, [played(1, "7D")]));
    expect(text({ type: "pong", version: 3 })).toEqual({ type: "pong", version: 3 });
  });

  test("what is of no known kind is not", () => {
    for (const strange of [{ type: "gossip" }, { type: "toString" }, {}, [], 7, null, "state"])
      expect(text(strange)).toBeNull();
    for (const garbage of ["", "{", "state", undefined, new Blob()]) expect(read(garbage)).toBeNull();
  });

  test("a screen without what every screen has is not", () => {
    for (const name of ["version", "table", "seats", "legal"] as const) {
      const { [name]: _, ...rest } = first;
      expect(text({ type: "state", screen: rest, events: [] })).toBeNull();
    }
    expect(text({ type: "state", screen: first })).toBeNull();
  });

  test("a screen that has a card twice is not, nor a refusal without the facts of its sentence", () => {
    expect(text(message(screenOf({ table: ["RC", "RC"] })))).toBeNull();
    expect(text(message(screenOf({ change: { hand: ["7D", "7D"] } })))).toBeNull();
    expect(text({ type: "refused", id: null, code: "stale", reason: "stale_version" })).toBeNull();
  });

  test("of an event that this page does not know the screen is kept and no step is shown", () => {
    for (const type of ["juggled", "constructor", 7]) {
      const known = text({ type: "state", screen: second, events: [played(1, "7D"), { type }] });
      expect(known).toEqual(message(second));
    }
  });

  test("what a newer server adds to a screen is let pass", () =>
    expect(text(message({ ...first, weather: "fair" } as Screen))).not.toBeNull());
});
