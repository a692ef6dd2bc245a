/** The words of tournaments, which come with their pages. */

import tournaments from "texts:tournaments";
import { needTexts } from "../lib/i18n.svelte";

needTexts(tournaments);
