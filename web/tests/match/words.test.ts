import { beforeEach, describe, expect, test } from "vitest";
import "../../src/match/texts";
import "../../src/players/texts";
import { setLang } from "../../src/lib/i18n.svelte";
import { forfeitText, resultText, seatOfAccount, sidesOf, sideText } from "../../src/match/words";
import { playedIn, rememberPlayed } from "../../src/seats/played";
import type { MatchSummary, PlayerInMatch } from "../../src/wire/types";

const player = (name: string, kind: PlayerInMatch["kind"] = "person"): PlayerInMatch => ({
  name,
  kind,
  player: null,
  left: false,
});

const SEATS = [player("Ada"), player("Bea"), player("Carlo"), player("Ada", "guest")];

const SUMMARY: MatchSummary = {
  match: {
    id: "x",
    number: 1,
    rules: "figs",
    family: "scopone",
    company: "pairs",
    sides: [
      { players: [player("Ada"), player("Carlo")], score: 9 },
      { players: [player("Bea"), player("Ada", "guest")], score: 11 },
    ],
    winner: 1,
    how: "played",
    deals: 2,
    ended: null,
    rated: false,
  },
  seats: SEATS.map((each, seat) => ({ side: seat % 2, player: each })),
  deals: [],
  target: 11,
  day: null,
  lost_by: null,
};

beforeEach(() => setLang("it"));

describe("a match that is over", () => {
  test("has one's own side first, and the sides in their order for somebody else", () => {
    expect(sidesOf(SUMMARY, 1).map((side) => [side.side, side.own, side.score])).toEqual([
      [1, true, 11],
      [0, false, 9],
    ]);
    expect(sidesOf(SUMMARY, null).map((side) => [side.side, side.own])).toEqual([
      [0, false],
      [1, false],
    ]);
  });

  test("is won, lost, or won by somebody", () => {
    expect(resultText(SUMMARY, 3)).toBe("Hai vinto!");
    expect(resultText(SUMMARY, 0)).toBe("Hai perso");
    expect(resultText(SUMMARY, null)).toBe("Vincono Bea e Ada.");
  });

  test("names the viewer first and as themselves", () => {
    expect(sideText(SUMMARY, 0, 2)).toBe("tu e Ada");
    expect(sideText(SUMMARY, 1, 2)).toBe("Bea e Ada");
  });

  test("is that of somebody with an account, not of a guest by the same name", () => {
    expect(seatOfAccount(SUMMARY, "Ada")).toBe(0);
    expect(seatOfAccount(SUMMARY, "Nessuno")).toBeNull();
    expect(seatOfAccount(SUMMARY, "")).toBeNull();
  });

  test("says through whom it was lost otherwise than by play", () => {
    expect(forfeitText(SUMMARY, 0)).toBe("");
    const resigned: MatchSummary = { ...SUMMARY, match: { ...SUMMARY.match, how: "resigned" }, lost_by: 0 };
    expect(forfeitText(resigned, 0)).toBe("Hai abbandonato la partita.");
    expect(forfeitText(resigned, 1)).toBe("Ada ha abbandonato la partita.");
  });
});

describe("the matches played in this browser", () => {
  test("are kept with table and seat, the oldest forgotten", () => {
    for (let match = 0; match < 120; match++)
      rememberPlayed(`match ${match}`, { room: `room ${match}`, seat: match % 4 });
    expect(playedIn("match 119")).toEqual({ room: "room 119", seat: 3 });
    expect(playedIn("match 5")).toBeNull();
  });

  test("are none where what is stored is damaged", () => {
    localStorage.setItem("settebello.played", JSON.stringify({ x: { room: 1 }, y: "z" }));
    expect(playedIn("x")).toBeNull();
    expect(playedIn("y")).toBeNull();
  });
});
