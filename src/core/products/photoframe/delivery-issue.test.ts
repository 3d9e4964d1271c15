import { expect, test } from 'vitest';
import { completePhotoframe } from './complete.ts';
import { photoframe } from './product.ts';
import { photoframeRows } from './rows.ts';

const rows = photoframeRows.options;
const issueOf = (given: Record<string, unknown>) => photoframe.deliveryIssue?.(completePhotoframe(given, { rows }));

test.each([
  { material: 'poster', format: '600x400' },
  { material: 'aludibond', format: '900x600', hanging: 'rail' },
  { material: 'poster', format: '600x600', frameType: 'alurahmen', matSize: 30 },
])('$material in $format can be ordered', (given) => {
  expect(issueOf(given)).toBeNull();
});

test('a file of more than 100 million pixels is not made', () => {
  expect(issueOf({ material: 'fototapete', format: '4800x3000' })).toEqual({ key: 'photoframe.too-large' });
});

test.each([
  [{ material: 'poster', format: '1200x800' }, 'parcel'],
  [{ material: 'aludibond', format: '1200x800' }, 'bulky'],
  [{ material: 'poster', format: '600x600', frameType: 'alurahmen', matSize: 30 }, 'bulky'],
  [{ material: 'acrylglas', format: '1800x1200' }, 'freight'],
])('%o travels as %s', (given, kind) => {
  expect(photoframe.parcelKind?.(completePhotoframe(given, { rows }))).toBe(kind);
});
