/** A row a day: 'list' in two columns with room to write, 'planner' with a column for each person. */
import type { GridDay } from '#core/calendar/month-grid.ts';
import type { CalendarMark } from '#core/design/calendar/grid-element.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { Item } from '#core/layout/sheet.ts';
import { dayPhotoItems, photoRow } from './day-photos.ts';
import { clamp, type DrawnDays, dayInk, daysOfMonth, figureSize, type GridStyle, isWeekend, type Month } from './grid-style.ts';
import { fitMarks, fittedHeightUm, markItems } from './marks.ts';
import { moonItems } from './moon.ts';
import { type GridPen, markHeightUm } from './pen.ts';

type RowSizes = { figureUm: number; nameUm: number; padUm: number };

/** "16 So", the number of the week on its first day, and the moon. Returns where the room for marks begins. */
function dayHead(
  pen: GridPen,
  month: Month,
  day: GridDay,
  row: Box,
  { figureUm, nameUm, padUm }: RowSizes,
): { items: Item[]; endUm: number } {
  const ink = dayInk(month, day);
  const figureWidth = figureUm * 1.25;
  const nameWidth = Math.max(nameUm * 1.9, ...month.names.weekdays.short.map((one) => pen.widthUm(one, nameUm) * 1.02));
  const name = month.names.weekdays.short[day.weekday] ?? '';
  const figure = { ...row, xUm: row.xUm + padUm, widthUm: figureWidth };
  const beside = { ...row, xUm: figure.xUm + figureWidth + nameUm * 0.35, widthUm: nameWidth };
  const items = [
    ...pen.text({ text: String(day.dayOfMonth), box: figure, sizeUm: figureUm, ink, align: 'right', vertical: 'middle', keepsInk: true }),
    ...pen.text({
      text: name,
      box: beside,
      sizeUm: nameUm,
      minSizeUm: pen.type.nameUm,
      ink: ink === 'ink' ? 'mutedInk' : ink,
      vertical: 'middle',
    }),
  ];
  let endUm = beside.xUm + nameWidth + nameUm * 0.3;
  const moon = month.moons.get(day.dayOfMonth);
  if (moon) {
    const radius = clamp(figureUm * 0.2, 550, 1_200);
    items.push(...moonItems(pen, moon.phase, endUm + radius, row.yUm + row.heightUm / 2, radius));
    endUm += radius * 2.8;
  }
  return { items, endUm };
}

/** Sizes of the head of a row; the lines of bands stand before the figures. */
function rowSizes(pen: GridPen, { bands }: Month, figureUm: number, nameShare: number): RowSizes {
  const { nameUm } = pen.type;
  const padUm = figureUm * 0.1 + (bands.length > 0 ? bandUm * 1.6 : 0);
  return { figureUm, nameUm: clamp(figureUm * nameShare, nameUm, Math.max(3_400, nameUm)), padUm };
}

/** Width of the line before days in a row. */
const bandUm = 900;

/** The line of the band that a day is in, at the left end of its row. */
function bandLine(pen: GridPen, { bands }: Month, { dayOfMonth }: GridDay, row: Box): Item[] {
  const band = bands.find(({ from, to }) => from <= dayOfMonth && dayOfMonth <= to);
  return band ? [pen.fill({ ...row, widthUm: bandUm }, band.ink)] : [];
}

/** The words of a day, and the names of the bands that begin on it. */
function wordsOn({ words, bands, bandNames }: Month, { dayOfMonth }: GridDay): readonly CalendarMark[] {
  const names = bands.flatMap((band) => (band.from === dayOfMonth ? (bandNames.get(band) ?? []) : []));
  return [...(words.get(dayOfMonth) ?? []), ...names];
}

