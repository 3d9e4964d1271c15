/** Days until which guests are asked to answer: "Antwort bitte bis zum 15. Mai", with or without a year. */
import { type Day, daysFrom, makeDay } from '#core/values/date.ts';
import { monthNumber, monthPattern } from './german-dates.ts';

export type AnswerDay = { text: string; month: number; dayOfMonth: number; year: number | null };

const words =
  /bitte|antwort|r(?:\u00fc|ue)ckmeld|zusag|absag|anmeld|melde|bescheid|sag(?:t|en)? (?:uns|mir)|wissen|rsvp|u\. ?a\. ?w\. ?g/iu;
const day = new RegExp(
  `(?<!\\p{L})bis\\s{1,3}(?:(?:sp\u00e4testens|zum|den|\\p{L}{2,10},)\\s{1,3}){0,3}` +
    `(?<text>(?<day>\\d{1,2})\\.\\s{0,3}(?:(?<month>${monthPattern})(?!\\p{L})(?:\\.?\\s{1,3}(?<year>\\d{4}))?|(?<number>\\d{1,2})\\.(?:\\s{0,3}(?<digits>\\d{4}))?))(?!\\d)`,
  'gu',
);
/** "vom 11. bis 13. Juni" is how long something lasts. */
const period = new RegExp(`\\d(?:\\.\\s{0,3}(?:${monthPattern})?(?:\\s{1,3}\\d{4})?)?\\s{0,3}$`, 'u');
const lettersBefore = 30;

/** Of a text that asks for an answer; none of any other. */
export function answerDays(text: string): AnswerDay[] {
  if (!words.test(text)) return [];
  return [...text.matchAll(day)].flatMap(({ index, groups = {} }) => {
    if (period.test(text.slice(Math.max(0, index - lettersBefore), index))) return [];
    const year = groups.year ?? groups.digits;
    const month = groups.month === undefined ? Number(groups.number) : monthNumber(groups.month);
    const dayOfMonth = Number(groups.day);
    if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > 31) return [];
    return [{ text: (groups.text ?? '').replace(/\s+/g, ' '), month, dayOfMonth, year: year === undefined ? null : Number(year) }];
  });
}

/** The day in its year, or in the year in which it is nearest to the feast. */
export function answerDayNear({ month, dayOfMonth, year }: AnswerDay, feast: Day): Day {
  if (year !== null) return makeDay(year, month, dayOfMonth);
  const feastYear = Number(feast.slice(0, 4));
  const days = [feastYear - 1, feastYear, feastYear + 1].map((one) => makeDay(one, month, dayOfMonth));
  return days.toSorted((one, other) => daysBetween(one, feast) - daysBetween(other, feast))[0] ?? feast;
}

export function daysBetween(one: Day, other: Day): number {
  return Math.abs(daysFrom(one, other));
}
