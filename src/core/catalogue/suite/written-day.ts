/** A day as cards write it: with its weekday, in figures, with a Roman month. German, as the templates are. */
import type { Day } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';

/** From the longest to the shortest, so that the longest is found first. */
export const dayForms = ['weekday', 'weekday-month', 'long', 'figures-spaced', 'figures', 'figures-short', 'roman'] as const;
export type DayForm = (typeof dayForms)[number];

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Templates are worded in German, whatever their customer reads. */
const templateLocale: Locale = 'de-DE';

function intl(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(templateLocale, { timeZone: 'UTC', ...options });
}
const long = intl({ day: 'numeric', month: 'long', year: 'numeric' });
const dayAndMonth = intl({ day: 'numeric', month: 'long' });
const weekdayName = intl({ weekday: 'long' });

function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function renderDay(day: Day, form: DayForm): string {
  const date = dateOf(day);
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  switch (form) {
    case 'weekday':
      return `${weekdayName.format(date)}, ${long.format(date)}`;
    case 'weekday-month':
      return `${weekdayName.format(date)}, ${dayAndMonth.format(date)}`;
    case 'long':
      return long.format(date);
    case 'figures-spaced':
      return `${dayOfMonth}. ${month}. ${year}`;
    case 'figures':
      return `${dayOfMonth}.${month}.${year}`;
    case 'figures-short':
      return `${Number(dayOfMonth)}.${Number(month)}.${year}`;
    case 'roman':
      return `${Number(dayOfMonth)} · ${roman[Number(month) - 1]} · ${year}`;
  }
}

/** Besides these, what a text can show of a day that cannot be read back as one: without its year, its month alone, its weekday alone. */
export const shownDayForms = [...dayForms, 'day-month', 'month-year', 'weekday-alone'] as const;
export type ShownDayForm = (typeof shownDayForms)[number];

const monthAndYear = intl({ month: 'long', year: 'numeric' });

export function renderShownDay(day: Day, form: ShownDayForm): string {
  if (form === 'day-month') return dayAndMonth.format(dateOf(day));
  if (form === 'month-year') return monthAndYear.format(dateOf(day));
  if (form === 'weekday-alone') return weekdayName.format(dateOf(day));
  return renderDay(day, form);
}

/** Twelve names in Germany, twelve in Austria. */
const monthNames = ['de-DE', 'de-AT'].flatMap((locale) => {
  const name = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(Date.UTC(2000, month, 1))).toLowerCase());
});

/** 1 to 12; 0 for what names no month. A month may be shortened to three letters. */
function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text) <= 12 ? Number(text) : 0;
  const numeral = roman.indexOf(text.toUpperCase());
  if (numeral >= 0) return numeral + 1;
  const name = text.toLowerCase();
  const found = name.length < 3 ? -1 : monthNames.findIndex((month) => month.startsWith(name));
  return found < 0 ? 0 : (found % 12) + 1;
}

const written = /^(?:am\s+)?(?:(\p{L}+)\.?,?\s+)?(\d{1,2})(?:\.\s*|\s*·\s*|\s+)(\p{L}+|\d{1,2})\.?\s*(?:·\s*)?(\d{4}|\d{2})?$/iu;

/** The day a text names, or null. A text without a year gets that of `reference`. */
export function parseDay(text: string, reference: Day): Day | null {
  const match = written.exec(text.trim());
  if (!match) return null;
  const [, , dayOfMonth = '', monthText = '', yearText = reference.slice(0, 4)] = match;
  const month = monthOf(monthText);
  const year = yearText.length === 2 ? `20${yearText}` : yearText;
  const day = `${year}-${String(month).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const isDay = month > 0 && !Number.isNaN(dateOf(day).getTime()) && dateOf(day).toISOString().startsWith(day);
  return isDay ? day : null;
}
