import { beforeEach, expect, test, vi } from "vitest";
import { setLang } from "../../src/lib/i18n.svelte";
import { Game } from "../../src/table/game.svelte";
import type { ServerMessage } from "../../src/table/messages";
import type { Screen } from "../../src/wire/types";
import { byHand, play, played, screenOf } from "./scenes";

/** A line that keeps what is sent. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly sent: { type: string; action?: string }[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; action?: string });
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const state = (screen: Screen): ServerMessage => ({ type: "state", screen, events: [] });
const actions = (): (string | undefined)[] => Wire.last.sent.map((message) => message.action);

async function at(screen: Screen): Promise<Game> {
  const game = new Game();
  game.connect("luna", null);
  Wire.last.say(state(screen));
  await vi.waitFor(() => expect(game.busy).toBe(false));
  return game;
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  setLang("it");
});

test("by hand nothing says what a card takes", async () => {
  const game = await at(byHand());
  game.choose("FS");
  expect(game.choices).toEqual([]);
  expect(game.taking).toMatchObject({ card: "FS", take: null });
});

test("by hand what was touched is taken, and a card that takes can be laid", async () => {
  const game = await at(byHand());
  game.choose("FS");
  game.touch("5D");
  game.touch("RC");
  game.touch("RC");
  game.touch("3S");
  game.take();
  expect(actions()).toEqual(["FSx5D3S"]);
  const other = await at(byHand());
  other.choose("FS");
  other.lay();
  expect(actions()).toEqual(["FS"]);
});

test("touching the chosen card again puts it back and plays nothing", async () => {
  const game = await at(byHand());
  game.choose("2C");
  game.choose("2C");
  expect(game.selected).toBeNull();
  expect(actions()).toEqual([]);
});

test("a wrong set is refused with its article, and stays touched to be mended", async () => {
  const game = await at(byHand());
  game.choose("FS");
  game.touch("5D");
  game.take();
  const facts = { choices: ["5D 3S"], article: 9 };
  Wire.last.say({
    type: "refused",
    id: "x",
    code: "illegal_action",
    reason: "no_such_capture",
    message: "",
    facts,
  });
  expect(game.refusal).toMatch(/cinque di denari e tre di spade\. FIGS, articolo 9\.$/);
  expect([game.selected, game.touched]).toEqual(["FS", ["5D"]]);
  game.touch("3S");
  expect(game.refusal).toBeNull();
});

test("a play marked to declare with waits until it is confirmed", async () => {
  const game = await at(byHand());
  game.markFuori();
  game.choose("FS");
  game.touch("5D");
  game.touch("3S");
  game.take();
  expect(actions()).toEqual([]);
  expect(game.declaration).toEqual({ action: "FSx5D3S", card: "FS", taken: ["5D", "3S"] });
  game.declare();
  expect(actions()).toEqual(["FSx5D3S=fuori"]);
});

test("thinking better of a declaration takes the mark away and keeps the cards chosen", async () => {
  const game = await at(byHand());
  game.choose("2C");
  game.markFuori();
  game.lay();
  game.keepPlaying();
  expect([game.declaring, game.declaration, game.selected]).toEqual([false, null, "2C"]);
  game.lay();
  expect(actions()).toEqual(["2C"]);
});

test("where captures are made by themselves a declaration goes with the choice", async () => {
  const game = await at(screenOf({ legal: [play("2C")], change: { fuori: true } }));
  game.choose("2C");
  game.markFuori();
  game.choose("2C");
  expect(game.declaration?.action).toBe("2C");
  game.declare();
  expect(actions()).toEqual(["2C=fuori"]);
});

test("nobody can mark a declaration where the server does not offer one", async () => {
  const game = await at(byHand({ fuori: false }));
  game.markFuori();
  expect(game.declaring).toBe(false);
});

test("a call, a decision and cards shown are sent as they are written", async () => {
  const game = await at(
    byHand({ to_move: 0, owner: 1, legal: [], offers: ["call", "chooses=7D", "chooses=2S"] }),
  );
  game.call();
  game.call();
  expect(actions()).toEqual(["call"]);
  const other = await at(byHand({ owner: 1, legal: [], offers: ["chooses=7D", "chooses=2S"] }));
  other.decide(other.decisions[1] ?? { action: "", card: "" });
  expect(actions()).toEqual(["chooses=2S"]);
  const third = await at(byHand());
  third.show(["4D", "RS"]);
  expect(actions()).toEqual(["shows=4D" + "RS"]);
});

test("a card that was called is chosen by itself", async () => {
  const legal = [play("FS", "5D", "3S"), play("FS", "7C", "AB")];
  const game = await at(byHand({ offers: [] }, { legal, exposed: [["FS"]] }));
  expect(game.selected).toBe("FS");
  expect(game.speech.urgent.at(-1)?.text).toBe("Tocca a te: il fante di spade deve prendere.");
});

test("a touched card that somebody else takes is touched no more", async () => {
  const game = await at(byHand());
  game.choose("FS");
  game.touch("5D");
  const later = byHand({ version: 8, last_play: played(3, "5S", ["5D"]) }, { table: ["3S", "7C"] });
  Wire.last.say(state(later));
  await vi.waitFor(() => expect(game.busy).toBe(false));
  expect(game.touched).toEqual([]);
});
