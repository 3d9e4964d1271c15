/** Sheets that are packed come back as they were, and share what is equal. */
import { expect, test } from 'vitest';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { createPacker, type PackedSheets, unpackSheets } from './packed-sheets.ts';

const paint = { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex: '#000000' } as const;

function fill(of: string, d = 'M 0 0 Z'): Item {
  return { kind: 'fill', of, d, paint };
}

function sheet(items: Item[]): Sheet {
  return { id: 'front', widthUm: 1, heightUm: 1, bleedUm: 0, safeUm: 0, foldSafeUm: 0, panels: [], foldsUm: [], items };
}

function packed(records: readonly Sheet[][]): PackedSheets {
  const packer = createPacker();
  for (const sheets of records) packer.add(sheets);
  return JSON.parse(JSON.stringify(packer.packed()));
}

const records = [
  [sheet([fill('ground'), fill('ground', 'M 1 1 Z'), fill('name', 'M 2 2 Z'), fill('ground')])],
  [sheet([fill('ground'), fill('ground', 'M 1 1 Z'), fill('name', 'M 3 3 Z'), fill('ground')])],
  [sheet([fill('ground'), fill('ground', 'M 1 1 Z'), fill('ground')])],
  [sheet([fill('ground', 'M 9 9 Z')])],
];

test('Sheets of records come back as they were', () => {
  expect(unpackSheets(packed(records))).toEqual(records);
});

test('parts that are equal to those of the first record are stored once and are one object', () => {
  const made = packed(records);
  expect(made.records[1]).toEqual([[0, [fill('name', 'M 3 3 Z')], 2]]);
  const [first, second] = unpackSheets(made);
  expect(second?.[0]?.items[0]).toBe(first?.[0]?.items[0]);
  expect(second?.[0]?.items[3]).toBe(first?.[0]?.items[3]);
});
