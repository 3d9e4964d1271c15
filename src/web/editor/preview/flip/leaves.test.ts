import { describe, expect, test } from 'vitest';
import { blankPhotobook } from '#core/products/photobook/blank.ts';
import { photobook } from '#core/products/photobook/product.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { bookOf, isMounted, openingAt, openingOf } from './leaves.ts';

const choices = [{ binding: 'layflat' }, { binding: 'klebebindung' }, { binding: 'heftbindung' }].map((wish) =>
  photobook.complete(wish, { template: null, rows: photobookOptionsRow }),
);

describe.each(choices.map((choice) => ({ binding: choice.binding, choice })))('a book with $binding', ({ choice }) => {
  const { pages } = blankPhotobook(choice, ({ key }) => key);
  const book = bookOf(pages);

  test('begins with the front of its cover and ends with the back, and shows each page once', () => {
    expect(openingAt(book, 0)).toMatchObject({ left: undefined, right: { page: 'cover', view: { id: 'front' } } });
    expect(openingAt(book, book.leaves.length)).toMatchObject({ left: { page: 'cover', view: { id: 'back' } }, right: undefined });
    const shown = book.leaves.flatMap(({ front, back }) => [front, back]).flatMap((face) => (face?.number ? [face.number] : []));
    expect(shown).toEqual(pages.slice(1).map((_, at) => at + 1));
  });

  test('shows the spine where there is one', () => {
    const spine = pages[0]?.panels.find(({ id }) => id === 'spine');
    expect(book.spine?.view.widthUm).toBe(spine?.widthUm);
  });

  test('leaves out the strips that its binding hides, at the fold', () => {
    for (const [at, page] of pages.entries()) {
      if (at === 0) continue;
      const { left, right } = openingAt(book, openingOf(at));
      const face = [left, right].find((one) => one?.page === page.id);
      const hiddenUm = page.gutter?.hiddenUm ?? 0;
      expect(face?.view.widthUm).toBe(page.widthUm - hiddenUm);
      expect(face?.view.xUm).toBe(face === right ? hiddenUm : 0);
    }
  });
});

test('three openings are drawn: the shown one and its neighbours', () => {
  expect(Array.from({ length: 20 }, (_, at) => at).filter((at) => isMounted(at, 7))).toEqual([6, 7, 8]);
});
