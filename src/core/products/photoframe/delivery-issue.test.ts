import { expect, test } from 'vitest';
import { completePhotoframe } from './complete.ts';
import { photoframe } from './product.ts';
import { photoframeRows } from './rows.ts';

const rows = photoframeRows.options;
const issueOf = (given: Record<string, unknown>) => photoframe.deliveryIssue?.(completePhotoframe(given, { rows }));

test.each([
  { material: 'poster', format: '600x400' },
  { material: 'poster', format: '1200x800' },
  { material: 'leinwand', format: '750x500' },
  { material: 'aludibond', format: '600x400', hanging: 'rail' },
])('$material in $format is delivered', (given) => {
  expect(issueOf(given)).toBeNull();
});

test.each([
  // Neither fits into a parcel.
  { material: 'aludibond', format: '1200x800' },
  { material: 'poster', format: '600x600', frameType: 'alurahmen', matSize: 30 },
  // Rolled in strips it does, but its file has more than 100 million pixels.
  { material: 'fototapete', format: '4800x3000' },
])('$material in $format cannot be ordered', (given) => {
  expect(issueOf(given)).toEqual({ key: 'photoframe.too-large' });
});
