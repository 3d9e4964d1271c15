import { describe, expect, test } from 'vitest';
import { completePhotobook } from './complete.ts';
import { photobookPages } from './pages.ts';
import { photobookOptionsRow } from './rows.ts';

const choose = (given: Record<string, unknown>) => completePhotobook(given, { rows: photobookOptionsRow });
const pagesOf = (given: Record<string, unknown>) => photobookPages(choose(given));
const coverOf = (given: Record<string, unknown>) => pagesOf(given)[0] ?? expect.fail('no cover');

describe('the cover of a book', () => {
  test('with boards has nine panels: wrap, back, joint, spine, joint, front, wrap', () => {
    const cover = coverOf({ size: 'a4-quer', paper: 'standard', pageCount: 48 });
    const across = cover.panels.filter(({ id }) => !['wrap-head', 'wrap-foot'].includes(id)).toSorted((a, b) => a.xUm - b.xUm);
    expect(across.map(({ id, widthUm }) => [id, widthUm])).toEqual([
      ['wrap-left', 17_000],
      ['back', 293_000],
      ['joint-back', 10_500],
      ['spine', 8_400],
      ['joint-front', 10_500],
      ['front', 293_000],
      ['wrap-right', 17_000],
    ]);
    expect(across.reduce((at, panel) => (panel.xUm === at ? at + panel.widthUm : -1), 0)).toBe(cover.widthUm);
    expect(cover.panels).toHaveLength(9);
    expect([cover.widthUm, cover.heightUm]).toEqual([649_400, 250_000]);
    expect(cover.bleedUm).toBe(0);
    expect(cover.keepOut).toHaveLength(6);
  });

  test('with boards is the printed sheet that makers ask for', () => {
    // A5 upright with a spine of 10.6 mm: 353.6 x 250 mm.
    const { widthUm, heightUm, panels } = coverOf({ size: 'a5-hoch', paper: 'standard', pageCount: 80 });
    expect(panels.find(({ id }) => id === 'spine')?.widthUm).toBe(10_700);
    expect([widthUm, heightUm]).toEqual([353_700, 250_000]);
  });

  test('of card is glued around the spine, and folded around what is stapled', () => {
    expect(coverOf({ cover: 'soft', size: 'a4-hoch', paper: 'standard', pageCount: 96 })).toMatchObject({
      widthUm: 2 * 210_000 + 7_500,
      heightUm: 297_000,
      bleedUm: 3_000,
      foldSafeUm: 8_000,
      foldsUm: [210_000, 217_500],
      panels: [{ id: 'back' }, { id: 'spine', widthUm: 7_500 }, { id: 'front' }],
    });
    expect(coverOf({ type: 'fotoheft', size: 'a5-hoch' })).toMatchObject({
      widthUm: 296_000,
      foldsUm: [148_000],
      panels: [{ id: 'back' }, { id: 'front' }],
    });
  });
});

describe('the pages of a book', () => {
  test('begin at the right and end at the left; two that lie side by side share a spread', () => {
    const [, ...pages] = pagesOf({ pageCount: 24 });
    expect(pages.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, at) => `page-${at + 1}`));
    // A right page is bound at its left side.
    expect([pages[0]?.gutter?.side, pages[1]?.gutter?.side, pages[23]?.gutter?.side]).toEqual(['left', 'right', 'right']);
    expect([pages[0], pages[1], pages[2], pages[23]].map((page) => page?.spread)).toEqual([
      'spread-0',
      'spread-1',
      'spread-1',
      'spread-12',
    ]);
  });

  test('keep 12 mm from a glued spine, 16 mm in a thick book and at both ends', () => {
    const safe = (given: Record<string, unknown>) =>
      pagesOf(given)
        .slice(1)
        .map(({ gutter }) => gutter?.safeUm);
    expect(safe({ pageCount: 24 }).slice(0, 3)).toEqual([16_000, 12_000, 12_000]);
    expect(safe({ pageCount: 24 }).at(-1)).toBe(16_000);
    expect(new Set(safe({ pageCount: 100 }))).toEqual(new Set([16_000]));
    expect(new Set(safe({ type: 'echtfotobuch' }))).toEqual(new Set([5_000]));
    expect(new Set(safe({ type: 'fotoheft' }))).toEqual(new Set([8_000]));
  });

  test('hide 5 mm at a glued spine, more where a soft cover is glued on, nothing where they open flat', () => {
    const hidden = (given: Record<string, unknown>) => [
      ...new Set(
        pagesOf(given)
          .slice(1)
          .map(({ gutter }) => gutter?.hiddenUm),
      ),
    ];
    expect(hidden({})).toEqual([5_000]);
    expect(hidden({ cover: 'soft' })).toEqual([6_000, 5_000]);
    expect(hidden({ type: 'echtfotobuch' })).toEqual([0]);
    expect(hidden({ type: 'fotoheft' })).toEqual([1_000]);
  });

  test('that are stapled are safe further from the fore edge the further inside their sheet lies', () => {
    const [, ...pages] = pagesOf({ type: 'fotoheft', paper: 'standard', pageCount: 64 });
    const safe = pages.map(({ gutter }) => gutter?.foreSafeUm);
    expect([safe[0], safe[1], safe[2], safe[63]]).toEqual([5_143, 5_143, 5_286, 5_143]);
    // The innermost sheet of 16: 2.3 mm.
    expect([safe[31], safe[32]]).toEqual([7_288, 7_288]);
  });

  test('have 3 mm of bleed on a press and 5 mm in a lab', () => {
    expect(pagesOf({})[1]).toMatchObject({ widthUm: 297_000, heightUm: 210_000, bleedUm: 3_000, safeUm: 5_000 });
    expect(pagesOf({ type: 'echtfotobuch', size: 'a3-quer' })[1]).toMatchObject({ widthUm: 420_000, heightUm: 297_000, bleedUm: 5_000 });
  });
});
