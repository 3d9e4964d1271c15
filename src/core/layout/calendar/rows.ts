/** A row a day: 'list' in two columns with room to write, 'planner' with a column for each person. */
import type { GridDay } from '#core/calendar/month-grid.ts';
import type { CalendarMark } from '#core/design/calendar/grid-element.ts';
import type { Box } from '#core/design/outline.ts';
import type { Item } from '#core/layout/sheet.ts';
import { dayPhotoItems, photoRow } from './day-photos.ts';
import { clamp, type DrawnDays, dayInk, daysOfMonth, type GridStyle, isWeekend, type Month } from './grid-style.ts';
import { fitMarks, markItems } from './marks.ts';
import { moonItems } from './moon.ts';
import { type GridPen, minTypeUm } from './pen.ts';

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
  const nameWidth = nameUm * 1.9;
  const name = month.names.weekdays.short[day.weekday] ?? '';
  const figure = { ...row, xUm: row.xUm + padUm, widthUm: figureWidth };
  const beside = { ...row, xUm: figure.xUm + figureWidth + nameUm * 0.35, widthUm: nameWidth };
  const items = [
    ...pen.text({ text: String(day.dayOfMonth), box: figure, sizeUm: figureUm, ink, align: 'right', vertical: 'middle' }),
    ...pen.text({
      text: name,
      box: beside,
      sizeUm: nameUm,
      minSizeUm: minTypeUm,
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

/** Photos and marks beside a day, in the middle of its row; ends before `toUm`. */
function besideDay(
  pen: GridPen,
  below: Month['below'],
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
  const room = { xUm: leftUm, yUm: row.yUm + row.heightUm * 0.06, widthUm: Math.max(1, toUm - leftUm), heightUm: row.heightUm * 0.88 };
  const fitted = fitMarks(pen, words, room, sizeUm, below);
  drawn.items.push(...markItems(pen, fitted, room, { vertical: 'middle' }));
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
  const gapUm = box.widthUm * 0.045;
  const widthUm = (box.widthUm - gapUm) / listColumns;
  const perColumn = Math.ceil(days.length / listColumns);
  const rowUm = box.heightUm / perColumn;
  const figureUm = clamp(Math.min(rowUm * 0.56, widthUm * 0.12), 2_400, 8_000);
  const sizes = { figureUm, nameUm: clamp(figureUm * 0.5, minTypeUm, 3_400), padUm: figureUm * 0.1 };
  const markUm = clamp(figureUm * 0.46, minTypeUm, 3_200);
  const weekUm = clamp(figureUm * 0.36, minTypeUm, 2_600);
  for (const [index, day] of days.entries()) {
    const column = Math.floor(index / perColumn);
    const row: Box = { xUm: box.xUm + column * (widthUm + gapUm), yUm: box.yUm + (index % perColumn) * rowUm, widthUm, heightUm: rowUm };
    if (tintInk !== undefined && isWeekend(day)) drawn.items.push(pen.fill(row, tintInk));
    const bottom = row.yUm + rowUm;
    drawn.items.push(pen.line(row.xUm, bottom, row.xUm + widthUm, bottom, 150));
    if (index % perColumn === 0) drawn.items.push(pen.line(row.xUm, row.yUm, row.xUm + widthUm, row.yUm, 300));
    const head = dayHead(pen, month, day, row, sizes);
    const week = weekNumber(pen, month, day, row, weekUm, sizes.padUm);
    drawn.items.push(...head.items, ...week);
    const right = row.xUm + widthUm - (week.length > 0 ? weekUm * 3.4 : sizes.padUm);
    besideDay(pen, month.below, month.words.get(day.dayOfMonth) ?? [], row, head.endUm, right, markUm, drawn);
  }
  return drawn;
};

/** Persons of a planner without names. */
const unnamed = ['', '', '', ''];

/** Names of persons above their columns; a long one shrinks. */
function personNames(pen: GridPen, names: readonly string[], box: Box, dateUm: number, columnUm: number, sizeUm: number): Item[] {
  return names.flatMap((text, column) => {
    const at = { xUm: box.xUm + dateUm + column * columnUm, yUm: box.yUm, widthUm: columnUm, heightUm: sizeUm };
    return pen.text({ text, box: at, sizeUm, minSizeUm: minTypeUm, ink: 'ink', align: 'center' });
  });
}

export const plannerStyle: GridStyle = (pen, month, box) => {
  const drawn: DrawnDays = { items: [], hidden: [] };
  const { element } = pen;
  const names = element.columns ?? unnamed;
  const days = daysOfMonth(month);
  const dateUm = box.widthUm * (names.length > 4 ? 0.26 : 0.3);
  const columnUm = (box.widthUm - dateUm) / names.length;
  const headUm = clamp(columnUm * 0.14, 2_600, 6_000);
  const top = box.yUm + headUm * 1.8;
  const rowUm = (box.heightUm - headUm * 1.8) / days.length;
  const figureUm = clamp(rowUm * 0.6, 2_300, 6_500);
  const sizes = { figureUm, nameUm: clamp(figureUm * 0.56, minTypeUm, 3_400), padUm: figureUm * 0.1 };
  const markUm = clamp(rowUm * 0.34, minTypeUm, 2_900);
  const weekUm = clamp(figureUm * 0.4, minTypeUm, 2_200);
  drawn.items.push(...personNames(pen, names, box, dateUm, columnUm, headUm));
  for (const [index, day] of days.entries()) {
    const row: Box = { xUm: box.xUm, yUm: top + index * rowUm, widthUm: box.widthUm, heightUm: rowUm };
    if (element.tintInk !== undefined && isWeekend(day)) drawn.items.push(pen.fill(row, element.tintInk));
    drawn.items.push(pen.line(row.xUm, row.yUm, row.xUm + row.widthUm, row.yUm, index === 0 ? 300 : 150));
    const dateCell = { ...row, widthUm: dateUm };
    const head = dayHead(pen, month, day, row, sizes);
    const week = weekNumber(pen, month, day, dateCell, weekUm, sizes.padUm * 2);
    drawn.items.push(...head.items, ...week);
    const words = month.words.get(day.dayOfMonth) ?? [];
    const columnOf = (mark: CalendarMark) =>
      mark.kind !== 'moon' && mark.column !== undefined && mark.column < names.length ? mark.column : null;
    const dateEnd = row.xUm + dateUm - (week.length > 0 ? weekUm * 3.6 : sizes.padUm * 2);
    besideDay(
      pen,
      month.below,
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
      besideDay(pen, month.below, own, row, left + sizes.padUm * 2, left + columnUm - sizes.padUm * 2, markUm, drawn);
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
