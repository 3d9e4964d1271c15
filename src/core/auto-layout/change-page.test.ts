import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFrames, samplePhoto } from '#tests/album-samples.ts';
import { contains, isTiling, somePhotos } from '#tests/arrange-samples.ts';
import type { BookPhoto, PageFrame } from './book-input.ts';
import type { BookCell } from './book-layout.ts';
import { cellWith, layoutsOf, pageInNextLayout, swapPhotos } from './change-page.ts';
import { faceAreaOf, isInside, printedFaces } from './face-area.ts';
import { type PageLayout, pageInLayout, polishExpression } from './page-layout.ts';

const style = { gapUm: 4_000, ppi: { fine: 200, soft: 120 } };
const [frame] = sampleFrames(1) as [PageFrame];
const photo = (id: string, changes: Partial<BookPhoto> = {}) => samplePhoto({ id, ...changes });
const page = (photos: readonly BookPhoto[]) => photos.map((one) => ({ photo: one, isHero: false }));
const three = [photo('a'), photo('b', { width: 4_000, height: 6_000 }), photo('c')];

describe('layouts of a page', () => {
  it('are all slicing trees, each with an expression of its own and cells that fill the preview', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 2.5].map((count) => layoutsOf(count).length)).toEqual([0, 1, 2, 6, 22, 90, 394, 0, 0]);
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const layouts = layoutsOf(count);
      expect(new Set(layouts.map(({ layout }) => layout)).size).toBe(layouts.length);
      for (const { cells } of layouts) {
        expect(cells).toHaveLength(count);
        expect(cells.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(1, 9);
      }
    }
    expect(layoutsOf(2)).toEqual([
      {
        layout: '12*',
        cells: [
          { x: 0, y: 0, width: 0.5, height: 1 },
          { x: 0.5, y: 0, width: 0.5, height: 1 },
        ],
      },
      {
        layout: '12+',
        cells: [
          { x: 0, y: 0, width: 1, height: 0.5 },
          { x: 0, y: 0.5, width: 1, height: 0.5 },
        ],
      },
    ]);
  });

  it('put the photos of a page where the expression says', () => {
    const { cells, layout } = pageInLayout(page(three), frame, style, '12*3+') as PageLayout;
    const [first, second, third] = cells.map(({ area }) => area);
    expect(layout).toBe('12*3+');
    expect(first?.yUm).toBe(second?.yUm);
    expect(second?.xUm).toBe((first?.xUm ?? 0) + (first?.widthUm ?? 0) + style.gapUm);
    expect(third?.yUm).toBe((first?.yUm ?? 0) + (first?.heightUm ?? 0) + style.gapUm);
    for (const wrong of ['12*', '12*3', '123**', '', '21*3+']) expect(pageInLayout(page(three), frame, style, wrong)).toBeNull();
  });

  it('keep faces away from the edges and the spine in every layout', () => {
    const full = sampleFrames(1, { marginUm: 0 })[0] as PageFrame;
    fc.assert(
      fc.property(somePhotos(2, 4), fc.nat(), (given, at) => {
        const photos = given.map(({ id, ratio, faces = [] }) =>
          photo(id, { width: Math.round(3_000 * ratio), height: 3_000, faces: [...faces] }),
        );
        const layouts = layoutsOf(photos.length);
        const { layout } = layouts[at % layouts.length] as (typeof layouts)[number];
        const { cells } = pageInLayout(page(photos), full, style, layout) as PageLayout;
        expect(
          isTiling(
            cells.map(({ area }) => area),
            style.gapUm,
          ),
        ).toBe(true);
        const area = faceAreaOf(full);
        for (const [index, cell] of cells.entries()) {
          expect(contains(full.live, cell.area)).toBe(true);
          for (const face of printedFaces(cell, photos[index] as BookPhoto)) expect(isInside(face, area)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('follow one another from the best on and begin again after the last', () => {
    let current: string | null = null;
    const seen: (string | null)[] = [];
    for (let step = 0; step < 7; step += 1) {
      current = pageInNextLayout(page(three), frame, style, current)?.layout ?? null;
      seen.push(current);
    }
    expect(new Set(seen).size).toBe(6);
    expect(seen[6]).toBe(seen[0]);
    expect(pageInNextLayout(page(three), frame, { ...style, gapUm: 400_000 }, null)).toBeNull();
  });
});

describe('the Polish expression of a tree', () => {
  it('has every join behind its parts', () => {
    const natural = { slope: 1, offsetUm: 0 };
    const leaf = (index: number) => ({ ...natural, photo: index });
    const upper = { ...natural, isBeside: true, first: leaf(0), second: leaf(1) };
    expect(polishExpression({ ...natural, isBeside: false, first: upper, second: leaf(2) })).toBe('12*3+');
  });
});

describe('photos of cells', () => {
  const { cells } = pageInLayout(page(three), frame, style, '12*3*') as PageLayout;
  const [first, second] = cells as [BookCell, BookCell];
  const known = new Map(three.map((one) => [one.id, one]));

  it('change places, and each is cropped for its new one', () => {
    const [left, right] = swapPhotos(first, second, known);
    expect([left.photoId, right.photoId]).toEqual(['b', 'a']);
    expect([left.area, right.area]).toEqual([first.area, second.area]);
    for (const cell of [left, right]) expect(contains(cell.area, cell.box)).toBe(true);
    const shown = (both: readonly BookCell[]) => both.map(({ photoId, box, crop }) => ({ photoId, box, crop }));
    expect(shown(swapPhotos(left, right, known))).toEqual(shown([first, second]));
  });

  it('leave an empty slot that fills the cell', () => {
    const empty = cellWith(first, null);
    expect(empty).toMatchObject({ photoId: null, box: first.area, area: first.area });
    expect(swapPhotos(empty, second, known).map(({ photoId }) => photoId)).toEqual(['b', null]);
  });
});
