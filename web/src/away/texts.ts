/** The texts of a page without a network, which come with what shows them. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/away.ftl", { query: "?raw", import: "default", eager: true }));
