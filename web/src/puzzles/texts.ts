/** The words of puzzles, which come with the page that sets them. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/puzzles.ftl", { query: "?raw", import: "default", eager: true }));
