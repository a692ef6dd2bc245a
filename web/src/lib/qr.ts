/** A QR code as an outline: dark squares on a square of so many units. */

import { generate } from "lean-qr";

export interface QrOutline {
  /** Units on each side, the quiet edge included. */
  size: number;
  path: string;
}

/** Readers ask for so much empty room round a code, in units. */
const QUIET = 4;

/** Draw the code of a text: each row's dark runs as rectangles. */
export function qrOf(text: string): QrOutline {
  const code = generate(text);
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      if (x > start) runs.push(`M${start + QUIET} ${y + QUIET}h${x - start}v1h${start - x}z`);
    }
  }
  return { size: code.size + 2 * QUIET, path: runs.join("") };
}
