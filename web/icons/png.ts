/** An icon as a PNG file: outlines filled row by row, with soft edges. */

import { crc32, deflateSync } from "node:zlib";
import { EXTENT, layersOf, type Curve, type Outline, type Point, type Shape } from "./coin.ts";

/** Lines drawn for each row of pixels, and pieces of each curve. */
const LINES = 8;
const PIECES = 24;

export function pngOf(shape: Shape, size: number): Buffer {
  return encoded(size, drawn(shape, size));
}

/** Red, green, blue and alpha of every pixel, from the top left. */
export function drawn(shape: Shape, size: number): Uint8Array {
  const pixels = new Uint8Array(4 * size * size);
  for (const { colour, outlines } of layersOf(shape)) {
    const covered = coverage(outlines, size, EXTENT[shape]);
    covered.forEach((share, at) => blend(pixels.subarray(4 * at, 4 * at + 4), colour, Math.min(share, 1)));
  }
  return pixels;
}

/** Put a colour that covers a share of a pixel over what is there. */
function blend(pixel: Uint8Array, colour: string, share: number): void {
  if (share === 0) return;
  const under = ((pixel[3] ?? 0) / 255) * (1 - share);
  for (const channel of [0, 1, 2]) {
    const paint = Number.parseInt(colour.slice(1 + 2 * channel, 3 + 2 * channel), 16);
    pixel[channel] = Math.round((paint * share + (pixel[channel] ?? 0) * under) / (share + under));
  }
  pixel[3] = Math.round(255 * (share + under));
}

/** How much of each pixel lies within the outlines: along a line between every other crossing. */
function coverage(outlines: readonly Outline[], size: number, half: number): Float64Array {
  const scale = size / (2 * half);
  const edges = outlines.flatMap((outline) => edgesOf(outline));
  const covered = new Float64Array(size * size);
  for (let line = 0; line < size * LINES; line += 1) {
    const y = (line + 0.5) / LINES / scale - half;
    const crossings = edges
      .flatMap(([from, to]) => crossing(from, to, y))
      .map((x) => (x + half) * scale)
      .sort((one, other) => one - other);
    const row = covered.subarray(Math.floor(line / LINES) * size).subarray(0, size);
    for (let at = 0; at + 1 < crossings.length; at += 2)
      cover(row, crossings[at] ?? 0, crossings[at + 1] ?? 0);
  }
  return covered;
}

/** Add one line's share to the pixels of its row from one place to another. */
function cover(row: Float64Array, from: number, to: number): void {
  for (let pixel = Math.max(0, Math.floor(from)); pixel < Math.min(row.length, to); pixel += 1) {
    const width = Math.min(to, pixel + 1) - Math.max(from, pixel);
    row[pixel] = (row[pixel] ?? 0) + width / LINES;
  }
}

/** Where an edge crosses a height, if it does. */
function crossing([x1, y1]: Point, [x2, y2]: Point, y: number): number[] {
  return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
}

function edgesOf({ start, curves }: Outline): [Point, Point][] {
  const points: Point[] = [start];
  for (const curve of curves) points.push(...pointsOn(points.at(-1) ?? start, curve));
  return points.map((point, at) => [point, points[at + 1] ?? start]);
}

function pointsOn(start: Point, [one, two, end]: Curve): Point[] {
  return Array.from({ length: PIECES }, (_, piece) => {
    const t = (piece + 1) / PIECES;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const sum = (axis: 0 | 1): number =>
      [start, one, two, end].reduce((total, point, at) => total + point[axis] * (weights[at] ?? 0), 0);
    return [sum(0), sum(1)];
  });
}

/** The file (PNG specification, third edition): eight bits a channel, no filter. */
function encoded(size: number, pixels: Uint8Array): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(4 * size * row, 4 * size * (row + 1))]),
  );
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
