/** The page without a network: the service worker, whether the server is there, and whether there is a newer page. */

import { mount } from "svelte";
import { addressOf } from "../lib/address";
import { onDoubt, setAway } from "../lib/away.svelte";
import { withTexts } from "../lib/i18n.svelte";

export const WORKER = "worker.js";

/** Between two questions whether the server is there again. */
const AGAIN_MS = 1500;
/** A server that does not answer within this time is not there. */
const ANSWER_MS = 4000;

let begun = false;
let asking = false;

/** Begin, once: have the worker keep what is needed, and find out whether the server is there. */
export function begin(): void {
  if (begun) return;
  begun = true;
  onDoubt(() => void find());
  for (const change of ["online", "offline"]) addEventListener(change, () => void find());
  if (isSecureContext && "serviceWorker" in navigator) void keep();
}

/** Ask until the server is there; say meanwhile that it is not. */
export async function find(): Promise<void> {
  if (asking) return;
  asking = true;
  while (!(await answers())) {
    setAway(true);
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
  setAway(false);
  asking = false;
}

async function answers(): Promise<boolean> {
  const late = new AbortController();
  const clock = setTimeout(() => late.abort(), ANSWER_MS);
  try {
    return (await fetch(addressOf("offline.json"), { cache: "no-store", signal: late.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(clock);
  }
}

async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) void tellOfUpdate();
    controlled = true;
  });
  try {
    await serviceWorker.register(addressOf(WORKER), { scope: addressOf("") });
  } catch {
    // a browser that keeps nothing has no worker either
  }
}

/** Say that there is a newer page, where this one is not it already. */
async function tellOfUpdate(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module]")?.getAttribute("src") ?? "";
  const name = script.slice(script.lastIndexOf("/") + 1);
  try {
    const newest = await (await fetch(addressOf(""), { cache: "no-cache" })).text();
    if (name !== "" && newest.includes(name)) return;
  } catch {
    return;
  }
  const { default: UpdateLine } = await withTexts(import("./UpdateLine.svelte"));
  mount(UpdateLine, { target: document.body });
}
