import { describe, expect, test } from 'vitest';
import { goods, mugShape } from '#core/products/merch/goods.ts';
import { cylinderStrips, normalised, overlapMm, seenAt, tilt } from './cylinder.ts';

const radiusMm = mugShape.circumferenceMm / (2 * Math.PI);
const { widthMm } = goods['mug-330'].area;
const strips = (turn: number) => cylinderStrips({ widthMm, radiusMm, turn, count: 24 });

/** Where a strip puts a point of the print. */
function place(matrix: string, x: number): { x: number; y: number } {
  const [a = 0, b = 0, , , e = 0, f = 0] = matrix.slice('matrix('.length, -1).split(' ').map(Number);
  return { x: a * x + e, y: b * x + f };
}

describe('a print around a mug', () => {
  test.each([0, 0.4, -1.2, Math.PI / 2, -Math.PI / 2, 2.5, Math.PI])('turned by %d lies where the cylinder is', (turn) => {
    for (const { fromMm, widthMm: width, matrix } of strips(turn)) {
      const middle = fromMm + width / 2;
      const angle = (middle - widthMm / 2) / radiusMm - turn;
      expect(Math.cos(angle)).toBeGreaterThan(-0.05);
      expect(Math.abs(place(matrix, middle).x - radiusMm * Math.sin(angle))).toBeLessThan(0.1);
      expect(Math.abs(place(matrix, middle).y - tilt * radiusMm * Math.cos(angle))).toBeLessThan(0.1);
    }
  });

  test('shows its middle from the front, its right half with the handle at the right, and a gap around the handle', () => {
    const range = (turn: number) => {
      const seen = strips(turn);
      return [Math.min(...seen.map(({ fromMm }) => fromMm)), Math.max(...seen.map((one) => one.fromMm + one.widthMm))];
    };
    expect(range(0)[0]).toBeCloseTo(widthMm / 2 - (radiusMm * Math.PI) / 2, 0);
    expect(range(Math.PI / 2)).toEqual([expect.closeTo(100, 0), widthMm]);
    expect(range(-Math.PI / 2)).toEqual([0, expect.closeTo(100 + overlapMm, 0)]);
    const behind = strips(Math.PI);
    expect(behind.some(({ fromMm }) => fromMm < 40)).toBe(true);
    expect(behind.some(({ fromMm }) => fromMm > 160)).toBe(true);
    const covered = behind.reduce((sum, one) => sum + one.widthMm, 0);
    expect(covered).toBeLessThan(radiusMm * Math.PI - 2 * mugShape.freeMm + behind.length * overlapMm + 1);
  });

  test('has its strips beside each other without a gap', () => {
    const seen = strips(0.3);
    for (const [at, one] of seen.slice(1).entries()) {
      const before = seen[at];
      if (!before) throw new Error('no strip before');
      expect(place(before.matrix, before.fromMm + before.widthMm).x).toBeGreaterThan(place(one.matrix, one.fromMm).x);
    }
  });

  test('angles stay within half a turn, and what is behind is told', () => {
    expect(normalised(3 * Math.PI + 0.1)).toBeCloseTo(-Math.PI + 0.1);
    expect(seenAt(10, Math.PI / 2)).toMatchObject({ x: 10 });
    expect([seenAt(10, 0).isInFront, seenAt(10, Math.PI).isInFront]).toEqual([true, false]);
  });
});
