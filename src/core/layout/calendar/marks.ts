/** Marks of a day in the room its cell has: smaller where they are many, then "+2" and the rest below the grid. Nothing is cut. */
import type { CalendarGridElement, CalendarMark } from '#core/design/calendar/grid-element.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { Item } from '#core/layout/sheet.ts';
import type { Month, Said } from './grid-style.ts';
import { type GridPen, type GridText, inkOf, markHeightUm } from './pen.ts';

/** A quarter of a point. */
const stepUm = 88;

type Row = { mark: CalendarMark; lines: number };
export type FittedMarks = { sizeUm: number; rows: Row[]; hidden: CalendarMark[] };

/** Marks that are words, the days off first, by day of the month. */
export function wordsByDay({ marks }: CalendarGridElement): Map<number, CalendarMark[]> {
  const order = ['holiday', 'observance', 'birthday', 'anniversary', 'note'];
  const words = marks.filter(({ kind }) => kind !== 'moon').toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return Map.groupBy(words, ({ day }) => day);
}

/** Days that are printed in the accent ink besides Sundays. */
export function daysOff({ marks }: CalendarGridElement): ReadonlySet<number> {
  return new Set(marks.filter(({ kind }) => kind === 'holiday').map(({ day }) => day));
}

function rowsAt(pen: GridPen, marks: readonly CalendarMark[], widthUm: number, sizeUm: number): Row[] | null {
  const rows: Row[] = [];
  for (const mark of marks) {
    const lines = pen.lineCount(mark.text, widthUm, sizeUm);
    if (lines === null) return null;
    rows.push({ mark, lines });
  }
  return rows;
}

function heightOf(rows: readonly Row[], sizeUm: number): number {
  return markHeightUm(
    rows.reduce((sum, { lines }) => sum + lines, 0),
    sizeUm,
  );
}

/**
 * The largest size from `sizeUm` down to the least of the page at which all marks fit; there, as many as leave a line for "+2". Those of `below`
 * stand below the grid already and stay there.
 */
export function fitMarks(
  pen: GridPen,
  marks: readonly CalendarMark[],
  { widthUm, heightUm }: Pick<Box, 'widthUm' | 'heightUm'>,
  sizeUm: number,
  below: ReadonlySet<Said> = new Set(),
): FittedMarks {
  const minUm = pen.type.nameUm;
  const wanted = marks.filter((mark) => !below.has(mark));
  const gone = marks.filter((mark) => below.has(mark));
  if (gone.length === 0) {
    for (let size = Math.max(minUm, Math.round(sizeUm)); ; size = Math.max(minUm, size - stepUm)) {
      const rows = rowsAt(pen, wanted, widthUm, size);
      if (rows && heightOf(rows, size) <= heightUm) return { sizeUm: size, rows, hidden: [] };
      if (size === minUm) break;
    }
  }
  const rows: Row[] = [];
  const hidden = [...gone];
  for (const mark of wanted) {
    const lines = pen.lineCount(mark.text, widthUm, minUm);
    const isShown = lines !== null && heightOf([...rows, { mark, lines: lines + 1 }], minUm) <= heightUm;
    if (isShown) rows.push({ mark, lines });
    else hidden.push(mark);
  }
  return { sizeUm: minUm, rows, hidden };
}

/** A place for the marks of a day; `reach` counts the cells right of its own that it goes into, below zero those left of it. */
export type Room = Box & { reach: number };
export type PlacedMarks = FittedMarks & { room: Room };

/** The marks in the first of the rooms that holds them all, else in the one that holds most of them. */
export function placeMarks(
  pen: GridPen,
  marks: readonly CalendarMark[],
  rooms: readonly [Room, ...Room[]],
  sizeUm: number,
  below?: ReadonlySet<Said>,
): PlacedMarks {
  const [first, ...others] = rooms;
  let best: PlacedMarks = { ...fitMarks(pen, marks, first, sizeUm, below), room: first };
  for (const room of others) {
    if (best.hidden.length === 0) break;
    const placed = fitMarks(pen, marks, room, sizeUm, below);
    if (placed.hidden.length < best.hidden.length) best = { ...placed, room };
  }
  return best;
}

/**
 * The size at which days with one or two marks fit, so that the month is set in one size; crowded days are set smaller. `roomsOf` gives what a day of
 * the month has for its marks.
 */
export function evenSize(
  pen: GridPen,
  { words }: Pick<Month, 'words'>,
  roomsOf: (day: number) => readonly [Room, ...Room[]],
  sizeUm: number,
): number {
  const few = [...words].filter(([, marks]) => marks.length <= 2);
  return Math.min(sizeUm, ...few.map(([day, marks]) => placeMarks(pen, marks, roomsOf(day), sizeUm).sizeUm));
}

