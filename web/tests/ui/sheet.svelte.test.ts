import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLang } from "../../src/lib/i18n.svelte";
import Sheet from "../../src/ui/Sheet.svelte";

let view: Record<string, unknown>;
let onclose: ReturnType<typeof vi.fn<() => void>>;

const dialog = (): HTMLDialogElement => document.querySelector("dialog")!;

/** The event of Escape, and the event of a field for a file in a sheet, which bubbles. */
const cancel = (bubbles: boolean): Event => new Event("cancel", { cancelable: true, bubbles });

beforeEach(async () => {
  await setLang("it");
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false; // its event comes with a later frame, here never by itself
  };
  onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => `<input type="file" />` }));
  view = mount(Sheet, { target: document.body, props: { title: "Menu", onclose, children } });
  flushSync();
});

afterEach(() => unmount(view));

test("a sheet closed by Escape tells it at once, before the next key can come", () => {
  dialog().dispatchEvent(cancel(false));
  expect(dialog().open).toBe(false);
  expect(onclose).toHaveBeenCalledTimes(1);
});

test("a sheet closed by its button tells it at once, and once", () => {
  dialog().querySelector("button")!.click();
  expect(onclose).toHaveBeenCalledTimes(1);
  dialog().dispatchEvent(new Event("close"));
  expect(onclose).toHaveBeenCalledTimes(1);
});

test("a sheet that the browser closes without asking tells it", () => {
  dialog().dispatchEvent(new Event("close"));
  expect(onclose).toHaveBeenCalledTimes(1);
});

test("a sheet stays open when the choice of a file in it is given up", () => {
  dialog().querySelector("input")!.dispatchEvent(cancel(true));
  expect(dialog().open).toBe(true);
  expect(onclose).not.toHaveBeenCalled();
});
