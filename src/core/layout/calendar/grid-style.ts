/** What a style of grid is given, and the parts that several of them share. */

import type { GridDay, GridWeek } from '#core/calendar/month-grid.ts';
import type { CalendarMark } from '#core/design/calendar/grid-element.ts';
import type { Box } from '#core/design/outline.ts';
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
  /** Marks that stand below the grid, since they did not fit when it was higher. */
  below: ReadonlySet<CalendarMark>;
};

/** Days drawn in a box; `hidden` are marks that are said below. */
export type DrawnDays = { items: Item[]; hidden: CalendarMark[] };
export type GridStyle = (pen: GridPen, month: Month, box: Box) => DrawnDays;

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
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

export function gridStyleCells({ element: { weekNumbers } }: GridPen, { weeks }: Month, box: Box, headUm: number): Cells {
  const weekUm = weekNumbers ? clamp(box.widthUm * 0.045, 4_200, 12_000) : 0;
  return { box, headUm, weekUm, columnUm: (box.widthUm - weekUm) / 7, rowUm: box.heightUm / Math.max(1, weeks.length) };
}

export function cellBox({ box, weekUm, columnUm, rowUm }: Cells, row: number, column: number): Box {
  return { xUm: box.xUm + weekUm + column * columnUm, yUm: box.yUm + row * rowUm, widthUm: columnUm, heightUm: rowUm };
}
