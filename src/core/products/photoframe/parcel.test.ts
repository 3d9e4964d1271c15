import { expect, test } from 'vitest';
import { completePhotoframe } from './complete.ts';
import { photoframe } from './product.ts';
import { photoframeOptionsRow } from './rows.ts';

const rows = photoframeOptionsRow;

test.each([
  [{ material: 'poster', format: '1200x800' }, 'parcel'],
  [{ material: 'aludibond', format: '1200x800' }, 'bulky'],
  [{ material: 'poster', format: '600x600', frameType: 'alurahmen', matSize: 30 }, 'large'],
  [{ material: 'poster', format: '500x700', frameType: 'holzrahmen', matSize: 30 }, 'large'],
  [{ material: 'acrylglas', format: '1800x1200' }, 'freight'],
])('%o travels as %s', (given, kind) => {
  expect(photoframe.parcelKind?.(completePhotoframe(given, { rows }))).toBe(kind);
});
