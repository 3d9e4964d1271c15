/** Homographies and residual grids, fitted to places that are known. */
import { expect, test } from 'vitest';
import { defocusAt } from '#core/catalogue/scenes/layers/defocus.ts';
import { placeInPrint } from '#core/catalogue/scenes/layers/homography.ts';
import { fitDefocus } from './fit-defocus.ts';
import { fitHomography } from './fit-homography.ts';
import { fitPlace } from './fit-place.ts';

const tilted = [1.9, 0.3, -0.4, -0.2, -2.2, 1.3, 0.15, -0.2];

function placeOf(homography: readonly number[], x: number, y: number): [number, number] {
  const place = new Float64Array(6);
  placeInPrint(homography, x, y, 1, place);
  return [place[0] as number, place[1] as number];
}

/** A picture of 240 × 180 whose print fills the middle; `bend` moves u by a share of the print. */
function surfaceOf(bend: number) {
  const places = new Float32Array(240 * 180 * 3);
  for (let y = 20; y < 160; y += 1) {
    for (let x = 30; x < 210; x += 1) {
      const [u, v] = placeOf(tilted, (x + 0.5) / 240, (y + 0.5) / 240);
      places.set([u + bend * Math.sin((Math.PI * (x - 30)) / 180), v, 1], (y * 240 + x) * 3);
    }
  }
  return { key: 'front', print: 'front', widthMm: 100, heightMm: 100, places, defocus: null };
}

test('a homography is found from four places and from many', () => {
  const spots = [0, 0.3, 0.7, 1].flatMap((x) => [0.1, 0.5, 0.8].map((y) => ({ x, y })));
  const placed = spots.map(({ x, y }) => {
    const [u, v] = placeOf(tilted, x, y);
    return { x, y, u, v };
  });
  for (const fitted of [fitHomography(placed), fitHomography([0, 2, 9, 11].map((at) => placed[at] as (typeof placed)[number]))])
    for (const [at, value] of fitted.entries()) expect(value).toBeCloseTo(tilted[at] as number, 6);
});

test('fewer than four places, or places on one line, are refused', () => {
  const line = Array.from({ length: 6 }, (_, at) => ({ x: at / 10, y: at / 10, u: at / 10, v: 0 }));
  expect(() => fitHomography(line.slice(0, 3))).toThrow('four places');
  expect(() => fitHomography(line)).toThrow('no single solution');
});

test('a slope is what the place changes by in one pixel', () => {
  const [here, beside, below] = [new Float64Array(6), new Float64Array(6), new Float64Array(6)];
  placeInPrint(tilted, 0.4, 0.3, 1e-5, here);
  placeInPrint(tilted, 0.4 + 1e-5, 0.3, 1e-5, beside);
  placeInPrint(tilted, 0.4, 0.3 + 1e-5, 1e-5, below);
  for (const [slot, moved] of [
    [2, beside],
    [4, below],
  ] as const)
    for (const axis of [0, 1] as const)
      expect((moved[axis] as number) - (here[axis] as number)).toBeCloseTo(here[slot + axis] as number, 8);
});

test('a flat print is stored without a grid, and exactly', () => {
  const place = fitPlace(surfaceOf(0), 240, 180);
  expect(place).toMatchObject({ box: [30, 20, 210, 160], grid: null });
  expect(place?.error).toBeLessThan(0.001);
});

test('a bent print gets a grid that is far better than the homography alone', () => {
  const place = fitPlace(surfaceOf(0.05), 240, 180);
  expect(place?.grid).not.toBeNull();
  expect(place?.flatError).toBeGreaterThan(1);
  expect(place?.error).toBeLessThan(0.1);
});

test('a print that is hardly seen is left out', () => {
  const places = new Float32Array(240 * 180 * 3);
  places.set([0.5, 0.5, 1], 3_000);
  expect(fitPlace({ key: 'front', print: 'front', widthMm: 1, heightMm: 1, places, defocus: null }, 240, 180)).toBeNull();
});

test('a print that stands askew is in focus in its middle only', () => {
  const { places } = surfaceOf(0);
  const depth = Float32Array.from({ length: 240 * 180 }, (_, at) => 4 + ((at % 240) - 120) / 240);
  const fitted = fitDefocus({ places, depth, width: 240, height: 180 }, { lens: 50, fstop: 0.25, focus: 4 });
  const blur = (x: number, y: number) => Math.abs(defocusAt(fitted ?? [], x / 240, y / 240)) * 240;
  expect(blur(120, 90)).toBeLessThan(0.2);
  expect([blur(50, 90), blur(190, 90)].every((value) => value > 0.7)).toBe(true);
  expect(fitDefocus({ places, depth, width: 240, height: 180 }, { lens: 50, fstop: 0, focus: 4 })).toBeNull();
});
