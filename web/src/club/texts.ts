/** The words of reports and of looking after the club, which come with their pages. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/club.ftl", { query: "?raw", import: "default", eager: true }));
