/** Made-up screens and messages, for tests and for looking at the table. */

import type { PublicEvent, ServerMessage } from "../../src/table/line/messages";
import type {
  EventsMessage,
  LegalPlay,
  PlayedEvent,
  Screen,
  SeatScreen,
  SideCount,
  SideScreen,
  StateMessage,
  StepMessage,
} from "../../src/wire/types";

const COMPASS = ["Sud", "Est", "Nord", "Ovest", "Levante", "Ponente"];

interface Wanted {
  /** Whether each side has taken anything; both have if nothing is said. */
  taken?: boolean[];
  players?: number;
  pairs?: boolean;
  hand?: string[] | null;
  table?: string[];
  held?: number[];
  stock?: number;
  legal?: LegalPlay[];
  scope?: (string[] | null)[];
  scores?: number[];
  exposed?: string[][];
  change?: Partial<Screen>;
}

export function play(card: string, ...capture: string[]): LegalPlay {
  const action = capture.length > 0 ? `${card}x${capture.join("")}` : card;
  return { action, card, capture, bank: false, scopa: false };
}

export function played(seat: number, card: string, capture: string[] = [], scopa = false): PlayedEvent {
  return { type: "played", seat, card, capture, bank: false, scopa };
}

export function screenOf(wanted: Wanted = {}): Screen {
  const players = wanted.players ?? 4;
  const pairs = wanted.pairs ?? players % 2 === 0;
  const hand =
    wanted.hand === undefined ? ["AD", "2C", "4D", "4S", "6D", "FS", "CC", "RB", "RS"] : wanted.hand;
  const sides = pairs && players > 2 ? 2 : players;
  return {
    room: "luna",
    version: 7,
    phase: "playing",
    rules: "figs",
    target: 11,
    you: 0,
    seats: COMPASS.slice(0, players).map((name, seat) =>
      seatOf(name, seat, sides, wanted, hand?.length ?? 9),
    ),
    sides: Array.from({ length: sides }, (_, side) => sideOf(side, sides, players, wanted)),
    match_number: 1,
    deal_number: 4,
    to_move: 0,
    table: wanted.table ?? ["5D", "3S", "7C", "AB", "RC", "6B"],
    hand,
    stock: wanted.stock ?? 0,
    legal: wanted.legal ?? (hand ?? []).map((card) => play(card)),
    last_play: null,
    last_trick: null,
    ...wanted.change,
  };
}

function seatOf(name: string, seat: number, sides: number, wanted: Wanted, mine: number): SeatScreen {
  const cards = wanted.held?.[seat] ?? mine;
  return {
    seat,
    side: seat % sides,
    name,
    player: seat === 0 ? "" : "greedy",
    kind: seat === 0 ? "person" : "bot",
    cards,
    dealer: seat === 1,
    ready: false,
    exposed: wanted.exposed?.[seat] ?? [],
  };
}

function sideOf(side: number, sides: number, players: number, wanted: Wanted): SideScreen {
  const cards = wanted.scope?.[side] ?? null;
  const seats = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat % sides === side);
  return {
    side,
    seats,
    score: wanted.scores?.[side] ?? 5 - side,
    has_taken: wanted.taken?.[side] ?? true,
    scope: cards?.length ?? null,
    scope_cards: cards,
  };
}

/** A whole screen; after another version with the steps that lead to it. */
export const state = (
  screen: Screen,
  steps: StepMessage[] = [],
  since: number | null = null,
): StateMessage => ({
  type: "state",
  protocol: 2,
  screen,
  events: [],
  since,
  steps,
});

/** The last of some steps, to a screen that has everything new. */
export function stepTo({ version: _, ...screen }: Screen, event: PublicEvent): StepMessage {
  return { event: { ...event }, changes: screen };
}

/** The message of protocol 2 that leads from one screen to the next by one event. */
export function eventTo(screen: Screen, event: PublicEvent, since = screen.version - 1): EventsMessage {
  return { type: "events", since, version: screen.version, steps: [stepTo(screen, event)] };
}

