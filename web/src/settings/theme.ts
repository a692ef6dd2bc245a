/** Light or dark: what the page shows, and what the browser paints round it. */

import type { Theme } from "../lib/prefs.svelte";

/** The page's background in either, as the tokens have it. */
const COLOURS = { light: "#f4eee2", dark: "#17120d" };

export function showTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const system = meta.media.includes("dark") ? "dark" : "light";
    meta.content = COLOURS[theme === "auto" ? system : theme];
  }
}
