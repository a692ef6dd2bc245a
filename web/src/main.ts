import "./lib/stand-ins";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { keepScroll } from "./nav/scroll";
import "./ui/tokens.css";
import "./ui/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

keepScroll();

const page = mount(App, { target });
document.getElementById("unstarted")?.remove();

export default page;
