import { expect, test } from 'vitest';
import { documentJson } from '#core/design/stored-version.ts';
import { layout } from '#core/layout/layout.ts';
import { readDesign } from '#core/products/document.ts';
import { openFonts } from '#resources/fonts.ts';
import { calendarWith } from '#tests/render/fixture-calendar.ts';
import { schoolHolidayTexts } from '#texts/de/calendar/school-holidays.ts';
import { calendarKinds, calendarTypes } from './kinds.ts';
import { bandsOfMonth, daysOfSpan, type SchoolHoliday, schoolHolidayIssue, schoolHolidaysSchema, withOfficial } from './school-holidays.ts';

const fonts = await openFonts();
const autumn: SchoolHoliday = { from: '2027-10-11', to: '2027-10-22', name: 'Herbstferien', ink: 'deco2' };
const summer: SchoolHoliday = { from: '2027-07-29', to: '2027-09-08', name: 'Sommerferien', ink: 'deco1' };
const start = { year: 2027, month: 1 };

test.each([
  [{ name: ' ' }, 'no-name'],
  [{ name: 'x'.repeat(200) }, 'long-name'],
  [{ from: '' }, 'no-days'],
  [{ to: '2027-02-30' }, 'no-days'],
  [{ from: '2027-10-22', to: '2027-10-11' }, 'reversed'],
  [{ from: '2028-01-01', to: '2028-01-05' }, 'outside'],
  [{ from: '2026-12-20', to: '2026-12-31' }, 'outside'],
  [{ from: '2027-09-08', to: '2027-09-10' }, 'overlap'],
])('school holidays with %j are refused with the sentence %s', (change, key) => {
  const issue = schoolHolidayIssue({ ...autumn, ...change }, [summer], start);
  expect(issue?.key).toBe(`calendar.school.${key}`);
  expect(Object.keys(schoolHolidayTexts)).toContain(issue?.key);
});

test('school holidays that are in the calendar in part are taken, and more than forty are not', () => {
  expect(schoolHolidayIssue({ ...autumn, from: '2026-12-23', to: '2027-01-08' }, [summer], start)).toBeNull();
  const many = Array.from({ length: 40 }, (_, at): SchoolHoliday => {
    const day = `2027-0${1 + (at % 4)}-${String(1 + Math.floor(at / 4)).padStart(2, '0')}`;
    return { ...autumn, from: day, to: day };
  });
  expect(schoolHolidayIssue(autumn, many, start)?.key).toBe('calendar.school.full');
  expect(schoolHolidaysSchema.safeParse(many).success).toBe(true);
  expect(schoolHolidaysSchema.safeParse([...many, autumn]).success).toBe(false);
  expect(schoolHolidaysSchema.safeParse([summer, { ...autumn, from: '2027-09-08' }]).success).toBe(false);
});

test('those of a decree are taken as own ones where none of their days is taken yet, up to the limit', () => {
  const official = [
    { from: '2027-09-08', to: '2027-09-10', name: 'Überschneidung' },
    { from: '2027-03-01', to: '2027-03-05', name: 'Testferien' },
  ];
  const taken = { from: '2027-03-01', to: '2027-03-05', name: 'Testferien', ink: 'deco1' };
  expect(withOfficial([summer], official, 'deco1')).toEqual({ list: [summer, taken], added: 1 });
  expect(withOfficial([summer, taken], official, 'deco1').added).toBe(0);
  const full = Array.from({ length: 40 }, (_, at): SchoolHoliday => {
    const day = `2027-0${4 + (at % 4)}-${String(1 + Math.floor(at / 4)).padStart(2, '0')}`;
    return { ...autumn, from: day, to: day };
  });
  expect(withOfficial(full, official, 'deco1')).toEqual({ list: full, added: 0 });
  expect(daysOfSpan(start)).toEqual({ from: '2027-01-01', to: '2027-12-31' });
  expect(daysOfSpan({ ...start, months: 18 })).toEqual({ from: '2027-01-01', to: '2028-06-30' });
});

test('school holidays over the end of a month are in both months', () => {
  const days = (month: number) => bandsOfMonth([autumn, summer], { year: 2027, month }).map(({ from, to }) => [from, to]);
  expect([7, 8, 9, 10, 11].map(days)).toEqual([[[29, 31]], [[1, 31]], [[1, 8]], [[11, 22]], []]);
});

test('a calendar with school holidays is stored and read again as it was, and so is one without', () => {
  const without = calendarWith({});
  const design = calendarWith({}, { schoolHolidays: [autumn] });
  expect(documentJson(without)).toBe(JSON.stringify(without));
  expect(readDesign(JSON.parse(documentJson(design)))).toEqual({ ok: true, design });
});

test.each(calendarTypes.filter((type) => type !== 'terminkalender'))(
  '%s: a line on each week of the holidays, and their name once',
  (calendarType) => {
    for (const formatType of calendarKinds[calendarType].formats.map(([key]) => key))
      for (const designGroupId of [1, 2, 5]) {
        const design = calendarWith({ calendarType, formatType, designGroupId }, { schoolHolidays: [autumn] });
        const { sheets, findings } = layout(design, { fonts, artwork: () => null, photo: () => null });
        expect(findings).toEqual([]);
        const items = sheets.find(({ id }) => id === 'month-10')?.items.filter(({ of }) => of === 'grid-10') ?? [];
        const { hex } = design.inks.deco2 ?? { hex: '' };
        const lines = items.filter((item) => item.kind === 'fill' && item.paint.hex === hex);
        expect(lines, formatType).toHaveLength(calendarType === 'familienplaner' || calendarType === 'kuechenkalender' ? 12 : 2);
        const words = items.flatMap((item) => (item.kind === 'glyphs' ? [item.glyphs.map(({ text }) => text).join('')] : [])).join(' ');
        expect(words.replace(/-? /g, '').split('Herbstferien'), `${formatType} ${designGroupId}`).toHaveLength(2);
      }
  },
);
