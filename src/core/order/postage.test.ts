import { expect, test } from 'vitest';
import { letterRows } from '#seed/prices/postage.ts';
import { letterClass } from './postage.ts';

const c6 = { lengthMm: 162, widthMm: 114 };
const day = '2026-11-23';

test.each([
  ['a flat card in C6', 'DE', { ...c6, weightMg: 9_000, thicknessUm: 800 }, 'standard'],
  ['20 g in C6', 'DE', { ...c6, weightMg: 20_000, thicknessUm: 5_000 }, 'standard'],
  ['a gram more than 20 g', 'DE', { ...c6, weightMg: 21_000, thicknessUm: 800 }, 'compact'],
  ['a card with a wax seal in C6', 'DE', { ...c6, weightMg: 12_000, thicknessUm: 7_000 }, 'compact'],
  ['a card in a square envelope', 'DE', { lengthMm: 155, widthMm: 155, weightMg: 12_000, thicknessUm: 800 }, 'large'],
  ['a booklet in C5', 'DE', { lengthMm: 229, widthMm: 162, weightMg: 30_000, thicknessUm: 2_000 }, 'large'],
  ['a card in a square envelope', 'AT', { lengthMm: 155, widthMm: 155, weightMg: 12_000, thicknessUm: 800 }, 's'],
  ['a card of 23 g', 'AT', { ...c6, weightMg: 23_000, thicknessUm: 1_000 }, 'm'],
  ['a card with a seal', 'AT', { ...c6, weightMg: 12_000, thicknessUm: 7_000 }, 'parcel'],
  ['a card with a seal', 'CH', { ...c6, weightMg: 12_000, thicknessUm: 7_000 }, 'standard'],
  ['a large letter', 'CH', { lengthMm: 300, widthMm: 200, weightMg: 12_000, thicknessUm: 800 }, undefined],
  ['any letter', 'FR', { ...c6, weightMg: 9_000, thicknessUm: 800 }, undefined],
] as const)('%s in %s is of the class that its post names', (_, country, letter, key) => {
  expect(letterClass(country, letter, day, letterRows)?.key).toBe(key);
});

test('a row counts from its first day on, and the newer of two replaces the older', () => {
  const [standard] = letterRows;
  if (!standard) throw new Error('no rows');
  const letter = { ...c6, weightMg: 9_000, thicknessUm: 800 };
  const rows = [standard, { ...standard, from: '2027-01-01', amount: 99 }] as const;
  expect(letterClass('DE', letter, '2024-12-31', rows)).toBeNull();
  expect(letterClass('DE', letter, '2026-12-31', rows)?.amount).toBe(95);
  expect(letterClass('DE', letter, '2027-01-01', rows)?.amount).toBe(99);
});

test('every row names its source', () => {
  for (const { source } of letterRows) expect(source).toMatch(/\w+\.\w+/);
});
