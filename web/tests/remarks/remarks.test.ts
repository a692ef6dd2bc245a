/** The remarks that a spectator's page keeps: what is gone goes, and what was refused can be written again. */

import { beforeEach, expect, test, vi } from "vitest";
import { RemarkList, type Heard } from "../../src/remarks/remarks.svelte";
import type { RemarkInfo, RemarksMessage } from "../../src/wire/types";

let hear: ((message: Heard) => void) | null;
const line = {
  overhear: (given: typeof hear) => void (hear = given),
  tell: vi.fn(() => true),
};

let list: RemarkList;

beforeEach(() => {
  vi.clearAllMocks();
  list = new RemarkList(line, () => "Ada");
  list.ask();
});

const remark = (id: string, name = "Bea"): RemarkInfo => ({
  id,
  name,
  text: `word ${id}`,
  at: 1,
  version: 7,
  deal: 1,
  act: 2,
});

const told = (more: Partial<RemarksMessage>): RemarksMessage => ({
  type: "remarks",
  match: 1,
  whole: false,
  remarks: [],
  gone: [],
  shut: null,
  ...more,
});

const ids = (): string[] => list.all.map(({ id }) => id);

test("new ones come behind, those that are gone go, and a whole list takes the place of all", () => {
  hear?.(told({ whole: true, remarks: [remark("a"), remark("b")] }));
  hear?.(told({ remarks: [remark("c")], gone: ["a"] }));
  expect(ids()).toEqual(["b", "c"]);
  hear?.(told({ whole: true, remarks: [remark("d")] }));
  expect(ids()).toEqual(["d"]);
});

test("whoever begins to play has none of them any more, and reads why", () => {
  hear?.(told({ whole: true, remarks: [remark("a")] }));
  hear?.(told({ whole: true, shut: "remarks_of_players" }));
  expect([ids(), list.shut]).toEqual([[], "remarks_of_players"]);
});

test("one's own remark is on its way until it comes back or is refused", async () => {
  list.write("well played");
  expect(line.tell).toHaveBeenCalledWith(
    expect.objectContaining({ type: "remark", text: "well played", id: expect.stringMatching(/^r\//) }),
  );
  expect(list.sent).toBe("well played");
  hear?.(told({ remarks: [remark("a")] }));
  expect(list.sent).toBe("well played");
  hear?.(told({ remarks: [remark("b", "Ada")] }));
  expect(list.sent).toBe("");
  list.write("again");
  hear?.({
    type: "refused",
    id: "r/1",
    code: "too_many",
    reason: "remark_too_soon",
    message: "",
    facts: { seconds: 3 },
  });
  await vi.waitFor(() => expect(list.refusal).toContain("3"));
  expect([list.sent, list.last]).toEqual(["", "again"]);
});

test("nobody hears anything once the panel is gone", () => {
  list.stop();
  expect(hear).toBeNull();
});
