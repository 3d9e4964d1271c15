import { expect, test } from 'vitest';
import { completePhotoframe } from './complete.ts';
import { photoframe } from './product.ts';
import { photoframeRows } from './rows.ts';

const rows = photoframeRows.options;
const codesOf = (given: Record<string, unknown>) =>
  photoframe.issues(completePhotoframe(given, { rows }), { template: null, rows }).map(({ field, code }) => `${field} ${code}`);

test.each([
  { material: 'poster', format: '600x400' },
  { material: 'poster', format: '1200x800' },
  { material: 'leinwand', format: '750x500' },
  { material: 'aludibond', format: '600x400', hanging: 'rail' },
])('$material in $format is delivered', (given) => {
  expect(codesOf(given)).toEqual([]);
});

test.each([
  // Neither fits into a parcel.
  { material: 'aludibond', format: '1200x800' },
  { material: 'poster', format: '600x600', frameType: 'alurahmen', matSize: 30 },
  // Rolled in strips it does, but its file has more than 100 million pixels.
  { material: 'fototapete', format: '4800x3000' },
])('$material in $format is refused, since it is not delivered', (given) => {
  expect(codesOf(given)).toEqual(['format too-large']);
});

test('a wrong size is told as what it is', () => {
  expect(codesOf({ material: 'poster', format: '9000x9000' })).not.toContain('format too-large');
});
