import { expect, test } from 'vitest';
import { maskFigures } from '#core/design/library/mask-ids.ts';
import { maskOf } from '#core/design/library/masks.ts';
import { readPath } from '#core/layout/path.ts';
import { maskPath } from './mask.ts';

const ids = [...maskFigures, ...'abcdefghijklmnopqrstuvwxyz0123456789'];
const box = { xUm: -1_000, yUm: 20_000, widthUm: 60_000, heightUm: 40_000 };

function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = [];
  readPath(
    d,
    () => {},
    (x, y) => points.push([x, y]),
  );
  return points;
}

test.each(ids)('the mask %s is a closed outline of whole micrometres in its box, in its own proportions where it has some', (id) => {
  const d = maskPath(id, box);
  expect(d).toMatch(/^M .* Z$/);
  const points = pointsOf(d);
  expect(points.flat().every(Number.isInteger)).toBe(true);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(box.xUm);
  expect(Math.max(...xs)).toBeLessThanOrEqual(box.xUm + box.widthUm);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(box.yUm);
  expect(Math.max(...ys)).toBeLessThanOrEqual(box.yUm + box.heightUm);
  const ratio = maskOf(id)?.ratio;
  if (ratio) expect((Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys))).toBeCloseTo(ratio, 2);
});

test.each(['', 'A', 'ab', 'heart', 'star ', '-1', 'constructor'])('the name %j is that of no mask', (id) => {
  expect(() => maskPath(id, box)).toThrow(/unknown mask/);
});
