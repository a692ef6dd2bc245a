/**
 * Stand-ins for browser features that may be missing: old browsers, web views, switched off by somebody.
 *
 * They do as little as the page can go on with. They are in place before the page is mounted, since libraries use
 * them too, but not while modules load: none needs a feature then (tests/app/features.test.ts).
 */

type Callback = () => void;

/** Tells of every change of the window's size instead of an element's. */
class WindowObserver {
  #elements = new Set<Element>();
  #tell: () => void;

  constructor(tell: (entries: { target: Element }[], observer: WindowObserver) => void) {
    this.#tell = () =>
      tell(
        [...this.#elements].map((target) => ({ target })),
        this,
      );
  }

  observe(element: Element): void {
    if (this.#elements.size === 0) addEventListener("resize", this.#tell);
    this.#elements.add(element);
    requestAnimationFrame(this.#tell);
  }

  unobserve(element: Element): void {
    this.#elements.delete(element);
    if (this.#elements.size === 0) removeEventListener("resize", this.#tell);
  }

  disconnect(): void {
    this.#elements.clear();
    removeEventListener("resize", this.#tell);
  }
}

/** Takes everything for being in sight. */
class SightObserver {
  constructor(_tell: Callback) {}
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class ListFormat {
  format(things: readonly string[]): string {
    return things.join(", ");
  }
}

/** A question about the screen to which the answer is always no. */
function noMedia(media: string): object {
  const nothing = (): void => {};
  return {
    media,
    matches: false,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => false,
  };
}

function at(this: ArrayLike<unknown>, place: number): unknown {
  return this[place < 0 ? this.length + place : place];
}

function replaceAll(this: string, wanted: string | RegExp, by: string): string {
  return typeof wanted === "string" ? this.split(wanted).join(by) : this.replace(wanted, () => by);
}

/** An animation that is over at once. */
function animate(): object {
  const nothing = (): void => {};
  return { finished: Promise.resolve(), finish: nothing, cancel: nothing, addEventListener: nothing };
}

function showModal(this: HTMLDialogElement): void {
  this.setAttribute("open", "");
}

function close(this: HTMLDialogElement): void {
  this.removeAttribute("open");
  this.dispatchEvent(new Event("close"));
}

/** Put a stand-in where there is nothing. */
function standIn(place: object | undefined, name: string, value: unknown): void {
  if (place === undefined || name in place) return;
  Object.defineProperty(place, name, { value, configurable: true, writable: true });
}

/** Fill in all that this browser lacks. */
export function fillIn(): void {
  standIn(globalThis, "ResizeObserver", WindowObserver);
  standIn(globalThis, "IntersectionObserver", SightObserver);
  standIn(globalThis, "matchMedia", noMedia);
  standIn(globalThis, "structuredClone", (thing: unknown) => JSON.parse(JSON.stringify(thing)) as unknown);
  standIn(globalThis, "queueMicrotask", (then: Callback) => void Promise.resolve().then(then));
  standIn(Intl, "ListFormat", ListFormat);
  standIn(Object, "hasOwn", (thing: object, name: string) =>
    Object.prototype.hasOwnProperty.call(thing, name),
  );
  for (const place of [Array.prototype, String.prototype]) standIn(place, "at", at);
  standIn(String.prototype, "replaceAll", replaceAll);
  standIn(Element.prototype, "animate", animate);
  standIn(globalThis.HTMLDialogElement?.prototype, "showModal", showModal);
  standIn(globalThis.HTMLDialogElement?.prototype, "close", close);
}

fillIn();
