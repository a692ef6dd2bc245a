/** Each event leads from the screen before it to the screen after it, as the server says (protocol 2). */

import { describe, expect, test } from "vitest";
import { folded, type Step } from "../../../src/table/line/fold";
import type { Screen, StepMessage } from "../../../src/wire/types";
import { played, screenOf } from "../scenes";

const VERSION = 9;

/** The steps that were shown, and the screen that they led to. */
function shown(from: Screen, ...steps: StepMessage[]): { steps: Step[]; screen: Screen } {
  const found = folded(from, steps, VERSION);
  if (found === null) throw new Error("the steps lead nowhere");
  return found;
}

describe("the screens of a message's steps", () => {
  test("a card laid goes from its hand to the table", () => {
    const before = screenOf({ hand: ["7D", "2C"], table: ["RC"] });
    const changes = { hand: ["2C"], table: ["RC", "7D"], seats: { 0: { cards: 1 } } };
    const { steps, screen } = shown(before, { event: { type: "played", seat: 0, card: "7D" }, changes });
    expect(steps[0]?.before).toMatchObject({ table: ["RC"], hand: ["7D", "2C"] });
    expect(steps[0]?.before.seats[0]?.cards).toBe(2);
    expect(screen).toMatchObject({ table: ["RC", "7D"], hand: ["2C"], version: VERSION });
    expect(screen.seats.map(({ cards }) => cards)).toEqual([1, 2, 2, 2]);
    expect(screen.seats[0]?.name).toBe("Sud");
    expect(steps[0]?.after).toBe(screen);
  });

  test("what is not said of a play is that it takes, banks or is a scopa", () => {
    const legal = ["2C", "7DxAS6C", "AD!", { action: "6Bx6C", scopa: true }];
    const { steps, screen } = shown(screenOf(), {
      event: { type: "played", seat: 0, card: "7D" },
      changes: { legal },
    });
    expect(steps[0]?.event).toEqual(played(0, "7D"));
    expect(screen.last_play).toEqual(played(0, "7D"));
    expect(screen.legal).toEqual([
      { action: "2C", card: "2C", capture: [], bank: false, scopa: false },
      { action: "7DxAS6C", card: "7D", capture: ["AS", "6C"], bank: false, scopa: false },
      { action: "AD!", card: "AD", capture: [], bank: true, scopa: false },
      { action: "6Bx6C", card: "6B", capture: ["6C"], bank: false, scopa: true },
    ]);
  });

  test("a capture leaves the table, and its scopa is counted with it", () => {
    const before = screenOf({ players: 2, hand: ["7B"], table: ["4C", "3S"], scope: [["CB"], []] });
    const event = { ...played(0, "7B", ["4C", "3S"], true) };
    const sides = { 0: { scope: 2, scope_cards: ["CB", "7B"] } };
    const { steps, screen } = shown(before, { event, changes: { hand: [], table: [], sides } });
    expect(steps[0]?.before.table).toEqual(["4C", "3S"]);
    expect(steps[0]?.before.sides[0]).toMatchObject({ scope: 1, scope_cards: ["CB"] });
    expect(screen.sides[0]).toMatchObject({ scope: 2, scope_cards: ["CB", "7B"], score: 5 });
    expect([screen.last_play, screen.last_trick]).toEqual([event, event]);
  });

  test("a capture of closed piles is the last play and no last trick (F18)", () => {
    const event = { ...played(0, "7B", ["4C", "3S"]) };
    const { screen } = shown(screenOf(), { event, changes: {} });
    expect([screen.last_play, screen.last_trick]).toEqual([event, null]);
  });

  test("several plays are each shown on the table they were made at", () => {
    const { steps } = shown(
      screenOf({ table: ["RC"], change: { to_move: 1 } }),
      { event: { ...played(1, "AS") }, changes: { table: ["RC", "AS"], to_move: 2 } },
      { event: { ...played(2, "AC", ["AS"]) }, changes: { table: ["RC"], to_move: 3 } },
      { event: { ...played(3, "6B") }, changes: { table: ["RC", "6B"], to_move: 0 } },
    );
    expect(steps.map((step) => step.before.table)).toEqual([["RC"], ["RC", "AS"], ["RC"]]);
    expect(steps.map((step) => step.before.to_move)).toEqual([1, 2, 3]);
  });

  test("before the last cards were swept up they lay on the table, and nothing was counted", () => {
    const { steps, screen } = shown(
      screenOf({ table: ["2C"], hand: ["FS"], scores: [5, 4] }),
      { event: { ...played(0, "FS") }, changes: { table: ["2C", "FS"], hand: [] } },
      { event: { type: "leftovers", seat: 1, cards: ["2C", "FS"] }, changes: { table: [] } },
      {
        event: { type: "counted", points: [4, 3] },
        changes: { phase: "deal_over", count: {}, sides: { 0: { score: 9 }, 1: { score: 7 } } },
      },
    );
    expect(steps[1]?.before).toMatchObject({ table: ["2C", "FS"], phase: "playing" });
    expect(steps[1]?.before.count).toBeUndefined();
    expect(steps[2]?.before.sides.map((side) => side.score)).toEqual([5, 4]);
    expect(screen.sides.map((side) => side.score)).toEqual([9, 7]);
  });

  test("before new cards were handed out, hands were empty and the stock larger", () => {
    const { steps, screen } = shown(screenOf({ players: 2, hand: [], held: [0, 0], stock: 18 }), {
      event: { type: "batch", batch: 3, batches: 6 },
      changes: { stock: 12, hand: ["2C", "3C", "4C"], seats: { 0: { cards: 3 }, 1: { cards: 3 } } },
    });
    expect(steps[0]?.before).toMatchObject({ stock: 18, hand: [] });
    expect(screen.seats.map((seat) => seat.cards)).toEqual([3, 3]);
  });

  test("a card that is called goes from the table back to its hand, and lies open there", () => {
    const { steps, screen } = shown(
      screenOf({ table: ["5D", "3S", "FS"], hand: ["2C"], change: { last_play: played(0, "FS") } }),
      {
        event: { type: "called", seat: 1, owner: 0, card: "FS" },
        changes: {
          table: ["5D", "3S"],
          hand: ["FS", "2C"],
          last_play: null,
          seats: { 0: { cards: 2, exposed: ["FS"] } },
        },
      },
    );
    expect(steps[0]?.before).toMatchObject({
      table: ["5D", "3S", "FS"],
      hand: ["2C"],
      legal: [],
      offers: [],
    });
    expect(steps[0]?.before.seats[0]).toMatchObject({ exposed: [], cards: 1 });
    expect(steps[0]?.before.last_play).toMatchObject({ seat: 0, card: "FS", capture: [] });
    expect(screen).toMatchObject({ table: ["5D", "3S"], hand: ["FS", "2C"], last_play: null });
  });

  test("a called card that takes at once is shown going back, then taking", () => {
    const { steps } = shown(
      screenOf({ table: ["RC", "5D", "3S", "FS"] }),
      {
        event: { type: "called", seat: 1, owner: 3, card: "FS" },
        changes: { table: ["RC", "5D", "3S"] },
      },
      { event: { ...played(3, "FS", ["5D", "3S"]) }, changes: { table: ["RC"] } },
    );
    expect(steps.map((step) => step.before.table)).toEqual([
      ["RC", "5D", "3S", "FS"],
      ["RC", "5D", "3S"],
    ]);
  });

  test("before they were shown the cards were closed", () => {
    const { steps, screen } = shown(screenOf({ exposed: [[], ["7D"]] }), {
      event: { type: "shown", seat: 1, cards: ["2C"], twin: false },
      changes: { seats: { 1: { exposed: ["7D", "2C"] } } },
    });
    expect(steps[0]?.before.seats[1]?.exposed).toEqual(["7D"]);
    expect(screen.seats[1]?.exposed).toEqual(["7D", "2C"]);
  });

  test("a declaration leaves the table as it lay", () => {
    const { steps, screen } = shown(
      screenOf({ table: ["RC", "3S"], change: { stakes: [-1, 1] } }),
      { event: { ...played(3, "FS") }, changes: { table: ["RC", "3S", "FS"] } },
      { event: { type: "fuori", seat: 3, right: false }, changes: {} },
      { event: { type: "counted", points: [1, 0] }, changes: { phase: "deal_over" } },
      {
        event: { type: "won", winner: 0, multiplier: 3 },
        changes: { phase: "match_over", stakes: [2, -2] },
      },
    );
    expect(steps[0]?.before).toMatchObject({ table: ["RC", "3S"], stakes: [-1, 1], phase: "playing" });
    expect(steps.map(({ after }) => after.table)).toEqual(Array(4).fill(["RC", "3S", "FS"]));
    expect(screen).toMatchObject({ phase: "match_over", stakes: [2, -2] });
  });

  test("while a step is shown nobody can do anything", () => {
    const { steps } = shown(screenOf({ change: { offers: ["call"], fuori: true, shows: true, owner: 1 } }), {
      event: { type: "ready", seat: 1 },
      changes: {},
    });
    const { legal, offers, fuori, shows, owner } = steps[0]?.before as Screen;
    expect([legal, offers, fuori, shows, owner]).toEqual([[], [], false, false, null]);
  });
});

