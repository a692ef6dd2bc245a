/** The texts of practice, which come with it. */

import { addTexts } from "../../lib/i18n.svelte";

addTexts(
  import.meta.glob<string>("@texts/*/practice.ftl", { query: "?raw", import: "default", eager: true }),
);
