import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tonesOf, tonesSchema } from './tones.ts';

function greys(...counts: [grey: number, pixels: number][]): Uint8Array {
  return Uint8Array.from(counts.flatMap(([grey, pixels]) => Array.from({ length: 3 * pixels }, () => grey)));
}

test('tones are percentiles of luminance, the same for grey and coloured pixels', () => {
  const data = greys([3, 1], [40, 49], [200, 49], [250, 1]);
  const tones = { p1: 3, p50: 40, p99: 200, cast: 0 };
  expect(tonesOf({ data, channels: 3 })).toEqual(tones);
  expect(tonesOf({ data: data.filter((_, at) => at % 3 === 0), channels: 1 })).toEqual(tones);
  expect(() => tonesOf({ data: new Uint8Array(2), channels: 3 })).toThrow(RangeError);
});

test('the cast is told by pixels that are nearly grey, not by colours, shadows or a few spots', () => {
  const pixels = (pixel: number[], count: number) => Array.from({ length: count }, () => pixel).flat();
  const cast = (...data: number[][]) => tonesOf({ data: Uint8Array.from(data.flat()), channels: 3 }).cast;
  // 16 of a luminance of 125
  expect(cast(pixels([120, 125, 136], 50), pixels([200, 20, 20], 950))).toBe(13);
  expect(cast(pixels([136, 125, 120], 50), pixels([10, 10, 30], 950))).toBe(-13);
  expect(cast(pixels([120, 125, 136], 10), pixels([200, 20, 20], 990))).toBe(0);
});

test('highlights that are cut off tell nothing, and greys that highlights contradict are things, not light', () => {
  const pixels = (pixel: number[], count: number) => Array.from({ length: count }, () => pixel).flat();
  const cast = (...data: number[][]) => tonesOf({ data: Uint8Array.from(data.flat()), channels: 3 }).cast;
  const [blueGrey, warmGrey] = [pixels([90, 100, 112], 700), pixels([112, 100, 90], 700)];
  expect(cast(blueGrey, pixels([210, 214, 220], 300))).toBe(5);
  expect(cast(blueGrey, pixels([220, 214, 210], 300))).toBe(0);
  expect(cast(warmGrey, pixels([210, 214, 220], 300))).toBe(0);
  expect(cast(blueGrey, pixels([255, 255, 200], 300))).toBe(22);
  expect(tonesOf({ data: new Uint8Array(30).fill(255), channels: 3 })).toEqual({ p1: 255, p50: 255, p99: 255, cast: 0 });
});

test('tones of any pixels fit their schema', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 4, maxLength: 400 }),
      fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      (data, channels) => {
        expect(tonesSchema.safeParse(tonesOf({ data, channels })).success).toBe(true);
      },
    ),
  );
});
