import DateHolidays from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { type Country, countries } from '#core/values/channel.ts';
import { keyedCache } from '#core/values/memoize.ts';
import { holidayDifferences } from '#tests/holiday-differences.ts';
import { holidaysOf, observancesOf, regions } from './holidays.ts';

const years = Array.from({ length: 16 }, (_, at) => 2025 + at);
/** Codes that the library has other names for. */
const oracleRegions: Readonly<Record<string, string>> = { 'FR AM': '57', 'IT BZ': '32' };

/** Days off, with how many names each has; names differ by language and taste, days do not. */
const oracleDays = keyedCache<ReadonlySet<string>>();
function theirs(country: Country, region: string | null): ReadonlySet<string> {
  return oracleDays(`${country} ${region}`, () => new Set(libraryDays(country, region)));
}

function libraryDays(country: Country, region: string | null): string[] {
  const code = region === null ? undefined : (oracleRegions[`${country} ${region}`] ?? region);
  const library = code === undefined ? new DateHolidays(country) : new DateHolidays(country, code);
  return years.flatMap((year) => library.getHolidays(year).flatMap(({ type, date }) => (type === 'public' ? [date.slice(0, 10)] : [])));
}

function ours(country: Country, region: string | null): ReadonlySet<string> {
  return new Set(years.flatMap((year) => holidaysOf(country, region, year).map(({ day }) => day)));
}

function isAmong({ days }: (typeof holidayDifferences)[number], day: string): boolean {
  return days === 'sundays' ? new Date(day).getUTCDay() === 0 : days.test(day);
}

const places = countries.flatMap((country) => [null, ...regions[country]].map((region) => ({ country, region })));

describe('holidays of twelve countries and their regions, 2025 to 2040 [E007]', () => {
  test.each(places)('$country $region: the days of an independent library, but for the argued differences', ({ country, region }) => {
    const [own, other] = [ours(country, region), theirs(country, region)];
    const argued = holidayDifferences.filter((row) => row.country === country && (row.regions === null || row.regions.includes(region)));
    const isArgued = (day: string, has: 'ours' | 'theirs') => argued.some((row) => row.has === has && isAmong(row, day));
    expect([...own].filter((day) => !other.has(day) && !isArgued(day, 'ours'))).toEqual([]);
    expect([...other].filter((day) => !own.has(day) && !isArgued(day, 'theirs'))).toEqual([]);
  });

  test('every argued difference is one', () => {
    for (const row of holidayDifferences) {
      const named = (row.regions ?? [null, ...regions[row.country]]).some((region) => {
        const [own, other] = [ours(row.country, region), theirs(row.country, region)];
        const [has, lacks] = row.has === 'ours' ? [own, other] : [other, own];
        return [...has].some((day) => !lacks.has(day) && isAmong(row, day));
      });
      expect(named, `${row.country} ${row.source}`).toBe(true);
    }
  });
});

function keysOn(day: string, country: Country, region: string | null): string[] {
  return holidaysOf(country, region, Number(day.slice(0, 4))).flatMap((one) => (one.day === day ? [one.key] : []));
}

function isElection({ key }: { key: string }): boolean {
  return key === 'us-election';
}