describe("steps that no page has seen before", () => {
  test("of an event that this page does not know the screen is followed, and no step is shown", () => {
    for (const type of ["fireworks", "constructor", 7]) {
      const { steps, screen } = shown(
        screenOf(),
        { event: { type }, changes: { table: ["RC"] } },
        { event: { ...played(1, "7D") }, changes: { table: ["RC", "7D"] } },
      );
      expect(steps.map((step) => step.event.type)).toEqual(["played"]);
      expect(steps[0]?.before.table).toEqual(["RC"]);
      expect(screen.table).toEqual(["RC", "7D"]);
    }
  });

  test("a step without an event changes the screen, and no step is shown", () => {
    const seats = { 1: { absent: true } };
    const { steps, screen } = shown(screenOf(), { changes: { seats } });
    expect([steps.length, screen.seats[1]?.absent, screen.seats[2]?.absent]).toEqual([0, true, undefined]);
  });

  test("of a clock only what has changed is sent", () => {
    const clock = { left: [605, 600, null], running: 0, pause: null };
    const from = screenOf({ players: 3, change: { clock } });
    const after = (changes: StepMessage["changes"]): unknown => shown(from, { changes }).screen.clock;
    expect(after({ clock: { left: { 0: 599.5, 1: null }, running: 1 } })).toEqual({
      left: [599.5, null, null],
      running: 1,
      pause: null,
    });
    expect(after({ clock: { pause: 20 } })).toEqual({ ...clock, pause: 20 });
    expect(after({ clock: null })).toBeNull();
    expect(after({ hand: [] })).toEqual(clock);
  });

  test("seats that were drawn anew replace those before", () => {
    const seats = screenOf({ players: 2 }).seats;
    expect(shown(screenOf(), { changes: { seats } }).screen.seats).toEqual(seats);
  });

  test("what a newer server adds to a screen is let pass", () =>
    expect(shown(screenOf(), { changes: { weather: "fair" } }).screen).toMatchObject({ weather: "fair" }));

  test("steps that lead to a table with a card twice lead nowhere", () => {
    for (const changes of [{ table: ["RC", "RC"] }, { hand: ["7D", "7D"] }, { table: null }])
      expect(folded(screenOf(), [{ changes }], VERSION)).toBeNull();
  });
});
