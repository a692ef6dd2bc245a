/** The words of the arbiter's desk, which come with it. */

import referee from "texts:referee";
import { needTexts } from "../lib/i18n.svelte";

needTexts(referee);
