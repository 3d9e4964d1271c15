import { expect, test } from 'vitest';
import { ellipsePath, rectPath } from '#core/design/outlines/outline.ts';
import { coverByStrips, isCovered, type RasterPoint, stripsOf } from './strips.ts';

const area = { left: 0, top: 0, width: 20, height: 20 };

function pathOf(points: readonly RasterPoint[]): string {
  return `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')} Z`;
}

/** The rectangle of these sides around the middle of the area, turned. */
function corners(width: number, height: number, angle = 0): RasterPoint[] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-width, -height],
    [width, -height],
    [width, height],
    [-width, height],
  ].map(([x = 0, y = 0]) => [10 + (x * cosine - y * sine) / 2, 10 + (x * sine + y * cosine) / 2] as const);
}

function coverage(points: readonly RasterPoint[]): Uint8Array {
  const mask = new Uint8Array(400).fill(255);
  coverByStrips(mask, area, stripsOf(pathOf(points), points) ?? []);
  return mask;
}

test('an upright rectangle ends at the nearest whole pixels', () => {
  const mask = coverage(corners(9.5, 5));
  // From 5.25 to 14.75 and from 7.5 to 12.5.
  expect([...mask.subarray(10 * 20 + 4, 10 * 20 + 6)]).toEqual([0, 255]);
  expect([...mask.subarray(10 * 20 + 14, 10 * 20 + 16)]).toEqual([255, 0]);
  expect([7, 8, 12, 13].map((y) => mask[y * 20 + 10])).toEqual([0, 255, 255, 0]);
});

test.each([0, Math.PI / 2, Math.PI])('two upright rectangles that touch cover their common pixels once [%d]', (angle) => {
  const turned = ([x, y]: RasterPoint): RasterPoint => [
    10 + (x - 10) * Math.round(Math.cos(angle)) - (y - 10) * Math.round(Math.sin(angle)),
    10 + (x - 10) * Math.round(Math.sin(angle)) + (y - 10) * Math.round(Math.cos(angle)),
  ];
  const rectangle = (left: number, right: number) =>
    [[left, 2] as const, [right, 2] as const, [right, 18] as const, [left, 18] as const].map(turned);
  for (const edge of [8, 8.25, 8.5, 8.75]) {
    const [one, other] = [coverage(rectangle(2, edge)), coverage(rectangle(edge, 18).toReversed())];
    const sums = new Set(one.map((value, at) => value + (other[at] ?? 0)));
    expect([...sums].sort()).toEqual([0, 255]);
  }
});

test.each([0.2, 0.785, 2, -1.1])('a rectangle turned by %d covers as much as it is large', (angle) => {
  expect(coverage(corners(12, 6, angle)).reduce((sum, value) => sum + value, 0) / 255).toBeCloseTo(72, 0);
});

test('a line thinner than a pixel covers its share', () => {
  expect(coverage(corners(20, 0.4)).reduce((sum, value) => sum + value, 0) / 255).toBeCloseTo(8, 0);
});

test('all is covered within the rectangle only', () => {
  const points = corners(20, 20);
  expect(isCovered(area, stripsOf(pathOf(points), points) ?? [])).toBe(true);
  const smaller = corners(20, 18.9);
  expect(isCovered(area, stripsOf(pathOf(smaller), smaller) ?? [])).toBe(false);
});

test('only parallelograms have strips', () => {
  const square = corners(8, 8);
  expect(stripsOf(rectPath({ xUm: 0, yUm: 0, widthUm: 8, heightUm: 8 }), square)).toHaveLength(2);
  expect(stripsOf(ellipsePath({ xUm: 0, yUm: 0, widthUm: 8, heightUm: 8 }), square)).toBeNull();
  const kite: RasterPoint[] = [...square.slice(0, 3), [0, 0]];
  expect(stripsOf(pathOf(kite), kite)).toBeNull();
  expect(stripsOf('M 0 0 C 1 1 2 2 3 3 Z', square)).toBeNull();
  const flat = corners(8, 0);
  expect(
    stripsOf(
      pathOf([
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    ),
  ).toBeNull();
  expect(stripsOf(pathOf(flat), flat)).toBeNull();
});
