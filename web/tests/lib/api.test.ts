import { afterEach, expect, test, vi } from "vitest";
import { ApiError, getPresets, joinRoom, openRoom, readRules } from "../../src/lib/api";

function answering(status: number, body: string): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const problemOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (problem: unknown) => problem,
  );

afterEach(() => vi.unstubAllGlobals());

test("an answer comes back as it is", async () => {
  answering(200, "[]");
  expect(await getPresets()).toEqual([]);
});

test("a request is JSON, posted below the base", async () => {
  const fetched = answering(201, '{"room": "luna", "seat": 0, "token": "x"}');
  await openRoom({ rules: "scopa", name: "Ada" });
  const [address, request] = fetched.mock.calls[0] as [string, RequestInit];
  expect(address).toBe(new URL("api/rooms", document.baseURI).href);
  expect([request.method, request.body]).toEqual(["POST", '{"rules":"scopa","name":"Ada"}']);
});

test("a table's name cannot lead elsewhere", async () => {
  const fetched = answering(201, "{}");
  await joinRoom("../a b", { name: "Ada" });
  expect(fetched.mock.calls[0]?.[0]).toContain("api/rooms/..%2Fa%20b/seats");
});

test("a refusal keeps its code, its reason and its facts", async () => {
  answering(
    422,
    '{"code": "unknown_rule", "reason": "unknown_preset", "message": "no", "facts": {"preset": "x"}}',
  );
  const problem = await problemOf(readRules({ rules: "x" }));
  expect(problem).toBeInstanceOf(ApiError);
  expect(problem).toMatchObject({
    code: "unknown_rule",
    reason: "unknown_preset",
    message: "no",
    facts: { preset: "x" },
  });
});

test.each([
  [502, "<h1>Bad gateway</h1>"],
  [500, "{}"],
  [200, "<p>hello</p>"],
])("status %i with %s is no answer", async (status, body) => {
  answering(status, body);
  expect(await problemOf(getPresets())).toMatchObject({ reason: "unreadable", facts: { status } });
});

test("no network is told as such", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await problemOf(getPresets())).toMatchObject({ reason: "offline" });
});

test("a request taken back is no refusal", async () => {
  const leaving = new AbortController();
  leaving.abort();
  vi.stubGlobal("fetch", () => Promise.reject(leaving.signal.reason as Error));
  expect(await problemOf(readRules({ rules: "x" }, leaving.signal))).not.toBeInstanceOf(ApiError);
});
