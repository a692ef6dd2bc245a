/** The names of browsers, as they call themselves, in two words. */

import { t } from "../lib/i18n.svelte";

const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"];
const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SHOWN: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS": "macOS" };

export function browserName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find((name) => agent.includes(name)));
  const words = found.filter((name) => name !== undefined).map((name) => SHOWN[name] ?? name);
  return words.join(" · ") || agent.slice(0, 40) || t("browser-unknown");
}
