/** The lesson's texts for each step, and for each line of the count. */

import { t } from "../lib/i18n.svelte";
import { numberFor, pointsFor } from "../table/count/count";
import { inYourOrder } from "../table/layout/places";
import { theCard, theCards } from "../table/words/subjects";
import type { CountScreen, LessonTask, Screen } from "../wire/types";

export interface Words {
  title: string;
  text: string;
}

export function taskWords(task: LessonTask): Words {
  return {
    title: t(`learn-${task.name}-title`),
    text: t(`learn-${task.name}`, { card: theCard(task.card), taken: theCards(task.capture) }),
  };
}

/** The line of the count that was opened last: none, a category, or the total. */
export function countWords(screen: Screen, count: CountScreen, opened: number): Words {
  if (opened === 0) return { title: t("learn-count-title"), text: t("learn-count") };
  const [ours, theirs] = inYourOrder(screen, count.sides);
  const category = count.categories[opened - 1];
  if (category === undefined) {
    const totals = { ours: ours?.total ?? 0, theirs: theirs?.total ?? 0 };
    return { title: t("learn-count-total-title"), text: t("learn-count-total", totals) };
  }
  const [mine, yours] = [ours, theirs].map(
    (side) => (side && (numberFor(category, side) ?? pointsFor(category, side))) ?? 0,
  );
  const numbers = { ours: mine ?? 0, theirs: yours ?? 0 };
  return { title: t(`category-${category}`), text: t(`learn-count-${category}`, numbers) };
}
