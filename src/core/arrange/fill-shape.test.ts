import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapePath } from '#core/design/collage/outline.ts';
import { pathContains, readSvgPath } from '#core/values/svg-path.ts';
import { contains, isTiling, overlap, somePhotos } from '#tests/arrange-samples.ts';
import { arrange, maxPhotosOf } from './arrange.ts';
import type { Cell } from './arrangement.ts';
import { outlineParts, readOutline } from './outline.ts';

const letterA =
  'M 10000 270000 L 90000 10000 L 190000 10000 L 270000 270000 L 205000 270000 L 190000 210000 L 95000 210000 L 75000 270000 Z M 110000 150000 L 175000 150000 L 145000 60000 Z';
const page = { widthUm: 400_000, heightUm: 280_000, gapUm: 3_000 };

/** The part of a cell inside the path, by a grid of points. */
function insideShare({ xUm, yUm, widthUm, heightUm }: Cell, path: string): number {
  const paths = readSvgPath(path) ?? [];
  const steps = Array.from({ length: 24 }, (_, at) => (at + 0.5) / 24);
  const points = steps.flatMap((y) => steps.map((x) => [xUm + x * widthUm, yUm + y * heightUm] as const));
  return points.filter((point) => pathContains(paths, point)).length / points.length;
}

describe('a grid in an outline', () => {
  const area = { xUm: 0, yUm: 0, widthUm: page.widthUm, heightUm: page.heightUm };
  it.each<[string, string]>([
    ['heart', shapePath('heart', area)],
    ['circle', shapePath('circle', area)],
    ['letter', letterA],
  ])('of a %s has a cell for each photo, none of them nearly outside', (name, path) => {
    const max = maxPhotosOf({ ...page, mode: 'shape', outline: path });
    expect(max).toBeGreaterThan(9);
    fc.assert(
      fc.property(somePhotos(1, max), fc.integer({ min: 0, max: 20 }), (photos, seed) => {
        const { cells } = arrange({ photos, ...page, mode: 'shape', outline: path, seed });
        expect(cells.map(({ photo }) => photo).sort()).toEqual(photos.map(({ id }) => id).sort());
        const { bounds } = readOutline(path);
        for (const [at, cell] of cells.entries()) {
          expect(contains(bounds, cell)).toBe(true);
          expect(cell.visible).toBeGreaterThanOrEqual(0.2);
          for (const other of cells.slice(at + 1)) expect(overlap(cell, other)).toBe(false);
        }
        for (const row of Map.groupBy(cells, ({ yUm }) => yUm).values()) {
          const ordered = row.toSorted((a, b) => a.xUm - b.xUm);
          // Parts of a row apart, as the legs of a letter, are further from each other.
          for (const [at, cell] of ordered.slice(1).entries()) {
            const before = ordered[at] as Cell;
            const gap = cell.xUm - before.xUm - before.widthUm;
            if (name === 'letter') expect(gap).toBeGreaterThanOrEqual(page.gapUm);
            else if (gap < 20_000) expect(isTiling([before, cell], page.gapUm)).toBe(true);
          }
        }
        const probe = cells[seed % cells.length] as Cell;
        expect(Math.abs(insideShare(probe, path) - (probe.visible ?? 0))).toBeLessThan(0.06);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps locked cells', () => {
    const photos = Array.from({ length: 14 }, (_, at) => ({ id: `photo-${at}`, ratio: at % 3 === 0 ? 0.75 : 1.5 }));
    const input = {
      photos,
      ...page,
      mode: 'shape',
      outline: shapePath('heart', { xUm: 0, yUm: 0, widthUm: page.widthUm, heightUm: page.heightUm }),
    } as const;
    const locked = arrange({ ...input, seed: 0 }).cells.filter((_, at) => at % 4 === 1);
    for (let seed = 1; seed < 15; seed += 1) {
      const { cells } = arrange({ ...input, seed, locked });
      expect(cells.map(({ photo }) => photo).sort()).toEqual(photos.map(({ id }) => id).sort());
      expect(cells).toEqual(expect.arrayContaining(locked));
      for (const [at, cell] of cells.entries()) for (const other of cells.slice(at + 1)) expect(overlap(cell, other)).toBe(false);
    }
  });

  const texts = ['A', 'E', 'M', 'S', '\u00c4', 'AB', '1', '5', '18', '30'];
  const outlineIn = (text: string) => shapePath({ text }, { xUm: 0, yUm: 0, widthUm: page.widthUm, heightUm: page.heightUm });

  it.each(texts)('of the text %s shows at least a fifth of every photo, and the same seed gives the same arrangement', (text) => {
    const outline = outlineIn(text);
    const input = { ...page, mode: 'shape', outline } as const;
    const { bounds } = readOutline(outline);
    fc.assert(
      fc.property(somePhotos(2, Math.min(24, maxPhotosOf(input))), fc.integer({ min: 0, max: 40 }), (photos, seed) => {
        const { cells } = arrange({ ...input, photos, seed });
        expect(arrange({ ...input, photos, seed }).cells).toEqual(cells);
        expect(cells.map(({ photo }) => photo).sort()).toEqual(photos.map(({ id }) => id).sort());
        for (const [at, cell] of cells.entries()) {
          expect(contains(bounds, cell)).toBe(true);
          expect(cell.visible).toBeGreaterThanOrEqual(0.2);
          for (const other of cells.slice(at + 1)) expect(overlap(cell, other)).toBe(false);
        }
      }),
      { numRuns: 12 },
    );
  });

  it.each(['heart', 'circle', ...texts])('of %s is covered by photos where they have no gaps', (name) => {
    const shape = name === 'heart' || name === 'circle' ? name : { text: name };
    const outline = shapePath(shape, { xUm: 0, yUm: 0, widthUm: page.widthUm, heightUm: page.heightUm });
    const photos = Array.from({ length: 11 }, (_, at) => ({ id: `photo-${at}`, ratio: at % 3 === 0 ? 0.75 : 1.5 }));
    const { cells } = arrange({ photos, ...page, gapUm: 0, mode: 'shape', outline, seed: 0 });
    const paths = readSvgPath(outline) ?? [];
    const points = Array.from({ length: 200 * 200 }, (_, at) => [((at % 200) + 0.5) / 200, (Math.floor(at / 200) + 0.5) / 200] as const)
      .map(([x, y]) => [x * page.widthUm, y * page.heightUm] as const)
      .filter((point) => pathContains(paths, point));
    const bare = points.filter(
      ([x, y]) => !cells.some(({ xUm, yUm, widthUm, heightUm }) => x >= xUm && x <= xUm + widthUm && y >= yUm && y <= yUm + heightUm),
    );
    expect(points.length).toBeGreaterThan(2_000);
    expect(bare).toEqual([]);
  });

  it('of two digits has no photo in both', () => {
    const photos = Array.from({ length: 9 }, (_, at) => ({ id: `photo-${at}`, ratio: 1.5 }));
    const outline = outlineIn('30');
    const [three, zero] = outlineParts(readOutline(outline)).map(({ bounds }) => bounds);
    for (const count of [2, 3, 9]) {
      const { cells } = arrange({ photos: photos.slice(0, count), ...page, mode: 'shape', outline, seed: 0 });
      for (const cell of cells) expect(three && zero && (contains(three, cell) || contains(zero, cell))).toBe(true);
    }
  });
});
