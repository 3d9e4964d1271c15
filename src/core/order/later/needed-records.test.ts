import { expect, test } from 'vitest';
import { neededRecords } from './needed-records.ts';

const piece = (key: string, hash = 'a') => ({ record: { key }, hash });

test('a list that is as it was ordered needs nothing', () => {
  const list = [piece('anna'), piece('max')];
  expect(neededRecords(list, [...list, piece('')])).toEqual({ needed: [], changed: 0, obsolete: [] });
});

test('new and changed records are needed in the order of the list, and what they replace is obsolete', () => {
  const list = [piece('eva'), piece('anna', 'b'), piece('max')];
  const ordered = [piece('anna'), piece('max'), piece('ole')];
  expect(neededRecords(list, ordered)).toEqual({
    needed: [piece('eva'), piece('anna', 'b')],
    changed: 1,
    obsolete: [piece('anna'), piece('ole')],
  });
});

test('a record that was ordered twice has a piece where one of them is as the list has it', () => {
  const ordered = [piece('anna'), piece('anna', 'b'), piece('anna', 'b')];
  expect(neededRecords([piece('anna', 'b')], ordered)).toEqual({ needed: [], changed: 0, obsolete: [piece('anna')] });
});
