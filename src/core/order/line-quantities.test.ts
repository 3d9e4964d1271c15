/** What the pieces of a line are printed for, in words. */
import { expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import type { LineRecords } from './line.ts';
import { recordsText } from './line-quantities.ts';

const t = serverTexts({ locale: 'de-DE' });

test.each<[number, LineRecords, string]>([
  [50, { of: 'list', blanks: 2, kind: 'guest' }, '48 Namen + 2 blanko'],
  [48, { of: 'list', blanks: 0, kind: 'household' }, '48 Haushalte'],
  [2, { of: 'list', blanks: 1, kind: 'household' }, '1 Haushalt + 1 blanko'],
  [3, { of: 'order', line: 'a'.repeat(22), blanks: 0, kind: 'household' }, '3 Haushalte'],
  [1, { of: 'list', blanks: 0 }, '1 Name'],
])('%i pieces are named by whom they are for', (quantity, records, text) => {
  expect(t(recordsText(quantity, records))).toBe(text);
});
