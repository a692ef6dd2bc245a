/** Times in figures and in words: how long each player has, and what is left of it. */

import { listed, t } from "./i18n.svelte";

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** The time left on a clock: *9:05*, *1:02:05*, *2 g 4 h*; nothing only when it is up. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes, rest] = parts(whole);
  if (days > 0) return t("clock-days", { days, hours });
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The same as it is said, in the two largest units: *nine minutes and five seconds*. */
export function clockWords(seconds: number): string {
  const [days, hours, minutes, rest] = parts(Math.ceil(seconds));
  const said = [
    days > 0 && t("words-days", { count: days }),
    hours > 0 && t("words-hours", { count: hours }),
    minutes > 0 && t("words-minutes", { count: minutes }),
    rest > 0 && t("words-seconds", { count: rest }),
  ].filter((part) => part !== false);
  return said.length === 0 ? t("words-seconds", { count: 0 }) : listed(said.slice(0, 2));
}

/** How long each player has, in words; ``10+5`` and ``3d`` as the server writes it. */
export function timeName(time: string): string {
  if (time.endsWith("d")) return t("time-days", { days: Number(time.slice(0, -1)) });
  const [minutes = 0, increment = 0] = time.split("+").map(Number);
  return t("time-total", { total: clockWords(minutes * MINUTE_S), increment });
}

/** Whether there is a time for each play, and no total. */
export function isSlow(time: string): boolean {
  return time.endsWith("d");
}

function parts(seconds: number): [days: number, hours: number, minutes: number, seconds: number] {
  return [
    Math.floor(seconds / DAY_S),
    Math.floor((seconds % DAY_S) / HOUR_S),
    Math.floor((seconds % HOUR_S) / MINUTE_S),
    seconds % MINUTE_S,
  ];
}
