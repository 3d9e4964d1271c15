import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePhoto } from '#core/layout/photo.ts';
import { Fault } from '#core/values/fault.ts';
import { boundsOf, contains, isTiling, overlap, somePage, somePhotos } from '#tests/arrange-samples.ts';
import { collageTexts } from '#texts/de/wall-art/collage.ts';
import { arrange, maxPhotosOf } from './arrange.ts';
import type { ArrangedPhoto, ArrangeInput, Cell, Effort } from './arrangement.ts';

const seed = fc.integer({ min: 0, max: 40 });
const grid = (input: Omit<ArrangeInput, 'mode'>, effort: Effort = 'best') => arrange({ ...input, mode: 'grid' }, { effort }).cells;

/** As many of the photos as the page holds. */
function fitting(photos: ArrangedPhoto[], page: { widthUm: number; heightUm: number; gapUm: number }): ArrangedPhoto[] {
  return photos.slice(0, Math.max(1, maxPhotosOf({ ...page, mode: 'grid' })));
}

/** The part of the picture in the cell's box, as the layout places it, in shares of the picture. */
function shownPart(cell: Cell, { ratio }: ArrangedPhoto) {
  const height = 10_000;
  const place = placePhoto(cell, { id: cell.photo, width: Math.round(ratio * height), height });
  return {
    x: (cell.xUm - place.xUm) / place.widthUm,
    y: (cell.yUm - place.yUm) / place.heightUm,
    width: cell.widthUm / place.widthUm,
    height: cell.heightUm / place.heightUm,
    pictureWidthUm: place.widthUm,
    pictureHeightUm: place.heightUm,
  };
}

/** Each photo once, areas that tile the page or a block in its middle, nothing cut that must not be. */
function checkGrid(cells: readonly Cell[], photos: readonly ArrangedPhoto[], page: { widthUm: number; heightUm: number; gapUm: number }) {
  expect(cells.map(({ photo }) => photo).sort()).toEqual(photos.map(({ id }) => id).sort());
  const areas = cells.map(({ area }) => area);
  expect(isTiling(areas, page.gapUm)).toBe(true);
  const bounds = boundsOf(areas);
  expect(contains({ xUm: 0, yUm: 0, ...page }, bounds)).toBe(true);
  expect(bounds.widthUm === page.widthUm || bounds.heightUm === page.heightUm).toBe(true);
  expect(Math.abs(page.widthUm - bounds.widthUm - 2 * bounds.xUm)).toBeLessThanOrEqual(1);
  expect(Math.abs(page.heightUm - bounds.heightUm - 2 * bounds.yUm)).toBeLessThanOrEqual(1);
  for (const cell of cells) checkCrop(cell, photos.find(({ id }) => id === cell.photo) as ArrangedPhoto);
}

function checkCrop(cell: Cell, photo: ArrangedPhoto) {
  expect(contains(cell.area, cell)).toBe(true);
  const shown = shownPart(cell, photo);
  expect(shown.width * shown.height).toBeGreaterThanOrEqual(cell.isWhole ? 0.998 : 0.799);
  const [marginX, marginY] = [4_990 / shown.pictureWidthUm, 4_990 / shown.pictureHeightUm];
  for (const face of photo.faces ?? []) {
    // Micrometres of the box and pixels of the picture are whole.
    const near = 5e-4;
    expect(shown.x).toBeLessThanOrEqual(Math.max(0, face.x - marginX) + near);
    expect(shown.y).toBeLessThanOrEqual(Math.max(0, face.y - marginY) + near);
    expect(shown.x + shown.width).toBeGreaterThanOrEqual(Math.min(1, face.x + face.width + marginX) - near);
    expect(shown.y + shown.height).toBeGreaterThanOrEqual(Math.min(1, face.y + face.height + marginY) - near);
  }
}

