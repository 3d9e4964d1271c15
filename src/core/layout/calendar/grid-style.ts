/** What a style of grid is given, and the parts that several of them share. */

import type { GridDay, GridWeek } from '#core/calendar/month-grid.ts';
import type { CalendarBand, CalendarMark } from '#core/design/calendar/grid-element.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { CalendarNames } from '#core/layout/resources.ts';
import type { Item } from '#core/layout/sheet.ts';
import type { GridPen, InkName } from './pen.ts';

export type Month = {
  names: CalendarNames;
  weeks: readonly GridWeek[];
  /** Words by day of the month, the days off first. */
  words: ReadonlyMap<number, CalendarMark[]>;
  moons: ReadonlyMap<number, Extract<CalendarMark, { kind: 'moon' }>>;
  daysOff: ReadonlySet<number>;
  bands: readonly CalendarBand[];
  /** Names of bands as marks of their first days, for styles without ruled weeks. */
  bandNames: ReadonlyMap<CalendarBand, CalendarMark>;
  /** What stands below the grid, since it did not fit when the grid was higher. */
  below: ReadonlySet<Said>;
};

/** What is said of days, in their cells or below the grid. */
export type Said = CalendarMark | CalendarBand;

/** Days drawn in a box; `hidden` is said below. */
export type DrawnDays = { items: Item[]; hidden: Said[] };
export type GridStyle = (pen: GridPen, month: Month, box: Box) => DrawnDays;

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Em of the figures of days: the wished one, but no smaller than the page asks for as far as two figures fit `room`. */
export function figureSize(pen: GridPen, wishedUm: number, room: Pick<Box, 'widthUm' | 'heightUm'>, mostUm: number): number {
  const fittingUm = Math.min(room.widthUm / pen.widthUm('30', 1), room.heightUm);
  const minUm = Math.max(Math.min(pen.type.dayUm, Math.floor(fittingUm)), Math.min(pen.type.nameUm, pen.type.dayUm));
  return clamp(wishedUm, minUm, Math.max(mostUm, minUm));
}

export function isWeekend({ weekday }: GridDay): boolean {
  return weekday === 0 || weekday === 6;
}

/** The days of the month itself, in their order. */
export function daysOfMonth({ weeks }: Month): GridDay[] {
  return weeks.flatMap(({ days }) => days.filter(({ isInMonth }) => isInMonth));
}

export function dayInk({ daysOff }: Month, { weekday, dayOfMonth, isInMonth }: GridDay): InkName {
  if (!isInMonth) return 'mutedInk';
  return weekday === 0 || daysOff.has(dayOfMonth) ? 'accentInk' : 'ink';
}

/** The longest form of the names of weekdays that fits, in the order of the columns. */
export function weekdayNames(
  pen: GridPen,
  { names, weeks }: Month,
  widthUm: number,
  sizeUm: number,
  { tracking = 0, isUpper = false, forms = ['long', 'short', 'narrow'] as readonly ('long' | 'short' | 'narrow')[] } = {},
): string[] {
  const order = weeks[0]?.days.map(({ weekday }) => weekday) ?? [];
  const written = forms.map((form) =>
    order.map((at) => names.weekdays[form][at] ?? '').map((name) => (isUpper ? name.toUpperCase() : name)),
  );
  return written.find((list) => list.every((name) => pen.widthUm(name, sizeUm, tracking) <= widthUm)) ?? written.at(-1) ?? [];
}

/** Cells of seven equal columns beside the column of week numbers; `headUm` is the y of the names above them. */
export type Cells = { box: Box; headUm: number; weekUm: number; columnUm: number; rowUm: number };

export function gridStyleCells(pen: GridPen, { weeks, names }: Month, box: Box, headUm: number): Cells {
  const neededUm = Math.max(pen.widthUm('53', pen.type.nameUm), pen.widthUm(names.week, pen.type.nameUm)) * 1.45;
  const weekUm = pen.element.weekNumbers ? clamp(box.widthUm * 0.045, Math.max(4_200, neededUm), 12_000) : 0;
  return { box, headUm, weekUm, columnUm: (box.widthUm - weekUm) / 7, rowUm: box.heightUm / Math.max(1, weeks.length) };
}

export function cellBox({ box, weekUm, columnUm, rowUm }: Cells, row: number, column: number): Box {
  return { xUm: box.xUm + weekUm + column * columnUm, yUm: box.yUm + row * rowUm, widthUm: columnUm, heightUm: rowUm };
}
