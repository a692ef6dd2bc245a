/** The words of a match that is over, which come with its page. */

import match from "texts:match";
import { needTexts } from "../lib/i18n.svelte";

needTexts(match);
