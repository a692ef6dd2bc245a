/** The sign that a name begins with, as the eye sees it: a letter, or a whole emoji. */

const SIGNS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function initialOf(name: string): string {
  const [first] = SIGNS.segment(name.trim());
  return (first?.segment ?? "").toUpperCase();
}
