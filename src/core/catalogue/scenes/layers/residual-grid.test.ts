/** The residual grid of curved prints. */
import { expect, test } from 'vitest';
import { addResidual, packValues, readGrid } from './residual-grid.ts';

/** u = 0.001 x, v = -0.002 y at the points of a grid of 4 × 3, 10 pixels apart. */
const columns = 4;
const points = Array.from({ length: columns * 3 }, (_, at) => ({ x: (at % columns) * 10, y: Math.floor(at / columns) * 10 }));
const stored = {
  columns,
  rows: 3,
  step: 10,
  u: packValues(points.map(({ x }) => 0.001 * x)),
  v: packValues(points.map(({ y }) => -0.002 * y)),
};

test('a packed grid, read again, gives values and slopes between its points', () => {
  const place = Float64Array.of(0.5, 0.5, 0, 0, 0, 0);
  addResidual(readGrid(stored), 13, 17, place);
  expect([...place].map((value) => Number(value.toFixed(4)))).toEqual([0.513, 0.466, 0.001, 0, 0, -0.002]);
});

test('a place outside of the grid goes on as its last cell', () => {
  const place = new Float64Array(6);
  addResidual(readGrid(stored), 35, -5, place);
  expect(place[0]).toBeCloseTo(0.035, 4);
  expect(place[1]).toBeCloseTo(0.01, 4);
});

test('a grid with fewer values than points is refused', () => {
  expect(() => readGrid({ ...stored, rows: 4 })).toThrow('a grid of 16 points has 24 bytes');
});
