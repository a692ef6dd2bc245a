/** The deck that this browser's owner plays with, and what its cards are called. */

import { DRAWN_DECKS, namesOf, type CardNames, type DeckName } from "./decks";
import { Kept } from "./kept.svelte";
import { setting } from "./settings.svelte";

const deck = new Kept<DeckName>("deck", deckFrom);

export function chosenDeck(): DeckName {
  return deck.value;
}

export function setDeck(wanted: DeckName): void {
  deck.value = wanted;
}

/** Show a deck on this page in the place of the one chosen, which stays chosen for the next. */
export function setDeckHere(wanted: DeckName): void {
  deck.useHere(wanted);
}

/** The names of the cards: those of the deck, or those that their owner has chosen. */
export function cardNames(): CardNames {
  const wanted = setting("names");
  return wanted === "deck" ? namesOf(deck.value) : wanted;
}

function deckFrom(found: unknown): DeckName {
  return found === "own" ? found : (DRAWN_DECKS.find((each) => each === found) ?? "napoletane");
}
