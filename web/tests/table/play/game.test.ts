import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setLang } from "../../../src/lib/i18n.svelte";
import { saltHash } from "../../../src/lib/salt";
import { choose } from "../../../src/lib/settings.svelte";
import { saidSalt, witnessOf } from "../../../src/seats/witness";
import { Game } from "../../../src/table/play/game.svelte";
import type { ServerMessage } from "../../../src/table/line/messages";
import type { RefusedMessage, Screen } from "../../../src/wire/types";
import { byHand, eventTo, play, played, screenOf, state } from "../scenes";

/** A line that keeps what is sent. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly sent: { type: string; id?: string; action?: string }[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string; action?: string });
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A refusal of what was sent last. */
const refusal = (why: Partial<RefusedMessage>): ServerMessage => ({
  type: "refused",
  id: Wire.last.sent.at(-1)?.id ?? null,
  code: "stale",
  reason: "stale_version",
  message: "",
  facts: {},
  ...why,
});
const kinds = (): string[] => Wire.last.sent.map((message) => message.type);
const actions = (): (string | undefined)[] => Wire.last.sent.map((message) => message.action);

/** The tables that a test opened: a line left open would be made anew beside the tests of other files. */
const opened: Game[] = [];

function newGame(): Game {
  const game = new Game();
  opened.push(game);
  return game;
}

async function at(screen: Screen, token: string | null = null): Promise<Game> {
  const game = newGame();
  game.connect("luna", token);
  Wire.last.say(state(screen));
  await vi.waitFor(() => expect(game.busy).toBe(false));
  return game;
}

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await setLang("it");
});

afterEach(() => {
  for (const game of opened.splice(0)) game.close();
});

