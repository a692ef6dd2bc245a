/** The words of those who play, which come with their pages. */

import players from "texts:players";
import { needTexts } from "../lib/i18n.svelte";

needTexts(players);
