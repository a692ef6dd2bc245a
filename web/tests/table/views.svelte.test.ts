import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setLang } from "../../src/lib/i18n.svelte";
import Absent from "../../src/table/waiting/Absent.svelte";
import Count from "../../src/table/count/Count.svelte";
import CountEnd from "../../src/table/count/CountEnd.svelte";
import { Game } from "../../src/table/play/game.svelte";
import QuitSheet from "../../src/table/sheets/QuitSheet.svelte";
import Waiting from "../../src/table/waiting/Waiting.svelte";
import WaitingRoom from "../../src/table/waiting/WaitingRoom.svelte";
import type { Screen, StateMessage } from "../../src/wire/types";
import { SCENES, screenOf } from "./scenes";

let view: Record<string, unknown> | undefined;

/** Show a part of the table; what is set on the answer it sees. */
function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): Props {
  const shown = $state(props);
  view = mount(part, { target: document.body, props: shown });
  flushSync();
  return shown;
}

const found = (testid: string): HTMLElement | null => document.querySelector(`[data-testid="${testid}"]`);

function press(testid: string): void {
  found(testid)?.click();
  flushSync();
}

/** A table of two pairs of people, where these want to resign. */
function resigning(...wanting: number[]): Screen {
  const seats = screenOf().seats.map((seat) => ({
    ...seat,
    kind: "person" as const,
    resigning: wanting.includes(seat.seat),
  }));
  return screenOf({ change: { seats } });
}

beforeEach(async () => {
  await setLang("it");
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

afterEach(async () => {
  if (view) await unmount(view);
  view = undefined;
});

describe("resigning", () => {
  const game = new Game();

  test("is offered once; then the partner's word is waited for", () => {
    const shown = show(QuitSheet, { game, screen: resigning(), onclose: vi.fn() });
    expect(found("resign")).not.toBeNull();
    shown.screen = resigning(0);
    flushSync();
    expect(found("resign")).toBeNull();
    expect(found("resign-asked")?.textContent).toBe(
      "Vuoi abbandonare la partita; deve volerlo anche chi gioca con te.",
    );
  });

  test("is asked about again when a partner who was told no asks again", () => {
    const shown = show(Waiting, { game, screen: resigning(2), onseated: vi.fn() });
    press("resign-no");
    expect(found("waits")).toBeNull();
    shown.screen = resigning();
    flushSync();
    shown.screen = resigning(2);
    flushSync();
    expect(found("resign-too")).not.toBeNull();
  });
});

test("what can be done about somebody absent is said, and once", () => {
  const game = new Game();
  const screen = screenOf();
  const absence = { seat: 3, stand_in: 0, claims: [null, null] };
  const shown = show(Absent, { game, screen, absence });
  shown.screen = { ...screen, version: 8 };
  flushSync();
  expect(game.speech.said.map(({ text }) => text)).toEqual([
    "Ovest è assente da un po’, e il tavolo aspetta.",
  ]);
});

const counted = (): Screen => (SCENES["count"]?.()[0] as StateMessage).screen;

describe("the count", () => {
  const props = { game: new Game(), mode: "phone" as const, onleave: vi.fn() };

  test.each(["Enter", " ", "Escape"])("is open at once after the key %j", (key) => {
    const screen = counted();
    if (!screen.count) return;
    show(Count, { ...props, screen, count: screen.count });
    expect(found("count")?.dataset["done"]).toBe("false");
    found("count")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
    expect(found("count")?.dataset["done"]).toBe("true");
  });
});

test("what was refused is said by one voice", () => {
  const game = new Game();
  game.refusal = "Non si può.";
  const onleave = vi.fn();
  show(CountEnd, { game, screen: counted(), onleave });
  expect(document.body.textContent).toContain(game.refusal);
  expect(document.querySelector("[role=alert], [role=status]")).toBeNull();
  document.body.replaceChildren();
  show(WaitingRoom, { game, screen: { ...screenOf(), phase: "waiting" }, onleave, onseated: vi.fn() });
  expect(document.body.textContent).toContain(game.refusal);
  expect(document.querySelector("[role=alert], [role=status]")).toBeNull();
});
