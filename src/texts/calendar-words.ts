/** Words that the sheets of a calendar are drawn with, in the language of the calendar. */
import type { CalendarWords } from '#core/products/calendar/design/sheet.ts';
import { weekday } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';
import { calendarNames } from './calendar-names.ts';
import { holidayName, moonPhaseName } from './holiday-names.ts';

export function calendarWords(t: (text: { readonly key: string }) => string, locale: Locale): CalendarWords {
  const { months, weekdays, week } = calendarNames(locale);
  const isGerman = locale.startsWith('de');
  return {
    coverTitle: t({ key: 'calendar.cover-title' }),
    month: (month) => months.long[month - 1] ?? '',
    day(day) {
      const date = `${Number(day.slice(8))}${isGerman ? '.' : ''} ${months.long[Number(day.slice(5, 7)) - 1] ?? ''}`;
      return `${weekdays.long[weekday(day)] ?? ''}, ${date}`;
    },
    week: (number) => `${week} ${number}`,
    holiday: (day) => holidayName(day, locale),
    phase: (phase) => moonPhaseName(phase, locale),
  };
}
