import { describe, expect, test } from "vitest";
import { CARDS } from "../../src/cards/cards";
import {
  cardNamed,
  isOwnDeck,
  LARGEST_BYTES,
  ratioOfSvg,
  readOwnDeck,
  type Measure,
} from "../../src/cards/own-deck";

const file = (name: string, content = name): File => new File([content], name);
const pack = (ending = "svg"): File[] => CARDS.map((card) => file(`${card}.${ending}`));
const even: Measure = () => Promise.resolve(0.6);

/** An image's ratio by its bytes: one byte is no image, two are a broad one. */
const bySize: Measure = (image) =>
  Promise.resolve([null, null, 1.4][image.size] ?? (image.size > 2 ? 0.6 : null));

test("there are forty cards", () => expect(new Set(CARDS).size).toBe(40));

describe("a file is named after its card", () => {
  test.each([
    ["7D.svg", "7D"],
    ["fs.PNG", "FS"],
    ["AB.jpeg", "AB"],
    ["rc.webp", "RC"],
    ["back.jpg", "back"],
  ])("%s", (name, card) => expect(cardNamed(name)).toBe(card));

  test.each(["7D", "7D.txt", "8D.svg", "7X.svg", "7D.copy.svg", ".svg", "JD.png", "7D.html"])(
    "%s is not",
    (name) => expect(cardNamed(name)).toBeNull(),
  );
});

test("forty images are a deck, each of the type of its ending", async () => {
  const { deck, problems } = await readOwnDeck([...pack(), file("back.png")], even);
  expect(problems).toEqual([]);
  expect(Object.keys(deck?.faces ?? {})).toEqual([...CARDS, "back"]);
  expect(deck?.ratio).toBe(0.6);
  expect(deck?.faces["7D"]?.type).toBe("image/svg+xml");
  expect(deck?.faces["back"]?.type).toBe("image/png");
  expect(isOwnDeck(deck)).toBe(true);
});

test("files without a card's name are told, and left out; hidden ones are not told", async () => {
  const extra = [file("LICENSE.txt"), file("joker.svg"), file(".DS_Store")];
  const { deck, problems } = await readOwnDeck([...pack(), ...extra], even);
  expect(problems).toEqual([{ flaw: "strange", names: ["LICENSE.txt", "joker.svg"] }]);
  expect(Object.keys(deck?.faces ?? {})).toEqual([...CARDS]);
});

test("what is missing and what is misnamed is said at once", async () => {
  const short = pack().filter((each) => each.name !== "7D.svg" && each.name !== "RB.svg");
  const { deck, problems } = await readOwnDeck([...short, file("sette-denari.svg")], even);
  expect(deck).toBeNull();
  expect(problems).toEqual([
    { flaw: "missing", names: ["7D", "RB"] },
    { flaw: "strange", names: ["sette-denari.svg"] },
  ]);
});

test("two images of one card are one too many", async () => {
  const { deck, problems } = await readOwnDeck([...pack(), file("7d.png")], even);
  expect(deck).toBeNull();
  expect(problems).toEqual([{ flaw: "twice", names: ["7D"] }]);
});

test("an image that is too large is named and not even opened", async () => {
  const huge = file("7D.svg", "x".repeat(LARGEST_BYTES + 1));
  const opened: Blob[] = [];
  const { deck, problems } = await readOwnDeck(
    [huge, ...pack().slice(1)].concat(pack().slice(0, 1)),
    (each) => {
      opened.push(each);
      return even(each);
    },
  );
  expect(deck).toBeNull();
  expect(problems.map((problem) => problem.flaw)).toContain("large");
  expect(opened).toEqual([]);
});

test("what is no image, and what has another shape, is named", async () => {
  const images = CARDS.map((card, at) => file(`${card}.png`, at === 3 ? "-" : at === 5 ? "--" : "image"));
  const { deck, problems } = await readOwnDeck(images, bySize);
  expect(deck).toBeNull();
  expect(problems).toEqual([
    { flaw: "unreadable", names: ["4D.png"] },
    { flaw: "shape", names: ["6D.png"] },
  ]);
});

test("a whole deck that lies on its side is no deck", async () => {
  const { deck, problems } = await readOwnDeck(pack(), () => Promise.resolve(1.6));
  expect(deck).toBeNull();
  expect(problems[0]?.names).toHaveLength(40);
});

describe("the shape of an SVG", () => {
  const svg = (attributes: string): string => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;

  test.each([
    ['viewBox="0 0 200 400"', 0.5],
    ['viewBox="0,0 50,100" width="7" height="7"', 0.5],
    ['width="60mm" height="100mm"', 0.6],
  ])("%s", (attributes, ratio) => expect(ratioOfSvg(svg(attributes))).toBe(ratio));

  test.each(["", "<html/>", "<svg", '<svg viewBox="0 0 60 100"/>', svg(""), svg('viewBox="0 0 0 0"')])(
    "%s has none",
    (text) => expect(ratioOfSvg(text)).toBeNull(),
  );
});

test.each([null, "own", {}, { ratio: 0.6, faces: {} }])("what is kept may be damaged: %j", (kept) =>
  expect(isOwnDeck(kept)).toBe(false),
);
