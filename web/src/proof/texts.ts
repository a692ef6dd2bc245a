/** The words of the proof, which come with its page. */

import proof from "texts:proof";
import { needTexts } from "../lib/i18n.svelte";

needTexts(proof);
