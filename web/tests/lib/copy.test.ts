import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyText } from "../../src/lib/copy";

/** The texts that a page over plain HTTP copies, and whether a dialog would have let it. */
let copied: { text: string; reachable: boolean }[];

beforeEach(() => {
  copied = [];
  document.body.innerHTML = "<button>Copy</button><dialog open><button>Copy</button></dialog>";
  document.execCommand = vi.fn(() => {
    const area = document.activeElement as HTMLTextAreaElement;
    copied.push({ text: area.value, reachable: area.closest("dialog[open]") !== null });
    return true;
  });
});

afterEach(() => document.body.replaceChildren());

test("over plain HTTP a text is copied from under a dialog too, and the focus is back where it was", async () => {
  const button = document.querySelector<HTMLElement>("dialog button");
  button?.focus();
  expect(await copyText("https://table")).toBe(true);
  expect(copied).toEqual([{ text: "https://table", reachable: true }]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBeNull();
});

test("where no dialog is open the page will do", async () => {
  document.querySelector("dialog")?.remove();
  expect(await copyText("https://table")).toBe(true);
});
