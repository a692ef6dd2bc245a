import { describe, expect, test } from "vitest";
import { read, type ServerMessage } from "../../../src/table/line/messages";
import { commandSent, NOTHING_YET, received, stepShown } from "../../../src/table/line/state";
import type { EventsMessage, Screen } from "../../../src/wire/types";
import { eventTo, played, screenOf, state as message, stepTo } from "../scenes";

const first = screenOf({ table: ["RC"], change: { version: 4 } });
const second = screenOf({ table: ["RC", "7D"], change: { version: 5 } });

/** A play that leads from the first screen to the second. */
const next = eventTo(second, played(1, "7D"));

describe("messages folded into a state", () => {
  const shown = received(NOTHING_YET, message(first));

  test("the first screen is just shown", () => {
    expect(shown).toMatchObject({ newest: first, queue: [] });
  });

  test("what happened next is queued", () => {
    const state = received(shown, next);
    expect(state.newest).toEqual({ ...second, last_play: null });
    expect(state.queue.map((step) => step.event.type)).toEqual(["played"]);
    expect(stepShown(state).queue).toEqual([]);
  });

  test("what happened after that is queued behind it", () => {
    const third = { ...second, version: 6 };
    const state = received(received(shown, next), eventTo(third, { type: "ready", seat: 2 }));
    expect(state.queue.map((step) => step.event.type)).toEqual(["played", "ready"]);
  });

  test("a message that comes twice shows nothing twice, and the table is asked for", () => {
    const once = received(shown, next);
    expect(received(once, next)).toEqual({ ...once, lost: true });
  });

  test("an older screen changes nothing that is shown", () => {
    const state = received(shown, next);
    expect(received(state, message(first))).toEqual({ ...state, base: first });
  });

  test("steps from an older screen lead past the newest one", () => {
    const late = received(received(shown, next), message(first));
    const again = received(late, next);
    expect([again.newest?.version, again.queue.length, again.lost]).toEqual([5, 1, false]);
    const third = received(again, eventTo({ ...second, version: 6 }, { type: "ready", seat: 2 }));
    expect([third.newest?.version, third.queue.length, third.lost]).toEqual([6, 2, false]);
  });

  test("steps from a version that this page has not seen change nothing, and the table is asked for", () => {
    const later = eventTo({ ...second, version: 9 }, played(1, "7D"));
    expect(received(shown, later)).toEqual({ ...shown, lost: true });
    expect(received(NOTHING_YET, later)).toEqual({ ...NOTHING_YET, lost: true });
    expect(received(received(shown, later), message(second))).toMatchObject({ newest: second, lost: false });
  });

  test("steps that lead to no table change nothing, and the table is asked for", () => {
    const wrong = { ...next, steps: [{ changes: { table: ["RC", "RC"] } }] };
    expect(received(shown, wrong)).toEqual({ ...shown, lost: true });
  });

  test("who came and went is on the newest screen, and no step is shown", () => {
    const news: EventsMessage = {
      type: "events",
      since: 4,
      version: 4,
      steps: [{ changes: { target: 21 } }],
    };
    expect(received(shown, news)).toMatchObject({ newest: { ...first, target: 21 }, queue: [] });
  });

  test("after a break the steps since the version that was seen are queued", () => {
    const back = message(second, [stepTo(second, played(1, "7D"))], 4);
    const state = received(shown, back);
    expect(state.queue.map((step) => step.event.type)).toEqual(["played"]);
    expect(state.queue[0]?.after).toBe(second);
  });

  test("after a gap the newest screen is shown, without the steps that do not fit", () => {
    const later = screenOf({ table: ["2C", "7D"], change: { version: 9 } });
    for (const since of [null, 8])
      expect(received(shown, message(later, [stepTo(later, played(1, "7D"))], since))).toMatchObject({
        newest: later,
        queue: [],
      });
  });

  test("at a seat that was just taken the steps are those of its new holder", () => {
    const looked = received(NOTHING_YET, message({ ...first, you: null }));
    const back = message(second, [{ event: { type: "seated", seat: 0, name: "Ada" }, changes: {} }], 4);
    expect(received(looked, back).queue[0]?.before.you).toBe(second.you);
  });

  test("with too much to catch up on, only the newest screen is shown", () => {
    const steps = [..."ABCDEFGHIJKLMNOP"].map((name) => stepTo(second, { type: "seated", seat: 1, name }));
    expect(received(shown, { ...next, steps }).queue).toEqual([]);
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
    for (const sent of [next, message(second), message(second, next.steps, 4)])
      expect(text(sent)).toEqual(sent);
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
  });

  test("steps without what every step has are not", () => {
    for (const steps of [undefined, 7, [7], [{ event: played(1, "7D") }]]) {
      expect(text({ ...next, steps })).toBeNull();
      if (steps !== undefined) expect(text({ ...message(second), steps })).toBeNull();
    }
    expect(text({ ...next, since: undefined })).toBeNull();
  });

  test("a screen that has a card twice is not, nor a refusal without the facts of its sentence", () => {
    expect(text(message(screenOf({ table: ["RC", "RC"] })))).toBeNull();
    expect(text(message(screenOf({ change: { hand: ["7D", "7D"] } })))).toBeNull();
    expect(text({ type: "refused", id: null, code: "stale", reason: "stale_version" })).toBeNull();
  });

  test("what a newer server adds to a screen is let pass", () =>
    expect(text(message({ ...first, weather: "fair" } as Screen))).not.toBeNull());
});