const SCOPONE = [
  play("FS", "5D", "3S"),
  play("FS", "7C", "AB"),
  play("AD"),
  play("2C"),
  play("4D"),
  play("RB", "RC"),
  play("RS", "RC"),
  play("6D", "6B"),
  play("CC"),
];

function counted(over: boolean): Screen {
  const left = [
    "AD",
    "2D",
    "4D",
    "6D",
    "FD",
    "RD",
    "7C",
    "5C",
    "3C",
    "FC",
    "RC",
    "6S",
    "5S",
    "3S",
    "2S",
    "CS",
    "RS",
    "6B",
    "4B",
    "3B",
    "2B",
    "FB",
  ];
  const right = [
    "3D",
    "5D",
    "7D",
    "CD",
    "AC",
    "2C",
    "4C",
    "6C",
    "CC",
    "7S",
    "AS",
    "4S",
    "FS",
    "7B",
    "AB",
    "5B",
    "CB",
    "RB",
  ];
  const points = (side: number) => ({
    carte: 1 - side,
    denari: 1 - side,
    settebello: side,
    primiera: side,
    scope: 2 - side,
    napoli: 0,
    re_bello: 1 - side,
  });
  const side = (index: number, pile: string[], primiera: string[], values: number[], scope: string[]) => ({
    side: index,
    pile,
    scope_cards: scope,
    primiera: { cards: primiera, values, total: values.reduce((sum, value) => sum + value, 0) },
    cards: pile.length,
    coins: pile.filter((card) => card.endsWith("D")).length,
    points: points(index),
    total: Object.values(points(index)).reduce((sum, value) => sum + value, 0),
  });
  return screenOf({
    hand: [],
    table: [],
    legal: [],
    scores: [9, 7],
    change: {
      phase: over ? "match_over" : "deal_over",
      to_move: null,
      outcome: over ? { winner: 0, multiplier: 2 } : null,
      count: {
        deal_number: 4,
        categories: ["carte", "denari", "settebello", "primiera", "scope", "napoli", "re_bello"],
        sides: [
          side(0, left, ["7C", "6D", "6S", "6B"], [21, 18, 18, 18], ["6C", "CB"]),
          side(1, right, ["7D", "7S", "7B", "6C"], [21, 21, 21, 18], ["7S"]),
        ],
        cappotto: null,
        before: [5, 4],
        after: [9, 7],
        how: "counted",
        declarer: null,
        right: null,
      },
    },
  });
}

function counted3(): Screen {
  const two = counted(false);
  const third = two.count?.sides[1];
  const screen = screenOf({
    players: 3,
    hand: [],
    table: [],
    legal: [],
    scores: [9, 7, 3],
    scope: [[], [], []],
  });
  if (!two.count || !third) return screen;
  const count = {
    ...two.count,
    sides: [...two.count.sides, { ...third, side: 2 }],
    before: [5, 4, 1],
    after: [9, 7, 3],
  };
  return { ...screen, phase: "deal_over", to_move: null, count };
}

/** The count of six who play for themselves. */
function counted6(): Screen {
  const three = counted3();
  const sides = three.count?.sides ?? [];
  const screen = screenOf({
    players: 6,
    pairs: false,
    hand: [],
    table: [],
    legal: [],
    scores: [9, 7, 3, 1, 0, 10],
  });
  if (!three.count || !sides[1]) return screen;
  const six = [0, 1, 2, 3, 4, 5].map((side) => ({ ...(sides[side % 2] ?? sides[1]), side }) as SideCount);
  const count = { ...three.count, sides: six, before: [5, 4, 1, 0, 0, 8], after: [9, 7, 3, 1, 0, 10] };
  return { ...screen, phase: "deal_over", to_move: null, count };
}

/** The count of two who play a plain scopa, at the end of a match. */
function countedTwo(): Screen {
  const four = counted(true);
  const screen = screenOf({ players: 2, hand: [], table: [], legal: [], scores: [11, 8] });
  if (!four.count) return screen;
  const categories = four.count.categories.slice(0, 5);
  const count = { ...four.count, categories, before: [7, 5], after: [11, 8] };
  return { ...screen, phase: "match_over", to_move: null, outcome: { winner: 0, multiplier: null }, count };
}

