import { describe, expect, test } from "vitest";
import {
  calledCard,
  decisionsOf,
  exposedOf,
  fuoriText,
  mayCall,
  pilesAreClosed,
  showsText,
  takeText,
} from "../../../src/table/moves/acts";
import { byHandOf } from "../../../src/table/moves/by-hand";
import { byHand, play, screenOf } from "../scenes";

describe("what is sent", () => {
  test("a capture by hand is the card and what was touched, whatever that adds up to", () => {
    expect(takeText("FS", ["5D", "3S"])).toBe("FSx5D3S");
    expect(takeText("FS", [])).toBe("FS");
  });

  test("a declaration goes with its play, cards are shown together", () => {
    expect(fuoriText("FSx5D3S")).toBe("FSx5D3S=fuori");
    expect(showsText(["4C", "7D"])).toBe("shows=4C7D");
  });
});

describe("what a screen offers", () => {
  test("a call", () => {
    expect(mayCall(byHand())).toBe(true);
    expect(mayCall(byHand({ offers: [] }))).toBe(false);
    expect(mayCall(null)).toBe(false);
  });

  test("the exposed cards to decide among", () => {
    const screen = byHand({ offers: ["call", "chooses=7D", "chooses=2S"] });
    expect(decisionsOf(screen)).toEqual([
      { action: "chooses=7D", card: "7D" },
      { action: "chooses=2S", card: "2S" },
    ]);
  });

  test("the cards of each seat that lie open", () => {
    const screen = byHand({}, { exposed: [[], ["7D"]] });
    expect([0, 1].map((seat) => exposedOf(screen, seat))).toEqual([[], ["7D"]]);
    expect(exposedOf(screen, null)).toEqual([]);
  });

  test("piles are closed where scope are not told", () => {
    expect(pilesAreClosed(byHand())).toBe(true);
    expect(pilesAreClosed(screenOf({ scope: [[], []] }))).toBe(false);
  });
});

describe("a card that was called", () => {
  const legal = [play("FS", "5D", "3S"), play("FS", "7C", "AB")];

  test("has to take, and cannot be laid", () => {
    const screen = byHand({}, { legal, exposed: [["FS"]] });
    expect(calledCard(screen)).toBe("FS");
    expect(byHandOf(screen, "FS", []).lay).toBeNull();
  });

  test("is not every exposed card: that may be laid", () => {
    expect(calledCard(byHand({}, { legal: [...legal, play("FS")], exposed: [["FS"]] }))).toBeNull();
  });

  test("is not a card of the closed hand that happens to take at the last play", () => {
    expect(calledCard(byHand({}, { legal }))).toBeNull();
  });
});

describe("taking by hand", () => {
  test("adds up what was touched, right or wrong, in the order it lies in", () => {
    const taking = byHandOf(byHand(), "FS", ["3S", "5D", "AB"]);
    expect(taking).toMatchObject({ touched: ["5D", "3S", "AB"], sum: 9, take: "FSx5D3SAB", lay: "FS" });
  });

  test("takes nothing before a card is touched", () => {
    expect(byHandOf(byHand(), "FS", []).take).toBeNull();
  });

  test("puts an ace aside where that can be done", () => {
    const bank = { action: "AD!", card: "AD", capture: [], bank: true, scopa: false };
    expect(byHandOf(byHand({}, { legal: [play("AD"), bank] }), "AD", []).bank).toBe("AD!");
    expect(byHandOf(byHand(), "AD", []).bank).toBeNull();
  });
});
