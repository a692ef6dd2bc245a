import { afterEach, beforeEach, expect, test } from "vitest";
import { guardFocus, land } from "../../src/lib/focus";

const PAGE = `
  <main tabindex="-1" data-landing>
    <section data-landing="h2"><h2 tabindex="-1">tables</h2><button id="remove"></button></section>
    <button id="play"></button>
  </main>
  <div id="count" tabindex="-1" data-landing></div>`;

const at = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
let unguard: () => void;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  unguard = guardFocus();
});

afterEach(() => unguard());

test("a focus that is lost lands in the nearest area around it", async () => {
  at("#remove").focus();
  at("#remove").remove();
  await settled();
  expect(document.activeElement).toBe(at("h2"));
});

test("where that is gone too, in the next one", async () => {
  at("#remove").focus();
  at("section").remove();
  await settled();
  expect(document.activeElement).toBe(at("main"));
});

test("a dialog whose opener is gone gives the focus to the area around the opener", async () => {
  at("#remove").focus();
  document.body.insertAdjacentHTML("beforeend", '<dialog open><button id="yes"></button></dialog>');
  at("#yes").focus();
  at("#remove").remove();
  at("dialog").remove();
  await settled();
  expect(document.activeElement).toBe(at("h2"));
});

test("a dialog that closes and stays in the page has no focus to keep", async () => {
  at("#remove").focus();
  document.body.insertAdjacentHTML("beforeend", '<dialog open><button id="yes"></button></dialog>');
  at("#yes").focus();
  at("#yes").blur();
  at("dialog").removeAttribute("open");
  await settled();
  expect(document.activeElement).toBe(at("h2"));
});

test("not in what is inert, but where one can go on", async () => {
  at("#play").focus();
  at("main").setAttribute("inert", "");
  at("#play").remove();
  await settled();
  expect(document.activeElement).toBe(at("#count"));
});

test("what has the focus keeps it", async () => {
  at("#play").focus();
  at("#remove").remove();
  await settled();
  await land();
  expect(document.activeElement).toBe(at("#play"));
});

test("whoever pressed beside everything has no focus to lose", async () => {
  at("#play").focus();
  at("#count").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  at("#play").blur();
  at("#play").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test("an area holds the focus until there is what is meant in it", async () => {
  document.body.innerHTML = `<main tabindex="-1" data-landing="button"></main>`;
  await land();
  expect(document.activeElement).toBe(at("main"));
  at("main").innerHTML = "<button></button>";
  await settled();
  expect(document.activeElement).toBe(at("button"));
});
