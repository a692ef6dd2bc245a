import "./lib/stand-ins";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { onDoubt } from "./lib/away.svelte";
import { showFirst } from "./lib/i18n.svelte";
import { keepScroll } from "./nav/scroll";
import "./ui/tokens.css";
import "./ui/base.css";

const PREPARE_MS = 3000;

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

/** The parts that a page without a network needs come once this one can be used, or once no server answers. */
async function prepare(inDoubt: boolean): Promise<void> {
  try {
    const { begin, find } = await import("./away/begin");
    begin();
    if (inDoubt) await find();
  } catch {
    // without it the page is as it is
  }
}

onDoubt(() => void prepare(true));
addEventListener("load", () => setTimeout(() => void prepare(false), PREPARE_MS));

async function begin(target: HTMLElement): Promise<void> {
  await showFirst();
  // only now: the notices of index.html may be tall enough to scroll to the old place, which would count as reached
  keepScroll();
  mount(App, { target });
  document.getElementById("unstarted")?.remove();
}

void begin(target);