/** With the line that says how many are hidden. */
export function fittedHeightUm({ sizeUm, rows, hidden }: FittedMarks): number {
  return markHeightUm(
    rows.reduce((sum, { lines }) => sum + lines, hidden.length > 0 ? 1 : 0),
    sizeUm,
  );
}

/** The marks from the top or up from the bottom of the box, with the number of hidden ones in a line of its own. */
export function markItems(
  pen: GridPen,
  fitted: FittedMarks,
  box: Box,
  { align = 'left', vertical = 'top' }: Pick<GridText, 'align' | 'vertical'> = {},
): Item[] {
  const { sizeUm, rows, hidden } = fitted;
  const free = box.heightUm - fittedHeightUm(fitted);
  const top = box.yUm + (vertical === 'top' ? 0 : vertical === 'middle' ? free / 2 : free);
  const leadingUm = markHeightUm(2, sizeUm) - markHeightUm(1, sizeUm);
  let line = 0;
  const items: Item[] = [];
  const put = (text: string, count: number, ink: GridText['ink']) => {
    const at = { xUm: box.xUm, yUm: top + line * leadingUm, widthUm: box.widthUm, heightUm: markHeightUm(count, sizeUm) };
    items.push(...pen.text({ text, box: at, sizeUm, ink, align }));
    line += count;
  };
  for (const { mark, lines: count } of rows) put(mark.text, count, inkOf(mark));
  if (hidden.length > 0) put(`+${hidden.length}`, 1, 'mutedInk');
  return items;
}

/** A day's "+2" when no line of its room is left for it; nothing where it is wider than the box. */
export function moreItems(pen: GridPen, { hidden }: FittedMarks, beside: Box): Item[] {
  const text = `+${hidden.length}`;
  if (pen.widthUm(text, pen.type.nameUm) > beside.widthUm || beside.heightUm < pen.type.nameUm) return [];
  return pen.text({ text, box: beside, sizeUm: pen.type.nameUm, ink: 'mutedInk', vertical: 'middle' });
}

function isMark(said: Said): said is CalendarMark {
  return 'kind' in said;
}

/** "5. Oma Inge (80), Onkel Max  12.–24. Herbstferien": what did not fit its days. */
function legendText({ locale }: CalendarGridElement, hidden: readonly Said[]): string {
  const ordinal = locale.startsWith('de') ? '.' : '';
  const daysOf = (said: Said) =>
    isMark(said) || said.from === said.to
      ? `${isMark(said) ? said.day : said.from}${ordinal}`
      : `${said.from}${ordinal}–${said.to}${ordinal}`;
  const ordered = hidden.toSorted((a, b) => (isMark(a) ? a.day : a.from) - (isMark(b) ? b.day : b.from));
  const days = Map.groupBy(ordered, daysOf);
  const nameOf = (said: Said) => (isMark(said) ? said.text : said.name);
  return [...days].map(([day, said]) => `${day}\u00a0${said.map(nameOf).join(', ')}`).join('\u2003');
}

/** At most this share of the grid is left to the legend; a longer one does not fit and is reported. */
const maxLegendShare = 0.4;

export type Legend = { items: Item[]; heightUm: number };

/** What is hidden, below the grid, at the bottom of the box; `heightUm` with the gap above. */
export function legend(pen: GridPen, hidden: readonly Said[], box: Box): Legend {
  if (hidden.length === 0) return { items: [], heightUm: 0 };
  const minUm = pen.type.nameUm;
  const text = legendText(pen.element, hidden);
  const gapUm = minUm * 0.8;
  const largest = Math.max(minUm, Math.min(2_800, box.widthUm / 62));
  let sizeUm = Math.round(largest);
  let lines = pen.lineCount(text, box.widthUm, sizeUm) ?? 1;
  while (sizeUm > minUm && lines > 2 && markHeightUm(lines, sizeUm) > box.heightUm * 0.15) {
    sizeUm = Math.max(minUm, sizeUm - stepUm);
    lines = pen.lineCount(text, box.widthUm, sizeUm) ?? 1;
  }
  const heightUm = Math.min(markHeightUm(lines, sizeUm), Math.round(box.heightUm * maxLegendShare));
  const at = { ...box, yUm: box.yUm + box.heightUm - heightUm, heightUm };
  return { items: pen.text({ text, box: at, sizeUm, ink: 'ink' }), heightUm: heightUm + gapUm };
}
