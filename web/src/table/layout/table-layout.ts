/** Where the cards on the table lie: rows in the middle of the space they have. */

import type { Box, Mode, Spot } from "./spots";

export interface Grid {
  /** The width of a card. */
  w: number;
  spots: Spot[];
  /** The lower edge of the last row. */
  bottom: number;
}

interface Shape {
  columns: number;
  /** The widest a card may be. */
  widest: number;
}

const LEAST_GAP = 6;
const MOST_COLUMNS = 5;
/** A card has to grow by this factor before the rows are other than usual. */
const WORTH_IT = 1.1;

/** Lay `count` cards in the rows that their number asks for, as large as they fit; `low`: at the lower edge. */
export function grid(count: number, area: Box, mode: Mode, ratio: number, low = false): Grid {
  const { columns, rows, fits } = inRows(Math.max(count, 1), area, mode, ratio);
  const w = Math.max(30, fits);
  const h = w / ratio;
  const gapX = columns > 1 ? Math.min(w * 0.18, (area.w - columns * w) / (columns - 1)) : 0;
  const gapY = rows > 1 ? Math.max(4, Math.min(w * 0.26, (area.h - rows * h) / (rows - 1))) : 0;
  const spare = area.h - rows * h - (rows - 1) * gapY;
  const top = area.y + (low ? Math.max(spare / 2, spare - 12) : spare / 2);
  const spots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = area.x + (area.w - inRow * w - (inRow - 1) * gapX) / 2;
    return { x: left + (index % columns) * (w + gapX), y: top + row * (h + gapY), turn: 0 };
  });
  return { w, spots, bottom: top + rows * h + (rows - 1) * gapY };
}

/** As many columns as the number asks for; on a phone more, where the space is so low that cards grow by it. */
function inRows(
  count: number,
  area: Box,
  mode: Mode,
  ratio: number,
): { columns: number; rows: number; fits: number } {
  const { columns, widest } = shapeFor(count, mode, area);
  const most = mode === "phone" ? MOST_COLUMNS : columns;
  const ways = [];
  for (let tried = Math.min(columns, count); tried <= Math.min(most, count); tried += 1) {
    const rows = Math.ceil(count / tried);
    const byWidth = (area.w - (tried - 1) * LEAST_GAP) / tried;
    const byHeight = ((area.h - (rows - 1) * (LEAST_GAP + 4)) / rows) * ratio;
    ways.push({ columns: tried, rows, fits: Math.min(widest, byWidth, byHeight) });
  }
  return ways.reduce((best, way) => (way.fits > best.fits * WORTH_IT ? way : best));
}

function shapeFor(count: number, mode: Mode, area: Box): Shape {
  if (mode === "phone") return onPhone(count);
  if (mode === "landscape") return { columns: count <= 6 ? 6 : Math.ceil(count / 2), widest: 80 };
  const widest =
    mode === "desktop" ? Math.max(114, Math.min(150, area.h * 0.24)) : Math.max(92, area.h * 0.18);
  if (mode === "tablet" && count > 6) return { columns: Math.max(4, Math.ceil(count / 3)), widest };
  if (count <= 6) return { columns: 6, widest };
  return { columns: count <= 12 ? Math.ceil(count / 2) : Math.ceil(count / 3), widest };
}

function onPhone(count: number): Shape {
  if (count <= 6) return { columns: 3, widest: 78 };
  if (count <= 8) return { columns: 4, widest: 64 };
  if (count <= 12) return { columns: 4, widest: 58 };
  return { columns: 5, widest: 46 };
}
