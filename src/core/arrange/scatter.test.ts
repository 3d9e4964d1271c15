import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnMatrix } from '#core/layout/rotation.ts';
import { transformPoint } from '#core/values/matrix.ts';
import { somePage, somePhotos } from '#tests/arrange-samples.ts';
import { arrange, maxPhotosOf } from './arrange.ts';
import type { Cell } from './arrangement.ts';

/** A point of a cell's photo, in shares of its sides, on the page as the layout turns it. */
function pointOf(cell: Cell, x: number, y: number): readonly [number, number] {
  const [px, py] = [cell.xUm + x * cell.widthUm, cell.yUm + y * cell.heightUm];
  const matrix = turnMatrix({ ...cell, rotation: cell.tilt ?? 0 });
  return matrix ? transformPoint(matrix, px, py) : [px, py];
}

function covers(cell: Cell, [x, y]: readonly [number, number]): boolean {
  // Turned back, the cell is upright.
  const back = turnMatrix({ ...cell, rotation: -(cell.tilt ?? 0) });
  const [px, py] = back ? transformPoint(back, x, y) : [x, y];
  return px > cell.xUm + 1 && px < cell.xUm + cell.widthUm - 1 && py > cell.yUm + 1 && py < cell.yUm + cell.heightUm - 1;
}

const steps = Array.from({ length: 20 }, (_, at) => (at + 0.5) / 20);

describe('scattered photos', () => {
  it('lie inside the page, each once, turned a little, mostly visible and with all faces visible', () => {
    let overlaps = 0;
    fc.assert(
      fc.property(somePhotos(1, 14), somePage, fc.integer({ min: 0, max: 40 }), (given, page, seed) => {
        const photos = given.slice(0, Math.max(1, maxPhotosOf({ ...page, mode: 'free' })));
        const { cells } = arrange({ photos, ...page, mode: 'free', seed });
        expect(cells.map(({ photo }) => photo).sort()).toEqual(photos.map(({ id }) => id).sort());
        for (const [at, cell] of cells.entries()) {
          const photo = photos.find(({ id }) => id === cell.photo);
          expect(Math.abs(cell.tilt ?? 0)).toBeGreaterThanOrEqual(1);
          expect(Math.abs(cell.tilt ?? 0)).toBeLessThanOrEqual(7);
          expect(cell.isWhole).toBe(true);
          for (const corner of [pointOf(cell, 0, 0), pointOf(cell, 1, 0), pointOf(cell, 1, 1), pointOf(cell, 0, 1)])
            for (const [value, length] of [
              [corner[0], page.widthUm],
              [corner[1], page.heightUm],
            ] as const) {
              expect(value).toBeGreaterThanOrEqual(-1);
              expect(value).toBeLessThanOrEqual(length + 1);
            }
          const above = cells.slice(at + 1);
          const isHidden = (x: number, y: number) => above.some((other) => covers(other, pointOf(cell, x, y)));
          const hidden = steps.flatMap((y) => steps.filter((x) => isHidden(x, y))).length;
          if (hidden > 0) overlaps += 1;
          expect(hidden / 400).toBeLessThanOrEqual(0.3);
          for (const { x, y, width, height } of photo?.faces ?? []) expect(isHidden(x + width / 2, y + height / 2)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
    expect(overlaps).toBeGreaterThan(50);
  });

  it('are the same for the same seed, and others for another one', () => {
    const photos = [1.5, 0.75, 1.333, 1].map((ratio, at) => ({ id: `photo-${at}`, ratio }));
    const scattered = (seed: number) =>
      JSON.stringify(arrange({ photos, widthUm: 400_000, heightUm: 300_000, gapUm: 0, mode: 'free', seed }));
    expect(scattered(3)).toBe(scattered(3));
    expect(new Set([0, 1, 2, 3, 4].map(scattered)).size).toBe(5);
  });

  it('keep locked ones where they are', () => {
    const photos = [1.5, 0.75, 1.333, 1, 1.5, 0.667].map((ratio, at) => ({ id: `photo-${at}`, ratio }));
    const input = { photos, widthUm: 400_000, heightUm: 300_000, gapUm: 0, mode: 'free' } as const;
    const locked = arrange({ ...input, seed: 0 }).cells.filter((_, at) => at % 3 === 1);
    for (let seed = 1; seed < 20; seed += 1) {
      const { cells } = arrange({ ...input, seed, locked }, { effort: 'first' });
      expect(cells).toHaveLength(photos.length);
      expect(cells).toEqual(expect.arrayContaining(locked));
    }
  });

  it('keep locked ones of which only the boxes are known, which overlap', () => {
    const photos = [1.5, 0.75, 1.333, 1, 1.5, 0.667].map((ratio, at) => ({ id: `photo-${at}`, ratio }));
    const input = { photos, widthUm: 400_000, heightUm: 300_000, gapUm: 0, mode: 'free' } as const;
    const boxes = arrange({ ...input, seed: 0 }).cells.map(({ xUm, yUm, widthUm, heightUm, ...cell }) => {
      const [left, top] = [Math.max(0, xUm), Math.max(0, yUm)];
      const [right, bottom] = [Math.min(400_000, xUm + widthUm), Math.min(300_000, yUm + heightUm)];
      const area = { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
      return { ...cell, xUm, yUm, widthUm, heightUm, area };
    });
    for (let free = 0; free < photos.length; free += 1) {
      const locked = boxes.filter((_, at) => at !== free);
      const { cells } = arrange({ ...input, seed: free, locked }, { effort: 'first' });
      expect(cells).toHaveLength(photos.length);
      expect(cells).toEqual(expect.arrayContaining(locked));
    }
  });
});
