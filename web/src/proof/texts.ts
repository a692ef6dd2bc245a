/** The words of the proof, which come with its page. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/proof.ftl", { query: "?raw", import: "default", eager: true }));
