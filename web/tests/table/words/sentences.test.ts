import { beforeEach, describe, expect, test } from "vitest";
import { setLang } from "../../../src/lib/i18n.svelte";
import {
  handSentence,
  lastPlaySentence,
  lostSentence,
  playSentence,
  sentenceOf,
  stakesSentence,
  turnLabel,
} from "../../../src/table/words/sentences";
import { spoken } from "../../../src/table/words/spoken";
import { sideName } from "../../../src/table/words/subjects";
import type { PublicEvent } from "../../../src/table/line/messages";
import type { Screen } from "../../../src/wire/types";
import { played, screenOf } from "../scenes";

/** The text for an event by the sentences that the server names, as a rule the one of its type. */
const saidOf = (event: PublicEvent, screen: Screen, ...said: string[]): string[] =>
  sentenceOf({ event, said: said.length > 0 ? said : [event.type], before: screen, after: screen }).map(
    ({ text }) => text,
  );

describe("in Italian", () => {
  beforeEach(() => setLang("it"));

  test("laying and taking", () => {
    const screen = screenOf();
    expect(playSentence(played(3, "6B"), screen)).toBe("Ovest cala il sei di bastoni.");
    expect(playSentence(played(3, "7S", ["7C"]), screen)).toBe(
      "Ovest prende il sette di coppe con il sette di spade.",
    );
    expect(playSentence(played(0, "AC"), screen)).toBe("Cali l’asso di coppe.");
    expect(playSentence(played(0, "FS", ["5D", "3S"]), screen)).toBe(
      "Prendi il cinque di denari e il tre di spade con il fante di spade.",
    );
  });

  test("the settebello and a scopa are said on their own", () => {
    const screen = screenOf({ scope: [["6C", "7C"], []] });
    expect(saidOf(played(2, "7C", ["7D"], true), screen, "played", "settebello", "scopa-counted")).toEqual([
      "Nord prende il sette di denari con il sette di coppe.",
      "Settebello!",
      "Scopa di Nord. Tavola vuota. Abbiamo 2 scope.",
    ]);
  });

  test("a closed pile keeps its scope to itself", () => {
    expect(saidOf(played(1, "6C", ["6B"], true), screenOf(), "scopa")[0]).toBe("Scopa di Est. Tavola vuota.");
  });

  test("a deal begins with who deals and what lies on the table", () => {
    const screen = screenOf({ table: ["5D", "3S"] });
    expect(saidOf({ type: "dealt", deal_number: 4, dealer: 1 }, screen, "dealt", "table")).toEqual([
      "Smazzata 4. Hai 9 carte. Mazziere Est.",
      "In tavola: il cinque di denari e il tre di spade. 2 carte.",
    ]);
  });

  test("a first deal says who plays with whom", () => {
    const told = (players: 2 | 4, change: Partial<Screen>): string | undefined =>
      saidOf({ type: "dealt", deal_number: 1, dealer: 1 }, screenOf({ players, change }), "dealt")[0];
    expect(told(4, { deal_number: 1 })).toMatch(/^Smazzata 1\. .* Giochi con Nord\.$/);
    expect(told(4, { deal_number: 1, you: null })).not.toContain("Giochi con");
    expect(told(2, { deal_number: 1 })).not.toContain("Giochi con");
  });

  test("whoever looks on is not told of cards of their own", () => {
    const screen = screenOf({ hand: null, legal: [], change: { you: null } });
    expect(saidOf({ type: "dealt", deal_number: 4, dealer: 1 }, screen)[0]).toBe(
      "Smazzata 4. Carte date. Mazziere Est.",
    );
    expect(handSentence(screen, "rank")).toBe("Guardi soltanto: non hai carte.");
    expect(handSentence(screenOf({ hand: null }), "rank")).toBe("Le tue carte sono ancora coperte.");
  });

  test("leftovers", () => {
    expect(saidOf({ type: "leftovers", seat: 3, cards: ["2C", "3C"] }, screenOf())).toEqual([
      "Ultima presa di Ovest: le 2 carte rimaste sono sue.",
    ]);
  });

  test("a declaration", () => {
    expect(saidOf({ type: "fuori", seat: 3, right: false }, screenOf())).toEqual([
      "Ovest si dichiara fuori: i punti non ci sono.",
    ]);
    expect(saidOf({ type: "fuori", seat: 0, right: true }, screenOf())).toEqual([
      "Ti dichiari fuori: i punti ci sono.",
    ]);
  });

  test("a missed capture, to its owner and to the others", () => {
    const called = { type: "called" as const, seat: 3, card: "FS" };
    expect(saidOf({ ...called, owner: 2 }, screenOf())).toEqual([
      "Presa mancata! Se ne accorge Ovest: il fante di spade torna a Nord, resta in vista e deve prendere.",
    ]);
    expect(saidOf({ ...called, owner: 0 }, screenOf(), "called-yours")).toEqual([
      "Presa mancata! Se ne accorge Ovest: il fante di spade torna da te, resta in vista e deve prendere.",
    ]);
  });

  test("cards shown, and who decides among them", () => {
    expect(saidOf({ type: "shown", seat: 1, cards: ["7D", "2C"], twin: false }, screenOf())).toEqual([
      "Est scopre il sette di denari e il due di coppe, da giocare al suo turno.",
    ]);
    expect(saidOf({ type: "shown", seat: 0, cards: ["5D"], twin: true }, screenOf(), "admitted")).toEqual([
      "Dici di aver sbagliato carta: scopri il cinque di denari.",
    ]);
    expect(saidOf({ type: "chosen", seat: 0, owner: 1, card: "7D" }, screenOf())).toEqual([
      "Hai deciso: Est gioca il sette di denari.",
    ]);
    expect(saidOf({ type: "chosen", seat: 3, owner: 0, card: "7D" }, screenOf(), "chosen-yours")).toEqual([
      "Ovest ha deciso: giochi il sette di denari.",
    ]);
  });

  test("whose turn it is, and who decides for whom", () => {
    const label = (change: Partial<Screen>): string => turnLabel(screenOf({ change }));
    expect(label({ to_move: 0 })).toBe("Tocca a te");
    expect(label({ to_move: 3 })).toBe("Tocca a Ovest");
    expect(label({ to_move: 0, owner: 1 })).toBe("Decidi tu");
    expect(label({ to_move: 1, owner: 2 })).toBe("Est decide la carta di Nord");
    expect(label({ to_move: 3, owner: 0 })).toBe("Ovest decide la tua carta");
  });

  test("a capture is not told again once it lies in a closed pile", () => {
    const last_play = played(3, "7S", ["7C"]);
    const shut = screenOf({ change: { last_play } });
    expect(lastPlaySentence(shut, true)).toBe(playSentence(last_play, shut));
    expect(lastPlaySentence(shut, false)).toBe("Ovest ha preso.");
    const open = screenOf({ scope: [[], []], change: { last_play } });
    expect(lastPlaySentence(open, false)).toBe(playSentence(last_play, open));
  });

  test("the stakes of a series", () => {
    expect(stakesSentence(screenOf())).toBe("");
    expect(stakesSentence(screenOf({ change: { stakes: [2, -2] } }))).toBe("Poste: noi +2 e loro −2.");
  });

  test("sides are Noi and Loro in pairs, names otherwise", () => {
    expect([0, 1].map((side) => sideName(screenOf(), side))).toEqual(["Noi", "Loro"]);
    expect([0, 1, 2].map((side) => sideName(screenOf({ players: 3 }), side))).toEqual(["Tu", "Est", "Nord"]);
  });

  test("whoever sat down after a match was over has neither won nor lost it (D5)", () => {
    const { seats } = screenOf({ players: 2 });
    const carl = seats.map((seat) => (seat.seat === 0 ? { ...seat, name: "Carl", newcomer: true } : seat));
    const screen = screenOf({
      players: 2,
      change: {
        seats: carl,
        phase: "match_over",
        outcome: { winner: 1, multiplier: null, why: "time", seat: 0 },
        played: [
          { name: "Ada", account: false },
          { name: "Est", account: false },
        ],
      },
    });
    expect([0, 1].map((side) => sideName(screen, side))).toEqual(["Ada", "Est"]);
    expect(lostSentence(screen)).toBe("Ada ha finito il tempo.");
  });

  test("a seat that somebody left is called free, and the table waits", () => {
    const { seats } = screenOf({ players: 2 });
    const open = seats.map((seat) => (seat.seat === 1 ? { ...seat, name: "", kind: "open" as const } : seat));
    const screen = screenOf({ players: 2, change: { seats: open, to_move: 1 } });
    expect(turnLabel(screen)).toBe("Posto libero: si aspetta");
    expect(sideName(screen, 1)).toBe("Posto libero");
    expect(playSentence(played(1, "6B"), screen)).toBe("Chi se n’è andato cala il sei di bastoni.");
  });
});

describe("in English", () => {
  beforeEach(() => setLang("en"));

  test("laying, the table and the score", () => {
    const screen = screenOf();
    expect(playSentence(played(3, "6B"), screen)).toBe("Ovest lays the six of clubs.");
    expect(spoken("table", screenOf({ table: [] }))).toBe("The table is empty.");
    expect(spoken("score", screen)).toBe("Match to 11: we 5 and they 4.");
  });

  test("leftovers and scopa", () => {
    expect(saidOf({ type: "leftovers", seat: 3, cards: ["2C", "3C"] }, screenOf())).toEqual([
      "Ovest made the last capture and gets the 2 cards left.",
    ]);
    expect(saidOf(played(0, "6C", ["6B"], true), screenOf(), "scopa")[0]).toBe("Scopa! The table is empty.");
  });
});
