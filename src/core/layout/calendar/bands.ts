/** Days in a row in ruled weeks: a line along the foot of their cells, and their name once above it, where a week has room. */
import type { CalendarBand } from '#core/design/calendar/grid-element.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { Item } from '#core/layout/sheet.ts';
import { type Cells, cellBox, clamp, type Month } from './grid-style.ts';
import { type GridPen, markHeightUm } from './pen.ts';

/** What of a cell's foot its bands take, by row and column. */
export type DrawnBands = {
  items: Item[];
  footUm(row: number, column: number): number;
  /** Borders between columns that a name crosses, as "row column" of the cell left of them. */
  crossed: ReadonlySet<string>;
  hidden: CalendarBand[];
};

type Segment = { row: number; from: number; to: number };

/** Height of the line, for rows of cells so high. */
function bandLineUm(rowUm: number): number {
  return Math.round(clamp(rowUm * 0.06, 500, 1_200));
}

/** The cells of each week that a band goes through. */
function segmentsOf({ weeks }: Month, { from, to }: CalendarBand): Segment[] {
  return weeks.flatMap(({ days }, row) => {
    const columns = [...days.keys()].filter((at) => {
      const day = days[at];
      return day?.isInMonth && day.dayOfMonth >= from && day.dayOfMonth <= to;
    });
    const [first] = columns;
    return first === undefined ? [] : [{ row, from: first, to: columns.at(-1) ?? first }];
  });
}

function hasWords({ weeks, words }: Month, row: number, column: number): boolean {
  const day = weeks[row]?.days[column];
  return Boolean(day?.isInMonth && words.get(day.dayOfMonth)?.length);
}

/** Where a name of so many cells stands: the first cells without words, else the first ones that hold it. */
function placeOf(month: Month, segments: readonly Segment[], count: number): Segment | null {
  const places = segments.flatMap(({ row, from, to }) =>
    Array.from({ length: Math.max(0, to - from + 2 - count) }, (_, at) => ({ row, from: from + at, to: from + at + count - 1 })),
  );
  const isFree = ({ row, from, to }: Segment) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at).every((column) => !hasWords(month, row, column));
  return places.find(isFree) ?? places[0] ?? null;
}

/** `figuresUm` is what the figures take from the top of a cell, `padUm` the distance of names from its sides. */
export function bandItems(pen: GridPen, month: Month, cells: Cells, figuresUm: number, padUm: number): DrawnBands {
  const { columnUm, rowUm } = cells;
  const lineUm = bandLineUm(rowUm);
  const gapUm = Math.round(lineUm / 2);
  const nameUm = pen.type.nameUm;
  const namedUm = markHeightUm(1, nameUm) * 1.15 + lineUm + gapUm;
  const feet = new Map<string, number>();
  const crossed = new Set<string>();
  const hidden: CalendarBand[] = [];
  const items: Item[] = [];
  for (const band of month.bands) {
    const segments = segmentsOf(month, band);
    for (const { row, from, to } of segments) {
      const [first, last] = [cellBox(cells, row, from), cellBox(cells, row, to)];
      const box: Box = {
        xUm: first.xUm + gapUm,
        yUm: first.yUm + rowUm - lineUm - gapUm,
        widthUm: last.xUm + columnUm - first.xUm - 2 * gapUm,
        heightUm: lineUm,
      };
      items.push(pen.fill(box, band.ink));
      for (let column = from; column <= to; column += 1) feet.set(`${row} ${column}`, lineUm + gapUm);
    }
    const count = Math.max(1, Math.ceil((pen.widthUm(band.name, nameUm) + 2 * padUm) / columnUm));
    const hasRoom = rowUm - figuresUm >= namedUm;
    const place = hasRoom && !month.below.has(band) ? placeOf(month, segments, count) : null;
    if (!place) {
      hidden.push(band);
      continue;
    }
    const start = cellBox(cells, place.row, place.from);
    const box: Box = {
      xUm: start.xUm + padUm,
      yUm: start.yUm + rowUm - namedUm,
      widthUm: count * columnUm - 2 * padUm,
      heightUm: markHeightUm(1, nameUm),
    };
    items.push(...pen.text({ text: band.name, box, sizeUm: nameUm, ink: 'ink' }));
    for (let column = place.from; column <= place.to; column += 1) {
      feet.set(`${place.row} ${column}`, namedUm);
      if (column < place.to) crossed.add(`${place.row} ${column}`);
    }
  }
  return { items, footUm: (row, column) => feet.get(`${row} ${column}`) ?? 0, crossed, hidden };
}