describe('days that are asked about', () => {
  test('Bavaria and Saxony differ on 31 October and in November 2027 [E007]', () => {
    expect([keysOn('2027-10-31', 'DE', 'BY'), keysOn('2027-10-31', 'DE', 'SN')]).toEqual([[], ['reformation']]);
    expect([keysOn('2027-11-17', 'DE', 'BY'), keysOn('2027-11-17', 'DE', 'SN')]).toEqual([[], ['repentance']]);
    expect(keysOn('2027-05-27', 'DE', 'BY')).toEqual(['corpus-christi']);
  });

  test('two holidays on one day are both there', () => {
    expect(keysOn('2008-05-01', 'DE', null)).toEqual(['labour-day', 'ascension']);
  });

  test('a holiday begins and ends with its law', () => {
    expect([keysOn('2025-10-04', 'IT', null), keysOn('2026-10-04', 'IT', null)]).toEqual([[], ['st-francis']]);
    expect([keysOn('2022-03-08', 'DE', 'MV'), keysOn('2023-03-08', 'DE', 'MV')]).toEqual([[], ['womens-day']]);
    expect([keysOn('2025-05-08', 'DE', 'BE'), keysOn('2026-05-08', 'DE', 'BE')]).toEqual([['liberation-berlin'], []]);
  });

  test('King’s Day leaves Sundays, federal holidays are made good, the one of New Year in the year before', () => {
    expect([keysOn('2031-04-27', 'NL', null), keysOn('2031-04-26', 'NL', null)]).toEqual([[], ['kings-day']]);
    expect(holidaysOf('US', null, 2027).filter(({ isSubstitute }) => isSubstitute)).toEqual([
      { day: '2027-06-18', key: 'juneteenth', isSubstitute: true },
      { day: '2027-07-05', key: 'independence-day', isSubstitute: true },
      { day: '2027-12-24', key: 'christmas', isSubstitute: true },
      { day: '2027-12-31', key: 'new-year', isSubstitute: true },
    ]);
  });

  test('a state of the United States adds the days of its law, some in years of elections only [E007]', () => {
    expect(regions.US).toHaveLength(51);
    expect([keysOn('2027-03-29', 'US', 'AK'), keysOn('2027-03-29', 'US', 'AL')]).toEqual([['seward'], []]);
    expect(keysOn('2027-10-11', 'US', 'SD')).toEqual(['native-americans']);
    expect([keysOn('2027-10-11', 'US', null), keysOn('2027-10-11', 'US', 'CA')]).toEqual([['columbus'], ['columbus']]);
    const election = (region: string) => [2026, 2027, 2028, 2029].filter((year) => holidaysOf('US', region, year).some(isElection));
    expect([election('NY'), election('DE'), election('IN'), election('KY')]).toEqual([
      [2026, 2027, 2028, 2029],
      [2026, 2028],
      [2026, 2027, 2028],
      [2028],
    ]);
    // Nevada names the Friday after Thanksgiving, which is not always the fourth of November.
    expect(keysOn('2030-11-29', 'US', 'NV')).toEqual(['family-day']);
    const juneteenth = (region: string, year: number) =>
      holidaysOf('US', region, year).flatMap(({ key, day }) => (key === 'juneteenth' ? [day.slice(5)] : []));
    expect([juneteenth('NJ', 2026), juneteenth('NJ', 2027), juneteenth('NJ', 2028)]).toEqual([
      ['06-19'],
      ['06-18', '06-19'],
      ['06-16', '06-19'],
    ]);
    expect([juneteenth('UT', 2026), juneteenth('UT', 2027), juneteenth('UT', 2028)]).toEqual([
      ['06-15', '06-19'],
      ['06-18', '06-19', '06-21'],
      ['06-19'],
    ]);
  });

  test('no state has the same holiday twice on a day', () => {
    for (const region of regions.US) {
      const days = years.flatMap((year) => holidaysOf('US', region, year).map(({ day, key }) => `${day} ${key}`));
      expect(days, region).toHaveLength(new Set(days).size);
    }
  });

  test('known days are none that are off there, and move with Easter and Advent', () => {
    const known = (country: Country, year: number, key: string, region: string | null = null) =>
      observancesOf(country, region, year).flatMap((one) => (one.key === key ? [one.day] : []));
    expect(known('DE', 2027, 'mothers-day')).toEqual(['2027-05-09']);
    expect(known('DE', 2026, 'advent-1')).toEqual(['2026-11-29']);
    expect(known('DE', 2022, 'advent-1')).toEqual(['2022-11-27']);
    expect(known('DE', 2027, 'advent-4')).toEqual(['2027-12-19']);
    expect(known('FR', 2026, 'mothers-day')).toEqual(['2026-05-31']);
    expect(known('FR', 2020, 'mothers-day')).toEqual(['2020-06-07']);
    expect(known('GB', 2027, 'mothers-day')).toEqual(['2027-03-07']);
    expect([known('DE', 2027, 'reformation', 'SN'), known('DE', 2027, 'reformation', 'BY')]).toEqual([[], ['2027-10-31']]);
  });
});
