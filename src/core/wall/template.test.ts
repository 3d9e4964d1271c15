import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { fitsWall, hangingTemplate, shownMm, templateStepMm } from './template.ts';

const canvas: PhotoframeChoice = {
  type: 'photoframe',
  format: '600x400',
  material: 'leinwand',
  stretcher: '25',
  edge: 'wrap',
  frameType: 'none',
  hanging: 'none',
};
const at = fc.record({
  choice: fc.constantFrom('300x200', '600x400', '1200x800').map((format) => ({ ...canvas, format })),
  xMm: fc.integer({ min: 0, max: 3_000 }),
  yMm: fc.integer({ min: 0, max: 2_000 }),
});

describe('a hanging template', () => {
  it('shows every point and every corner of an outline on a tile, whose neighbours overlap by 10 mm', () => {
    expect(shownMm).toEqual({ width: 190, height: 277 });
    expect(templateStepMm).toEqual({ width: 180, height: 267 });
    fc.assert(
      fc.property(fc.array(at, { minLength: 1, maxLength: 6 }), (hung) => {
        const { pieces, tiles } = hangingTemplate(hung);
        const isOnTile = (x: number, y: number) =>
          tiles.some(({ xMm, yMm }) => x >= xMm && x <= xMm + shownMm.width && y >= yMm && y <= yMm + shownMm.height);
        for (const { xMm, yMm, widthMm, heightMm, points } of pieces) {
          for (const [x, y] of [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ] as const)
            expect(isOnTile(xMm + x * widthMm, yMm + y * heightMm)).toBe(true);
          for (const point of points) expect(isOnTile(point.xMm, point.yMm)).toBe(true);
        }
        expect(new Set(tiles.map(({ name }) => name)).size).toBe(tiles.length);
      }),
    );
  });

  it('leaves out tiles on which nothing is drawn', () => {
    const names = hangingTemplate([{ choice: { ...canvas, format: '1200x1000' }, xMm: 0, yMm: 0 }]).tiles.map(({ name }) => name);
    expect(names).toContain('A1');
    expect(names).not.toContain('B3');
    expect(names).toHaveLength(18);
  });

  it('prints no tile whose lines and points other tiles show', () => {
    const isAround = ({ xMm, yMm }: { xMm: number; yMm: number }, x: number, y: number) =>
      x >= xMm && x <= xMm + shownMm.width && y >= yMm && y <= yMm + shownMm.height;
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 20, max: 200 }), (width, height) => {
        const { tiles, pieces } = hangingTemplate([{ choice: { ...canvas, format: `${width}0x${height}0` }, xMm: 0, yMm: 0 }]);
        const [piece] = pieces;
        const { widthMm = 0, heightMm = 0 } = piece ?? {};
        // A point every 5 mm of the outline, and those it hangs on.
        const line = (length: number) => Array.from({ length: Math.ceil(length / 5) + 1 }, (_, step) => Math.min(length, step * 5));
        const points = [
          ...line(widthMm).flatMap((x) => [[x, 0] as const, [x, heightMm] as const]),
          ...line(heightMm).flatMap((y) => [[0, y] as const, [widthMm, y] as const]),
          ...(piece?.points ?? []).map(({ xMm, yMm }) => [xMm, yMm] as const),
        ];
        for (const [x, y] of points) expect(tiles.some((tile) => isAround(tile, x, y))).toBe(true);
        for (const tile of tiles) {
          const others = tiles.filter((one) => one !== tile);
          expect(points.some(([x, y]) => isAround(tile, x, y) && !others.some((one) => isAround(one, x, y)))).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('begins at the upper left corner of the whole, wherever it hangs', () => {
    const { pieces } = hangingTemplate([
      { choice: canvas, xMm: 900, yMm: 700 },
      { choice: canvas, xMm: 220, yMm: 800 },
    ]);
    expect(pieces.map(({ xMm, yMm }) => [xMm, yMm])).toEqual([
      [680, 0],
      [0, 100],
    ]);
    expect(pieces[0]?.points).toEqual([{ xMm: 980, yMm: 10, diameterMm: 0 }]);
  });

  it('is made for walls up to 6 × 4 m', () => {
    expect(
      fitsWall([
        { choice: canvas, xMm: 0, yMm: 0 },
        { choice: canvas, xMm: 5_400, yMm: 3_600 },
      ]),
    ).toBe(true);
    expect(
      fitsWall([
        { choice: canvas, xMm: 0, yMm: 0 },
        { choice: canvas, xMm: 5_401, yMm: 0 },
      ]),
    ).toBe(false);
  });
});
