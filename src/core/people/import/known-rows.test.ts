/** Which rows of a file a list has already. */
import { expect, test } from 'vitest';
import type { Grid } from './grid.ts';
import { identifyRows, rowKeys } from './known-rows.ts';
import { peopleOfGrid } from './people-of-grid.ts';

function rowsOf(...cells: string[][]) {
  const rows = cells.map((own, at) => ({ line: at + 1, cells: own }));
  const sheet = { name: '', isHidden: false, rows, marks: [], hiddenRows: 0, hiddenColumns: 0 };
  const grid: Grid = { kind: 'table', encoding: 'UTF-8', sheets: [sheet], notes: [] };
  return peopleOfGrid(grid, null, { country: 'DE' }).rows;
}

const nothing = { byGuest: new Map<string, string>(), byHash: new Map<string, string>() };

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

test('the number of a guest is known with the sign that an export puts before a minus, and one of another list is not', () => {
  const [own, foreign] = ['-abcdefghijklmnopqrstu', 'B'.repeat(22)];
  const rows = rowsOf(
    ['Gast-Nr.', 'Vorname', 'Nachname'],
    [`'${own}`, 'Anna', 'Weiß'],
    [foreign, 'Kim', 'Roth'],
    [foreign, 'Kim', 'Rot'],
    ['1', 'Tom', 'Busch'],
    ['1', 'Eva', 'Huber'],
  );
  const known = { ...nothing, byGuest: new Map([[own, 'household']]) };
  expect(identifyRows(rows, rowKeys(rows), known).map(({ outcome, household, double }) => [outcome, household, double])).toEqual([
    ['same', 'household', null],
    ['new', null, null],
    ['same', null, 3],
    ['new', null, null],
    ['new', null, null],
  ]);
});
