/** The texts of practice, which come with it. */

import practice from "texts:practice";
import { needTexts } from "../../lib/i18n.svelte";

needTexts(practice);
