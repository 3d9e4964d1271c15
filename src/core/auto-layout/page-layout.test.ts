import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allTrees } from '#core/arrange/slicing-tree.ts';
import { sampleFrames, samplePhoto } from '#tests/album-samples.ts';
import { contains, isTiling, somePhotos } from '#tests/arrange-samples.ts';
import type { BookPhoto, PageFrame } from './book-input.ts';
import { faceAreaOf, isInsideFaceArea, printedFaces } from './face-area.ts';
import { type PageLayout, pageInLayout, polishExpression } from './page-layout.ts';

const style = { gapUm: 4_000, ppi: { fine: 200, soft: 120 } };
const [frame] = sampleFrames(1) as [PageFrame];
const photo = (id: string, changes: Partial<BookPhoto> = {}) => samplePhoto({ id, ...changes });
const page = (photos: readonly BookPhoto[]) => photos.map((one) => ({ photo: one, isHero: false }));
/** Of every layout of so many photos. */
function expressionsOf(count: number): string[] {
  return allTrees(Array<number>(count).fill(1), 0).map(polishExpression);
}
const three = [photo('a'), photo('b', { width: 4_000, height: 6_000 }), photo('c')];

describe('layouts of a page', () => {
  it('are all 515 slicing trees of one to six photos, each with an expression of its own', () => {
    const counts = [1, 2, 3, 4, 5, 6].map((count) => new Set(expressionsOf(count)).size);
    expect(counts).toEqual([1, 2, 6, 22, 90, 394]);
    expect(expressionsOf(2)).toEqual(['12*', '12+']);
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
        const layouts = expressionsOf(photos.length);
        const layout = layouts[at % layouts.length] ?? '';
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
          for (const face of printedFaces(cell, photos[index] as BookPhoto)) expect(isInsideFaceArea(face, area)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a face at the edge of its photo', () => {
  it('is printed within the photo', () => {
    const whole = { zoom: 1, focusX: 0.5, focusY: 0.5 };
    const face = { x: 0.8240000000000001, y: 0.565972, width: 0.176, height: 0.164 };
    const [printed] = printedFaces(
      { box: { xUm: 226_160, yUm: 16_780, widthUm: 60_840, heightUm: 60_840 }, crop: whole },
      photo('a', { width: 3_000, height: 3_000, faces: [face] }),
    );
    expect((printed?.xUm ?? 0) + (printed?.widthUm ?? 0)).toBe(287_000);
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