describe('a grid of photos', () => {
  it('shows each of a few photos once, with exact gaps, without cutting faces or more than a fifth', () => {
    fc.assert(
      fc.property(somePhotos(1, 12), somePage, seed, (given, page, variant) => {
        const photos = fitting(given, page);
        checkGrid(grid({ photos, ...page, seed: variant }), photos, page);
      }),
      { numRuns: 120 },
    );
  });

  it('does so for up to sixty photos', () => {
    fc.assert(
      fc.property(somePhotos(20, 60), somePage, seed, (given, page, variant) => {
        const photos = fitting(given, page);
        checkGrid(grid({ photos, ...page, seed: variant }, 'first'), photos, page);
      }),
      { numRuns: 15 },
    );
  });

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(somePhotos(1, 20), somePage, seed, (given, page, variant) => {
        const input = { photos: fitting(given, page), ...page, seed: variant };
        expect(JSON.stringify(grid(structuredClone(input), 'first'))).toBe(JSON.stringify(grid(input, 'first')));
      }),
      { numRuns: 20 },
    );
  });

  it('has different variants for the first seeds', () => {
    const photos = [1.5, 1.5, 0.75, 1.333, 0.667, 1.5, 1, 1.778, 0.75].map((ratio, at) => ({ id: `p${at}`, ratio }));
    const page = { widthUm: 400_000, heightUm: 277_000, gapUm: 4_000 };
    const variants = Array.from({ length: 20 }, (_, variant) => JSON.stringify(grid({ photos, ...page, seed: variant })));
    expect(new Set(variants).size).toBe(20);
  });

  it('keeps the order of the photos in its first variant', () => {
    fc.assert(
      fc.property(somePhotos(2, 10), somePage, (given, page) => {
        const photos = fitting(given, page);
        expect(grid({ photos, ...page, seed: 0 }).map(({ photo }) => photo)).toEqual(photos.map(({ id }) => id));
      }),
      { numRuns: 20 },
    );
  });

  it('keeps 25 mm on the shorter sides of cells for photos of 1:2 to 2:1', () => {
    fc.assert(
      fc.property(somePhotos(10, 40), fc.integer({ min: 0, max: 6_000 }), (given, gapUm) => {
        const page = { widthUm: 300_000, heightUm: 200_000, gapUm };
        const photos = fitting(given, page);
        for (const { area, photo } of grid({ photos, ...page, seed: 0 }, 'first')) {
          const ratio = photos.find(({ id }) => id === photo)?.ratio ?? 1;
          if (ratio >= 0.5 && ratio <= 2) expect(Math.min(area.widthUm, area.heightUm)).toBeGreaterThanOrEqual(25_000);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('shows a single photo whole where the page would cut more than a fifth of it', () => {
    const [cell] = grid({ photos: [{ id: 'only', ratio: 2 }], widthUm: 300_000, heightUm: 300_000, gapUm: 0, seed: 0 });
    expect(cell).toMatchObject({ xUm: 0, yUm: 75_000, widthUm: 300_000, heightUm: 150_000 });
  });

  it('ends with a layout for sixty panoramas, for sixty squares, and for a square pixel', () => {
    for (const ratio of [20, 1, 0.05]) {
      const photos = Array.from({ length: 60 }, (_, at) => ({ id: `photo-${at}`, ratio }));
      const page = { widthUm: 400_000, heightUm: 277_000, gapUm: 2_000 };
      checkGrid(grid({ photos, ...page, seed: 0 }, 'first'), photos, page);
    }
  });
});

describe('photos that cannot be arranged', () => {
  const photos = Array.from({ length: 8 }, (_, at) => ({ id: `photo-${at}`, ratio: 1.5 }));
  const page = { widthUm: 200_000, heightUm: 150_000, gapUm: 4_000, seed: 0 };
  const refusal = (input: Partial<ArrangeInput>) => {
    try {
      arrange({ photos, ...page, mode: 'grid', ...input });
    } catch (error) {
      if (error instanceof Fault) return { code: error.code, key: error.details.text?.key, values: error.details.text?.values };
      throw error;
    }
    return null;
  };

  it.each<[string, Partial<ArrangeInput>, string | undefined, object | undefined]>([
    ['no photos', { photos: [] }, 'collage.photos.none', {}],
    ['photos too many for the page', { heightUm: 30_000 }, 'collage.photos.too-many', { max: 4 }],
    ['a gap wider than the page', { gapUm: 300_000 }, 'collage.photos.too-many', { max: 1 }],
    ['a page smaller than a photo', { widthUm: 20_000 }, 'collage.area.too-small', {}],
    ['a ratio that is no number', { photos: [{ id: 'a', ratio: Number.NaN }] }, undefined, undefined],
    ['a part of a micrometre', { gapUm: 0.5 }, undefined, undefined],
    ['a seed below zero', { seed: -1 }, undefined, undefined],
    ['an outline beyond the page', { mode: 'shape', outline: 'M 0 0 L 300000 0 L 0 100000 Z' }, undefined, undefined],
    ['an outline that is none', { mode: 'shape', outline: 'M 0 0 L 10 0 Z' }, undefined, undefined],
  ])('%s are refused', (_, input, key, values) => {
    expect(refusal(input)).toEqual({ code: 'bad-input', key, values });
    if (key) expect(collageTexts).toHaveProperty([key]);
  });

  it('sixty photos are the most', () => {
    expect(maxPhotosOf({ widthUm: 2_000_000, heightUm: 2_000_000, gapUm: 0, mode: 'grid' })).toBe(60);
  });
});

describe('locked cells', () => {
  it('stay as they are through two hundred other arrangements', () => {
    const photos = [1.5, 0.75, 1.333, 0.667, 1.5, 1, 1.778, 0.75, 1.5, 1.5].map((ratio, at) => ({ id: `photo-${at}`, ratio }));
    const page = { widthUm: 400_000, heightUm: 300_000, gapUm: 3_000 };
    let cells = grid({ photos, ...page, seed: 0 });
    for (let round = 0; round < 200; round += 1) {
      const locked = cells.filter((_, at) => (round * 7 + at * at) % 4 === 0);
      const before = JSON.stringify(locked);
      cells = grid({ photos, ...page, seed: round, locked }, 'first');
      expect(JSON.stringify(cells.filter(({ photo }) => locked.some((one) => one.photo === photo)))).toBe(
        JSON.stringify(cells.flatMap((cell) => locked.filter(({ photo }) => photo === cell.photo))),
      );
      expect(JSON.stringify(locked)).toBe(before);
      expect(cells).toEqual(expect.arrayContaining(locked));
      expect(cells.map(({ photo }) => photo).sort()).toEqual(photos.map(({ id }) => id).sort());
      for (const [at, { area }] of cells.entries()) for (const other of cells.slice(at + 1)) expect(overlap(area, other.area)).toBe(false);
      for (const cell of cells) checkCrop(cell, photos.find(({ id }) => id === cell.photo) as ArrangedPhoto);
    }
  });

  it('of all photos but one leave its place to that one', () => {
    fc.assert(
      fc.property(somePhotos(2, 8), somePage, fc.nat(), (given, page, open) => {
        const photos = fitting(given, page);
        const cells = grid({ photos, ...page, seed: 0 });
        const { widthUm, heightUm } = boundsOf(cells.map(({ area }) => area));
        fc.pre(widthUm === page.widthUm && heightUm === page.heightUm);
        const left = cells[open % cells.length] as Cell;
        const locked = cells.filter((cell) => cell !== left);
        const again = grid({ photos, ...page, seed: 5, locked });
        const placed = again.find(({ photo }) => photo === left.photo) as Cell;
        expect(contains(left.area, placed.area)).toBe(true);
        if (!placed.isWhole) expect(placed.area).toEqual(left.area);
      }),
      { numRuns: 30 },
    );
  });

  it('that overlap, leave the page or hold unknown photos are refused', () => {
    const photos = [1.5, 0.75, 1.5].map((ratio, at) => ({ id: `photo-${at}`, ratio }));
    const page = { widthUm: 400_000, heightUm: 300_000, gapUm: 3_000, seed: 0 };
    const [one, two] = grid({ photos, ...page }) as [Cell, Cell];
    const refused = (locked: Cell[]) => expect(() => grid({ photos, ...page, locked })).toThrow(Fault);
    refused([one, { ...two, area: one.area }]);
    refused([{ ...one, area: { ...one.area, xUm: 390_000 } }]);
    refused([{ ...one, photo: 'unknown' }]);
  });
});
