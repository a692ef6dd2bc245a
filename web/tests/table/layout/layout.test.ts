import { describe, expect, test } from "vitest";
import { layoutOf, modeOf, type Cloth, type Layout } from "../../../src/table/layout/layout";

const PHONES: [number, number][] = [
  [320, 584],
  [360, 624],
  [360, 684],
  [390, 788],
];

function cloth(change: Partial<Cloth>): Cloth {
  const plain: Cloth = {
    mode: "phone",
    width: 390,
    height: 788,
    players: 4,
    hand: 9,
    table: 6,
    stock: false,
    byHand: false,
    calls: false,
    left: false,
    low: false,
    ratio: 0.61,
  };
  return { ...plain, ...change };
}

function overlaps(layout: Layout, ratio: number): boolean {
  const { w, spots } = layout.table;
  return spots.some((one, at) =>
    spots
      .slice(at + 1)
      .some((other) => Math.abs(one.x - other.x) < w - 0.01 && Math.abs(one.y - other.y) < w / ratio - 0.01),
  );
}

describe("a layout", () => {
  test("names the kind of screen", () => {
    expect([modeOf(390, 844), modeOf(844, 390), modeOf(820, 1180), modeOf(1440, 900)]).toEqual([
      "phone",
      "landscape",
      "tablet",
      "desktop",
    ]);
  });

  test.each(PHONES)("on %i × %i, up to ten cards in hand keep a finger's width each", (width, height) => {
    for (let hand = 1; hand <= 10; hand += 1) {
      const { spots, w } = layoutOf(cloth({ width, height, hand })).hand;
      const heights = new Set(spots.map((spot) => spot.y));
      for (const y of heights) {
        const row = spots.filter((spot) => spot.y === y);
        row
          .slice(1)
          .forEach((spot, at) => expect(spot.x - (row[at]?.x ?? 0)).toBeGreaterThanOrEqual(Math.min(44, w)));
        expect(Math.min(...row.map((spot) => spot.x))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...row.map((spot) => spot.x + w))).toBeLessThanOrEqual(width);
      }
    }
  });

  test.each(PHONES)(
    "on %i × %i, up to twelve cards on the table lie clear of each other and of the hand",
    (width, height) => {
      for (let table = 1; table <= 12; table += 1) {
        const layout = layoutOf(cloth({ width, height, table, hand: 10 }));
        expect(overlaps(layout, 0.61)).toBe(false);
        expect(layout.table.bottom).toBeLessThanOrEqual(layout.hand.top);
        expect(layout.table.w).toBeGreaterThanOrEqual(30);
      }
    },
  );

  test.each(PHONES)(
    "on %i × %i, the call has a finger's height clear of table, choices and hand",
    (width, height) => {
      for (let table = 1; table <= 12; table += 1) {
        const layout = layoutOf(cloth({ width, height, table, hand: 9, byHand: true, calls: true }));
        expect(layout.caption.h).toBeGreaterThanOrEqual(44);
        expect(layout.table.bottom).toBeLessThanOrEqual(layout.caption.y + 0.01);
        expect(layout.caption.y + layout.caption.h).toBeLessThanOrEqual(layout.choices.y + 0.01);
        expect(layout.choices.y + layout.choices.h).toBeLessThan(layout.hand.top);
      }
    },
  );

  test.each(PHONES)(
    "on %i × %i, choices leave the caption and a raised card's number in sight",
    (width, height) => {
      for (const hand of [3, 10]) {
        const { caption, choices, hand: cards, covered } = layoutOf(cloth({ width, height, hand }));
        expect(choices.y).toBeGreaterThanOrEqual(caption.y + (covered ? 18 : 0));
        expect(choices.y + choices.h).toBeLessThanOrEqual(cards.top - 27);
      }
    },
  );

  test.each([
    ["phone", 320, 415, 50],
    ["phone", 360, 536, 54],
    ["landscape", 490, 360, 56],
  ] as const)(
    "a lesson's %s cloth of %i × %i shows four cards clear of everything",
    (mode, width, height, w) => {
      const layout = layoutOf(
        cloth({ mode, width, height, players: 2, hand: 3, table: 4, stock: true, byHand: true, ratio: 0.58 }),
      );
      expect(layout.table.w).toBeGreaterThanOrEqual(w);
      expect(Math.min(...layout.table.spots.map((spot) => spot.y))).toBeGreaterThanOrEqual(
        layout.tableArea.y,
      );
      expect(layout.table.bottom).toBeLessThan(layout.caption.y + 14);
      expect(layout.tableArea.y).toBeGreaterThan(layout.back / 0.58 / 2);
      if (mode === "landscape") expect(layout.choices.x).toBeGreaterThan(layout.hand.right);
      else expect(layout.choices.y + layout.choices.h).toBeLessThan(layout.hand.top);
    },
  );

  test.each([280, 320, 360, 415, 480, 640, 740])(
    "on a cloth of 320 × %i nothing is written over whose turn it is",
    (height) => {
      for (let table = 0; table <= 12; table += 1) {
        for (const players of [2, 4]) {
          const { caption, captioned, strip } = layoutOf(
            cloth({ width: 320, height, players, table, hand: 3 }),
          );
          expect(captioned && caption.y + 16 > strip.y).toBe(false);
          if (height >= 415 && players === 2) expect(captioned).toBe(true);
        }
      }
    },
  );

  test.each(PHONES)(
    "on %i × %i, a second line of the caption leaves choices and strip clear",
    (width, height) => {
      for (let table = 0; table <= 10; table += 1) {
        const { caption, choices, lines, strip } = layoutOf(cloth({ width, height, table, hand: 9 }));
        expect(lines.choosing === 2 && caption.y + 32 > choices.y).toBe(false);
        expect(lines.alone === 2 && caption.y + 32 > strip.y).toBe(false);
      }
    },
  );

  test("a common phone has two lines for what was played, whatever lies on the table", () => {
    for (let table = 0; table <= 8; table += 1)
      expect(layoutOf(cloth({ width: 390, height: 700, table, hand: 9 })).lines.alone).toBe(2);
  });

  test("the largest table on a common phone has the size of the design", () => {
    expect(layoutOf(cloth({ width: 360, height: 684, table: 12, hand: 10 })).table.w).toBeGreaterThan(52);
    expect(layoutOf(cloth({ table: 6 })).table.w).toBeGreaterThan(74);
  });

  test("a stock or seats at the sides keep the table from the edges", () => {
    const alone = layoutOf(cloth({ players: 2, stock: false })).tableArea.x;
    expect(layoutOf(cloth({ players: 2, stock: true })).tableArea.x).toBeGreaterThan(alone);
    expect(layoutOf(cloth({ players: 4 })).tableArea.x).toBe(60);
  });

  test("sideways, a short hand leaves room for the choices beside it", () => {
    const layout = layoutOf(cloth({ mode: "landscape", width: 844, height: 390, hand: 3, players: 2 }));
    expect(layout.choices.x).toBeGreaterThan(layout.hand.right);
    expect(layout.choices.w).toBeGreaterThan(150);
  });
});

