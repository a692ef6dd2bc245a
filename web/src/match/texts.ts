/** The words of a match that is over, which come with its page. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/match.ftl", { query: "?raw", import: "default", eager: true }));
