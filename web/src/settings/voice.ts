/** Sentences spoken aloud by the browser's own voice, for whoever has asked for it. */

import { locale } from "../lib/i18n.svelte";
import { setting } from "../lib/settings.svelte";

export function canSpeak(): boolean {
  return Boolean(window.speechSynthesis) && typeof SpeechSynthesisUtterance === "function";
}

/** Speak a sentence after those before it; `now` cuts them short, because it answers a key. */
export function speak(text: string, now = false): void {
  if (!canSpeak() || setting("voice") === "off") return;
  try {
    if (now) speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = locale();
    speechSynthesis.speak(utterance);
  } catch {
    return; // a browser that has the voice and does not let it be heard
  }
}

/** Be silent at once: the table is left, or the voice switched off. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
