import { describe, expect, test } from 'vitest';
import type { Box } from '#core/design/outlines/outline.ts';
import { samplePhoto } from '#tests/album-samples.ts';
import type { PageFrame } from './book-input.ts';
import { minToFoldUm, seenShiftUm, spreadBoxes, spreadCells, spreadLayoutNames, spreadLayouts } from './spread-layouts.ts';

const mm = 1_000;

function frames(widthMm: number, heightMm: number, marginMm: number, hiddenMm: number): [PageFrame, PageFrame] {
  const inner = marginMm === 0 ? 0 : marginMm + hiddenMm;
  const page = { widthUm: widthMm * mm, heightUm: heightMm * mm, hiddenUm: hiddenMm * mm, mayCrossFold: hiddenMm === 0 };
  const live = { yUm: marginMm * mm, widthUm: (widthMm - marginMm - inner) * mm, heightUm: (heightMm - 2 * marginMm) * mm };
  return [
    { ...page, side: 'left', live: { ...live, xUm: marginMm * mm } },
    { ...page, side: 'right', live: { ...live, xUm: inner * mm } },
  ];
}

/** A6 to A4 on their side and upright, square; without a margin and with one; flat, glued and stapled. */
const all = [
  [148, 105],
  [105, 148],
  [200, 200],
  [297, 210],
  [210, 297],
].flatMap(([width = 0, height = 0]) => [0, 8, 10].flatMap((margin) => [0, 1, 5].map((hidden) => frames(width, height, margin, hidden))));

function meet(a: Box, b: Box): boolean {
  return a.xUm < b.xUm + b.widthUm && b.xUm < a.xUm + a.widthUm && a.yUm < b.yUm + b.heightUm && b.yUm < a.yUm + a.heightUm;
}

describe.each(spreadLayoutNames)('the layout %s', (name) => {
  const { least, most } = spreadLayouts[name];

  test('keeps its edges on the fold or 15 mm away from it, its photos apart and on the pages, in every format and binding', () => {
    for (const [left, right] of all) {
      for (const count of new Set([least, most])) {
        const boxes = spreadBoxes(name, count, left, right, 4 * mm);
        const shift = seenShiftUm(left, right);
        const onSpread = [...boxes.left, ...boxes.right.map((box) => ({ ...box, xUm: box.xUm + shift }))];
        expect(onSpread).toHaveLength(count);
        const fold = left.widthUm - left.hiddenUm;
        const end = shift + right.widthUm;
        for (const [at, box] of onSpread.entries()) {
          for (const x of [box.xUm, box.xUm + box.widthUm]) {
            const away = Math.abs(x - fold);
            // An edge at the trim of a page lies in the strip that the spine hides.
            expect(away <= left.hiddenUm || away >= minToFoldUm, `${name} ${away}`).toBe(true);
          }
          expect(Math.min(box.widthUm, box.heightUm)).toBeGreaterThan(10 * mm);
          expect(box.xUm >= 0 && box.yUm >= 0 && box.xUm + box.widthUm <= end && box.yUm + box.heightUm <= left.heightUm).toBe(true);
          expect(Object.values(box).every(Number.isInteger)).toBe(true);
          // Photos of one page reach into the strip that the spine hides.
          const seen = ({ xUm, widthUm, ...box }: Box, isRight: boolean) => {
            const [from, to] = isRight ? [Math.max(xUm, fold), xUm + widthUm] : [xUm, Math.min(xUm + widthUm, fold)];
            return { ...box, xUm: from, widthUm: to - from };
          };
          const own = name.startsWith('one') && at === 0 ? seen(box, false) : box;
          for (const other of onSpread.slice(at + 1)) expect(meet(own, seen(other, true))).toBe(false);
        }
      }
    }
  });

  test('takes as many photos as it has places', () => {
    const [left, right] = all[4] as [PageFrame, PageFrame];
    const photos = (count: number) => Array.from({ length: count }, (_, at) => samplePhoto({ id: `photo-${at}` }));
    expect(spreadCells(name, photos(least - 1), left, right, 0)).toBeNull();
    expect(spreadCells(name, photos(most + 1), left, right, 0)).toBeNull();
    const cells = spreadCells(name, photos(most), left, right, 0);
    expect([...(cells?.left ?? []), ...(cells?.right ?? [])].map(({ photoId }) => photoId)).toEqual(photos(most).map(({ id }) => id));
  });
});
