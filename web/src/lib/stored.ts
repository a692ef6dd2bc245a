/**
 * Values kept in this browser, by one door: nothing else asks for its storage.
 *
 * A value that is missing or damaged reads as nothing. A value that the browser does not keep (cookies
 * blocked, a web view, no room left) is kept in memory as long as the page is open.
 */

const PREFIX = "settebello.";

/** The values that the browser did not keep when they were written, as text. */
const inMemory = new Map<string, string>();

export function readStored(key: string): unknown {
  try {
    return JSON.parse(inMemory.get(key) ?? localStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a value, and what there was no room for before. */
export function writeStored(key: string, value: unknown): void {
  inMemory.set(key, JSON.stringify(value));
  for (const [waiting, text] of inMemory) if (wasKept(waiting, text)) inMemory.delete(waiting);
}

/** Whether a value outlives this page, as far as it was written here. */
export function outlivesPage(key: string): boolean {
  return !inMemory.has(key);
}

/** Call when another tab of this browser has kept something under a key, or forgotten everything. */
export function onStored(key: string, call: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === null || event.key === PREFIX + key) call();
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Ask the browser to keep a text; some take it without a word and keep nothing. */
function wasKept(key: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, text);
    return localStorage.getItem(PREFIX + key) === text;
  } catch {
    return false;
  }
}
