/** The refusals of rules of the games around Scopa. They come with each page that reads a text of rules. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/kin.ftl", { query: "?raw", import: "default", eager: true }));
