/** The grid of days on a sheet, and the lines of a week. */
import type { CalendarGridElement } from '#core/design/calendar/grid-element.ts';
import { addDays } from '#core/values/date.ts';
import type { InkToken } from './inks.ts';
import { boxUm, type CalendarSheet, numbered, type Rect } from './sheet.ts';

export type GridLook = {
  style: CalendarGridElement['style'];
  font: string;
  titleFont: string;
  tint?: InkToken;
};

/** Marks, language and numbers of weeks are put in by `withDays`. */
export function addGrid(sheet: CalendarSheet, box: Rect, { style, font, titleFont, tint }: GridLook): void {
  const { month, columns, words, shape } = sheet;
  const kind = columns.length > 0 ? 'planner' : shape.calendarType === 'kuechenkalender' ? 'list' : style;
  sheet.add({
    kind: 'calendar-grid',
    ...{ id: numbered('grid', sheet), label: words.gridLabel(month.year, month.month), ...boxUm(box), rotation: 0 },
    ...{ style: kind, year: month.year, month: month.month, locale: 'de-DE', weekNumbers: false, title: 'none', font, titleFont },
    ...{ ink: 'text', accentInk: 'accent', mutedInk: 'muted', lineInk: 'line', ...(tint ? { tintInk: tint } : {}) },
    marks: [],
    ...(columns.length > 0 ? { columns: [...columns] } : {}),
  });
}

/** Seven days below each other, a line above each to write under. */
export function addWeek(sheet: CalendarSheet, box: Rect, font: string): void {
  const { weekStart, words, scale } = sheet;
  if (!weekStart) return;
  const row = box.height / 7;
  for (let at = 0; at < 7; at += 1) {
    const y = box.y + at * row;
    sheet.line(box.x, y, box.x + box.width, 'line', 0.25);
    const style = { font, sizeMm: 3.6 * Math.max(scale, 0.8), ink: at === 6 ? 'accent' : 'text' } as const;
    const place = { x: box.x, y: y + 1.5 * scale, width: box.width, height: 5.5 * Math.max(scale, 0.8) };
    const day = addDays(weekStart, at);
    const known = sheet.onDay(day);
    const said = known === '' ? words.day(day) : `${words.day(day)} · ${known}`;
    sheet.text(numbered(`day-${at + 1}`, sheet), 'day', said, place, style);
  }
}
