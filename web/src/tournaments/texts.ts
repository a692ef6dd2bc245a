/** The words of tournaments, which come with their pages. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(
  import.meta.glob<string>("@texts/*/tournaments.ftl", { query: "?raw", import: "default", eager: true }),
);
