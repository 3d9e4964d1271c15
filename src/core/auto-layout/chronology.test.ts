import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePhoto } from '#tests/album-samples.ts';
import { compareNaturally, inChronologicalOrder } from './chronology.ts';

const at = (id: string, takenAt: string | null, changes = {}) => samplePhoto({ id, name: '', takenAt, ...changes });
const order = (photos: ReturnType<typeof at>[], shifts = {}) => inChronologicalOrder(photos, shifts).map(({ photo }) => photo.id);

describe('the order of photos', () => {
  it('is by time, then by file name and id', () => {
    const noon = '2026-05-03T12:00:00';
    const photos = [
      at('d', noon, { name: 'IMG_10.jpg' }),
      at('c', noon, { name: 'IMG_9.jpg' }),
      at('b', noon, { name: 'IMG_9.jpg' }),
      at('a', '2026-05-03T12:00:00.5'),
      at('e', '2026-05-03T11:59:59'),
    ];
    expect(order(photos)).toEqual(['e', 'b', 'c', 'd', 'a']);
  });

  it('takes the shift of a camera into account', () => {
    const photos = [
      at('phone', '2026-05-03T12:00:00', { camera: 'Phone' }),
      at('late', '2026-05-03T13:30:00', { camera: 'Camera' }),
      at('none', '2026-05-03T11:45:00'),
    ];
    expect(order(photos)).toEqual(['none', 'phone', 'late']);
    expect(order(photos, { Camera: -7_200 })).toEqual(['late', 'none', 'phone']);
    expect(order(photos, { constructor: 9_000_000 })).toEqual(['none', 'phone', 'late']);
  });

  it('has one clock for photos of different time zones', () => {
    const photos = [
      at('home', '2026-05-03T10:00:00', { offsetMin: 120 }),
      at('home again', '2026-05-03T12:00:00', { offsetMin: 120 }),
      // An hour earlier by its clock, five hours later in fact.
      at('abroad', '2026-05-03T11:00:00', { offsetMin: -240 }),
      at('without zone', '2026-05-03T11:30:00'),
    ];
    expect(order(photos)).toEqual(['home', 'without zone', 'home again', 'abroad']);
  });

  it('puts a photo without a time between its neighbours by file name of the same prefix, others at the end', () => {
    const photos = [
      at('first scan', null),
      at('second', null, { name: 'IMG_0011.jpg' }),
      at('third', '2026-05-03T12:10:00', { name: 'IMG_0012.jpg' }),
      at('first', '2026-05-03T12:00:00', { name: 'IMG_0010.jpg' }),
      at('other camera', '2026-05-03T12:04:00', { name: 'DSC_0011.jpg' }),
      at('last', null, { name: 'IMG_0013.jpg' }),
      at('second scan', null, { name: 'scan.jpg' }),
    ];
    expect(order(photos)).toEqual(['first', 'other camera', 'second', 'third', 'last', 'first scan', 'second scan']);
  });

  it('is that of the upload when no photo has a time, and the same whatever the order of the upload when all have one', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);
    expect(order(ids.map((id) => at(id, null)))).toEqual(ids);
    const dated = ids.map((id, index) => at(id, `2026-05-03T12:00:0${index % 7}`));
    fc.assert(
      fc.property(fc.shuffledSubarray(dated, { minLength: dated.length }), (photos) => {
        expect(order(photos)).toEqual(order(dated));
      }),
      { numRuns: 20 },
    );
  });
});

describe('natural order', () => {
  it('counts numbers as numbers', () => {
    const names = ['IMG_10.jpg', 'IMG_9.jpg', 'IMG_009a.jpg', 'a', '', 'IMG_99999999999999999999.jpg', 'IMG_100000000000000000000.jpg'];
    expect(names.toSorted(compareNaturally)).toEqual([
      '',
      'IMG_9.jpg',
      'IMG_009a.jpg',
      'IMG_10.jpg',
      'IMG_99999999999999999999.jpg',
      'IMG_100000000000000000000.jpg',
      'a',
    ]);
  });

  it('is an order', () => {
    const name = fc.array(fc.constantFrom('1', '01', '10', '2', 'a', 'b', '_', '.'), { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(compareNaturally(a, b)) + Math.sign(compareNaturally(b, a))).toBe(0);
        if (compareNaturally(a, b) <= 0 && compareNaturally(b, c) <= 0) expect(compareNaturally(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
