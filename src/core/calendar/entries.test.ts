import { describe, expect, test } from 'vitest';
import { holidayName, moonPhaseName } from '#texts/holiday-names.ts';
import { birthdayOn, type CalendarEntry, calendarEntrySchema, entryText } from './entries.ts';
import { type DayWords, type MonthContents, marksOf } from './marks.ts';

const inge: CalendarEntry = { name: 'Oma Inge', day: 12, month: 3, year: 1947, kind: 'birthday' };
const leap: CalendarEntry = { name: 'Lea', day: 29, month: 2, year: 2004, kind: 'birthday' };

describe('entries of a calendar [E007]', () => {
  test('say the age where the year is known', () => {
    expect([entryText(inge, 2027), entryText({ ...inge, year: undefined }, 2027)]).toEqual(['Oma Inge (80)', 'Oma Inge']);
    expect(entryText({ ...inge, year: 2027 }, 2027)).toBe('Oma Inge');
    expect(entryText({ ...inge, name: 'x'.repeat(200) }, 2027)).toHaveLength(200);
  });

  test('29 February is 1 March in other years, or 28 February on request', () => {
    expect([birthdayOn(leap, 2027), birthdayOn(leap, 2028)]).toEqual([
      { month: 3, day: 1 },
      { month: 2, day: 29 },
    ]);
    expect(birthdayOn(leap, 2027, 'february')).toEqual({ month: 2, day: 28 });
    expect(birthdayOn(leap, 2100)).toEqual({ month: 3, day: 1 });
  });

  test('stand in no year before they begin, and notes of one year in that year only', () => {
    expect(birthdayOn(inge, 1946)).toBeNull();
    const note: CalendarEntry = { name: 'Umzug', day: 1, month: 6, year: 2027, kind: 'note' };
    expect([birthdayOn(note, 2027), birthdayOn(note, 2028)]).toEqual([{ month: 6, day: 1 }, null]);
  });

  test('have a day that exists', () => {
    const isFine = (change: Partial<CalendarEntry>) => calendarEntrySchema.safeParse({ ...inge, ...change }).success;
    expect(isFine({})).toBe(true);
    expect(isFine({ day: 29, month: 2, year: undefined })).toBe(true);
    for (const wrong of [{ day: 31, month: 4 }, { day: 29, month: 2, year: 2027 }, { month: 13 }, { name: ' ' }, { name: 'x'.repeat(201) }])
      expect(isFine(wrong), JSON.stringify(wrong)).toBe(false);
  });
});

const words: DayWords = { holiday: (one) => holidayName(one, 'de-DE'), phase: (phase) => moonPhaseName(phase, 'de-DE') };
const may: MonthContents = {
  year: 2027,
  month: 5,
  country: 'DE',
  region: 'BY',
  switchedOff: [],
  renamed: {},
  entries: [],
  observances: [],
  moon: false,
};
const written = (change: Partial<MonthContents>) =>
  marksOf({ ...may, ...change }, words).map(({ day, kind, text }) => `${day} ${kind} ${text}`);

describe('marks of a month', () => {
  test('are its holidays by country and region [E007]', () => {
    const common = ['1 holiday Tag der Arbeit', '6 holiday Christi Himmelfahrt', '16 holiday Pfingstsonntag', '17 holiday Pfingstmontag'];
    expect(written({})).toEqual([...common, '27 holiday Fronleichnam']);
    expect(written({ region: 'SN' })).toEqual(common);
    expect(written({ country: null })).toEqual([]);
  });

  test('leave out what is switched off, rename, and add known days, entries and the moon in the order of the days [E007]', () => {
    const change: Partial<MonthContents> = {
      switchedOff: ['labour-day', 'whit-sunday'],
      renamed: { ascension: 'Vatertagstour' },
      observances: ['mothers-day'],
      entries: [{ name: 'Lea', day: 6, month: 5, year: 2020, kind: 'birthday', column: 1 }, inge],
      moon: true,
    };
    expect(written(change)).toEqual([
      '6 holiday Vatertagstour',
      '6 birthday Lea (7)',
      '6 moon Neumond',
      '9 observance Muttertag',
      '13 moon Erstes Viertel',
      '17 holiday Pfingstmontag',
      '20 moon Vollmond',
      '27 holiday Fronleichnam',
      '28 moon Letztes Viertel',
    ]);
  });

  test('a day that is two holidays has two marks, and an entry on a holiday stays', () => {
    expect(written({ year: 2008, region: null, entries: [{ ...inge, day: 1, month: 5 }] }).slice(0, 3)).toEqual([
      '1 holiday Tag der Arbeit',
      '1 holiday Christi Himmelfahrt',
      '1 birthday Oma Inge (61)',
    ]);
  });

  test('speak the language of the calendar, with local names', () => {
    expect(holidayName({ key: 'christmas', isSubstitute: false }, 'de-AT')).toBe('Christtag');
    expect(holidayName({ key: 'christmas', isSubstitute: true }, 'en-GB')).toBe('Christmas Day (substitute day)');
    expect(holidayName({ key: 'veterans', isSubstitute: true }, 'en-US')).toBe('Veterans Day (observed)');
    expect(holidayName({ key: 'andalusia', isSubstitute: false }, 'nl-NL')).toBe('Día de Andalucía');
  });
});
