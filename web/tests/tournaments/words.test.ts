/** The words of a tournament are true while a round is played: its results count already. */

import { expect, test } from "vitest";
import "../../src/tournaments/texts";
import { standingText } from "../../src/tournaments/words";
import type { RoundInfo } from "../../src/wire/types";
import { setLang } from "../../src/lib/i18n.svelte";

const round = (number: number, over: boolean): RoundInfo => ({
  number,
  over,
  began: null,
  ends: null,
  tables: [],
  byes: [],
});

test("standings say that a round is in progress, and afterwards how many were played", () => {
  setLang("it");
  expect(standingText([])).toBe("prima del primo turno");
  expect(standingText([round(1, true), round(2, true)])).toBe("dopo 2 turni");
  expect(standingText([round(1, true), round(2, false)])).toBe("in corso: turno 2");
});
