/** The sounds of the table, made on the spot. A browser lets none be heard before the first tap. */

import { choose, setting, type Settings } from "../lib/settings.svelte";
import type { Graph, Sound } from "./synthesis";

const LOUDNESS = { off: 0, low: 0.18, middle: 0.45, high: 1 } as const;
/** A sound that comes later than this after its event is worse than none. */
const LATE_MS = 200;

let graph: Graph | null = null;

/** Whether somebody has touched the page: before that a browser lets nothing be heard or felt, and complains. */
function isTouched(): boolean {
  // a browser without the question answers with silence
  return (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
}

/** Make a sound, if sounds are wanted and the browser lets them be heard yet. */
export function sound(name: Sound): void {
  if (setting("sound") === "off" || typeof AudioContext === "undefined" || !isTouched()) return;
  heard(name).catch(() => undefined); // a device without sound, or too many pages that make some
}

/** As loud as it was before it was silenced. */
let loudness: Settings["sound"] = "middle";

/** Silence the table, or let it be heard again; returns whether it is heard. */
export function toggleSound(): boolean {
  const now = setting("sound");
  choose("sound", now === "off" ? loudness : "off");
  if (now !== "off") loudness = now;
  sound("card");
  return now === "off";
}

export function canBuzz(): boolean {
  return typeof navigator.vibrate === "function";
}

/** Shake the device, if that is wanted and it can. */
export function buzz(pattern: number[]): void {
  if (setting("buzz") === "off" || !canBuzz() || !isTouched()) return;
  try {
    navigator.vibrate(pattern);
  } catch {
    return; // forbidden where the page stands in a frame
  }
}

async function heard(name: Sound): Promise<void> {
  const asked = performance.now();
  const { furnished, MAKE } = await import("./synthesis");
  graph ??= furnished();
  const { context, out } = graph;
  if (context.state !== "running") await context.resume();
  if (performance.now() - asked > LATE_MS) return;
  out.gain.value = LOUDNESS[setting("sound")];
  MAKE[name](graph, context.currentTime);
}
