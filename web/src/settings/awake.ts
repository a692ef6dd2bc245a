/** Keeping the screen lit while somebody plays: thinking about a card is not being away. */

/** Keep it lit, also after the page was hidden, until the function returned is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function ask(): Promise<void> {
    // a browser over plain HTTP has none, whatever its types say
    const screen = (navigator as Partial<Navigator>).wakeLock;
    if (!screen || document.hidden || over || (lock !== null && !lock.released)) return;
    try {
      const got = await screen.request("screen");
      if (over) void got.release().catch(() => undefined);
      else lock = got;
    } catch {
      return; // little battery is left, or the system says no
    }
  }

  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release().catch(() => undefined);
  };
}
