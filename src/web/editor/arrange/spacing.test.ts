import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '#core/design/outlines/outline.ts';
import { snapBox, snapEdge } from './snap.ts';
import { movedSpacings } from './spacing.ts';

const box = (xUm: number, yUm = 0, widthUm = 10_000, heightUm = 10_000): Box => ({ xUm, yUm, widthUm, heightUm });
const linesOf = (others: readonly Box[]) => ({ x: { edges: [], middles: [] }, y: { edges: [], middles: [] }, others });
const lengths = (guides: ReturnType<typeof snapBox>['guides']) => guides.map(({ gap }) => (gap ? gap.toUm - gap.fromUm : null));

test('a box between two others snaps to their middle, and both distances are shown', () => {
  const { xUm, guides } = snapBox(box(20_400), linesOf([box(0), box(40_000)]), 1_000);
  expect(xUm).toBe(-400);
  expect(guides.map(({ axis }) => axis)).toEqual(['x', 'x']);
  expect(lengths(guides)).toEqual([10_000, 10_000]);
});

test('a third box in a row snaps to the distance of the first two, on either side and downwards', () => {
  const row = [box(20_000), box(33_000)];
  expect(snapBox(box(46_300), linesOf(row), 1_000)).toMatchObject({ xUm: -300 });
  expect(snapBox(box(6_600), linesOf(row), 1_000)).toMatchObject({ xUm: 400 });
  const column = [box(0, 20_000), box(0, 33_000)];
  expect(snapBox(box(500, 46_300), linesOf(column), 1_000)).toMatchObject({ yUm: -300 });
});

test('boxes of another row, and those that lie under the moved one, give no distance', () => {
  expect(snapBox(box(20_400), linesOf([box(0, 30_000), box(40_000, 30_000)]), 1_000)).toMatchObject({ xUm: 0, guides: [] });
  expect(snapBox(box(20_400), linesOf([box(0, 0, 60_000), box(40_000)]), 1_000)).toMatchObject({ xUm: 0, guides: [] });
});

test('while resizing, the dragged edge snaps so that the distance equals the one on the other side', () => {
  const others = [box(0), box(50_000)];
  const wider = snapEdge(box(15_000, 0, 29_600), 'x', true, linesOf(others), 1_000);
  expect(wider.byUm).toBe(400);
  expect(lengths(wider.guides)).toEqual([5_000, 5_000]);
  const left = snapEdge(box(15_300, 0, 29_700), 'x', false, linesOf(others), 1_000);
  expect(left.byUm).toBe(-300);
  expect(snapEdge(box(15_000, 0, 20_000), 'x', true, linesOf(others), 1_000)).toEqual({ byUm: 0, guides: [] });
});

const um = fc.integer({ min: 0, max: 90_000 });
const size = fc.integer({ min: 2_000, max: 18_000 });
const anyBox = fc.record({ xUm: um, yUm: um, widthUm: size, heightUm: size });

test('whatever lies on the page: distances that are shown are equal, positive and between boxes', () => {
  let snapped = 0;
  fc.assert(
    fc.property(anyBox, fc.array(anyBox, { maxLength: 8 }), fc.integer({ min: 100, max: 9_000 }), (moved, others, tolerance) => {
      const lines = linesOf(others);
      const { xUm, yUm } = snapBox(moved, lines, tolerance);
      expect(Math.abs(xUm)).toBeLessThan(tolerance);
      expect(Math.abs(yUm)).toBeLessThan(tolerance);
      for (const axis of ['x', 'y'] as const) {
        const start = axis === 'x' ? moved.xUm : moved.yUm;
        const shift = axis === 'x' ? xUm : yUm;
        const held = movedSpacings(moved, others, axis, tolerance).filter(({ atUm }) => Math.abs(atUm - start - shift) <= 1);
        for (const { gaps } of held) {
          snapped += 1;
          const [first, second] = gaps.map(({ fromUm, toUm }) => toUm - fromUm);
          expect(first).toBeGreaterThan(0);
          // Halves of an odd distance differ by a micrometre.
          expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThanOrEqual(1);
        }
      }
    }),
    { numRuns: 3_000 },
  );
  expect(snapped).toBeGreaterThan(50);
});
