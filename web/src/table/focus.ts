/** The focus is never lost: when what had it goes away, the hand takes it, or until there is one the cloth. */

import { tick } from "svelte";
import type { Walkable } from "./keys";

export async function keepFocus(hand: Walkable | undefined): Promise<void> {
  await tick();
  const cloth = document.querySelector<HTMLElement>("main");
  const { activeElement: at } = document;
  if (at !== null && at !== document.body && at !== cloth) return;
  hand?.step(0);
  if (document.activeElement !== document.body || cloth === null) return;
  cloth.tabIndex = -1;
  cloth.focus();
}
