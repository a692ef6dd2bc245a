/** The words of reviews, which come with the pages that show them. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/review.ftl", { query: "?raw", import: "default", eager: true }));
