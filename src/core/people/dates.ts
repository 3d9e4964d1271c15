/** Dates as people, spreadsheets and address books write them. */
import { isDate } from '#core/calendar/entries.ts';
import { addDays, berlinTime } from '#core/values/date.ts';
import type { FoundDate, Reading } from './person.ts';
import { monthOfRoman, monthOfWord } from './words.ts';

/** 'short-year': two digits, whose century is ambiguous. 'no-such-day': 31.2. 'two-dates': it is not clear which one is meant. */
export type Unread = 'no-date' | 'short-year' | 'no-such-day' | 'two-dates';

type Match = { day: number; month: number; year: string | undefined; start: number; end: number };
type Part = 'day' | 'month' | 'year' | 'word' | 'roman';

/** Characters of a line that dates are looked for in. */
const maxLineLength = 2_000;

const iso = /(?<![\d.])(\d{4})(?:-(\d{1,2})-|\/(\d{1,2})\/|\.(\d{1,2})\.)(\d{1,2})(?!\d)/g;
const yearless = /(?<![\d-])--(\d{2})-?(\d{2})(?!\d)/g;
const dotted = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})(?:\.\s?(\d{4}|\d{2})(?!\d)|\.(?!\d)|(?![\d.]))/g;
const dashed = /(?<![\d-])(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})(?![\d-])/g;
const slashed = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g;
const roman = /(?<![\d.])(\d{1,2})\.\s?([IVX]{1,4})\.\s?(\d{4})(?!\d)/gi;
const dayWord = /(?<![\d\p{L}])(\d{1,2})(?:st|nd|rd|th)?[.\s-]{1,3}(\p{L}{3,12})(?!\p{L})\.?(?:[\s,-]{1,3}(\d{4}|\d{2})(?![\d.]))?/gu;
const wordDay = /(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\.?\d)(?:,?\s(\d{4}))?(?!\d)/gu;

/** What is counted by a number with a point, and so is no day: "3.5 Jahre". */
const counted = /^\s{0,2}(?:jahren?|monaten?|years?|kg|[ckm]?m|eur|uhr|prozent)(?!\p{L})|^\s{0,2}[€%]/iu;

function matchesOf(line: string, pattern: RegExp, order: readonly Part[]): Match[] {
  return [...line.matchAll(pattern)].flatMap((match) => {
    const parts = match.slice(1).filter((part, at) => part !== undefined || at === match.length - 2);
    const part = (name: Part) => parts[order.indexOf(name)];
    const month = order.includes('word')
      ? monthOfWord(part('word') ?? '')
      : order.includes('roman')
        ? monthOfRoman(part('roman') ?? '')
        : Number(part('month'));
    if (month === 0 && !order.includes('month')) return [];
    return [{ day: Number(part('day')), month, year: part('year'), start: match.index, end: match.index + match[0].length }];
  });
}

/** All that looks like a date in the line, without those that overlap one of a form before. */
function allMatches(line: string, isMonthFirst: boolean): Match[] {
  const found: Match[] = [];
  const forms: [RegExp, Part[]][] = [
    [iso, ['year', 'month', 'day']],
    [yearless, ['month', 'day']],
    [roman, ['day', 'roman', 'year']],
    [dotted, ['day', 'month', 'year']],
    [dashed, ['day', 'month', 'year']],
    [slashed, isMonthFirst ? ['month', 'day', 'year'] : ['day', 'month', 'year']],
    [dayWord, ['day', 'word', 'year']],
    [wordDay, ['word', 'day', 'year']],
  ];
  for (const [pattern, order] of forms)
    for (const match of matchesOf(line, pattern, order))
      if (!found.some(({ start, end }) => match.start < end && start < match.end)) found.push(match);
  return found.filter(({ year, end }) => year !== undefined || line[end - 1] === '.' || !counted.test(line.slice(end, end + 12)));
}

function dateOf({ day, month, year }: Match): FoundDate | Unread {
  const number = year === undefined ? undefined : Number(year);
  if (!isDate(day, month, year?.length === 2 ? undefined : number)) return 'no-such-day';
  if (year?.length === 2) return 'short-year';
  if (number !== undefined && (number < 1800 || number > 2199)) return 'no-such-day';
  return { day, month, ...(number === undefined ? {} : { year: number }) };
}

