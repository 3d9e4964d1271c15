/** Photos and pages for tests of arrangements, and what holds for the rectangles of each of them. */
import fc from 'fast-check';
import type { ArrangedPhoto } from '#core/arrange/arrangement.ts';
import type { Box } from '#core/design/outlines/outline.ts';

const usualRatios = [3 / 2, 3 / 2, 4 / 3, 2 / 3, 3 / 4, 1, 16 / 9];

const share = fc.integer({ min: 0, max: 1_000 }).map((value) => value / 1_000);
const face = fc
  .record({ x: share, y: share, width: fc.integer({ min: 50, max: 300 }), height: fc.integer({ min: 50, max: 300 }) })
  .map(({ x, y, width, height }) => ({
    x: x * (1 - width / 1_000),
    y: y * (1 - height / 1_000),
    width: width / 1_000,
    height: height / 1_000,
  }));

/** Photos as people have them: mostly of the usual ratios, some panoramas, faces in a third. */
export function somePhotos(minLength: number, maxLength: number): fc.Arbitrary<ArrangedPhoto[]> {
  const ratio = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...usualRatios) },
    { weight: 2, arbitrary: fc.integer({ min: 500, max: 2_000 }).map((value) => value / 1_000) },
    { weight: 1, arbitrary: fc.integer({ min: 2_000, max: 6_000 }).map((value) => value / 1_000) },
  );
  const faces = fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.array(face, { minLength: 1, maxLength: 3 }) },
  );
  const focus = fc.option(fc.record({ x: share, y: share }), { nil: undefined });
  return fc
    .array(fc.record({ ratio, faces, focus }), { minLength, maxLength })
    .map((photos) => photos.map((photo, at) => ({ ...photo, id: `photo-${at}` })));
}

export const somePage = fc.record({
  widthUm: fc.integer({ min: 250_000, max: 900_000 }),
  heightUm: fc.integer({ min: 250_000, max: 900_000 }),
  gapUm: fc.integer({ min: 0, max: 12_000 }),
});

export function overlap(a: Box, b: Box): boolean {
  return a.xUm < b.xUm + b.widthUm && b.xUm < a.xUm + a.widthUm && a.yUm < b.yUm + b.heightUm && b.yUm < a.yUm + a.heightUm;
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.xUm >= outer.xUm &&
    inner.yUm >= outer.yUm &&
    inner.xUm + inner.widthUm <= outer.xUm + outer.widthUm &&
    inner.yUm + inner.heightUm <= outer.yUm + outer.heightUm
  );
}

/** The smallest rectangle around all. */
export function boundsOf(boxes: readonly Box[]): Box {
  const xUm = Math.min(...boxes.map((box) => box.xUm));
  const yUm = Math.min(...boxes.map((box) => box.yUm));
  return {
    xUm,
    yUm,
    widthUm: Math.max(...boxes.map((box) => box.xUm + box.widthUm)) - xUm,
    heightUm: Math.max(...boxes.map((box) => box.yUm + box.heightUm)) - yUm,
  };
}

/**
 * Whether boxes fill their bounds and have exactly the gap between any two neighbours: with the gap added on their right and below they do
 * not overlap and have the area of the whole.
 */
export function isTiling(boxes: readonly Box[], gapUm: number): boolean {
  const tiles = boxes.map((box) => ({ ...box, widthUm: box.widthUm + gapUm, heightUm: box.heightUm + gapUm }));
  const { widthUm, heightUm } = boundsOf(tiles);
  const area = tiles.reduce((sum, tile) => sum + tile.widthUm * tile.heightUm, 0);
  return area === widthUm * heightUm && tiles.every((tile, at) => tiles.slice(at + 1).every((other) => !overlap(tile, other)));
}
