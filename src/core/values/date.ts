/** Calendar days and the wall clock of Berlin. No clock of its own: the instant is always an argument. */

import { type Locale, localeLanguage } from './locale.ts';
import { keyedCache } from './memoize.ts';
import { dayMs, hourMs } from './unit.ts';

/** A calendar day without time or zone: '2026-11-19'. */
export type Day = string;

/** An instant: a Date or milliseconds since 1970 in UTC. */
export type Instant = Date | number;

function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(utcMs: number): Day {
  return new Date(utcMs).toISOString().slice(0, 10);
}

/** Months from 1; values out of range count on, so that day 0 is the last of the month before. */
export function makeDay(year: number, month: number, dayOfMonth: number): Day {
  return dayOf(Date.UTC(year, month - 1, dayOfMonth));
}

export function addDays(day: Day, count: number): Day {
  return dayOf(utc(day) + count * dayMs);
}

/** '2027-01-04' is a day of the calendar and not just digits. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(utc(text)) && addDays(text, 0) === text;
}

/** Days from one day to another; negative where the other is earlier. */
export function daysFrom(one: Day, other: Day): number {
  return (utc(other) - utc(one)) / dayMs;
}

/** 0 = Sunday … 6 = Saturday. */
export function weekday(day: Day): number {
  return new Date(utc(day)).getUTCDay();
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return makeDay(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** 01:00 UTC of the last Sunday of a month of 31 days: when summer time begins (March) and ends (October). */
function lastSundayUtc(year: number, month: number): number {
  const last = makeDay(year, month, 31);
  return utc(addDays(last, -weekday(last))) + hourMs;
}

/** Hours that Berlin is ahead of UTC: 2 in summer time, else 1 (European Union rule since 1996). */
function berlinOffsetHours(utcMs: number): 1 | 2 {
  const year = new Date(utcMs).getUTCFullYear();
  return utcMs >= lastSundayUtc(year, 3) && utcMs < lastSundayUtc(year, 10) ? 2 : 1;
}

/** What calendar and clock show in Berlin; `secondOfDay` counts whole seconds from midnight by the clock's digits. */
export function berlinTime(instant: Instant): { day: Day; secondOfDay: number } {
  const utcMs = Number(instant);
  const local = utcMs + berlinOffsetHours(utcMs) * hourMs;
  return { day: dayOf(local), secondOfDay: Math.floor((((local % dayMs) + dayMs) % dayMs) / 1000) };
}

/** The instant (milliseconds in UTC) at which Berlin's clock shows a full hour of a day; no hour of a clock change (1 to 3). */
export function berlinInstant(day: Day, hour: number): number {
  const asUtc = utc(day) + hour * hourMs;
  return asUtc - berlinOffsetHours(asUtc - hourMs) * hourMs;
}

/** "2026-11-24T16:00:00+01:00": a full hour of a day in Berlin with the UTC offset of that day; no hour of a clock change (1 to 3). */
export function berlinTimestamp(day: Day, hour: number): string {
  const offset = berlinOffsetHours(berlinInstant(day, hour));
  return `${day}T${String(hour).padStart(2, '0')}:00:00+0${offset}:00`;
}

const dayForms = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const cachedFormat = keyedCache<Intl.DateTimeFormat>();

function dayFormat(locale: Locale, form: keyof typeof dayForms): Intl.DateTimeFormat {
  return cachedFormat(`${locale} ${form}`, () => new Intl.DateTimeFormat(locale, { ...dayForms[form], timeZone: 'UTC' }));
}

/** "Donnerstag", "26", "November": the parts of a day as the engine names them. */
function namesOf(day: Day, locale: Locale): { weekday: string; date: string; month: string } {
  const parts = dayFormat(locale, 'long').formatToParts(utc(day));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: part('weekday'), date: part('day'), month: part('month') };
}

/** "Nov.", "Sept.", "April": engines disagree on German abbreviations, so they are cut from the full name. */
function shortMonth(month: string): string {
  return month.length <= 5 ? month : `${/^...t?/.exec(month)?.[0]}.`;
}

/** "November 2026" */
export function formatMonth(day: Day, locale: Locale): string {
  return dayFormat(locale, 'month').format(utc(day));
}

/**
 * "Donnerstag, 26. November" (long), "Do, 26. Nov." (short, E040), "Donnerstag, 26." (weekday), "26. November" (date): in German the space before the month is
 * no-break. Other languages as the engine writes them; without a form for 'weekday' they name the month, too.
 */
export function formatDay(day: Day, locale: Locale, style: 'long' | 'weekday' | 'short' | 'date'): string {
  if (localeLanguage(locale) === 'de') {
    const { weekday, date, month } = namesOf(day, locale);
    if (style === 'weekday') return `${weekday}, ${date}.`;
    if (style === 'date') return `${date}.\u00a0${month}`;
    return style === 'short' ? `${weekday.slice(0, 2)}, ${date}.\u00a0${shortMonth(month)}` : `${weekday}, ${date}.\u00a0${month}`;
  }
  return dayFormat(locale, style === 'weekday' ? 'long' : style).format(utc(day));
}

/** "Donnerstag, 26. November, 9:08" (long), "Do, 26. Nov., 9:08" (short): an instant in Berlin. */
export function formatDayTime(at: Instant, locale: Locale, style: 'long' | 'short'): string {
  const time = cachedFormat(`${locale} time`, () => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Berlin' }));
  return `${formatDay(berlinTime(at).day, locale, style)}, ${time.format(at)}`;
}

/** "26.11.2026", "11/26/2026": a day in figures, with its year. */
export function formatDate(day: Day, locale: Locale): string {
  return dayFormat(locale, 'numeric').format(utc(day));
}