/** A time of day behind a date says nothing about the day. */
const time = /^(?:T|,?\s{1,2})\d{1,2}:\d{2}(?::\d{2})?(?:\s?(?:Uhr|[AP]M))?/i;
/** Before the day of death. */
const died = /(?:†|gest(?:orben|\.)?(?: am)?|died)\s{0,2}$/i;

/** The date in a line of text and the line without it, or why there is none. */
export function findDate(written: string, { isMonthFirst }: Pick<Reading, 'isMonthFirst'>): { date: FoundDate; rest: string } | Unread {
  const line = written.slice(0, maxLineLength);
  const matches = allMatches(line, isMonthFirst)
    .map(({ end, ...match }) => ({ ...match, end: end + (time.exec(line.slice(end, end + 20))?.[0].length ?? 0) }))
    .toSorted((a, b) => a.start - b.start);
  const living = matches.filter(({ start }) => !died.test(line.slice(Math.max(0, start - 14), start)));
  const read = living.map((match) => ({ match, date: dateOf(match) }));
  const dates = read.flatMap(({ date }) => (typeof date === 'string' ? [] : [date]));
  const [date] = dates;
  if (dates.length > 1) return 'two-dates';
  if (!date) return read.some((one) => one.date === 'short-year') ? 'short-year' : read.length > 0 ? 'no-such-day' : 'no-date';
  const own = read.find((one) => one.date === date)?.match;
  const gone = matches.filter((match) => match === own || !living.includes(match));
  return { date, rest: without(line, gone) };
}

/** The text without the matches and what stands for a day of death. */
function without(line: string, matches: readonly Match[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of matches) {
    kept.push(line.slice(from, start).replace(died, ''));
    from = end;
  }
  return [...kept, line.slice(from)].join(' ');
}

/** Days since 30 December 1899, as spreadsheets count them: 17238 is 12 March 1947. */
function serialDate(digits: string): FoundDate | null {
  const serial = Number(digits);
  if (!/^\d{3,5}(?:\.0+)?$/.test(digits) || serial < 366 || serial > 84_000) return null;
  const [year = 0, month = 0, day = 0] = addDays('1899-12-30', Math.floor(serial)).split('-').map(Number);
  return { day, month, year };
}

/** A cell of a column of dates. Null for one that is empty, also as Outlook writes it. */
export function cellDate(cell: string, reading: Pick<Reading, 'isMonthFirst'>): FoundDate | Unread | null {
  const text = cell.trim();
  if (text === '' || /^[0.\-/\s:]+$/.test(text)) return null;
  const written = /^\d{8}(?:T|$)|^--/.test(text) ? cardDate(text) : serialDate(text);
  if (written) return written;
  const found = findDate(text, reading);
  if (typeof found === 'string') return found;
  return /\p{L}|\d/u.test(found.rest) ? 'no-date' : found.date;
}

/** BDAY and DTSTART: 19470312, 1947-03-12, --0312, --03-12, each perhaps with a time; null for anything else. */
export function cardDate(value: string): FoundDate | null {
  const match = /^(?:(\d{4})-?|--)(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})[\d:.]{0,12}(Z)?(?:[+-][\d:]{1,6})?)?$/.exec(value.trim());
  if (!match) return null;
  const [, year, month, day, hour, minute, isUtc] = match;
  const written = { year: year === undefined ? undefined : Number(year), month: Number(month), day: Number(day) };
  if (!isDate(written.day, written.month, written.year)) return null;
  const local = isUtc && written.year !== undefined ? inBerlin(`${year}-${month}-${day}T${hour}:${minute}:00Z`) : written;
  const known = local.year !== undefined && local.year >= 1800 && local.year <= 2199;
  return { day: local.day, month: local.month, ...(known ? { year: local.year as number } : {}) };
}

/** A whole day that a program stored as an instant begins at midnight of the zone. */
function inBerlin(instant: string): { year: number; month: number; day: number } {
  const milliseconds = Date.parse(instant);
  const [year = 0, month = 0, day = 0] = (Number.isNaN(milliseconds) ? instant.slice(0, 10) : berlinTime(milliseconds).day)
    .split('-')
    .map(Number);
  return { year, month, day };
}
