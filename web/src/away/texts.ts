/** The texts of a page without a network, which come with what shows them. */

import away from "texts:away";
import { needTexts } from "../lib/i18n.svelte";

needTexts(away);
