import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Editor, type Ask } from "../../src/rules/editor/editor.svelte";
import { joinRules } from "../../src/rules/ruletext";
import { ApiError } from "../../src/lib/api";
import type { RulesRequest } from "../../src/wire/types";
import { answerFor, OPTIONS, PRESETS, SCOPA } from "./presets";

const playable: Ask = ({ rules, options = {} }) =>
  Promise.resolve(answerFor(SCOPA, joinRules({ base: rules, options }), options));

const editorAsking = (ask: Ask): Editor => new Editor(PRESETS, OPTIONS, ask);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("nothing can be played before the server has said so", async () => {
  const editor = editorAsking(playable);
  expect(editor.playable).toBe(false);
  await editor.open("scopa");
  expect(editor.playable).toBe(true);
});

test("choices made quickly are asked about once", async () => {
  const asked: RulesRequest[] = [];
  const editor = editorAsking((request, signal) => {
    asked.push(request);
    return playable(request, signal);
  });
  void editor.choose("target", "2");
  void editor.choose("target", "21");
  await vi.runAllTimersAsync();
  expect(asked).toEqual([{ rules: "scopa", options: { target: "21" } }]);
  expect(editor.text).toBe("scopa?target=21");
});

test("an answer that comes late is not listened to", async () => {
  const editor = editorAsking(async (request, signal) => {
    const slow = request.options?.["target"] === "16";
    await new Promise((resolve) => setTimeout(resolve, slow ? 900 : 10));
    return playable(request, signal);
  });
  void editor.choose("target", "16");
  await vi.advanceTimersByTimeAsync(300);
  void editor.choose("target", "21");
  await vi.runAllTimersAsync();
  expect(editor.value("target")).toBe("21");
});

test("a problem stands at every option it names", async () => {
  const editor = editorAsking(async (request, signal) => ({
    ...(await playable(request, signal)),
    problems: [{ fields: ["players", "sides"], reason: "no_teams", message: "", facts: { players: 2 } }],
  }));
  void editor.choose("players", "2");
  await vi.runAllTimersAsync();
  expect(editor.faultsAt("sides")).toHaveLength(1);
  expect(editor.faultsAt("target")).toEqual([]);
  expect(editor.playable).toBe(false);
});

test("a value that does not exist is a problem of its option", async () => {
  const wrong = new ApiError({
    code: "unknown_rule",
    reason: "unknown_value",
    message: "",
    facts: { option: "deal", value: "P3 X" },
  });
  const editor = editorAsking(() => Promise.reject(wrong));
  void editor.choose("deal", "P3+X");
  await vi.runAllTimersAsync();
  expect(editor.faultsAt("deal")[0]?.text).toContain("P3 X");
  expect(editor.text).toBe("scopa?deal=P3+X");
});

test("what one option brings along is undone with that option", async () => {
  const editor = editorAsking((request) =>
    Promise.resolve(
      request.options?.["players"] === "2"
        ? answerFor(SCOPA, "scopa?players=2", { players: "2", sides: "solo" })
        : answerFor(SCOPA, "scopa"),
    ),
  );
  void editor.choose("players", "2");
  await vi.runAllTimersAsync();
  expect([editor.isChosen("players"), editor.isChosen("sides")]).toEqual([true, false]);
  void editor.undo("players");
  await vi.runAllTimersAsync();
  expect(editor.changes).toEqual([]);
});

test("what was not asked about yet cannot be played, though its words stay meanwhile", async () => {
  const editor = editorAsking(playable);
  await editor.open("scopa");
  void editor.choose("target", "21");
  expect([editor.playable, editor.words["it"]]).toEqual([false, ["Si gioca."]]);
  await vi.runAllTimersAsync();
  expect(editor.playable).toBe(true);
});

/** The server takes a while over what it is asked first. */
const slowAtFirst = (): Ask => {
  let waits = 900;
  return async (request, signal) => {
    const wait = waits;
    waits = 10;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return playable(request, signal);
  };
};

test("rules taken up are not undone by the answer to an earlier choice", async () => {
  const editor = editorAsking(slowAtFirst());
  void editor.choose("target", "21");
  await vi.advanceTimersByTimeAsync(300);
  void editor.startFromText("scopa");
  await vi.runAllTimersAsync();
  expect(editor.text).toBe("scopa");
});

test("a choice is not undone by the answer to rules taken up before", async () => {
  const editor = editorAsking(slowAtFirst());
  void editor.startFromText("scopa");
  await vi.advanceTimersByTimeAsync(300);
  void editor.choose("target", "21");
  await vi.runAllTimersAsync();
  expect(editor.text).toBe("scopa?target=21");
});

test("saved rules that cannot be had are told as a problem, and leave the draft as it is", async () => {
  const gone = new ApiError({ code: "offline", reason: "offline", message: "", facts: {} });
  const editor = editorAsking(() => Promise.reject(gone));
  await editor.startFromText("scopa?target=21");
  expect(editor.faults).toHaveLength(1);
  expect(editor.text).toBe("scopa");
});
