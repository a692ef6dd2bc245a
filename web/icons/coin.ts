/** The settebello, a coin whose sun has seven petals, as outlines of which every icon is made. */

export type Point = readonly [x: number, y: number];
/** Two handles and the end of a cubic curve; it goes on from where the one before ended. */
export type Curve = readonly [Point, Point, Point];
/** A closed line. */
export interface Outline {
  start: Point;
  curves: readonly Curve[];
}
/** Areas filled with one colour; an outline within another is a hole. */
export interface Layer {
  colour: string;
  outlines: readonly Outline[];
}
/** A round coin by itself, or one on a full square, out of which a system cuts the shape it likes. */
export type Shape = "coin" | "full";

const INK = "#1d1a16";
const GOLD = "#f2b91e";
const RADIUS = 20;
/** Half the side of an icon's square. Of a full one every mask leaves the inner four fifths. */
export const EXTENT: Record<Shape, number> = { coin: RADIUS, full: RADIUS / 0.8 };

const PETAL: Outline = {
  start: [0, -14.6],
  curves: [
    [
      [4, -10.6],
      [4, -8.7],
      [0, -6.2],
    ],
    [
      [-4, -8.7],
      [-4, -10.6],
      [0, -14.6],
    ],
  ],
};

export function layersOf(shape: Shape): Layer[] {
  const petals = [0, 1, 2, 3, 4, 5, 6].map((number) => turned(PETAL, (number * 2 * Math.PI) / 7));
  return [
    { colour: INK, outlines: [shape === "coin" ? circle(RADIUS) : square(EXTENT.full)] },
    { colour: GOLD, outlines: [circle(18.3), circle(16.9)] },
    { colour: GOLD, outlines: [...petals, circle(4.8)] },
  ];
}

/** The mark on the icon of a page that waits for its owner: where it lies, and how large it is. */
const DOT = { at: 11.5, radius: 8, edge: 2.5, colour: "#d8402c" };

/** An icon as a file; `marked` for a page that waits for its owner. */
export function svgOf(shape: Shape, marked = false): string {
  const half = EXTENT[shape];
  const box = [-half, -half, 2 * half, 2 * half].join(" ");
  const { at, radius, edge, colour } = DOT;
  const dot = `<circle cx="${at}" cy="${at}" r="${radius}" fill="${colour}" stroke="#fff" stroke-width="${edge}"/>`;
  const paths = layersOf(shape).map(
    ({ colour, outlines }) =>
      `<path fill="${colour}" fill-rule="evenodd" d="${outlines.map(pathOf).join("")}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${paths.join("")}${marked ? dot : ""}</svg>\n`;
}

function circle(radius: number): Outline {
  const handle = 0.5523 * radius;
  const quarter: Curve = [
    [handle, -radius],
    [radius, -handle],
    [radius, 0],
  ];
  return {
    start: [0, -radius],
    curves: [0, 1, 2, 3].map((turn) => turnedCurve(quarter, (turn * Math.PI) / 2)),
  };
}

function square(half: number): Outline {
  const corners: Point[] = [
    [half, -half],
    [half, half],
    [-half, half],
  ];
  return { start: [-half, -half], curves: corners.map((corner) => [corner, corner, corner]) };
}

const turned = ({ start, curves }: Outline, angle: number): Outline => ({
  start: turnedPoint(start, angle),
  curves: curves.map((curve) => turnedCurve(curve, angle)),
});

function turnedCurve([one, two, end]: Curve, angle: number): Curve {
  return [turnedPoint(one, angle), turnedPoint(two, angle), turnedPoint(end, angle)];
}

function turnedPoint([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

const pathOf = ({ start, curves }: Outline): string =>
  `M${textOf(start)}${curves.map((curve) => `C${curve.map(textOf).join(" ")}`).join("")}Z`;

const textOf = (point: Point): string => point.map((each) => String(Number(each.toFixed(2)))).join(" ");
