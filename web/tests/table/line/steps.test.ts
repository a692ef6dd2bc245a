import { describe, expect, test } from "vitest";
import { leadsOnFrom, stepsOf } from "../../../src/table/line/steps";
import type { Screen } from "../../../src/wire/types";
import { played, screenOf } from "../scenes";

function after(before: Screen, change: Partial<Screen>): Screen {
  return { ...before, version: before.version + 1, legal: [], ...change };
}

describe("the steps between two screens", () => {
  test("a card laid goes back from the table to its hand", () => {
    const before = screenOf({ hand: ["7D", "2C"], table: ["RC"] });
    const now = after(before, { hand: ["2C"], table: ["RC", "7D"], seats: held(before, [1, 2, 2, 2]) });
    const [step] = stepsOf(now, [played(0, "7D")]);
    expect(step?.before.table).toEqual(["RC"]);
    expect(new Set(step?.before.hand)).toEqual(new Set(["7D", "2C"]));
    expect(step?.before.seats[0]?.cards).toBe(2);
    expect(step?.after).toBe(now);
  });

  test("what was taken lies on the table again, and the scopa is not yet counted", () => {
    const before = screenOf({ players: 2, hand: ["7B"], table: ["4C", "3S"], scope: [["CB"], []] });
    const sides = before.sides.map((side) =>
      side.side === 0 ? { ...side, scope: 2, scope_cards: ["CB", "7B"] } : side,
    );
    const [step] = stepsOf(after(before, { hand: [], table: [], sides }), [
      played(0, "7B", ["4C", "3S"], true),
    ]);
    expect(step?.before.table).toEqual(["4C", "3S"]);
    expect(step?.before.sides[0]).toMatchObject({ scope: 1, scope_cards: ["CB"] });
    expect(leadsOnFrom(before, step ? [step] : [])).toBe(true);
  });

  test("several plays are each shown on the table they were made at", () => {
    const now = screenOf({ table: ["RC", "6B"], hand: ["2C"] });
    const steps = stepsOf(now, [played(1, "AS"), played(2, "AC", ["AS"]), played(3, "6B")]);
    expect(steps.map((step) => step.before.table)).toEqual([["RC"], ["RC", "AS"], ["RC"]]);
    expect(steps.map((step) => step.before.to_move)).toEqual([1, 2, 3]);
  });

  test("before the last cards were swept up they lay on the table, and nothing was counted", () => {
    const now = screenOf({
      table: [],
      hand: [],
      scores: [9, 7],
      change: {
        phase: "deal_over",
        count: {
          deal_number: 4,
          categories: [],
          sides: [],
          cappotto: null,
          before: [5, 4],
          after: [9, 7],
          how: "counted",
          declarer: null,
          right: null,
        },
      },
    });
    const steps = stepsOf(now, [
      played(0, "FS"),
      { type: "leftovers", seat: 1, cards: ["2C", "FS"] },
      { type: "counted", points: [4, 3] },
    ]);
    expect(steps[1]?.before).toMatchObject({ table: ["2C", "FS"], phase: "playing", count: null });
    expect(steps[0]?.before.table).toEqual(["2C"]);
    expect(steps[0]?.before.sides.map((side) => side.score)).toEqual([5, 4]);
  });

  test("before new cards were handed out, hands were empty and the stock larger", () => {
    const now = screenOf({ players: 2, hand: ["2C", "3C", "4C"], stock: 12 });
    const [step] = stepsOf(now, [{ type: "batch", batch: 3, batches: 6 }]);
    expect(step?.before).toMatchObject({ stock: 18, hand: [] });
    expect(step?.before.seats.map((seat) => seat.cards)).toEqual([0, 0]);
  });

  test("before it was called the card lay on the table, closed to nobody and nobody's any more", () => {
    const now = screenOf({ hand: ["FS", "2C"], table: ["5D", "3S"], exposed: [["FS"]] });
    const [step] = stepsOf(now, [{ type: "called", seat: 1, owner: 0, card: "FS" }]);
    expect(step?.before).toMatchObject({ table: ["5D", "3S", "FS"], hand: ["2C"], legal: [], offers: [] });
    expect(step?.before.seats[0]).toMatchObject({ exposed: [], cards: 1 });
    expect(step?.before.last_play).toMatchObject({ seat: 0, card: "FS", capture: [] });
  });

  test("a called card that takes at once is shown going back, then taking", () => {
    const now = screenOf({ table: ["RC"], hand: ["2C"] });
    const steps = stepsOf(now, [
      { type: "called", seat: 1, owner: 3, card: "FS" },
      played(3, "FS", ["5D", "3S"]),
    ]);
    expect(steps.map((step) => step.before.table)).toEqual([
      ["RC", "5D", "3S", "FS"],
      ["RC", "5D", "3S"],
    ]);
    expect(leadsOnFrom(screenOf({ table: ["RC", "5D", "3S", "FS"] }), steps)).toBe(true);
  });

  test("before they were shown the cards were closed", () => {
    const now = screenOf({ exposed: [[], ["7D", "2C"]] });
    const [step] = stepsOf(now, [{ type: "shown", seat: 1, cards: ["2C"], twin: false }]);
    expect(step?.before.seats[1]?.exposed).toEqual(["7D"]);
  });

  test("a declaration leaves the table as it lay", () => {
    const before = screenOf({ table: ["RC", "3S"] });
    const now = after(before, {
      table: ["RC", "3S", "FS"],
      phase: "match_over",
      stakes: [2, -2],
      count: {
        deal_number: 1,
        categories: [],
        sides: [],
        cappotto: null,
        before: [0, 0],
        after: [1, 0],
        how: "fuori",
        declarer: 3,
        right: false,
      },
    });
    const steps = stepsOf(now, [
      played(3, "FS"),
      { type: "fuori", seat: 3, right: false },
      { type: "counted", points: [1, 0] },
      { type: "won", winner: 0, multiplier: 3 },
    ]);
    expect(leadsOnFrom(before, steps)).toBe(true);
    expect(steps[0]?.before).toMatchObject({ table: ["RC", "3S"], stakes: [-1, 1], phase: "playing" });
  });

  test("steps do not lead on from a table with other cards", () => {
    const now = screenOf({ table: ["RC", "7D"] });
    expect(leadsOnFrom(screenOf({ table: ["RC", "2D"] }), stepsOf(now, [played(1, "7D")]))).toBe(false);
  });

  test("an event nobody has heard of changes nothing", () => {
    const now = screenOf();
    const odd = { type: "fireworks" } as unknown as Parameters<typeof stepsOf>[1][number];
    expect(stepsOf(now, [odd])[0]?.before.table).toEqual(now.table);
  });
});

function held(screen: Screen, cards: number[]): Screen["seats"] {
  return screen.seats.map((seat, index) => ({ ...seat, cards: cards[index] ?? 0 }));
}
