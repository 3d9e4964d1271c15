import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/values/locale.ts';
import { monthGrid } from './month-grid.ts';

/** The same weeks from the engine's own calendar. */
function reference(year: number, month: number, first: 0 | 1): string[] {
  const rows: string[] = [];
  for (const at = new Date(Date.UTC(year, month - 1, 1)); at.getUTCMonth() === month - 1; at.setUTCDate(at.getUTCDate() + 1)) {
    const column = (at.getUTCDay() - first + 7) % 7;
    if (column === 0 || rows.length === 0) rows.push('-'.repeat(column));
    rows.push(`${rows.pop()}${String.fromCodePoint(64 + at.getUTCDate())}`);
  }
  return rows.map((row) => row.padEnd(7, '-'));
}

/** A week as its days of the month in letters, days of other months as '-'. */
function written(year: number, month: number, locale: Locale): string[] {
  return monthGrid(year, month, locale).map(({ days }) =>
    days.map(({ dayOfMonth, isInMonth }) => (isInMonth ? String.fromCodePoint(64 + dayOfMonth) : '-')).join(''),
  );
}

const monthsOf = (from: number, to: number) =>
  Array.from({ length: (to - from + 1) * 12 }, (_, at) => [from + Math.floor(at / 12), (at % 12) + 1] as const);

describe('the grid of days', () => {
  test('of 200 years is that of an independent calendar, in every locale [F169]', () => {
    for (const first of [0, 1] as const) {
      const own = locales.filter((locale) => (locale === 'en-US' ? 0 : 1) === first);
      const [sample] = own;
      if (!sample) throw new Error('no locale');
      for (const [year, month] of monthsOf(1950, 2149)) expect(written(year, month, sample)).toEqual(reference(year, month, first));
      for (const locale of own) expect(monthGrid(2027, 5, locale)).toEqual(monthGrid(2027, 5, sample));
    }
  });

  test('has six rows where the first day is late in its week, and four in a February that begins with it [F169]', () => {
    const rows = (year: number) => Array.from({ length: 12 }, (_, at) => monthGrid(year, at + 1, 'de-DE').length);
    const six = (year: number) => rows(year).flatMap((count, at) => (count === 6 ? [at + 1] : []));
    expect([six(2026), six(2027), six(2028)]).toEqual([
      [3, 8, 11],
      [5, 8],
      [1, 7, 10],
    ]);
    expect(rows(2027)[1]).toBe(4);
  });

  test('weeks are counted by ISO 8601, in the United States from 1 January; weeks begin on Monday, there on Sunday [E007]', () => {
    const numbers = (year: number, month: number, locale: Locale) => monthGrid(year, month, locale).map(({ number }) => number);
    expect(numbers(2026, 12, 'de-DE')).toEqual([49, 50, 51, 52, 53]);
    expect(numbers(2027, 1, 'de-DE')).toEqual([53, 1, 2, 3, 4]);
    expect(numbers(2028, 1, 'fr-FR')).toEqual([52, 1, 2, 3, 4, 5]);
    expect(numbers(2026, 12, 'en-US')).toEqual([49, 50, 51, 52, 1]);
    expect(numbers(2027, 1, 'en-US')).toEqual([1, 2, 3, 4, 5, 6]);
    for (const locale of locales)
      for (const { days } of monthGrid(2027, 5, locale)) expect(days[0]?.weekday).toBe(locale === 'en-US' ? 0 : 1);
  });

  test('counts the weeks of 200 years like the Thursday rule, one number a week', () => {
    for (const [year, month] of monthsOf(1950, 2149)) {
      for (const { number, days } of monthGrid(year, month, 'de-DE')) {
        const thursday = new Date(`${days[3]?.date}T00:00:00Z`);
        const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
        expect(number).toBe(Math.ceil(((Number(thursday) - first) / 86_400_000 + 1) / 7));
      }
    }
  });

  test('fills the first and the last week with days of the months beside', () => {
    const [first] = monthGrid(2027, 1, 'de-DE');
    expect(first?.days.map(({ date }) => date)).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });
});
