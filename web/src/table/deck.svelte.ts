/** The deck's drawings: one document fetched once and put into the page, so that cards are drawn at once. */

import { addressOf } from "../lib/address";

const FILE = "cards/napoletane.svg";
const ID = "deck";

let box = $state("0 0 200 328");
let loading: Promise<void> | undefined;

/** The view box that all cards of the deck share. */
export function cardBox(): string {
  return box;
}

/** Width divided by height. */
export function deckRatio(): number {
  const [, , width = 200, height = 328] = box.split(" ").map(Number);
  return width / height;
}

/** Load the deck, once for the whole page. */
export function loadDeck(): Promise<void> {
  loading ??= fetchDeck().catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchDeck(): Promise<void> {
  const response = await fetch(addressOf(FILE));
  if (!response.ok) throw new Error(`the deck answered ${response.status}`);
  const drawn = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  drawn.setAttribute("id", ID);
  drawn.setAttribute("aria-hidden", "true");
  drawn.setAttribute("style", "position:absolute;width:0;height:0;overflow:hidden");
  document.getElementById(ID)?.remove();
  document.body.prepend(document.adoptNode(drawn));
  box = drawn.querySelector("symbol")?.getAttribute("viewBox") ?? box;
}
