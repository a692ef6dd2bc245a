/** The slip that says who would like to practise. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { setLang } from "../../../src/lib/i18n.svelte";
import { Game } from "../../../src/table/play/game.svelte";
import PracticeSlip from "../../../src/table/practice/PracticeSlip.svelte";
import { screenOf } from "../scenes";

afterEach(() => setLang("it"));

test.each([
  ["es", [1], "B quiere practicar"],
  ["es", [1, 2], "B y C quieren practicar"],
  ["it", [1], "B vuole allenarsi"],
  ["it", [1, 2], "B e C vogliono allenarsi"],
  ["en", [1, 2], "B and C would like"],
] as const)(
  "in %s those at %j want to practise, with the verb of their number",
  async (language, agreed, words) => {
    await setLang(language);
    const shown = screenOf();
    const seats = shown.seats.map((seat) => ({ ...seat, name: "ABCD"[seat.seat] ?? "" }));
    const screen = { ...shown, you: 0, seats, practice: { agreed: [...agreed], open: false, back: false } };
    const view = mount(PracticeSlip, { target: document.body, props: { game: new Game(), screen } });
    flushSync();
    expect(document.querySelector("[data-testid=practice-wanted]")?.textContent).toContain(words);
    await unmount(view);
  },
);
