import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLang } from "../../../src/lib/i18n.svelte";
import { clockText, clockWords, timeName } from "../../../src/lib/time";
import { Clocks } from "../../../src/table/play/clocks.svelte";
import { clocksSentence, lostSentence, turnSentence } from "../../../src/table/words/sentences";
import type { ClockScreen, Screen } from "../../../src/wire/types";
import { screenOf } from "../scenes";

const SECOND = 1000;

const at = (change: Partial<Screen>): Screen => screenOf({ change });

let said: number[] = [];
let ticks = 0;
let clocks: Clocks;

/** The clocks of two players, the first of whom looks at them. */
function set(left: (number | null)[], running: number | null = 0, more: Partial<ClockScreen> = {}): void {
  clocks.set(at({ you: 0, time: "10+0", clock: { left, running, pause: null, ...more } }));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  await setLang("it");
  said = [];
  ticks = 0;
  clocks = new Clocks({ say: (seconds) => said.push(seconds), tick: () => (ticks += 1) });
});

afterEach(() => {
  clocks.stop();
  vi.useRealTimers();
});

test("the clock that runs goes on between two screens, and no other", () => {
  set([100, 80]);
  vi.advanceTimersByTime(30 * SECOND);
  expect(clocks.left(0)).toBeCloseTo(70, 0);
  expect(clocks.left(1)).toBe(80);
  set([70, 80], 1);
  vi.advanceTimersByTime(90 * SECOND);
  expect([clocks.left(0), clocks.left(1)]).toEqual([70, 0]);
});

test("a computer player has none, nor has a table without a time", () => {
  set([100, null]);
  expect(clocks.left(1)).toBeNull();
  clocks.set(at({ you: 0 }));
  expect([clocks.left(0), clocks.pause]).toEqual([null, null]);
});

test("of one's own time is said what is left at a minute, at half of it and at ten seconds, each once", () => {
  set([70, 100]);
  vi.advanceTimersByTime(65 * SECOND);
  expect(said).toEqual([60, 30, 10]);
  expect(ticks).toBeGreaterThanOrEqual(5);
});

test("of somebody else's time nothing is said", () => {
  set([100, 70], 1);
  vi.advanceTimersByTime(69 * SECOND);
  expect([said, ticks]).toEqual([[], 0]);
  expect(clocks.low(1)).toBe(true);
});

test("in a slow game nothing is said, and the last hour is low", () => {
  clocks.set(at({ you: 0, time: "1d", clock: { left: [3660, 86_400], running: 0, pause: null } }));
  expect(clocks.low(0)).toBe(false);
  vi.advanceTimersByTime(120 * SECOND);
  expect([clocks.low(0), clocks.low(1), said]).toEqual([true, false, []]);
});

test("the pause between two deals goes by", () => {
  set([50, 40], null, { pause: 60 });
  vi.advanceTimersByTime(20 * SECOND);
  expect(clocks.pause).toBeCloseTo(40, 0);
});

test("a clock shows nothing only when it is up", () => {
  expect([600, 65.2, 0.3, 0, 3725, 2 * 86_400 + 5 * 3600].map(clockText)).toEqual([
    "10:00",
    "1:06",
    "0:01",
    "0:00",
    "1:02:05",
    "2 g 5 h",
  ]);
});

test("a time is said in its two largest units", async () => {
  expect([118, 60, 1, 0, 3660, 90_000].map(clockWords)).toEqual([
    "un minuto e 58 secondi",
    "un minuto",
    "un secondo",
    "0 secondi",
    "un’ora e un minuto",
    "un giorno e un’ora",
  ]);
  await setLang("en");
  expect([118, 7200].map(clockWords)).toEqual(["one minute and 58 seconds", "2 hours"]);
});

test("the time of a table has a name", () => {
  expect(["10+5", "5+0", "0.5+1", "1d", "3d"].map(timeName)).toEqual([
    "10 minuti a testa, +5 s a giocata",
    "5 minuti a testa",
    "30 secondi a testa, +1 s a giocata",
    "Un giorno per ogni giocata",
    "3 giorni per ogni giocata",
  ]);
});

test("whose turn it is comes with the time, and a key tells all clocks", () => {
  const screen = at({ you: 0, to_move: 0 });
  expect(turnSentence(screen, "un minuto")).toBe("Tocca a te. Hai un minuto.");
  expect(turnSentence(screen)).toBe("Tocca a te.");
  const names = screen.seats.map((seat) => (seat.seat === 0 ? "Tu" : seat.name));
  const told = clocksSentence(screen, (seat) => (seat < 2 ? 60 : null));
  expect(told).toBe(`${names[0]}: un minuto. ${names[1]}: un minuto.`);
  expect(clocksSentence(screen, () => null)).toBe("");
});

test("a match that was lost by the clock says through whom", () => {
  const lost = (seat: number): string =>
    lostSentence(at({ you: 0, outcome: { winner: 1, multiplier: null, why: "time", seat } }));
  expect(lost(0)).toBe("Il tuo tempo è finito.");
  expect(lost(1)).toContain("ha finito il tempo.");
  expect(lostSentence(at({ outcome: { winner: 1, multiplier: null } }))).toBe("");
});
