import { expect, test } from 'vitest';
import type { Page } from '#core/design/document.ts';
import { blankPhotobook } from '#core/products/photobook/blank.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { layout } from './layout.ts';
import { openCover, openingSheet, openings } from './open-sheet.ts';

const fonts = await openFonts();

function opened(given: Record<string, unknown>) {
  const design = blankPhotobook(completePhotobook(given, { rows: photobookOptionsRow }), ({ key }) => key);
  const { sheets } = layout(design, { fonts, artwork: () => null, photo: () => null });
  const all = openings(design.pages);
  const sheetAt = (at: number) => openingSheet(all[at] as Page[], (id) => sheets.find((sheet) => sheet.id === id));
  return { all, sheetAt };
}

test('a book is looked at as its cover and its spreads, the first and the last page alone, each page once', () => {
  const { all } = opened({ pageCount: 24 });
  const ids = all.map((pages) => pages.map(({ id }) => id).join());
  expect([ids.slice(0, 3), ids.at(-1), ids.length]).toEqual([['cover', 'page-1', 'page-2,page-3'], 'page-24', 14]);
});

test('two pages are shown without the strips that their spine hides', () => {
  const glued = opened({ pageCount: 24 }).sheetAt(2);
  expect([glued?.widthUm, glued?.foldsUm]).toEqual([2 * 297_000 - 10_000, [292_000]]);
  const flat = opened({ type: 'echtfotobuch' }).sheetAt(2);
  expect([flat?.widthUm, flat?.foldsUm]).toEqual([2 * 297_000, [297_000]]);
});

test('a cover lies open from its back over its spine to its front, without what is folded in', () => {
  const sheet = opened({ pageCount: 24 }).sheetAt(0);
  const cover = sheet && openCover(sheet);
  const at = (id: string) => sheet?.panels.find((panel) => panel.id === id);
  const [back, front] = [at('back'), at('front')];
  expect(cover?.panels).toEqual([
    {
      id: 'cover',
      xUm: back?.xUm,
      yUm: front?.yUm,
      widthUm: (front?.xUm ?? 0) + (front?.widthUm ?? 0) - (back?.xUm ?? 0),
      heightUm: front?.heightUm,
    },
  ]);
  expect(openCover(opened({}).sheetAt(1) as never)).toBeNull();
});
