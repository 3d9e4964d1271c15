import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naturalLogarithm } from './logarithm.ts';

describe('the natural logarithm', () => {
  it('differs from that of the engine in the last bits only', () => {
    const positive = fc.double({ min: 1e-300, max: 1e300, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(positive, fc.double({ min: 0.5, max: 2, noNaN: true })), (x) => {
        expect(Math.abs(naturalLogarithm(x) - Math.log(x))).toBeLessThanOrEqual(1e-15 * Math.abs(Math.log(x)) + 2e-16);
      }),
    );
  });

  it('of one is exactly zero, and of nothing and less not a number', () => {
    expect(naturalLogarithm(1)).toBe(0);
    for (const x of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) expect(naturalLogarithm(x)).toBeNaN();
  });
});