test("with one tap a card that can do one thing is played, and one that can do two is chosen", async () => {
  choose("onetap", "on");
  try {
    const one = await at(screenOf({ legal: [play("2C"), play("FS", "5D", "3S")] }));
    one.choose("2C");
    expect(actions()).toEqual(["2C"]);
    const several = await at(screenOf({ legal: [play("FS", "5D", "3S"), play("FS", "FC")] }));
    several.choose("FS");
    expect([actions(), several.selected]).toEqual([[], "FS"]);
    const hand = await at(byHand());
    hand.choose("2C");
    expect([actions(), hand.selected]).toEqual([[], "2C"]);
  } finally {
    choose("onetap", "off");
  }
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
  Wire.last.say(refusal({ code: "illegal_action", reason: "no_such_capture", facts }));
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
  expect(game.speech.polite.at(-1)?.text).toBe("Tocca a te: il fante di spade deve prendere.");
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

const SEVERAL = screenOf({
  hand: ["FS", "7B", "AD"],
  table: ["5D", "3S", "7C", "AB", "6S"],
  legal: [play("FS", "5D", "3S"), play("FS", "7C", "AB"), play("7B", "7C"), play("AD", "AB")],
});

test("a card put down on the table is played if it can do only one thing", async () => {
  const game = await at(SEVERAL);
  game.drop("7B", "6S");
  expect(actions()).toContain("7Bx7C");
});

test("a card put down that can do several things waits to be told, or is told by what it is put on", async () => {
  const game = await at(SEVERAL);
  game.drop("FS", null);
  expect(actions().filter(Boolean)).toEqual([]);
  expect(game.choices).toHaveLength(2);
  game.drop("FS", "AB");
  expect(actions()).toContain("FSx7CAB");
});

test("by hand a card put down plays nothing by itself", async () => {
  const game = await at(byHand());
  game.drop("FS", "5D");
  expect(actions().filter(Boolean)).toEqual([]);
  expect([game.selected, game.touched]).toEqual(["FS", ["5D"]]);
});

test("touching cards says what they add up to so far", async () => {
  const game = await at(
    screenOf({
      hand: ["7B"],
      table: ["AS", "6S", "6B"],
      legal: [play("7B", "AS", "6S"), play("7B", "AS", "6B")],
    }),
  );
  game.choose("7B");
  game.touch("AS");
  expect(game.speech.urgent.at(-1)?.text).toBe("l’asso di spade: 1.");
  game.touch("6B");
  expect(actions()).toContain("7BxAS6B");
});

test("by hand what was touched adds up in words, and no word says what the card takes", async () => {
  const game = await at(byHand());
  game.choose("FS");
  expect(game.speech.polite.at(-1)?.text).toBe("fante di spade, vale 8.");
  game.touch("3S");
  expect(game.speech.urgent.at(-1)?.text).toBe("il tre di spade: 3.");
});

test("a card chosen is said with what it is worth and the captures it can make", async () => {
  const game = await at(SEVERAL);
  const said = (): string | undefined => game.speech.polite.at(-1)?.text;
  game.choose("FS");
  expect(said()).toBe(
    "fante di spade, vale 8. 2 prese possibili. " +
      "Presa A: il cinque di denari e il tre di spade. Presa B: il sette di coppe e l’asso di bastoni.",
  );
  game.choose("7B");
  expect(said()).toBe("sette di bastoni, vale 7. Una presa possibile. Presa A: il sette di coppe.");
  const other = await at(screenOf({ legal: [play("2C")] }));
  other.choose("2C");
  expect(other.speech.polite.at(-1)?.text).toBe("due di coppe, vale 2. Nessuna presa possibile.");
});

test("a play on a table that has moved on brings the new table and no complaint", async () => {
  const game = await at(byHand());
  game.choose("2C");
  game.lay();
  Wire.last.say(refusal({}));
  expect([kinds(), game.refusal, game.sent]).toEqual([["play", "hello"], null, false]);
  const moved = byHand({ version: 8 });
  Wire.last.say(state(moved));
  Wire.last.say(state(moved));
  await vi.waitFor(() => expect(game.screen?.version).toBe(8));
  expect([kinds(), game.refusal]).toEqual([["play", "hello"], null]);
});

test("a refusal that comes twice, or of a play that was accepted, is not said", async () => {
  const game = await at(byHand());
  game.choose("2C");
  game.lay();
  const late = refusal({ code: "illegal_action", reason: "no_such_capture" });
  Wire.last.say(state(byHand({ version: 8 })));
  Wire.last.say(late);
  Wire.last.say(late);
  await vi.waitFor(() => expect(game.busy).toBe(false));
  expect(game.refusal).toBeNull();
});

test("what cannot be shown as it happens does not keep the table from going on", async () => {
  vi.stubGlobal("reportError", vi.fn());
  const game = await at(byHand());
  vi.spyOn(game.stage, "finish").mockImplementation(() => {
    throw new Error("a step from the future");
  });
  const screen = byHand({ version: 8 }, { table: ["5D", "3S", "7C", "RC", "4B"] });
  Wire.last.say(eventTo(screen, { type: "ready", seat: 1 }));
  await vi.waitFor(() => expect(game.screen?.version).toBe(8));
  expect(game.busy).toBe(false);
  expect(reportError).toHaveBeenCalledOnce();
});

test("of a message that was lost the table is asked for, and asked once", async () => {
  const game = await at(byHand());
  Wire.last.sent.length = 0;
  const late = byHand({ version: 10 });
  Wire.last.say(eventTo(late, { type: "ready", seat: 1 }));
  Wire.last.say(eventTo({ ...late, version: 11 }, { type: "ready", seat: 2 }));
  expect(Wire.last.sent).toEqual([expect.objectContaining({ type: "hello", version: 7, protocol: 2 })]);
  expect(game.screen?.version).toBe(7);
  Wire.last.say(state(late));
  await vi.waitFor(() => expect(game.screen?.version).toBe(10));
});

test("a table that is gone is left: said once, and the line is closed", async () => {
  const game = await at(byHand());
  Wire.last.say(refusal({ id: null, code: "not_found", reason: "no_room", message: "Nothing here." }));
  expect(game.gone).toBe(true);
  expect(game.online).toBe(true);
  expect(Wire.last.readyState).toBe(3);
  await vi.waitFor(() => expect(game.refusal).not.toBeNull());
  expect(game.speech.urgent.filter(({ text }) => text === game.refusal)).toHaveLength(1);
});

test("a command that is forbidden leaves the table where it is", async () => {
  const game = await at(byHand());
  game.fill();
  Wire.last.say(refusal({ code: "forbidden", reason: "no_seat", message: "Not yours." }));
  expect(game.gone).toBe(false);
});

/** A table that waits, seen by who sits at its first seat, whose word it has or not. */
const waiting = (given: boolean, version: number): ServerMessage => {
  const screen = screenOf({ change: { phase: "waiting", version } });
  const fairness = { attempt: 0, commitment: null, next_commitment: "ab12", salts: [], seed: null };
  const hash = saltHash(witnessOf(screen.room).salts.at(-1) ?? "");
  const reveal = given ? { hashes: [hash, "", "", ""], asked: false, owing: [] } : null;
  return state({ ...screen, fairness, reveal });
};

test("the hash of a word for the shuffle is given, and only then the seats are filled", () => {
  const game = newGame();
  game.connect("luna", null, "maestro");
  Wire.last.say(waiting(false, 3));
  expect(kinds()).toEqual(["ready"]);
  const room = screenOf({}).room;
  expect(witnessOf(room).hashes).toEqual(["ab12"]);
  const [salt = ""] = witnessOf(room).salts;
  expect(Wire.last.sent[0]).toMatchObject({ salt_hash: saltHash(salt) });
  expect(Wire.last.sent[0]).not.toHaveProperty("salt");
  Wire.last.say(waiting(true, 4));
  Wire.last.say(waiting(true, 5));
  expect(Wire.last.sent.slice(1)).toMatchObject([{ type: "fill", player: "maestro" }]);
  expect(game.filling).toBe("maestro");
  Wire.last.say(state(screenOf({ change: { version: 9 } })));
  expect(game.filling).toBe(null);
});

test("seats are filled all the same after a line that broke before anybody heard it", () => {
  saidSalt(screenOf({}).room, "own");
  const game = newGame();
  game.connect("luna", null, "maestro");
  Wire.last.say(waiting(true, 4));
  Wire.last.onclose?.({ code: 1006 });
  expect(game.online).toBe(false);
  document.dispatchEvent(new Event("visibilitychange"));
  Wire.last.say(waiting(true, 4));
  expect(kinds()).toEqual(["fill"]);
});

test("where the seats cannot be filled the waiting room is shown, and why", () => {
  saidSalt(screenOf({}).room, "own");
  const game = newGame();
  game.connect("luna", null, "maestro");
  Wire.last.say(waiting(true, 4));
  Wire.last.say(refusal({ code: "store", reason: "store" }));
  expect([game.filling, game.refusal === null]).toEqual([null, false]);
});

const unknown = refusal.bind(null, { id: null, code: "forbidden", reason: "token_unknown" });

test("whose seat was freed is told so once, whether it was seen or heard of later", async () => {
  const game = await at(screenOf(), "ticket");
  const said = vi.spyOn(game.speech, "say");
  expect(game.unseated).toBe(false);
  Wire.last.say(state(screenOf({ change: { you: null, version: 9 } })));
  Wire.last.say(unknown());
  expect([game.unseated, game.left]).toEqual([true, false]);
  expect(said.mock.calls.filter(([text]) => text)).toEqual([["Il tuo posto è stato liberato.", "urgent"]]);
  const other = await at(screenOf(), "ticket");
  Wire.last.say(unknown());
  expect([other.unseated, other.gone]).toEqual([true, true]);
  other.connect("luna", "another");
  expect([other.unseated, other.gone]).toEqual([false, false]);
});

test("who gave a seat up has left, also where the answer was lost", async () => {
  for (const answer of [() => state(screenOf({ change: { you: null, version: 9 } })), unknown]) {
    const game = await at(screenOf(), "ticket");
    game.leave(null);
    Wire.last.say(answer());
    expect([game.unseated, game.left]).toEqual([false, true]);
  }
});

test("who only looks on has no seat to lose", async () => {
  const game = await at(screenOf({ change: { you: null } }));
  Wire.last.say(state(screenOf({ change: { you: null, version: 9 } })));
  expect(game.unseated).toBe(false);
});

test("every command says which version of the table it answers (D7)", async () => {
  const game = await at(screenOf({ change: { phase: "deal_over", version: 41 } }), "ticket");
  const commands = [
    () => game.ready(),
    () => game.resign(),
    () => game.claim(),
    () => game.letStandIn(1),
    () => game.fill("greedy"),
    () => game.publish(true),
    () => game.dismiss(1),
    () => game.leave(null),
  ];
  for (const command of commands) {
    command();
    expect(Wire.last.sent.at(-1)).toMatchObject({ version: 41 });
  }
});

test("a late command is told, except where the table shows it", async () => {
  const waiting = await at(screenOf({ change: { phase: "waiting" } }), "ticket");
  waiting.dismiss(1);
  expect(Wire.last.sent.at(-1)).toMatchObject({ type: "dismiss", seat: 1, version: waiting.screen?.version });
  Wire.last.say(refusal({}));
  expect(waiting.refusal).not.toBeNull();
  const playing = await at(screenOf(), "ticket");
  for (const late of [() => playing.resign(), () => playing.leave(null), () => playing.claim()]) {
    late();
    Wire.last.say(refusal({}));
    expect(playing.refusal).not.toBeNull();
  }
  playing.ready();
  Wire.last.say(refusal({}));
  expect(playing.refusal).toBeNull();
});

describe("a word that was given by its hash", () => {
  const OWN = "fca9e434ed1c801c";
  const OTHER = saltHash("other");

  /** A table that asks for the words with these hashes, those of its first seat first. */
  const asking = (version: number, hashes: string[], owing = [0, 1], next = "ab12"): ServerMessage => {
    const fairness = { attempt: 0, commitment: null, next_commitment: next, salts: [], seed: null };
    const reveal = { hashes, asked: true, owing, broken: false };
    return state(screenOf({ players: 2, change: { phase: "waiting", version, fairness, reveal } }));
  };
  const shown = (): unknown[] =>
    Wire.last.sent
      .filter((message) => message.type === "salt")
      .map((message) => "salt" in message && message.salt);

  beforeEach(() => saidSalt("luna", OWN));

  test("is shown by itself when all hashes are there, once on a line", () => {
    const game = newGame();
    game.connect("luna", "token");
    Wire.last.say(asking(5, [saltHash(OWN), OTHER]));
    Wire.last.say(asking(6, [saltHash(OWN), OTHER]));
    expect(shown()).toEqual([OWN]);
    game.close();
  });

  test.each([
    ["another hash of somebody else", [saltHash(OWN), saltHash("chosen")], "ab12"],
    ["another number of the server", [saltHash(OWN), OTHER], "cd34"],
  ])("is never shown a second time, before %s", (_, hashes, next) => {
    newGame().connect("luna", "token");
    Wire.last.say(asking(5, [saltHash(OWN), OTHER]));
    const again = newGame();
    again.connect("luna", "token");
    Wire.last.say(asking(5, hashes, [0, 1], next));
    expect(shown()).toEqual([]);
    again.connect("luna", "token");
    Wire.last.say(asking(5, [saltHash(OWN), OTHER]));
    expect(shown()).toEqual([OWN]);
  });

  test("is not shown where it is not asked for, nor another's", () => {
    const game = newGame();
    game.connect("luna", "token");
    Wire.last.say(asking(5, [saltHash(OWN), OTHER], [1]));
    Wire.last.say(asking(6, [OTHER, saltHash(OWN)]));
    expect(shown()).toEqual([]);
    expect(game.refusal).not.toBe(null);
  });

  test("is given anew, once, where this browser does not have it", () => {
    const screen = screenOf({ players: 2, change: { phase: "waiting", version: 5 } });
    const reveal = { hashes: [OTHER, ""], asked: false, owing: [], broken: false };
    newGame().connect("luna", "token");
    Wire.last.say(state({ ...screen, reveal }));
    Wire.last.say(state({ ...screen, reveal, version: 6 }));
    expect(kinds().filter((kind) => kind === "ready")).toEqual(["ready"]);
  });
});
