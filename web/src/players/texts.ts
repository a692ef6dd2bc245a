/** The words of those who play, which come with their pages. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/players.ftl", { query: "?raw", import: "default", eager: true }));
