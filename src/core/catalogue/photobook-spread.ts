/** Open pages of a style with sample photos, for drawings of it. */
import { arrange } from '#core/arrange/arrange.ts';
import { type BookSize, bookSizesMm } from '#core/products/photobook/books.ts';
import type { SampleCell } from './collage-sample.ts';
import type { PhotobookSet } from './photobook-sets.ts';

/** Ratios of the photos of the left and of the right page. */
const pages = [[3 / 2], [2 / 3, 4 / 3, 3 / 2]] as const;
/** Beside the margin at the spine. */
const gutterMm = 5;

/** Cells of both pages, each from the upper left corner of its page. `first`: number of the first sample photo. */
export function sampleSpread({ marginMm, gapMm }: PhotobookSet, size: BookSize, first: number): [left: SampleCell[], right: SampleCell[]] {
  const { widthMm, heightMm } = bookSizesMm[size];
  const inner = marginMm === 0 ? 0 : gutterMm;
  let number = first;
  const [left, right] = pages.map((ratios, side) => {
    const photos = ratios.map((ratio, at) => ({ id: String(number + at), ratio }));
    number += ratios.length;
    const area = { widthUm: (widthMm - 2 * marginMm - inner) * 1_000, heightUm: (heightMm - 2 * marginMm) * 1_000 };
    const { cells } = arrange({ photos, ...area, gapUm: gapMm * 1_000, mode: 'grid', seed: 0 }, { effort: 'first' });
    const startUm = (marginMm + (side === 1 ? inner : 0)) * 1_000;
    return cells.map(({ photo, xUm, yUm, widthUm, heightUm }) => ({
      xUm: xUm + startUm,
      yUm: yUm + marginMm * 1_000,
      widthUm,
      heightUm,
      photo: Number(photo),
      tilt: 0,
    }));
  });
  return [left ?? [], right ?? []];
}
