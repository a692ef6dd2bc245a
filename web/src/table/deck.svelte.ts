/** The deck played with: one document of drawings put into the page, or images of one's own. */

import { addressOf } from "../lib/address";
import { deckFile, DECKS, type DeckName, type DrawnDeck, type Letters } from "../lib/decks";
import type { OwnDeck } from "../lib/own-deck";
import { dropOwnDeck, keepOwnDeck, keptOwnDeck } from "../lib/own-deck-store";
import { chosenDeck, chosenLetters, indexShown, setDeck, setLetters } from "../lib/prefs.svelte";

const ID = "deck";

interface OwnImages {
  ratio: number;
  /** The address of each card's image. */
  faces: Record<string, string>;
}

/** What of the server's is in the page. */
let file = "";
let wanted = "";
let loading: Promise<void> = Promise.resolve();
let own = $state.raw<OwnImages | null>(null);
let asked: Promise<void> | undefined;

/** The deck that the server draws: the one chosen; beside one's own, for backs, signs and indexes, the first. */
export function drawnDeck(): DrawnDeck {
  const chosen = chosenDeck();
  return chosen === "own" ? "napoletane" : chosen;
}

/** The view box that all cards of the drawn deck share. */
export function cardBox(): string {
  const { w, h } = DECKS[drawnDeck()];
  return `0 0 ${w} ${h}`;
}

/** Width divided by height. */
export function deckRatio(): number {
  if (chosenDeck() === "own" && own) return own.ratio;
  const { w, h } = DECKS[drawnDeck()];
  return w / h;
}

/** The images of one's own deck, whether or not it is the one chosen; null without one. */
export function ownImages(): OwnImages | null {
  return own;
}

/** The image to show for a card or a back; undefined where the drawn deck has it. */
export function ownFace(card: string): string | undefined {
  if (chosenDeck() !== "own") return undefined;
  return own?.faces[card.startsWith("back") ? "back" : card];
}

/** Whether a card shows its index where it lies. */
export function hasIndex(apart: boolean): boolean {
  return indexShown() || !apart;
}

/** Load the deck chosen; done once where it is there already. */
export function loadDeck(): Promise<void> {
  if (chosenDeck() === "own") void loadOwnDeck();
  const needed = deckFile(drawnDeck(), chosenLetters());
  if (needed !== wanted) {
    wanted = needed;
    loading = putIntoPage(needed);
  }
  return loading;
}

export function chooseDeck(deck: DeckName): void {
  setDeck(deck);
  void loadDeck();
}

export function chooseLetters(letters: Letters): void {
  setLetters(letters);
  void loadDeck();
}

/** Look once for the deck that this browser keeps; one that is gone cannot be the one chosen. */
export function loadOwnDeck(): Promise<void> {
  asked ??= keptOwnDeck().then((kept) => {
    own ??= kept && imagesOf(kept);
    if (!own && chosenDeck() === "own") chooseDeck("napoletane");
  });
  return asked;
}

/** Play with a deck of one's own; tell whether the browser keeps it for the next time. */
export async function takeOwnDeck(deck: OwnDeck): Promise<boolean> {
  forget();
  own = imagesOf(deck);
  chooseDeck("own");
  return keepOwnDeck(deck);
}

export async function removeOwnDeck(): Promise<void> {
  if (chosenDeck() === "own") chooseDeck("napoletane");
  forget();
  await dropOwnDeck();
}

function forget(): void {
  for (const address of Object.values(own?.faces ?? {})) URL.revokeObjectURL(address);
  own = null;
}

function imagesOf(deck: OwnDeck): OwnImages {
  const faces = Object.entries(deck.faces).map(([card, image]) => [card, URL.createObjectURL(image)]);
  return { ratio: deck.ratio, faces: Object.fromEntries(faces) as Record<string, string> };
}

/** Fetch a deck and put it in the place of the one before, unless by then another is wanted. */
async function putIntoPage(needed: string): Promise<void> {
  try {
    const response = await fetch(addressOf(needed));
    if (!response.ok) throw new Error(`the deck answered ${response.status}`);
    const drawn = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
    if (needed !== wanted) return;
    drawn.setAttribute("id", ID);
    drawn.setAttribute("aria-hidden", "true");
    drawn.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    document.getElementById(ID)?.remove();
    document.body.prepend(document.adoptNode(drawn));
    file = needed;
  } catch {
    if (needed === wanted) wanted = file;
  }
}
