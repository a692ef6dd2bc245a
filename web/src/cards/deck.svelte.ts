/** The deck played with: one document of drawings put into the page, or images of one's own. */

import { untrack } from "svelte";
import { addressOf } from "../lib/address";
import { lang } from "../lib/i18n.svelte";
import { SETTEBELLO } from "./cards";
import {
  deckFile,
  DECKS,
  lettered,
  SETTEBELLO_PIPS,
  type DeckName,
  type DrawnDeck,
  type Letters,
} from "../lib/decks";
import type { OwnDeck } from "./own-deck";
import { dropOwnDeck, keepOwnDeck, keptOwnDeck } from "./own-deck-store";
import { callAsIn } from "../lib/chosen-deck.svelte";
import { chosenDeck, chosenLetters, indexShown, setDeck, setLetters } from "../lib/prefs.svelte";
import { onStored } from "../lib/stored";

const ID = "deck";

interface OwnImages {
  ratio: number;
  /** The address of each card's image. */
  faces: Record<string, string>;
}

/** One of the server's decks, with its letters. */
interface Drawing {
  deck: DrawnDeck;
  letters: Letters;
}

/** The server's drawing that is in the page. */
let loaded = $state.raw<Drawing | null>(null);
/** The drawing that could not be loaded, until it is tried again or something else is chosen. The choice stays. */
let failed = $state.raw<Drawing | null>(null);
let wanted = "";
let loading: Promise<void> = Promise.resolve();
let own = $state.raw<OwnImages | null>(null);
let asked: Promise<void> | undefined;

/** Another tab may play with another deck by now. */
for (const key of ["deck", "letters"])
  onStored(key, () => {
    if (own === null) asked = undefined;
    if (wanted !== "") void loadDeck();
  });

/** In another language the cards have other letters, until somebody chooses. */
$effect.root(() => {
  $effect(() => {
    lang();
    if (wanted !== "") void untrack(loadDeck);
  });
});

/** The deck that the server draws: the one chosen; beside one's own, for backs, signs and indexes, the first. */
export function drawnDeck(): DrawnDeck {
  const chosen = chosenDeck();
  return chosen === "own" ? "napoletane" : chosen;
}

/** Letters of ranks as the cards show them. */
export function asLettered(text: string): string {
  return lettered(text, failed && loaded ? loaded.letters : chosenLetters(), shownDeck());
}

/** The deck that the page shows: the one chosen, or where that could not be loaded the one before. */
export function deckInUse(): DeckName {
  return failed && loaded && chosenDeck() !== "own" ? loaded.deck : chosenDeck();
}

/** The deck whose drawings are in the page: until one is, the one that will be. */
function shownDeck(): DrawnDeck {
  return loaded?.deck ?? drawnDeck();
}

/** The view box that all cards of a deck share: of the one in the page, if no other is named. */
export function cardBox(deck = shownDeck()): string {
  const { w, h } = DECKS[deck];
  return `0 0 ${w} ${h}`;
}

/** Width divided by height. */
export function deckRatio(deck = shownDeck()): number {
  if (chosenDeck() === "own" && own) return own.ratio;
  const { w, h } = DECKS[deck];
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

/** Where the pips of the settebello are as it lies apart, in hundredths of the card; none known on an image. */
export function settebelloPips(): { left: number; top: number }[] {
  if (ownFace(SETTEBELLO) !== undefined) return [];
  const deck = shownDeck();
  const { w, h, indexed, lift } = DECKS[deck];
  const rises = indexed || hasIndex(true) ? 0 : lift;
  return SETTEBELLO_PIPS[deck].map(([x, y]) => ({ left: (100 * x) / w, top: (100 * (y - rises)) / h }));
}

/** Whether a card shows its index where it lies. */
export function hasIndex(apart: boolean): boolean {
  return indexShown() || !apart;
}

/** Load the deck chosen; done once where it is there already. */
export function loadDeck(): Promise<void> {
  if (chosenDeck() === "own") void loadOwnDeck();
  const drawing = { deck: drawnDeck(), letters: chosenLetters() };
  const needed = fileOf(drawing);
  failed = null;
  callAsIn(null);
  if (needed !== wanted) {
    wanted = needed;
    loading = putIntoPage(drawing);
  }
  return loading;
}

/** Whether the deck asked for last could not be loaded. */
export function deckFailed(): boolean {
  return failed !== null;
}

/** Whether there are no drawings in the page, because they could not be loaded. */
export function deckMissing(): boolean {
  return failed !== null && loaded === null;
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
  asked ??= keptOwnDeck()
    .then((kept) => {
      own ??= kept && imagesOf(kept);
      if (!own && chosenDeck() === "own") chooseDeck("napoletane");
    })
    .catch(() => (asked = undefined));
  return asked;
}

/** Play with a deck of one's own; tell whether the browser keeps it for the next time. */
export async function takeOwnDeck(deck: OwnDeck): Promise<boolean> {
  const kept = await keepOwnDeck(deck);
  forget();
  own = imagesOf(deck);
  // only now: the other tabs look for it at once
  chooseDeck("own");
  return kept;
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
async function putIntoPage(drawing: Drawing): Promise<void> {
  const needed = fileOf(drawing);
  try {
    const response = await fetch(addressOf(needed));
    if (!response.ok) throw new Error(`the deck answered ${response.status}`);
    const drawn = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
    if (needed !== wanted) return;
    drawn.setAttribute("id", ID);
    drawn.setAttribute("aria-hidden", "true");
    // said again, for the page's own rule of svg is stronger than an attribute
    drawn.style.display = "none";
    document.getElementById(ID)?.remove();
    document.body.prepend(document.adoptNode(drawn));
    loaded = drawing;
  } catch {
    if (needed === wanted) putBack(drawing);
  }
}

/**
 * Go on with the drawing that is in the page, since this one could not be loaded.
 *
 * The choice stays: a page that is left takes its requests with it, and the next one asks again.
 */
function putBack(drawing: Drawing): void {
  failed = drawing;
  wanted = loaded ? fileOf(loaded) : "";
  if (loaded !== null && chosenDeck() !== "own") callAsIn(loaded.deck);
}

function fileOf({ deck, letters }: Drawing): string {
  return deckFile(deck, letters);
}
