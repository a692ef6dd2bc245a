/** Values kept in this browser; one that is missing, damaged or forbidden reads as its fallback. */

const PREFIX = "settebello.";

export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a value; where the browser keeps nothing (private mode, full), the page goes on without. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    return;
  }
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
