/** A deck of one's own: forty images named by the card's text, read from a folder and kept in this browser alone. */

import { CARDS } from "./cards";
import { isRecord } from "../lib/stored";

export const LARGEST_BYTES = 4_000_000;

export interface OwnDeck {
  /** Width divided by height, of most of its cards. */
  ratio: number;
  /** An image for each card's text; one for ``back`` where there is one. */
  faces: Record<string, Blob>;
}

export type Flaw = "strange" | "twice" | "large" | "unreadable" | "shape" | "missing";

/** A fault of a folder, and the files or cards that have it. */
export interface Problem {
  flaw: Flaw;
  names: string[];
}

export interface Reading {
  /** The deck, where nothing but files without a card's name were wrong. */
  deck: OwnDeck | null;
  problems: Problem[];
}

/** Finds an image's width divided by its height; null for what is no image. */
export type Measure = (image: Blob) => Promise<number | null>;

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
};
const SVG = "http://www.w3.org/2000/svg";
const BACK = "back";
/** How far a card's ratio may be from that of the others. */
const UNEVEN = 0.08;
const NARROWEST = 0.35;
const WIDEST = 0.9;

/** Read a folder's files as a deck; say everything that is wrong with it at once. */
export async function readOwnDeck(files: readonly File[], measure: Measure = ratioOf): Promise<Reading> {
  const seen = files.filter((file) => !file.name.startsWith("."));
  const named = seen.map((file) => ({ file, card: cardNamed(file.name) }));
  const strange = named.filter(({ card }) => card === null).map(({ file }) => file.name);
  const good = named.flatMap(({ file, card }) => (card === null ? [] : [{ file, card }]));
  const cards = good.map(({ card }) => card);
  const twice = good.filter(({ card }, at) => cards.indexOf(card) !== at).map(({ card }) => card);
  const large = good.filter(({ file }) => file.size > LARGEST_BYTES).map(({ file }) => file.name);
  const missing = CARDS.filter((card) => !cards.includes(card));
  const sizes = await measured(large.length > 0 ? [] : good, measure);
  const problems: Problem[] = [
    { flaw: "missing", names: missing },
    { flaw: "twice", names: [...new Set(twice)] },
    { flaw: "large", names: large },
    { flaw: "unreadable", names: sizes.unreadable },
    { flaw: "shape", names: sizes.uneven },
    { flaw: "strange", names: strange },
  ];
  const found = problems.filter((problem) => problem.names.length > 0);
  const whole = found.every((problem) => problem.flaw === "strange");
  return { deck: whole ? { ratio: sizes.ratio, faces: sizes.faces } : null, problems: found };
}

/** The card that a file is named after, ``back``, or null: ``7D.svg`` is *7D*. */
export function cardNamed(file: string): string | null {
  const [, name = "", ending = ""] = /^(.+)\.([^.]+)$/.exec(file) ?? [];
  if (!(ending.toLowerCase() in TYPES)) return null;
  if (name.toLowerCase() === BACK) return BACK;
  return CARDS.find((card) => card === name.toUpperCase()) ?? null;
}

interface Measured extends OwnDeck {
  unreadable: string[];
  uneven: string[];
}

async function measured(
  images: readonly { file: File; card: string }[],
  measure: Measure,
): Promise<Measured> {
  const sized = await Promise.all(
    images.map(async ({ file, card }) => {
      const blob = new Blob([file], { type: typeOf(file.name) });
      return { card, name: file.name, blob, ratio: await measure(blob) };
    }),
  );
  const ratios = sized.flatMap(({ ratio }) => ratio ?? []).sort((one, other) => one - other);
  const ratio = ratios[Math.floor(ratios.length / 2)] ?? 0;
  const fits = (each: number): boolean =>
    each >= NARROWEST && each <= WIDEST && Math.abs(each / ratio - 1) <= UNEVEN;
  return {
    ratio,
    faces: Object.fromEntries(sized.map(({ card, blob }) => [card, blob])),
    unreadable: sized.filter((each) => each.ratio === null).map(({ name }) => name),
    uneven: sized.filter((each) => each.ratio !== null && !fits(each.ratio)).map(({ name }) => name),
  };
}

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "";
}

async function ratioOf(image: Blob): Promise<number | null> {
  try {
    if (image.type === TYPES["svg"]) return ratioOfSvg(await image.text());
    const bitmap = await createImageBitmap(image);
    const ratio = bitmap.width / bitmap.height;
    bitmap.close();
    return ratio;
  } catch {
    return null;
  }
}

/** The ratio that an SVG states, by its view box or else its width and height. */
export function ratioOfSvg(text: string): number | null {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  // an image that does not say it is SVG is not drawn
  if (root.localName !== "svg" || root.namespaceURI !== SVG) return null;
  const box =
    root
      .getAttribute("viewBox")
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const stated = ["width", "height"].map((name) => Number.parseFloat(root.getAttribute(name) ?? ""));
  const [w = NaN, h = NaN] = box.length === 4 ? box.slice(2) : stated;
  return w > 0 && h > 0 ? w / h : null;
}

/** Whether what the browser has kept is a deck. */
export function isOwnDeck(found: unknown): found is OwnDeck {
  if (!isRecord(found) || typeof found["ratio"] !== "number" || !isRecord(found["faces"])) return false;
  const faces = found["faces"];
  return CARDS.every((card) => faces[card] instanceof Blob);
}
