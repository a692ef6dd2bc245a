/** Refusals, from a request or over the WebSocket, in the language chosen: one sentence a reason. */

import type { ErrorBody } from "../wire/types";
import { ApiError } from "./api";
import { cardName, hasText, listed, t } from "./i18n.svelte";

type Refusal = Pick<ErrorBody, "reason" | "message" | "facts">;

/** The sentence for a refusal, with its article where it has one; for a reason without one, the server's own. */
export function refusalText(refusal: Refusal): string {
  const { reason, facts } = refusal;
  const text = hasText(reason) ? t(reason, factsInWords(facts)) : refusal.message;
  return facts["article"] === undefined ? text : t("by-article", { text, article: Number(facts["article"]) });
}

/** The sentence for whatever a request threw. */
export function problemText(problem: unknown): string {
  return problem instanceof ApiError ? refusalText(problem) : t("unreadable", { status: 0 });
}

function factsInWords(facts: Refusal["facts"]): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, inWords(fact)]));
}

function inWords(fact: string | number | string[]): string | number {
  if (Array.isArray(fact)) return listed(fact.map(cardsInWords), "or");
  return typeof fact === "number" ? fact : cardsInWords(fact);
}

const CARDS = /^(?:[A234567FCR][DCSB])(?: ?[A234567FCR][DCSB])*$/;

/** Cards become their names (``5D 3S``: *cinque di denari e tre di spade*); another text stays as it is. */
function cardsInWords(text: string): string {
  if (!CARDS.test(text)) return text;
  return listed((text.match(/[A234567FCR][DCSB]/g) ?? []).map(cardName));
}
