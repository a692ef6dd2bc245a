/** The words of an account, which come with its page. */

import { addTexts } from "../lib/i18n.svelte";

addTexts(import.meta.glob<string>("@texts/*/account.ftl", { query: "?raw", import: "default", eager: true }));