/** A table where captures are taken by hand, with whatever else is going on there. */
export function byHand(change: Partial<Screen> = {}, wanted: Wanted = {}): Screen {
  return screenOf({
    legal: [
      ...(wanted.hand ?? ["AD", "2C", "4D", "4S", "6D", "FS", "CC", "RB", "RS"]).map((card) => play(card)),
      ...SCOPONE,
    ],
    ...wanted,
    change: {
      rules: "figs?target=8",
      target: 8,
      by_hand: true,
      fuori: true,
      shows: true,
      offers: ["call"],
      stakes: [2, -2],
      last_play: played(3, "6B"),
      ...change,
    },
  });
}

function declared(right: boolean): Screen {
  const screen = counted(true);
  if (!screen.count) return screen;
  const count = { ...screen.count, how: "fuori" as const, declarer: right ? 0 : 3, right };
  const outcome = { winner: 0, multiplier: right ? 1 : 3 };
  return { ...screen, rules: "figs?target=8", target: 8, stakes: [3, -3], outcome, count };
}

const BEFORE_SCOPA = screenOf({
  players: 2,
  hand: ["7B", "6S"],
  table: ["4C", "3S"],
  stock: 12,
  scope: [["CB"], []],
  scores: [8, 6],
  held: [2, 3],
});
const SCOPA = played(0, "7B", ["4C", "3S"], true);
const AFTER_SCOPA = {
  ...BEFORE_SCOPA,
  version: 8,
  hand: ["6S"],
  table: [],
  legal: [],
  to_move: 1,
  last_play: SCOPA,
  seats: BEFORE_SCOPA.seats.map((seat) => (seat.seat === 0 ? { ...seat, cards: 1 } : seat)),
  sides: BEFORE_SCOPA.sides.map((side) =>
    side.side === 0 ? { ...side, scope: 2, scope_cards: ["CB", "7B"] } : side,
  ),
};

