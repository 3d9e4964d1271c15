/** What several design groups draw alike: full pages of photos, sheets of weeks, and the last page of a planner. */
import { monthGrid } from '#core/calendar/month-grid.ts';
import { addDays, type Day } from '#core/values/date.ts';
import { areasOf, toBleed } from './areas.ts';
import { addWeek } from './grid.ts';
import type { InkToken } from './inks.ts';
import { type CalendarSheet, type CalendarTextStyle, type CalendarWords, numbered, type Rect } from './sheet.ts';

/** A photo over the whole sheet. */
export function fullPhoto(sheet: CalendarSheet, id = numbered('photo', sheet)): void {
  sheet.photo(id, toBleed(sheet, { x: 0, y: 0, width: 0, height: 0 }, ['left', 'top', 'right', 'bottom']));
}

/** Name of the month and, in the same line, its year. */
export function monthTitle(sheet: CalendarSheet, box: Rect, style: CalendarTextStyle, year?: { font: string; ink: InkToken }): void {
  const { month, words } = sheet;
  const name = year ? { ...box, width: box.width * 0.76 } : box;
  sheet.text(numbered('title', sheet), 'title', words.month(month.month), name, { vertical: 'bottom', ...style });
  if (!year) return;
  const right = { x: box.x + box.width * 0.76, y: box.y, width: box.width * 0.24, height: box.height };
  const look = { font: year.font, sizeMm: style.sizeMm * 0.42, ink: year.ink, align: 'right', vertical: 'bottom' } as const;
  sheet.text(numbered('year', sheet), 'years', String(month.year), right, look);
}

/** ISO 8601, as calendars of the shop's languages but the American one count. */
function weekNumberOf(monday: Day): number {
  const weeks = monthGrid(Number(monday.slice(0, 4)), Number(monday.slice(5, 7)), 'de-DE');
  return weeks.find(({ days }) => days[0]?.date === monday)?.number ?? 1;
}

/** "Januar 2027", "Januar – Februar 2027" or "Dezember 2026 – Januar 2027" of the week that begins on a Monday. */
function monthsOfWeek(monday: Day, words: CalendarWords): string {
  const [from, to] = [monday, addDays(monday, 6)].map((day) => ({ year: day.slice(0, 4), name: words.month(Number(day.slice(5, 7))) }));
  if (!from || !to) return '';
  if (from.name === to.name) return `${to.name} ${to.year}`;
  return from.year === to.year ? `${from.name} – ${to.name} ${to.year}` : `${from.name} ${from.year} – ${to.name} ${to.year}`;
}

/** The week's number, its months with their year, and its seven days. */
export function weekSheet(sheet: CalendarSheet, title: CalendarTextStyle, font: string): void {
  const { title: line, grid } = areasOf(sheet);
  const { weekStart, words } = sheet;
  const [left, right] = [line.width * 0.36, line.width * 0.64];
  const at = weekStart ? words.week(weekNumberOf(weekStart)) : '';
  sheet.text(numbered('title', sheet), 'title', at, { ...line, width: left }, { vertical: 'bottom', ...title });
  const months = weekStart ? monthsOfWeek(weekStart, words) : '';
  const look = { font, sizeMm: title.sizeMm * 0.46, ink: 'muted', align: 'right', vertical: 'bottom' } as const;
  sheet.text(numbered('year', sheet), 'years', months, { ...line, x: line.x + left, width: right }, look);
  addWeek(sheet, grid, font);
}
