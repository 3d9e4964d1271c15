import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangementKinds, arrangeWall, extentOf, type HungPicture } from './arrangement.ts';

const size = fc.record({ widthMm: fc.integer({ min: 100, max: 2_000 }), heightMm: fc.integer({ min: 100, max: 2_000 }) });
const sizes = fc.array(size, { minLength: 1, maxLength: 20 });
const kind = fc.constantFrom(...arrangementKinds);
const gap = fc.integer({ min: 0, max: 300 });

/** The larger of the horizontal and the vertical distance of two rectangles. */
function distance(a: HungPicture, b: HungPicture): number {
  const apart = (from: number, length: number, other: number, otherLength: number) =>
    Math.max(other - from - length, from - other - otherLength);
  return Math.max(apart(a.xMm, a.widthMm, b.xMm, b.widthMm), apart(a.yMm, a.heightMm, b.yMm, b.heightMm));
}

describe('an arrangement of pictures', () => {
  it('keeps the gap between any two, the order and the sizes', () => {
    fc.assert(
      fc.property(sizes, kind, gap, (given, way, gapMm) => {
        const placed = arrangeWall(given, { kind: way, gapMm });
        expect(placed.map(({ widthMm, heightMm }) => ({ widthMm, heightMm }))).toEqual(given);
        for (const [at, one] of placed.entries())
          for (const other of placed.slice(at + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(gapMm - 1e-9);
      }),
    );
  });

  it('begins at its upper left corner', () => {
    fc.assert(
      fc.property(sizes, kind, gap, (given, way, gapMm) => {
        const placed = arrangeWall(given, { kind: way, gapMm });
        expect(Math.min(...placed.map(({ xMm }) => xMm))).toBeCloseTo(0, 9);
        expect(Math.min(...placed.map(({ yMm }) => yMm))).toBeCloseTo(0, 9);
      }),
    );
  });

  it('hangs a row by its middles and the pictures around a line by their edges', () => {
    const three = [
      { widthMm: 600, heightMm: 400 },
      { widthMm: 300, heightMm: 300 },
      { widthMm: 200, heightMm: 500 },
    ];
    const row = arrangeWall(three, { kind: 'row', gapMm: 50 });
    expect(row.map(({ xMm }) => xMm)).toEqual([0, 650, 1_000]);
    expect(row.map(({ yMm, heightMm }) => yMm + heightMm / 2)).toEqual([250, 250, 250]);
    expect(extentOf(row)).toEqual({ widthMm: 1_200, heightMm: 500 });
    const line = arrangeWall(three, { kind: 'line', gapMm: 50 });
    expect(line.map(({ xMm, yMm }) => [xMm, yMm])).toEqual([
      [0, 0],
      [25, 450],
      [375, 450],
    ]);
  });

  it('fills a grid row by row', () => {
    const four = Array.from({ length: 4 }, () => ({ widthMm: 300, heightMm: 200 }));
    expect(arrangeWall(four, { kind: 'grid', gapMm: 40 }).map(({ xMm, yMm }) => [xMm, yMm])).toEqual([
      [0, 0],
      [340, 0],
      [0, 240],
      [340, 240],
    ]);
  });

  it('of nothing is nothing', () => {
    for (const way of arrangementKinds) expect(extentOf(arrangeWall([], { kind: way, gapMm: 50 }))).toEqual({ widthMm: 0, heightMm: 0 });
  });
});
