import { describe, expect, test } from "vitest";
import { NOTHING_YET, received, stepShown } from "../../src/table/state";
import type { Screen, StateMessage } from "../../src/wire/types";
import { played, screenOf } from "./scenes";

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

  test("a refusal is kept until the next screen", () => {
    const refused = {
      type: "refused" as const,
      id: "x",
      code: "illegal",
      reason: "must_take",
      message: "",
      facts: {},
    };
    const state = received(shown, refused);
    expect(state.refused).toBe(refused);
    expect(received(state, message(second)).refused).toBeNull();
  });

  test("a pong and a message from the future are let pass", () => {
    expect(received(shown, { type: "pong" })).toBe(shown);
    expect(received(shown, { type: "gossip" } as never)).toBe(shown);
  });
});