/** Photos and marks beside a day, in the middle of its row; ends before `toUm`. */
function besideDay(
  pen: GridPen,
  { below }: Month,
  words: readonly CalendarMark[],
  row: Box,
  fromUm: number,
  toUm: number,
  sizeUm: number,
  drawn: DrawnDays,
): void {
  if (words.length === 0) return;
  // The words keep most of the row.
  const photos = photoRow(words, { widthUm: (toUm - fromUm) * 0.4, heightUm: row.heightUm * 0.88 });
  drawn.items.push(...dayPhotoItems(pen, photos, fromUm, row.yUm + (row.heightUm - photos.sizeUm) / 2));
  const leftUm = fromUm + photos.widthUm + photos.sizeUm * 0.2;
  // One line may be as high as its row.
  const heightUm = Math.max(row.heightUm * 0.88, Math.min(row.heightUm, markHeightUm(1, pen.type.nameUm)));
  const room = { xUm: leftUm, yUm: row.yUm + (row.heightUm - heightUm) / 2, widthUm: Math.max(1, toUm - leftUm), heightUm };
  const fitted = fitMarks(pen, words, room, sizeUm, below);
  // Where not even "+2" has a line, the words below the grid say it.
  if (fittedHeightUm(fitted) <= heightUm) drawn.items.push(...markItems(pen, fitted, room, { vertical: 'middle' }));
  drawn.hidden.push(...fitted.hidden);
}

function weekOf({ weeks }: Month, day: GridDay): number | null {
  return (
    weeks.find(({ days }) => days[0]?.date === day.date || (day.dayOfMonth === 1 && days.some(({ date }) => date === day.date)))?.number ??
    null
  );
}

/** The week's number at the right end of its first day. */
function weekNumber(pen: GridPen, month: Month, day: GridDay, row: Box, sizeUm: number, padUm: number): Item[] {
  const number = pen.element.weekNumbers ? weekOf(month, day) : null;
  if (number === null) return [];
  const box = { ...row, widthUm: row.widthUm - padUm };
  return pen.text({ text: `${month.names.week} ${number}`, box, sizeUm, ink: 'mutedInk', align: 'right', vertical: 'middle' });
}

const listColumns = 2;

export const listStyle: GridStyle = (pen, month, box) => {
  const drawn: DrawnDays = { items: [], hidden: [] };
  const days = daysOfMonth(month);
  const { tintInk } = pen.element;
  const { nameUm } = pen.type;
  const gapUm = box.widthUm * 0.045;
  const widthUm = (box.widthUm - gapUm) / listColumns;
  const perColumn = Math.ceil(days.length / listColumns);
  const rowUm = box.heightUm / perColumn;
  const figureUm = figureSize(pen, Math.min(rowUm * 0.56, widthUm * 0.12), { widthUm: widthUm * 0.3, heightUm: rowUm * 0.92 }, 8_000);
  const sizes = rowSizes(pen, month, figureUm, 0.5);
  const markUm = clamp(figureUm * 0.46, nameUm, Math.max(3_200, nameUm));
  const weekUm = clamp(figureUm * 0.36, nameUm, Math.max(2_600, nameUm));
  for (const [index, day] of days.entries()) {
    const column = Math.floor(index / perColumn);
    const row: Box = { xUm: box.xUm + column * (widthUm + gapUm), yUm: box.yUm + (index % perColumn) * rowUm, widthUm, heightUm: rowUm };
    if (tintInk !== undefined && isWeekend(day)) drawn.items.push(pen.fill(row, tintInk));
    const bottom = row.yUm + rowUm;
    drawn.items.push(pen.line(row.xUm, bottom, row.xUm + widthUm, bottom, 150));
    if (index % perColumn === 0) drawn.items.push(pen.line(row.xUm, row.yUm, row.xUm + widthUm, row.yUm, 300));
    drawn.items.push(...bandLine(pen, month, day, row));
    const head = dayHead(pen, month, day, row, sizes);
    const week = weekNumber(pen, month, day, row, weekUm, figureUm * 0.1);
    drawn.items.push(...head.items, ...week);
    const right = row.xUm + widthUm - (week.length > 0 ? weekUm * 3.4 : figureUm * 0.1);
    besideDay(pen, month, wordsOn(month, day), row, head.endUm, right, markUm, drawn);
  }
  return drawn;
};

