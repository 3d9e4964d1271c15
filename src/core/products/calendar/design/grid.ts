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
  const { month, columns, shape } = sheet;
  const kind = columns.length > 0 ? 'planner' : shape.calendarType === 'kuechenkalender' ? 'list' : style;
  sheet.add({
    kind: 'calendar-grid',
    id: numbered('grid', sheet),
    ...boxUm(box),
    rotation: 0,
    style: kind,
    year: month.year,
    month: month.month,
    locale: 'de-DE',
    weekNumbers: false,
    title: 'none',
    font,
    titleFont,
    ink: 'text',
    accentInk: 'accent-type',
    mutedInk: 'muted',
    lineInk: 'line',
    ...(tint ? { tintInk: tint } : {}),
    marks: [],
    ...(columns.length > 0 ? { columns: [...columns] } : {}),
  });
}

/** Seven days below each other, a line above each to write under; what is known of a day stands below its date. */
export function addWeek(sheet: CalendarSheet, box: Rect, font: string): void {
  const { weekStart, words, scale } = sheet;
  if (!weekStart) return;
  // Days lie at whole tenths of a millimetre, so that pictures of 254 dpi smooth the edges of all alike.
  const row = Math.floor((box.height / 7) * 10) / 10;
  // The weekend lies on a field that is a little wider than the lines.
  const wider = 2.5;
  sheet.rect({ x: box.x - wider, y: box.y + 5 * row, width: box.width + 2 * wider, height: 2 * row }, 'tint');
  for (let at = 0; at < 7; at += 1) {
    const y = box.y + at * row;
    sheet.line(box.x, y, box.x + box.width, 'line', at === 0 ? 0.4 : 0.2);
    const style = {
      font,
      sizeMm: Math.max(4.1 * Math.max(scale, 0.8), sheet.type.dayUm / 1_000),
      ink: at === 6 ? 'accent-type' : 'text',
      leading: 1.3,
    } as const;
    const place = { x: box.x, y: y + Math.round(18 * scale) / 10, width: box.width, height: row * 0.74 };
    const day = addDays(weekStart, at);
    const known = sheet.onDay(day);
    const said = known === '' ? words.day(day) : `${words.day(day)}\n${known}`;
    sheet.text(numbered(`day-${at + 1}`, sheet), 'day', said, place, style);
  }
}
