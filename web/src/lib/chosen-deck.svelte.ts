/** The deck that this browser's owner plays with, and what its cards are called. */

import { DRAWN_DECKS, namesOf, type CardNames, type DeckName } from "./decks";
import { Kept } from "./kept.svelte";
import { setting } from "./settings.svelte";

const deck = new Kept<DeckName>("deck", deckFrom);

/** The deck that lies in the place of the one chosen, which could not be loaded. */
let standIn = $state<DeckName | null>(null);

export function chosenDeck(): DeckName {
  return deck.value;
}

export function setDeck(wanted: DeckName): void {
  deck.value = wanted;
}

/** Call the cards as those of another deck while this one lies in the place of the one chosen; null ends it. */
export function callAsIn(other: DeckName | null): void {
  standIn = other;
}

/** The names of the cards: those of the deck, or those that their owner has chosen. */
export function cardNames(): CardNames {
  const wanted = setting("names");
  return wanted === "deck" ? namesOf(standIn ?? deck.value) : wanted;
}

function deckFrom(found: unknown): DeckName {
  return found === "own" ? found : (DRAWN_DECKS.find((each) => each === found) ?? "napoletane");
}
