import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePhoto } from '#tests/album-samples.ts';
import { qualities } from './quality.ts';
import { beyondQuota, selectionQuotas } from './selection.ts';

describe('quotas of events', () => {
  it('are shares of the square roots of their sizes, at least one each', () => {
    const sizes = (...all: number[]) => all.map((size) => ({ size, required: 0 }));
    expect(selectionQuotas(sizes(100, 25, 4), 17)).toEqual([10, 5, 2]);
    expect(selectionQuotas(sizes(400, 1, 1), 10)).toEqual([8, 1, 1]);
    expect(selectionQuotas(sizes(3, 100), 50)).toEqual([3, 47]);
    expect(selectionQuotas(sizes(5, 9, 1), 2)).toEqual([1, 1, 0]);
  });

  it('add up to the capacity, and hold what is required', () => {
    const share = fc
      .integer({ min: 1, max: 60 })
      .chain((size) => fc.record({ size: fc.constant(size), required: fc.integer({ min: 0, max: size }) }));
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 20 }), fc.nat(400), (shares, capacity) => {
        const total = shares.reduce((sum, { size }) => sum + size, 0);
        const required = shares.reduce((sum, one) => sum + one.required, 0);
        const result = selectionQuotas(shares, capacity);
        expect(result.reduce((sum, quota) => sum + quota, 0)).toBe(Math.max(required, Math.min(total, capacity)));
        for (const [at, quota] of result.entries()) {
          expect(quota).toBeGreaterThanOrEqual(shares[at]?.required ?? 0);
          expect(quota).toBeLessThanOrEqual(shares[at]?.size ?? 0);
          if (capacity >= required + shares.length) expect(quota).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('photos beyond the quota', () => {
  const candidates = [0.9, 0.2, 0.5, 0.7].map((quality, at) => ({
    photo: samplePhoto({ id: `p${at}`, sharpness: at === 1 ? 0.2 : 1 }),
    quality,
  }));
  const event = [{ from: 0, to: 4 }];

  it('are the worst of the event, blurred ones with that reason', () => {
    expect([...beyondQuota(candidates, event, 2, new Set())]).toEqual([
      ['p2', { kind: 'quota' }],
      ['p1', { kind: 'blurred' }],
    ]);
    expect(beyondQuota(candidates, event, 4, new Set()).size).toBe(0);
  });

  it('are never those that the customer wants', () => {
    expect([...beyondQuota(candidates, event, 2, new Set(['p1'])).keys()]).toEqual(['p3', 'p2']);
    expect([...beyondQuota(candidates, event, 0, new Set(['p1', 'p2'])).keys()]).toEqual(['p0', 'p3']);
  });
});

describe('the quality of photos', () => {
  it('is best for the sharp, large, well exposed one with faces, and the same for equal ones', () => {
    const face = { x: 0.4, y: 0.4, width: 0.1, height: 0.1 };
    const photos = [
      samplePhoto({ id: 'best', sharpness: 2, faces: [face], entropy: 7.5 }),
      samplePhoto({ id: 'soft', sharpness: 0.5, faces: [face], entropy: 7.5 }),
      samplePhoto({ id: 'dark', sharpness: 2, faces: [face], entropy: 3 }),
      samplePhoto({ id: 'small', sharpness: 2, faces: [face], entropy: 7.5, width: 600, height: 400 }),
      samplePhoto({ id: 'empty', sharpness: 2, entropy: 7.5 }),
    ];
    const [best, ...others] = qualities(photos);
    for (const other of others) expect(other).toBeLessThan(best as number);
    expect(new Set(qualities([samplePhoto({ id: 'a' }), samplePhoto({ id: 'b' })])).size).toBe(1);
    expect(qualities([samplePhoto({ id: 'a', sharpness: null, entropy: null })])).toEqual([0.5]);
  });
});
