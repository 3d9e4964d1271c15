/** Full dates in German words and figures: "Samstag, den 12. Juni 2027", "Sa., 12.06.2027". */
import { type Day, makeDay, weekday } from '#core/values/date.ts';

export type WrittenDate = {
  /** Null for a day that the calendar has not got. */
  day: Day | null;
  /** As it is written, without its weekday. */
  text: string;
  /** The weekday before it, and where it stands in the text. */
  named: { word: string; at: number } | null;
  /** It ends a period: "bis zum 1. Mai 2027". */
  isDeadline: boolean;
};

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;
/** Longer names first, so that none is read as the beginning of another one. */
const weekdayWords = [...weekdays, 'Sonnabend', ...weekdays.map((name) => name.slice(0, 2))];
const monthNames = [
  ['Januar', 'J\u00e4nner', 'Jan'],
  ['Februar', 'Feber', 'Feb'],
  ['M\u00e4rz', 'M\u00e4r'],
  ['April', 'Apr'],
  ['Mai'],
  ['Juni', 'Jun'],
  ['Juli', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sept', 'Sep'],
  ['Oktober', 'Okt'],
  ['November', 'Nov'],
  ['Dezember', 'Dez'],
] as const;
const months: ReadonlyMap<string, number> = new Map<string, number>(
  monthNames.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1])),
);

/** Names of months as a part of a pattern. */
export const monthPattern = [...months.keys()].join('|');

/** From 1; 0 for a word that is no month. */
export function monthNumber(name: string): number {
  return months.get(name) ?? 0;
}

const pattern = new RegExp(
  `(?:(?<!\\p{L})(?<weekday>${weekdayWords.join('|')})\\.?,?\\s{1,3}(?:de[nm]\\s{1,3})?)?` +
    `(?<![\\d.])(?<date>(?<day>\\d{1,2})\\.\\s{0,3}(?:(?<month>${monthPattern})\\.?\\s{1,3}|(?<number>\\d{1,2})\\.\\s{0,3})(?<year>\\d{4}))(?!\\.?\\d)`,
  'gu',
);
const deadline = /(?<!\p{L})bis\s{1,3}(?:\p{L}{1,12}\s{1,3}){0,2}$/iu;
/** Letters before a date that may end its period. */
const wordsBefore = 40;

/** Dates with day, month and year, in their order. */
export function germanDates(text: string): WrittenDate[] {
  return [...text.matchAll(pattern)].map(({ index, groups = {} }) => {
    const [dayOfMonth, year] = [Number(groups.day), Number(groups.year)];
    const month = groups.month === undefined ? Number(groups.number) : monthNumber(groups.month);
    const day = makeDay(year, month, dayOfMonth);
    const isReal = day === `${groups.year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
    return {
      day: isReal ? day : null,
      text: (groups.date ?? '').replace(/\s+/g, ' '),
      named: groups.weekday === undefined ? null : { word: groups.weekday, at: index },
      isDeadline: deadline.test(text.slice(Math.max(0, index - wordsBefore), index)),
    };
  });
}

/** The weekday of a day in the form of a written one: "Sa" for "So", "Samstag" for "Sonntag". */
export function weekdayLike(word: string, day: Day): string {
  const name = weekdays[weekday(day)] ?? '';
  return word.length === 2 ? name.slice(0, 2) : name;
}

/** Saturday has two names. */
export function isWeekdayOf(word: string, day: Day): boolean {
  return weekdayLike(word, day) === (word === 'Sonnabend' ? 'Samstag' : word);
}
