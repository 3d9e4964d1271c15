/** Dates as people and address books write them. */
import { isDate } from '#core/calendar/entries.ts';

export type FoundDate = { day: number; month: number; year?: number };

/** How a list is to be read: names of months in its language, and whether the month comes before the day ("3/12/1947"). */
export type DateReading = { months: readonly string[]; isMonthFirst: boolean };

/** 'short-year': two digits, whose century is ambiguous. 'no-such-day': 31.2. */
type Unread = 'no-date' | 'short-year' | 'no-such-day';

/** A date in a line of text and the line without it, or why there is none. */
export function findDate(line: string, reading: DateReading): { date: FoundDate; rest: string } | Unread {
  const tries = [isoDate(line), dottedDate(line), slashedDate(line, reading.isMonthFirst), writtenDate(line, reading.months)];
  const found = tries.find((one) => one !== null);
  if (!found) return 'no-date';
  const { day, month, year, start, end } = found;
  if (year !== undefined && year.length === 2) return 'short-year';
  const number = year === undefined ? undefined : Number(year);
  if (!isDate(day, month, number) || (number !== undefined && (number < 1800 || number > 2199))) return 'no-such-day';
  return { date: { day, month, ...(number === undefined ? {} : { year: number }) }, rest: `${line.slice(0, start)} ${line.slice(end)}` };
}

type Match = { day: number; month: number; year: string | undefined; start: number; end: number };

function matched(line: string, pattern: RegExp, order: readonly ('day' | 'month' | 'year')[]): Match | null {
  const match = pattern.exec(line);
  if (!match) return null;
  const part = (name: 'day' | 'month' | 'year') => match[order.indexOf(name) + 1];
  return {
    day: Number(part('day')),
    month: Number(part('month')),
    year: part('year'),
    start: match.index,
    end: match.index + match[0].length,
  };
}

function isoDate(line: string): Match | null {
  return matched(line, /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, ['year', 'month', 'day']);
}

function dottedDate(line: string): Match | null {
  return matched(line, /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})(?:\.\s?(\d{4}|\d{2})(?!\d)|\.|(?!\d))/, ['day', 'month', 'year']);
}

function slashedDate(line: string, isMonthFirst: boolean): Match | null {
  const order = isMonthFirst ? (['month', 'day', 'year'] as const) : (['day', 'month', 'year'] as const);
  return matched(line, /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/, order);
}

/** "12. Mai 1947", "12 May", "May 12, 1947": the month by at least three of its first letters. */
function writtenDate(line: string, months: readonly string[]): Match | null {
  for (const match of line.matchAll(/(?<![\d\p{L}])(\d{1,2})\.?\s+(\p{L}{3,})\.?(?:\s+(\d{4}))?(?!\d)/gu)) {
    const month = monthOf(match[2] ?? '', months);
    if (month > 0) return { day: Number(match[1]), month, year: match[3], start: match.index, end: match.index + match[0].length };
  }
  for (const match of line.matchAll(/(?<!\p{L})(\p{L}{3,})\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?(?!\d)/gu)) {
    const month = monthOf(match[1] ?? '', months);
    if (month > 0) return { day: Number(match[2]), month, year: match[3], start: match.index, end: match.index + match[0].length };
  }
  return null;
}

function monthOf(word: string, months: readonly string[]): number {
  const small = word.toLowerCase();
  const found = months.filter((name) => name.toLowerCase().startsWith(small));
  return found.length === 1 ? months.indexOf(found[0] ?? '') + 1 : 0;
}

/** BDAY and DTSTART: 19470312, 1947-03-12, --0312, --03-12, each perhaps with a time; null for anything else. */
export function cardDate(value: string): FoundDate | null {
  const match = /^(?:(\d{4})-?|--)(\d{2})-?(\d{2})(?:T[\d:.]*(?:Z|[+-][\d:]+)?)?$/.exec(value.trim());
  if (!match) return null;
  const [, year, month, day] = match.map((part) => (part === undefined ? undefined : Number(part)));
  if (month === undefined || day === undefined || !isDate(day, month, year)) return null;
  return { day, month, ...(year !== undefined && year >= 1800 && year <= 2199 ? { year } : {}) };
}
