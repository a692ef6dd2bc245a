import "./lib/stand-ins";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { onDoubt } from "./lib/away.svelte";
import { keepScroll } from "./nav/scroll";
import "./ui/tokens.css";
import "./ui/base.css";

const PREPARE_MS = 3000;

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

keepScroll();

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

const page = mount(App, { target });
document.getElementById("unstarted")?.remove();

export default page;
