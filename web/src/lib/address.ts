/** Addresses under wherever the page is served: `<base href>` says where that is. */

/** The whole address of a path such as ``api/rules`` or ``t/luna-rossa``. */
export function addressOf(path: string): string {
  return new URL(path, document.baseURI).href;
}

/** The same for the WebSocket: ``ws/rooms/luna-rossa``. */
export function socketAddressOf(path: string): string {
  return addressOf(path).replace(/^http/, "ws");
}

/** An address's path below the base, without the slash before it: ``t/luna-rossa``; null for one elsewhere. */
export function pathBelowBase(address: string): string | null {
  const base = new URL(".", document.baseURI).pathname;
  const path = new URL(address, document.baseURI).pathname;
  return path.startsWith(base) ? path.slice(base.length) : null;
}

/** Whether an address leads to the machine that opens it, and so from another one to nothing. */
export function isOfThisMachine(address: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(new URL(address).hostname);
}
