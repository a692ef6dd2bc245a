/** The words of reports and of looking after the club, which come with their pages. */

import club from "texts:club";
import { needTexts } from "../lib/i18n.svelte";

needTexts(club);
