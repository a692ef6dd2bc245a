import { afterEach, describe, expect, test, vi } from "vitest";
import { shareLink } from "../../src/lib/share";

describe("sharing a link", () => {
  afterEach(() => vi.unstubAllGlobals());

  const withShare = (share?: () => Promise<void>): void => {
    vi.stubGlobal("navigator", { share });
  };

  test("is the machine's own way where there is one", async () => {
    const share = vi.fn(() => Promise.resolve());
    withShare(share);
    expect(await shareLink("Ada 11", "https://example.org/match/1")).toBe(true);
    expect(share).toHaveBeenCalledWith({ title: "Ada 11", url: "https://example.org/match/1" });
  });

  test("is done when somebody thinks better of it", async () => {
    withShare(() => Promise.reject(new DOMException("no", "AbortError")));
    expect(await shareLink("", "")).toBe(true);
  });

  test("is left to the clipboard where there is none, or it fails", async () => {
    withShare();
    expect(await shareLink("", "")).toBe(false);
    withShare(() => Promise.reject(new DOMException("no", "NotAllowedError")));
    expect(await shareLink("", "")).toBe(false);
  });
});
