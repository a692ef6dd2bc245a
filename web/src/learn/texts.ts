/** The words of the lesson, which come with its page. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/learn.ftl", { query: "?raw", import: "default", eager: true }));