test.each([false, true])(
  "sideways, what is offered is clear of the hand, whatever is chosen (left: %s)",
  (left) => {
    for (const [width, height] of [
      [740, 360],
      [844, 390],
      [640, 320],
    ] as const)
      for (let count = 4; count <= 10; count += 1) {
        const { hand, choices } = layoutOf(cloth({ mode: "landscape", width, height, hand: count, left }));
        if (left) expect(choices.x + choices.w).toBeLessThanOrEqual(hand.left - hand.aside / 2);
        else expect(choices.x).toBeGreaterThanOrEqual(hand.right + hand.aside / 2);
      }
  },
);

test.each([
  [1100, false],
  [1280, false],
  [1280, true],
  [1920, false],
])(
  "on a screen %i wide the hand leaves whose turn it is and who sits there in sight (left: %s)",
  (w, left) => {
    const width = w - 356;
    for (let hand = 1; hand <= 10; hand += 1) {
      const laid = layoutOf(cloth({ mode: "desktop", width, height: 722, hand, left })).hand;
      const middle = (laid.left + laid.right) / 2;
      expect(left ? laid.left : width - laid.right).toBeGreaterThanOrEqual(28 + 176 + 10);
      expect(left ? width - laid.right : laid.left).toBeGreaterThanOrEqual(100);
      if (hand <= 3 && w > 1100) expect(middle).toBeCloseTo(width / 2);
    }
  },
);

describe("a layout for one hand", () => {
  const room = (change: Partial<Cloth>): Layout => layoutOf(cloth({ low: true, ...change }));

  test("brings the table down to the thumb", () => {
    for (const table of [1, 4, 8]) {
      const wide = layoutOf(cloth({ table })).table;
      expect(room({ table }).table.bottom).toBeGreaterThan(wide.bottom);
    }
  });

  test("lies at the side of the hand that plays on a tablet", () => {
    const tablet = { mode: "tablet", width: 820, height: 1100 } as const;
    const [left, right] = [room({ ...tablet, left: true }), room({ ...tablet, left: false })];
    expect(left.hand.right).toBeLessThan(820 * 0.65);
    expect(right.hand.left).toBeGreaterThan(820 * 0.35);
    expect(left.choices.x + left.choices.w).toBeLessThan(820 * 0.65);
    expect(right.choices.x).toBeGreaterThan(820 * 0.35);
  });

  test.each([3, 9])("held sideways, the left hand has its choices left of a hand of %i", (hand) => {
    const sideways = { mode: "landscape", width: 740, height: 360, hand } as const;
    const [left, right] = [layoutOf(cloth({ ...sideways, left: true })), layoutOf(cloth({ ...sideways }))];
    expect(left.choices.x).toBeCloseTo(740 - right.choices.x - right.choices.w);
    if (hand === 3) expect(left.choices.x + left.choices.w).toBeLessThan(left.hand.left);
  });
});

// U10
test.each([3, 4, 5, 6])("a hand of %i held sideways lies apart where the row has room for it", (hand) => {
  for (const [width, height] of [
    [667, 375],
    [844, 390],
    [932, 430],
  ] as const) {
    const { hand: laid } = layoutOf(cloth({ mode: "landscape", width, height, hand, players: 2 }));
    const free = width - 256 - 20;
    const apart = laid.spots.slice(1).every((spot, at) => spot.x - (laid.spots[at]?.x ?? 0) >= laid.w);
    expect([width, apart]).toEqual([width, hand * (laid.w + 8) + laid.aside / 2 <= free || apart]);
  }
});
