/** The words of puzzles, which come with the page that sets them. */

import puzzles from "texts:puzzles";
import { needTexts } from "../lib/i18n.svelte";

needTexts(puzzles);
