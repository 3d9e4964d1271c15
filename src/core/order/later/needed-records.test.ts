import { expect, test } from 'vitest';
import type { MergeRecord } from '#core/merge/record.ts';
import { neededRecords } from './needed-records.ts';

const piece = (key: string, name = 'a', land = '') => ({ record: { key, kind: 'guest', values: { name, land } } satisfies MergeRecord });
const nameOf = ({ values }: MergeRecord) => values.name ?? '';

test('a list that is as it was ordered needs nothing', () => {
  const list = [piece('anna'), piece('max')];
  expect(neededRecords(list, [...list, piece('')], nameOf)).toEqual({ needed: [], changed: 0, obsolete: [] });
});

test('new and changed records are needed in the order of the list, and what they replace is obsolete', () => {
  const list = [piece('eva'), piece('anna', 'b'), piece('max')];
  const ordered = [piece('anna'), piece('max'), piece('ole')];
  expect(neededRecords(list, ordered, nameOf)).toEqual({
    needed: [piece('eva'), piece('anna', 'b')],
    changed: 1,
    obsolete: [piece('anna'), piece('ole')],
  });
});

test('a record that was ordered twice has a piece where one of them is as the list has it', () => {
  const ordered = [piece('anna'), piece('anna', 'b'), piece('anna', 'b')];
  expect(neededRecords([piece('anna', 'b')], ordered, nameOf)).toEqual({ needed: [], changed: 0, obsolete: [piece('anna')] });
});

test('a record that differs in what is not printed needs no piece', () => {
  const list = [piece('anna', 'b', 'Italien'), piece('max', 'a', 'Italien')];
  const ordered = [piece('anna', 'b', 'Spanien'), piece('max', 'a', 'Italien')];
  expect(neededRecords(list, ordered, nameOf)).toEqual({ needed: [], changed: 0, obsolete: [] });
});
