import { expect, test } from 'vitest';
import {
  type OfficialSchoolHoliday,
  officialSchoolHolidaysOf,
  officialSchoolHolidaysSchema,
  schoolAreas,
} from './official-school-holidays.ts';

/** Days of a test: no decree. */
const row: OfficialSchoolHoliday = {
  area: 'DE-BY',
  year: 2027,
  name: 'Testferien',
  from: '2027-03-01',
  to: '2027-03-05',
  source: 'Quelle eines Tests',
  asOf: '2026-11-01',
};

test('areas are regions, and countries without any', () => {
  expect(schoolAreas).toEqual(expect.arrayContaining(['DE-BY', 'AT-9', 'CH-ZH', 'LU']));
  expect(schoolAreas).not.toContain('DE');
});

test.each([
  ['an unknown area', [{ ...row, area: 'DE-XX' }]],
  ['a whole country with regions', [{ ...row, area: 'DE' }]],
  ['another year', [{ ...row, year: 2026 }]],
  ['an end before its beginning', [{ ...row, to: '2027-02-28' }]],
  ['an end years later', [{ ...row, to: '2028-03-05' }]],
  ['no day', [{ ...row, from: '2027-02-30' }]],
  ['no source', [{ ...row, source: ' ' }]],
  ['no day of the source', [{ ...row, asOf: '' }]],
  ['two on one day', [row, { ...row, from: '2027-03-05', to: '2027-03-09' }]],
  ['no list', row],
])('a list with %s is refused', (_, list) => {
  expect(officialSchoolHolidaysSchema.safeParse(list).success).toBe(false);
});

test('those of an area that have a day in a time are found in the order of their days', () => {
  const later = { ...row, from: '2027-12-24', to: '2028-01-05' };
  const rows = officialSchoolHolidaysSchema.parse([later, { ...row, area: 'DE-HE' }, row]);
  const found = (from: string, to: string) => officialSchoolHolidaysOf(rows, { area: 'DE-BY', from, to });
  expect(found('2027-01-01', '2027-12-31')).toEqual([row, later]);
  expect(found('2028-01-05', '2028-12-31')).toEqual([later]);
  expect(found('2028-01-06', '2028-12-31')).toEqual([]);
});
