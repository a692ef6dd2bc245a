/** The words about remarks of spectators, which come with those of a match that is over. */

import match from "texts:match";
import { needTexts } from "../lib/i18n.svelte";

needTexts(match);
