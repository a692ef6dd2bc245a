import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/tokens.css";
import "./app/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

export default mount(App, { target });