export const SCENES: Record<string, () => ServerMessage[]> = {
  scopone: () => [
    state(
      screenOf({
        legal: SCOPONE,
        held: [9, 9, 8, 8],
        scope: [["6C"], ["7S"]],
        change: { last_play: played(3, "6B") },
      }),
    ),
  ],
  scopa: () => [
    state(
      screenOf({
        players: 2,
        hand: ["5B", "7C", "6S"],
        table: ["7D", "4C", "FB", "2S", "3C"],
        stock: 12,
        scope: [["CB", "4S"], ["RD"]],
        scores: [8, 6],
        legal: [play("5B", "2S", "3C"), play("7C", "7D"), play("6S", "4C", "2S")],
        change: { last_play: played(1, "5S", ["5C"]) },
      }),
    ),
  ],
  stress: () => [
    state(
      screenOf({
        hand: ["AD", "2D", "4C", "4S", "6D", "7B", "FS", "CC", "RB", "RS"],
        table: ["AS", "2C", "3D", "3B", "4B", "5C", "5S", "6S", "6B", "FB", "CD", "RD"],
        scope: [["6C"], ["7S", "2B", "5D", "FC", "FD"]],
        scores: [9, 10],
        legal: [
          play("FS", "FB"),
          play("7B", "AS", "6S"),
          play("7B", "2C", "5C"),
          play("7B", "3D", "4B"),
          play("7B", "2C", "5S"),
          play("7B", "AS", "6B"),
          play("7B", "3B", "4B"),
          play("AD", "AS"),
          play("2D", "2C"),
        ],
      }),
    ),
  ],
  three: () => [
    state(
      screenOf({
        players: 3,
        hand: ["5B", "7C", "6S"],
        table: ["7D", "4C", "FB", "2S"],
        stock: 27,
        scope: [["CB"], [], ["2D"]],
        scores: [8, 6, 3],
      }),
    ),
  ],
  six: () => [
    state(
      screenOf({
        players: 6,
        hand: ["5B", "7C", "6S", "AD", "RD"],
        table: ["7D", "4C", "FB", "2S"],
        scope: [["CB"], []],
      }),
    ),
  ],
  closed: () => [state(screenOf({ hand: null, legal: [], change: { to_move: 3 } }))],
  hand: () => [state(byHand())],
  crowd: () => [
    state(byHand({}, { table: ["5D", "3S", "7C", "AB", "RC", "6B", "2S", "3C", "4B", "AC", "2B", "FC"] })),
  ],
  theirs: () => [state(byHand({ to_move: 3, legal: [], fuori: false, last_play: played(2, "6B") }))],
  exposed: () => [
    state(
      byHand(
        {},
        {
          exposed: [["4S", "FS"], ["7D"], ["3D", "5C", "RD"], ["2D", "AS"]],
          legal: [play("4S"), play("FS")],
        },
      ),
    ),
  ],
  decide: () => [
    state(
      byHand(
        { legal: [], fuori: false, owner: 1, offers: ["call", "chooses=7D", "chooses=2S", "chooses=RD"] },
        { exposed: [[], ["7D", "2S", "RD"], [], []] },
      ),
    ),
  ],
  decides: () => [
    state(
      byHand(
        { legal: [], fuori: false, owner: 0, to_move: 3, offers: [] },
        { exposed: [["4S", "FS"], [], [], []] },
      ),
    ),
  ],
  called: () => {
    const before = byHand({ offers: [], legal: [], to_move: 1, last_play: played(0, "FS") });
    const called = { type: "called" as const, seat: 3, owner: 0, card: "FS" };
    const table = before.table.filter((card) => card !== "6B");
    return [
      state({ ...before, table: [...table, "FS"], hand: ["AD", "2C", "4D", "4S", "6D", "CC", "RB", "RS"] }),
      eventTo(
        byHand(
          { offers: [], fuori: false, version: 8, last_play: played(3, "6D", ["6B"]) },
          { table, exposed: [["FS"], [], [], []], legal: SCOPONE.slice(0, 2) },
        ),
        called,
      ),
    ];
  },
  declares: () => {
    const after = declared(false);
    const fuori = { type: "fuori" as const, seat: 3, right: false };
    const counted = { type: "counted" as const, points: [5, 3] };
    const won = { type: "won" as const, winner: 0, multiplier: 3 };
    const before = byHand({ legal: [], offers: [], to_move: 3 }, { table: ["5D", "RC"] });
    const table = ["5D", "RC", "6D"];
    const steps = [
      { event: { ...played(3, "6D") }, changes: { table } },
      { event: fuori, changes: {} },
      { event: counted, changes: { count: after.count, phase: "deal_over" } },
      stepTo({ ...after, table }, won),
    ];
    return [state(before), { type: "events", since: 7, version: 8, steps }];
  },
  out: () => [state(declared(true))],
  notout: () => [state(declared(false))],
  count: () => [state(counted(false))],
  over: () => [state(counted(true))],
  count3: () => [state(counted3())],
  count6: () => [state(counted6())],
  countTwo: () => [state(countedTwo())],
  moment: () => [state(BEFORE_SCOPA), eventTo(AFTER_SCOPA, SCOPA)],
  settebello: () => {
    const before = screenOf({
      players: 2,
      hand: ["7C", "6S"],
      table: ["7D", "3S"],
      stock: 12,
      scope: [[], []],
    });
    const taken = played(1, "7B", ["7D"]);
    const seats = before.seats.map((seat) => (seat.seat === 1 ? { ...seat, cards: 1 } : seat));
    return [
      state({ ...before, legal: [], to_move: 1 }),
      eventTo({ ...before, version: 8, table: ["3S"], last_play: taken, seats }, taken),
    ];
  },
  waiting: () => [
    state({
      ...screenOf({ hand: null, legal: [], table: [] }),
      phase: "waiting",
      seats: screenOf().seats.map((seat) =>
        seat.seat > 1 ? { ...seat, name: "", kind: "open" as const, cards: 0 } : { ...seat, cards: 0 },
      ),
    }),
  ],
};
