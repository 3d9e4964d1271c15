/** The list of records says which files are imposed, and another list is refused. */
import { expect, test } from 'vitest';
import { recordColumns } from '#services/print/records-csv.ts';
import { recordFiles } from './impose-records.ts';

function row(record: number, file: string, from: number, to: number, position = 1): string {
  return [position, record, 'a', file, from, to, 'b', 'de', 'c'].join(',');
}

function list(...rows: string[]): string {
  return [recordColumns.join(','), ...rows].map((line) => `${line}\r\n`).join('');
}

test('files come in the order of their records, with the number of the first', () => {
  const csv = list(row(1, 'a_r1.pdf', 1, 2), row(1, 'x.pdf', 1, 1, 2), row(2, 'a_r1.pdf', 3, 4), row(3, 'a_r3.pdf', 1, 2));
  const files = [
    { name: 'a_r1.pdf', first: 1 },
    { name: 'a_r3.pdf', first: 3 },
  ];
  expect(recordFiles(csv, '1')).toEqual({ files, records: 3, sides: 2 });
  expect(recordFiles(csv, '2')).toEqual({ files: [{ name: 'x.pdf', first: 1 }], records: 1, sides: 1 });
});

test.each([
  ['no such position', list(row(1, 'a.pdf', 1, 2, 2))],
  ['another file', 'a,b\r\n1,2\r\n'],
  ['records of three pages', list(row(1, 'a.pdf', 1, 3))],
  ['a record that is missing', list(row(1, 'a.pdf', 1, 2), row(3, 'a.pdf', 3, 4))],
  ['pages that no record has', list(row(1, 'a.pdf', 1, 2), row(2, 'a.pdf', 5, 6))],
  ['a path', list(row(1, '../a.pdf', 1, 2))],
])('%s is refused', (_, csv) => {
  expect(recordFiles(csv, '1')).toBeNull();
});
