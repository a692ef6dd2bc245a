import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import "../../src/desk/texts";
import DeskView from "../../src/desk/DeskView.svelte";
import { ApiError } from "../../src/lib/api";
import { Desk, type Ask } from "../../src/desk/desk.svelte";
import { Typed } from "../../src/desk/keys";
import { choose } from "../../src/lib/settings.svelte";
import type { DeskRequest } from "../../src/wire/types";
import { answer, card } from "./answers";

/** A server that answers each request with what the test says. */
function asking(...answers: ReturnType<typeof answer>[]): { ask: Ask; asked: DeskRequest[] } {
  const asked: DeskRequest[] = [];
  const ask: Ask = (request) => {
    asked.push(request);
    const next = answers.shift();
    const refused = { code: "illegal_action", reason: "card_played_before", message: "", facts: {} };
    return next ? Promise.resolve(next) : Promise.reject(new ApiError(refused));
  };
  return { ask, asked };
}

beforeEach(() => localStorage.clear());

test("what is recorded is kept in the browser, and sent with the next command", async () => {
  const { ask, asked } = asking(answer({ record: "one" }), answer({ record: "two" }));
  const desk = new Desk(ask);
  await desk.send({ type: "look" }, "none");
  expect(Desk.kept()).toBe("one");
  await desk.enter("7D");
  expect(asked[1]).toEqual({ record: "one", command: { type: "enter", act: "7D", seat: null } });
  expect(Desk.kept()).toBe("two");
});

test("what is refused changes nothing but is told", async () => {
  const { ask } = asking(answer({ record: "one" }));
  const desk = new Desk(ask);
  await desk.send({ type: "look" }, "none");
  const before = desk.now;
  expect(await desk.enter("7D")).toBe(false);
  expect(desk.now).toBe(before);
  expect(Desk.kept()).toBe("one");
  expect(desk.problem).toBeInstanceOf(ApiError);
});

test("a second touch waits for the first", async () => {
  const { ask, asked } = asking(answer({}), answer({}));
  const desk = new Desk(ask);
  await desk.send({ type: "look" }, "none");
  await Promise.all([desk.enter("7D"), desk.enter("7D")]);
  expect(asked).toHaveLength(2);
});

/** Answers in which these cards can be played. */
const dealt = (...names: string[]): ReturnType<typeof answer> => ({
  ...answer({}),
  pack: names.map((name) => card(name, [name])),
});

test("a card typed before the last one is answered waits for it", async () => {
  const { ask, asked } = asking(dealt("7D", "AC"), dealt("AC"), answer({}));
  const desk = new Desk(ask);
  await desk.send({ type: "look" }, "none");
  await Promise.all([desk.type("7D"), desk.type("AC")]);
  expect(asked.slice(1).map(({ command }) => command)).toMatchObject([{ act: "7D" }, { act: "AC" }]);
});

test("cards typed after one that is refused are not entered", async () => {
  const { ask, asked } = asking(dealt("7D", "AC"));
  const desk = new Desk(ask);
  await desk.send({ type: "look" }, "none");
  await Promise.all([desk.type("7D"), desk.type("AC")]);
  expect(asked).toHaveLength(2);
  expect(desk.problem).toBeInstanceOf(ApiError);
});

describe("touching a card", () => {
  async function at(status: Parameters<typeof answer>[0]): Promise<{ desk: Desk; asked: DeskRequest[] }> {
    const { ask, asked } = asking(answer(status), answer({}));
    const desk = new Desk(ask);
    await desk.send({ type: "look" }, "none");
    return { desk, asked };
  }

  test("that takes nothing plays it", async () => {
    const { desk, asked } = await at({});
    await desk.touch(card("6C", ["6C"]));
    expect(asked[1]?.command).toEqual({ type: "enter", act: "6C", seat: null });
  });

  test("that takes asks what", async () => {
    const { desk, asked } = await at({});
    await desk.touch(card("7D", ["7Dx2S5C", "7D"]));
    expect(desk.asked?.card).toBe("7D");
    expect(asked).toHaveLength(1);
  });

  test("that has to take in one way takes", async () => {
    const { desk, asked } = await at({});
    await desk.touch(card("7D", ["7Dx2S5C"]));
    expect(asked[1]?.command).toMatchObject({ act: "7Dx2S5C" });
  });

  test("with a declaration is asked about once more", async () => {
    const { desk } = await at({});
    desk.fuori = true;
    await desk.touch(card("6C", ["6C"]));
    expect(desk.asked?.card).toBe("6C");
  });

  test("that was played before is left to the server to refuse", async () => {
    const { desk, asked } = await at({});
    await desk.touch(card("7D", [], "gone"));
    expect(asked[1]?.command).toMatchObject({ act: "7D" });
  });

  test("while the table is closed gathers four", async () => {
    const { desk, asked } = await at({ phase: "table" });
    for (const each of ["2S", "5C", "5C", "5C", "FS", "FB", "AD"]) await desk.touch(card(each, []));
    expect(desk.picked).toEqual(["2S", "5C", "FS", "FB"]);
    expect(asked).toHaveLength(1);
  });

  test("gathers what was shown, and one that was admitted", async () => {
    const { desk } = await at({});
    desk.aimAt({ kind: "show", seat: 2 });
    for (const each of ["2S", "5C", "FS", "FB", "AD"]) await desk.touch(card(each, []));
    expect(desk.picked).toHaveLength(5);
    desk.aimAt({ kind: "admit", seat: 2 });
    for (const each of ["2S", "5C"]) await desk.touch(card(each, []));
    expect(desk.picked).toEqual(["2S"]);
  });
});

test("a new match leaves nothing in the browser", async () => {
  const desk = new Desk(asking(answer({ record: "one" })).ask);
  await desk.send({ type: "look" }, "none");
  desk.clear();
  expect(desk.now).toBeNull();
  expect(Desk.kept()).toBeNull();
});

test("where keys are switched off none enters a card, and the pad still does", async () => {
  const { ask, asked } = asking(dealt("7D"), answer({}), answer({}));
  const desk = new Desk(ask);
  await desk.send({ type: "look" }, "none");
  const view = mount(DeskView, { target: document.body, props: { desk, now: dealt("7D") } });
  flushSync();
  const type = (keys: string): void =>
    [...keys].forEach((key) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
    );
  choose("shortcuts", "off");
  type("7d");
  expect(asked).toHaveLength(1);
  choose("shortcuts", "on");
  type("7d");
  expect(asked).toHaveLength(2);
  await unmount(view);
});

test("a card is typed as rank and suit, soon after one another", () => {
  const typed = new Typed();
  const pack = [card("7D", []), card("AC", []), card("FS", [])];
  const type = (keys: string, at = 0): (string | undefined)[] =>
    [...keys].map((key, index) => typed.key(key, pack, at + index)?.card);
  expect(type("7d")).toEqual([undefined, "7D"]);
  expect(type("8s")).toEqual([undefined, "FS"]);
  expect(type("1c")).toEqual([undefined, "AC"]);
  expect(type("d")).toEqual([undefined]);
  expect(type("7x7d")).toEqual([undefined, undefined, undefined, "7D"]);
  typed.key("7", pack, 0);
  expect(typed.key("d", pack, 5000)).toBeUndefined();
});
