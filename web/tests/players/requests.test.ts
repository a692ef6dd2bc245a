import { afterEach, expect, test, vi } from "vitest";
import { personCalled } from "../../src/players/requests";

afterEach(() => vi.unstubAllGlobals());

test.each(['{"matches": [], "more": false}', "[]", '"Ada"', '{"name": "Ada", "ratings": []}'])(
  "an answer that is no player's is nobody's page: %s",
  async (body) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
    await expect(personCalled("Ada/matches")).rejects.toMatchObject({ reason: "person_not_found" });
  },
);
