/** The words of an account, which come with its page. */

import account from "texts:account";
import { needTexts } from "../lib/i18n.svelte";

needTexts(account);
