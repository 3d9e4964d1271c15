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
  // Of 116 and of 120 million pixels.
  { material: 'fototapete', format: '3000x2500' },
  { material: 'fototapete', format: '4800x3000' },
  { material: 'pvcplane', format: '4800x3000' },
])('$material in $format can be ordered', (given) => {
  expect(issueOf(given)).toBeNull();
});

test.each([
  [{ material: 'poster', format: '1200x800' }, 'parcel'],
  [{ material: 'aludibond', format: '1200x800' }, 'bulky'],
  [{ material: 'poster', format: '600x600', frameType: 'alurahmen', matSize: 30 }, 'bulky'],
  [{ material: 'acrylglas', format: '1800x1200' }, 'freight'],
])('%o travels as %s', (given, kind) => {
  expect(photoframe.parcelKind?.(completePhotoframe(given, { rows }))).toBe(kind);
});