/** Persons of a planner without names. */
const unnamed = ['', '', '', ''];

/** Names of persons above their columns; a long one shrinks. */
function personNames(pen: GridPen, names: readonly string[], box: Box, dateUm: number, columnUm: number, sizeUm: number): Item[] {
  return names.flatMap((text, column) => {
    const at = { xUm: box.xUm + dateUm + column * columnUm, yUm: box.yUm, widthUm: columnUm, heightUm: sizeUm };
    return pen.text({ text, box: at, sizeUm, minSizeUm: Math.min(sizeUm, pen.type.nameUm), ink: 'ink', align: 'center' });
  });
}

export const plannerStyle: GridStyle = (pen, month, box) => {
  const drawn: DrawnDays = { items: [], hidden: [] };
  const { element } = pen;
  const { nameUm } = pen.type;
  const names = element.columns ?? unnamed;
  const days = daysOfMonth(month);
  const dateUm = box.widthUm * (names.length > 4 ? 0.26 : 0.3);
  const columnUm = (box.widthUm - dateUm) / names.length;
  const headUm = clamp(columnUm * 0.14, Math.max(2_600, nameUm), 6_000);
  const top = box.yUm + headUm * 1.8;
  const rowUm = (box.heightUm - headUm * 1.8) / days.length;
  const figureUm = figureSize(pen, rowUm * 0.6, { widthUm: dateUm * 0.3, heightUm: rowUm * 0.95 }, 6_500);
  const sizes = rowSizes(pen, month, figureUm, 0.56);
  const endUm = figureUm * 0.2;
  const markUm = clamp(rowUm * 0.34, nameUm, Math.max(2_900, nameUm));
  const weekUm = clamp(figureUm * 0.4, nameUm, Math.max(2_200, nameUm));
  drawn.items.push(...personNames(pen, names, box, dateUm, columnUm, headUm));
  for (const [index, day] of days.entries()) {
    const row: Box = { xUm: box.xUm, yUm: top + index * rowUm, widthUm: box.widthUm, heightUm: rowUm };
    if (element.tintInk !== undefined && isWeekend(day)) drawn.items.push(pen.fill(row, element.tintInk));
    drawn.items.push(pen.line(row.xUm, row.yUm, row.xUm + row.widthUm, row.yUm, index === 0 ? 300 : 150));
    const dateCell = { ...row, widthUm: dateUm };
    drawn.items.push(...bandLine(pen, month, day, row));
    const head = dayHead(pen, month, day, row, sizes);
    const week = weekNumber(pen, month, day, dateCell, weekUm, endUm);
    drawn.items.push(...head.items, ...week);
    const words = wordsOn(month, day);
    const columnOf = (mark: CalendarMark) =>
      mark.kind !== 'moon' && mark.column !== undefined && mark.column < names.length ? mark.column : null;
    const dateEnd = row.xUm + dateUm - (week.length > 0 ? weekUm * 3.6 : endUm);
    besideDay(
      pen,
      month,
      words.filter((mark) => columnOf(mark) === null),
      row,
      head.endUm,
      dateEnd,
      markUm,
      drawn,
    );
    for (const column of names.keys()) {
      const left = row.xUm + dateUm + column * columnUm;
      const own = words.filter((mark) => columnOf(mark) === column);
      besideDay(pen, month, own, row, left + endUm, left + columnUm - endUm, markUm, drawn);
    }
  }
  const bottom = box.yUm + box.heightUm;
  drawn.items.push(pen.line(box.xUm, bottom, box.xUm + box.widthUm, bottom, 300));
  for (const column of names.keys()) {
    const x = box.xUm + dateUm + column * columnUm;
    drawn.items.push(pen.line(x, top, x, bottom, 150));
  }
  return drawn;
};
