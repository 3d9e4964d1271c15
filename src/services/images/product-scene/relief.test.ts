/** Slopes of plates, and the light on them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embossed, isFlatAt, lightOnSlope, slopeLevels } from './relief.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 });

test('light on any slope is between that from all around and a bound, and that of the flat sheet where there is none', () => {
  fc.assert(
    fc.property(finite, finite, fc.array(finite, { minLength: 6, maxLength: 6 }), (right, up, place) => {
      const light = lightOnSlope(Float64Array.of(right, up, 0, 0), Float64Array.from(place), 1.4);
      expect(light).toBeGreaterThanOrEqual(0.4);
      expect(light).toBeLessThanOrEqual(1.6);
      expect(lightOnSlope(new Float64Array(4), Float64Array.from(place), 1.4)).toBe(1);
    }),
  );
});

test('a page that is turned in the picture is lit from the top left of the picture, too', () => {
  /** u to the right and v upwards; u downwards and v to the right. */
  const [upright, turned] = [Float64Array.of(0, 0, 1, 0, 0, -1), Float64Array.of(0, 0, 0, 1, 1, 0)];
  // Paper that rises to the right of the picture faces left, whichever side of the page that is.
  expect(lightOnSlope(Float64Array.of(0.2, 0, 0, 0), upright, 1)).toBeGreaterThan(1);
  expect(lightOnSlope(Float64Array.of(0, 0.2, 0, 0), turned, 1)).toBeGreaterThan(1);
  expect(lightOnSlope(Float64Array.of(-0.2, 0, 0, 0), turned, 1)).toBeLessThan(1);
});

test('a plate of 30 mm is flat where nothing changes, and steepest at the edge of what is raised', () => {
  const [width, height] = [240, 160];
  const coverage = Uint8Array.from({ length: width * height }, (_, at) => (at % width >= 120 ? 255 : 0));
  const slopes = slopeLevels({ width, height, coverage }, 30, embossed);
  if (!slopes) throw new Error('the plate is not empty');
  const [{ values }] = slopes.levels;
  const across = Array.from({ length: width }, (_, x) => values[(80 * width + x) * 4] as number);
  expect(across.indexOf(Math.max(...across))).toBeGreaterThanOrEqual(118);
  expect(across.lastIndexOf(Math.max(...across))).toBeLessThanOrEqual(121);
  expect(across[20]).toBe(0);
  // All of the height, in millimetres, is the sum of slopes times the distance of samples.
  expect(across.reduce((sum, slope) => sum + slope / 8, 0)).toBeCloseTo(0.3, 1);
  expect([isFlatAt(slopes, 0.1, 0.5), isFlatAt(slopes, 0.5, 0.5), isFlatAt(slopes, 0.9, 0.5)]).toEqual([true, false, true]);
  expect(slopeLevels({ width, height, coverage: new Uint8Array(width * height) }, 30, embossed)).toBeNull();
});
