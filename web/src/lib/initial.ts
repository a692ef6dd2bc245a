/** The sign that a name begins with, as the eye sees it: a letter, or a whole emoji. */

export function initialOf(name: string): string {
  return firstSign(name.trim()).toUpperCase();
}

function firstSign(name: string): string {
  if (typeof Intl.Segmenter !== "function") return firstJoined(name);
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name);
  return first?.segment ?? "";
}

/** The same where the browser does not know signs: a code point, its marks, and what is joined to it. */
function firstJoined(name: string): string {
  return /^.(?:[\p{M}\p{Emoji_Modifier}]|\u200d.)*/su.exec(name)?.[0] ?? "";
}
