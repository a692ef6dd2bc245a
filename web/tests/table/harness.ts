/** For people at work on the table: `vite` and `/tests/table/harness.html?scene=stress`. Not shipped. */

import { mount } from "svelte";
import "../../src/ui/base.css";
import "../../src/ui/tokens.css";
import { setLang } from "../../src/lib/i18n.svelte";
import Harness from "./Harness.svelte";
import { SCENES } from "./scenes";

const query = new URLSearchParams(location.search);
if (query.get("lang") === "en") await setLang("en");
else await setLang("it");
if (query.get("theme")) document.documentElement.dataset["theme"] = query.get("theme") ?? "";
const scene = SCENES[query.get("scene") ?? "scopone"];
const target = document.getElementById("app");
if (scene && target) mount(Harness, { target, props: { messages: scene(), choose: query.get("choose") } });
