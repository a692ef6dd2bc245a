/** The words of reviews, which come with the pages that show them. */

import review from "texts:review";
import { needTexts } from "../lib/i18n.svelte";

needTexts(review);
