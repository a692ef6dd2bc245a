/** The words of the lesson, which come with its page. */

import learn from "texts:learn";
import { needTexts } from "../lib/i18n.svelte";

needTexts(learn);
