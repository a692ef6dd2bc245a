/** Sentences spoken aloud by the browser's own voice, for whoever has asked for it. */

import { locale } from "../lib/i18n.svelte";
import { setting } from "../lib/settings.svelte";

export function canSpeak(): boolean {
  return "speechSynthesis" in window;
}

/** Speak a sentence after those before it; `now` cuts them short, because it answers a key. */
export function speak(text: string, now = false): void {
  if (!canSpeak() || setting("voice") === "off") return;
  if (now) speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = locale();
  speechSynthesis.speak(utterance);
}

/** Be silent at once: the table is left, or the voice switched off. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
