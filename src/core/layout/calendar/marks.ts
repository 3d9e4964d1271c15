/** Marks of a day in the room its cell has: smaller where they are many, then "+2" and the rest below the grid. Nothing is cut. */
import type { CalendarGridElement, CalendarMark } from '#core/design/calendar/grid-element.ts';
import type { Box } from '#core/design/outline.ts';
import type { Item } from '#core/layout/sheet.ts';
import type { Month } from './grid-style.ts';
import { type GridPen, type GridText, inkOf, markHeightUm, minTypeUm } from './pen.ts';

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
 * The largest size from `sizeUm` down to 5.5 pt at which all marks fit; there, as many as leave a line for "+2". Those of `below` stand below the
 * grid already and stay there.
 */
export function fitMarks(
  pen: GridPen,
  marks: readonly CalendarMark[],
  { widthUm, heightUm }: Box,
  sizeUm: number,
  below: ReadonlySet<CalendarMark> = new Set(),
): FittedMarks {
  const wanted = marks.filter((mark) => !below.has(mark));
  const gone = marks.filter((mark) => below.has(mark));
  if (gone.length === 0) {
    for (let size = Math.max(minTypeUm, Math.round(sizeUm)); ; size = Math.max(minTypeUm, size - stepUm)) {
      const rows = rowsAt(pen, wanted, widthUm, size);
      if (rows && heightOf(rows, size) <= heightUm) return { sizeUm: size, rows, hidden: [] };
      if (size === minTypeUm) break;
    }
  }
  const rows: Row[] = [];
  const hidden = [...gone];
  for (const mark of wanted) {
    const lines = pen.lineCount(mark.text, widthUm, minTypeUm);
    const isShown = lines !== null && heightOf([...rows, { mark, lines: lines + 1 }], minTypeUm) <= heightUm;
    if (isShown) rows.push({ mark, lines });
    else hidden.push(mark);
  }
  return { sizeUm: minTypeUm, rows, hidden };
}

/** The size at which days with one or two marks fit, so that the month is set in one size; crowded days are set smaller. */
export function evenSize(pen: GridPen, { words }: Pick<Month, 'words'>, room: Box, sizeUm: number): number {
  const few = [...words.values()].filter((marks) => marks.length <= 2);
  return Math.min(sizeUm, ...few.map((marks) => fitMarks(pen, marks, room, sizeUm).sizeUm));
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

/** "5. Oma Inge (80), Onkel Max  12. Muttertag": what did not fit its day. */
function legendText({ locale }: CalendarGridElement, hidden: readonly CalendarMark[]): string {
  const ordinal = locale.startsWith('de') ? '.' : '';
  const days = Map.groupBy(
    hidden.toSorted((a, b) => a.day - b.day),
    ({ day }) => day,
  );
  return [...days].map(([day, marks]) => `${day}${ordinal}\u00a0${marks.map(({ text }) => text).join(', ')}`).join('\u2003');
}

/** At most this share of the grid is left to the legend; a longer one does not fit and is reported. */
const maxLegendShare = 0.4;

export type Legend = { items: Item[]; heightUm: number };

/** Hidden marks below the grid, at the bottom of the box; `heightUm` with the gap above. */
export function legend(pen: GridPen, hidden: readonly CalendarMark[], box: Box): Legend {
  if (hidden.length === 0) return { items: [], heightUm: 0 };
  const text = legendText(pen.element, hidden);
  const gapUm = minTypeUm * 0.8;
  const largest = Math.max(minTypeUm, Math.min(2_800, box.widthUm / 62));
  let sizeUm = Math.round(largest);
  let lines = pen.lineCount(text, box.widthUm, sizeUm) ?? 1;
  while (sizeUm > minTypeUm && lines > 2 && markHeightUm(lines, sizeUm) > box.heightUm * 0.15) {
    sizeUm = Math.max(minTypeUm, sizeUm - stepUm);
    lines = pen.lineCount(text, box.widthUm, sizeUm) ?? 1;
  }
  const heightUm = Math.min(markHeightUm(lines, sizeUm), Math.round(box.heightUm * maxLegendShare));
  const at = { ...box, yUm: box.yUm + box.heightUm - heightUm, heightUm };
  return { items: pen.text({ text, box: at, sizeUm, ink: 'ink' }), heightUm: heightUm + gapUm };
}
