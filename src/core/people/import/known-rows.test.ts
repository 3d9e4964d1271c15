/** Which rows of a file are the same when it is read again, and which it has twice. */
import { expect, test } from 'vitest';
import type { Grid } from './grid.ts';
import { rowDoubles, rowKeys } from './known-rows.ts';
import { peopleOfGrid } from './people-of-grid.ts';

function rowsOf(...cells: string[][]) {
  const rows = cells.map((own, at) => ({ line: at + 1, cells: own }));
  const sheet = { name: '', isHidden: false, rows, marks: [], hiddenRows: 0, hiddenColumns: 0 };
  const grid: Grid = { kind: 'table', encoding: 'UTF-8', sheets: [sheet], notes: [] };
  return peopleOfGrid(grid, null, { country: 'DE' }).rows;
}

test('rows in letters of other scripts have keys of their own, and signs, capitals and empty cells at the end make none', () => {
  const rows = rowsOf(
    ['Vorname', 'Nachname', 'Ort'],
    ['Анна', 'Иванова', 'Ulm'],
    ['Ольга', 'Иванова', 'Ulm'],
    ['山田', '太郎', ''],
    ['ANNA', 'Weiß', ''],
    ['Anna ', 'Weiss'],
  );
  const keys = rowKeys(rows);
  expect(new Set(keys.slice(0, 4)).size).toBe(4);
  expect(keys[4]).toBe(`${keys[3]}#1`);
});

test('a number of a guest that the list does not have, and cells that stand twice, name the line of the first', () => {
  const [own, foreign] = ['-abcdefghijklmnopqrstu', 'B'.repeat(22)];
  const rows = rowsOf(
    ['Gast-Nr.', 'Vorname', 'Nachname'],
    [`'${own}`, 'Anna', 'Weiß'],
    [`'${own}`, 'Lena', 'Weiß'],
    [foreign, 'Kim', 'Roth'],
    [foreign, 'Kim', 'Rot'],
    ['1', 'Tom', 'Busch'],
    ['1', 'Eva', 'Huber'],
    ['1', 'Eva', 'Huber'],
  );
  const doubles = rowDoubles(rows, new Set([own]));
  expect(rows.map((row) => doubles.get(row) ?? null)).toEqual([null, null, null, 4, null, null, 7]);
});
