/** The desk's texts, in the language chosen: rulings, entries, points. */

import { cardName, listed, t } from "../lib/i18n.svelte";
import { theCard } from "../table/words/subjects";
import type { DeskAnswer, DeskPoints } from "../wire/types";

type Ruling = DeskAnswer["rulings"][number];
type Entry = DeskAnswer["protocol"][number];

/** The facts of a ruling that hold cards; a player may be called *AS*. */
const CARD_FACTS = ["card", "cards", "all", "choices"];

export function rulingText(ruling: Ruling): string {
  const facts = Object.entries(ruling.facts).map(([name, fact]) => [
    name,
    CARD_FACTS.includes(name) ? cardsInWords(String(fact)) : fact,
  ]);
  return t(ruling.key, Object.fromEntries(facts) as Record<string, string | number>);
}

/** Cards as a record writes them in a row: ``7DxAS6C`` names three. */
export function cardsOf(text: string): string[] {
  return text.match(/[A234567FCR][DCSB]/g) ?? [];
}

/** ``2S 5C, FB``: *due di spade e cinque di coppe o fante di bastoni*. */
export function cardsInWords(text: string): string {
  return listed(
    text.split(", ").map((set) => listed(cardsOf(set).map(cardName))),
    "or",
  );
}

/** A play as a sentence; another act, which its rulings tell, is empty. */
export function playText(entry: Pick<Entry, "act" | "seat">, players: readonly string[]): string {
  const [played = "", ...taken] = cardsOf(entry.act);
  if (entry.seat === null || !/^[A234567FCR][DCSB]/.test(entry.act)) return "";
  const name = players[entry.seat] ?? "";
  return t("said-played", {
    me: "no",
    name,
    card: theCard(played),
    bank: entry.act.includes("!") ? "yes" : "no",
    taken: listed(taken.map(theCard)),
    takes: taken.length,
  });
}

/** The points of a side with what they are for: *2 (settebello, scope)*. */
export function pointsText(points: DeskPoints): string {
  const won = Object.entries(points.categories)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => {
      const text = t(`category-${name}`).toLowerCase();
      return count === 1 ? text : `${text} ${count}`;
    });
  return won.length > 0 ? `${points.total} (${won.join(", ")})` : "0";
}
