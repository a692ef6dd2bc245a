/** The words of the arbiter's desk, which come with it. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/referee.ftl", { query: "?raw", import: "default", eager: true }));
