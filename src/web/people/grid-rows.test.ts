import { expect, test } from 'vitest';
import { cellsFrom, errorPlace, newKey, pastedCells, typedRow, typedSince } from './grid-rows.ts';
import { readListQuery, writeListQuery } from './list-query.ts';

test('cells of a spreadsheet are rows and columns, with line breaks in quotes; one cell alone is left to the field', () => {
  expect(pastedCells('Anna Müller\tWeg 1\t80331\r\n"Max\nMeier"\tGasse 2\t1010\r\n', 9)?.rows).toEqual([
    ['Anna Müller', 'Weg 1', '80331'],
    ['Max\nMeier', 'Gasse 2', '1010'],
  ]);
  expect(pastedCells('Anna Müller', 9)).toBeNull();
  expect(pastedCells('Anna Müller\n', 9)).toBeNull();
  expect(pastedCells('', 9)).toBeNull();
  expect(pastedCells('a\nb\nc', 2)).toEqual({ rows: [['a'], ['b']], isCut: true });
});

test('pasted cells fill columns from the one that has the focus', () => {
  expect(cellsFrom('postcode', ['80331', 'München', 'DE', 'too much'])).toEqual({ postcode: '80331', city: 'München', country: 'DE' });
});

test('a new row is posted only where something was typed', () => {
  expect(typedRow({ id: 'a', version: 0 }, { names: '', city: '' })).toBeNull();
  expect(typedRow({ id: 'a', version: 0 }, { names: 'Kim' })).toEqual({ id: 'a', version: 0, names: 'Kim' });
  expect(typedRow({ id: 'a', version: 3 }, { city: '' })).toEqual({ id: 'a', version: 3, city: '' });
});

test('new rows of a page have ids of their own, in the form of a token', () => {
  const page = 'abcdefghijklmnopqrstuv';
  expect([newKey(page, 0), newKey(page, 37), newKey(page, 1_000_000)]).toEqual([
    'abcdefghijklmnopqr0000',
    'abcdefghijklmnopqr0011',
    'abcdefghijklmnopqrlfls',
  ]);
});

test('what is typed while a row is sent stays typed', () => {
  const sent = { names: 'Kim', city: '' };
  expect(typedSince(sent, sent)).toBeNull();
  expect(typedSince({ names: 'Kim', city: 'Ulm', postcode: '' }, sent)).toEqual({ city: 'Ulm', postcode: '' });
});

test('an error names its row and column', () => {
  expect(errorPlace('rows.12.country')).toEqual({ row: 12, column: 'country' });
  expect(errorPlace('rows.12.password')).toBeNull();
  expect(errorPlace('name')).toBeNull();
});

test('what a page shows is in its address, and an address of nonsense shows the list', () => {
  const query = { search: 'Müller & Söhne', filter: 'problems', problemsFirst: true, page: 4 } as const;
  expect(readListQuery(new URLSearchParams(writeListQuery(query)))).toEqual(query);
  const plain = { search: '', filter: 'all', problemsFirst: false, page: 1 };
  expect(readListQuery(new URLSearchParams('?zeigen=x&seite=-1&ordnung=1'))).toEqual(plain);
  expect(writeListQuery(readListQuery(new URLSearchParams()))).toBe('');
});
