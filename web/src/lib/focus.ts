/**
 * Where the focus goes when what had it is gone, and that what is opened comes into sight: this alone decides it.
 *
 * An area names itself with `data-landing`: the focus lands on it, or on what the selector in it finds there. A
 * focus that gets lost lands in the nearest area around the place where it was, else in the first there is.
 */

import { tick } from "svelte";

const AREA = "[data-landing]";

/** The element that had the focus last, then all that it was in, from the inside out. */
let way: readonly Element[] = [];
/** Whether the focus was lost, and nothing has taken it yet. */
let lost = false;
/** The element that was pressed last with a pointer. */
let pressed: Node | null = null;
/** For each dialog, the way to what opened it. */
const openers = new WeakMap<Element, readonly Element[]>();

/** Watch over the focus of the page. */
export function guardFocus(): () => void {
  const watcher = new MutationObserver(rescue);
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "inert", "open"],
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", onpointerdown, true);
  document.addEventListener("toggle", ontoggle, true);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", onpointerdown, true);
    document.removeEventListener("toggle", ontoggle, true);
  };
}

/** A part that a person opens comes into sight below its button, which keeps the focus and closes it again. */
function ontoggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const summary = target.querySelector(":scope > summary");
  if (summary?.contains(pressed) || summary === document.activeElement)
    target.scrollIntoView({ block: "nearest" });
}

/** A view has come: if nothing in it has the focus, let it land there. */
export async function land(): Promise<void> {
  await tick();
  if (isNowhere(document.activeElement)) lost = true;
  rescue();
}

function remember({ target }: Event): void {
  if (!(target instanceof Element)) return;
  lost = false;
  way = wayTo(target);
}

/** An element and all around it. A dialog stands where it was opened: what opened it may be gone when it closes. */
function wayTo(element: Element): Element[] {
  const outwards = [element, ...around(element)];
  const dialog = element.closest("dialog");
  if (dialog === null) return outwards;
  if (!(way[0] && dialog.contains(way[0]))) openers.set(dialog, way);
  return [...outwards.slice(0, outwards.indexOf(dialog) + 1), ...(openers.get(dialog) ?? [])];
}

/** A person who presses beside the element with the focus wants it elsewhere, or nowhere. */
function onpointerdown({ target }: Event): void {
  pressed = target instanceof Node ? target : null;
  if (pressed === null || !way[0]?.contains(pressed)) way = [];
}

function rescue(): void {
  const at = document.activeElement;
  lost ||= way[0] !== undefined && !canHold(way[0]) && (isNowhere(at) || at === way[0]);
  if (lost || isStopgap(at)) lost = !areas().some(landIn);
}

/** The areas of what lies uppermost, the nearest to where the focus was first. */
function areas(): Element[] {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const all = [...(top instanceof Element ? [top] : []), ...top.querySelectorAll(AREA)];
  return [...way.filter((each) => all.includes(each) && each.matches(AREA)), ...all].filter(canHold);
}

/** Give the focus to an area, or to what is meant in it; tell whether it was taken. */
function landIn(area: Element): boolean {
  const selector = area.getAttribute("data-landing") ?? "";
  const meant = selector === "" ? null : area.querySelector(selector);
  return [meant, area].some((each) => each instanceof HTMLElement && take(each));
}

function take(element: HTMLElement): boolean {
  if (document.activeElement !== element) element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** An area that waits for what is meant in it only holds the focus meanwhile. */
function isStopgap(at: Element | null): boolean {
  const selector = at?.getAttribute("data-landing") ?? "";
  return selector !== "" && at?.querySelector(selector) instanceof Element;
}

const isNowhere = (at: Element | null): boolean => at === null || at === document.body;

const canHold = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(":disabled") &&
  element.closest("[inert], dialog:not([open])") === null;

function around(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...around(parentElement)];
}
