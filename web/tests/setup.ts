/** Undo what a test leaves behind: the files of a worker share one page. */

import { beforeAll, beforeEach, vi } from "vitest";
import { LANGUAGES, loadReasons, loadTexts } from "../src/lib/i18n.svelte";
import { choose, settingsFrom, type SettingName, type Settings } from "../src/lib/settings.svelte";

await loadReasons();

const reset = <Name extends SettingName>(name: Name, all: Settings): void => choose(name, all[name]);

/** There is no server here: a line to one is one that the test of another file left open. */
class NoServer {
  constructor(address: string) {
    throw new Error(`a test connects to ${address}, or has not closed what it opened`);
  }
}

globalThis.WebSocket = NoServer as unknown as typeof WebSocket;

/** The texts that a file of tests needs come with what it imports. */
beforeAll(async () => void (await Promise.all(LANGUAGES.map(loadTexts))));

beforeEach(() => {
  vi.unstubAllGlobals();
  const unset = settingsFrom(null);
  for (const name of Object.keys(unset) as SettingName[]) reset(name, unset);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
