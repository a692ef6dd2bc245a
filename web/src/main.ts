import "./lib/stand-ins";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { keepScroll } from "./app/scroll";
import "./app/tokens.css";
import "./app/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

keepScroll();

const page = mount(App, { target });
document.getElementById("unstarted")?.remove();

export default page;
