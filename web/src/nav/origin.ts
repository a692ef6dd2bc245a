/** The name of a match that is played again. */

import { t } from "../lib/i18n.svelte";
import type { Origin } from "../wire/types";

export const originText = ({ deal, act }: Origin): string =>
  deal === null || deal === undefined ? t("origin-deals") : t("origin-play", { deal, play: (act ?? 0) + 1 });
