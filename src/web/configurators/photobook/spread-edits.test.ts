import { describe, expect, test } from 'vitest';
import { firstRecord } from '#core/auto-layout/layout-record.ts';
import { photoIds } from '#core/design/document.ts';
import { hasAcross, spreadPages, spreadShiftUm } from '#core/design/spread/spread-pages.ts';
import { documentJson } from '#core/design/stored-version.ts';
import { acrossCount, withJoinedTwins } from '#core/products/photobook/across.ts';
import { isPinned } from '#core/products/photobook/automatic.ts';
import { blankPhotobook, type PhotobookDocument } from '#core/products/photobook/blank.ts';
import { photobook } from '#core/products/photobook/product.ts';
import { withPhotobook } from '#core/products/photobook/refit.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { random } from '#core/values/numbers/random.ts';
import { type EditorPicture, initialState } from '#web/editor/state.ts';
import { createEditorStore } from '#web/editor/store.ts';
import { bookInput } from './book-input.ts';
import { movePage } from './move-pages.ts';
import { addPhoto } from './page-edits.ts';
import { photobookDocument } from './photobook-content.ts';
import { arrangeSpread, endAcross, layAcross, movePages, photosOfSpread, removeAcross, spreadAt } from './spread-edits.ts';
import type { BookTexts } from './texts.ts';

const words = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as unknown as BookTexts;
const pictures = Array.from({ length: 40 }, (_, at): EditorPicture => {
  return { id: `picture-of-a-book-${at + 1}`, name: `${at + 1}.jpg`, width: 6_000, height: 4_000, thumb: '' } as EditorPicture;
});

function blank(given: Record<string, unknown>): PhotobookDocument {
  return blankPhotobook(photobook.complete(given, { template: null, rows: photobookOptionsRow }), ({ key }) => key);
}

/** A book with so many photos on each of its first pages. */
function bookWith(given: Record<string, unknown>, ...counts: number[]) {
  const store = createEditorStore(
    { ...initialState({ content: { design: blank(given), choice: null }, savedAt: null }), pictures },
    () => 1,
  );
  let next = 0;
  for (const [at, count] of counts.entries())
    for (let one = 0; one < count; one += 1, next += 1) addPhoto(store, at + 1, pictures[next] as EditorPicture);
  const book = () => photobookDocument(store.getState().history.content.design);
  return { store, book };
}

const layflat = { type: 'echtfotobuch', pageCount: 16 };
const glued = { pageCount: 24 };

describe.each([layflat, glued])('in a book %j a photo', (given) => {
  test('of either page is laid over both, below everything else, as one step that is undone to the byte', () => {
    for (const page of ['page-2', 'page-3']) {
      const { store, book } = bookWith(given, 0, 2, 1);
      const before = documentJson(book());
      layAcross(store, page, 'photo-1');
      const spread = spreadAt(book(), 2);
      if (!spread) throw new Error('no spread');
      const [across, ...others] = photosOfSpread(spread);
      expect(spread.left.elements[0]).toBe(across);
      expect(across).toMatchObject({ across: true, photoId: pictures[page === 'page-2' ? 0 : 2]?.id });
      expect(others).toHaveLength(2);
      const { widthUm, bleedUm = 0 } = spread.left;
      const endUm = (spreadShiftUm(spread.left, spread.right) ?? 0) + widthUm + bleedUm;
      expect([across?.xUm, (across?.xUm ?? 0) + (across?.widthUm ?? 0)]).toEqual([-bleedUm, endUm]);
      expect(new Set(spread.left.elements.map(({ id }) => id)).size).toBe(spread.left.elements.length);
      expect([isPinned(spread.left), JSON.parse(documentJson(book())).version]).toEqual([true, 8]);
      // The right page is not filled again, though nothing of its own is on it.
      expect(bookInput(book(), pictures, firstRecord).pins.map(({ index }) => index)).toEqual([1, 2]);
      store.dispatch({ type: 'undo' });
      expect(documentJson(book())).toBe(before);
    }
  });

  test('is taken back to one page or out, and more photos are put beside it, all of them once', () => {
    const { store, book } = bookWith(given, 0, 1, 0);
    layAcross(store, 'page-2', 'photo-1');
    addPhoto(store, 2, pictures[30] as EditorPicture);
    addPhoto(store, 3, pictures[31] as EditorPicture);
    expect(photoIds(book()).toSorted()).toEqual([pictures[0]?.id, pictures[30]?.id, pictures[31]?.id].toSorted());
    expect(acrossCount(book().pages)).toBe(1);
    endAcross(store, 3);
    expect([acrossCount(book().pages), photoIds(book()).length]).toEqual([0, 3]);
    store.dispatch({ type: 'undo' });
    removeAcross(store, 2);
    expect([acrossCount(book().pages), photoIds(book()).length]).toEqual([0, 2]);
  });

  test.each([
    ['full', 1],
    ['panorama', 1],
    ['two-thirds', 2],
    ['two-thirds', 3],
    ['one-two', 3],
    ['one-four', 5],
  ] as const)('takes part in the layout %s of %i, each once, and the step is undone to the byte', (name, count) => {
    const { store, book } = bookWith(given, 0, Math.min(2, count), Math.max(0, count - 2));
    const before = documentJson(book());
    const ids = photoIds(book());
    arrangeSpread(store, 2, name);
    expect(photoIds(book()).toSorted()).toEqual(ids.toSorted());
    expect(documentJson(book())).not.toBe(before);
    expect(acrossCount(book().pages)).toBe(name.startsWith('one') ? 0 : 1);
    store.dispatch({ type: 'undo' });
    expect(documentJson(book())).toBe(before);
  });
});

describe('pages that are moved', () => {
  test('take the other page of a photo across along, and past them it stays across', () => {
    const { store, book } = bookWith(layflat, 1, 1, 1, 1, 1);
    layAcross(store, 'page-2', 'photo-1');
    const [left, right] = book().pages.slice(2, 4);
    for (const index of [1, 2]) {
      const moved = movePage(book(), index, 6);
      expect([moved.pages[6]?.elements, moved.pages[7]?.elements]).toEqual([left?.elements, right?.elements]);
      expect(movePage(moved, 5, 1)).toEqual(book());
    }
    movePages(store, 1, 6, words);
    expect(store.getState().notice).toBeNull();
  });

  test('end a photo across on a page of the other side, which is said', () => {
    const { store, book } = bookWith(layflat, 1, 1, 1, 1, 1);
    layAcross(store, 'page-2', 'photo-1');
    const ids = photoIds(book());
    movePages(store, 4, 0, words);
    expect(acrossCount(book().pages)).toBe(0);
    expect(photoIds(book()).toSorted()).toEqual(ids.toSorted());
    expect(store.getState().notice).toEqual({ kind: 'text', text: 'book.spread.lost {"count":1}' });
    const photo = book().pages[3]?.elements[0];
    expect([photo?.xUm, (photo?.xUm ?? 0) + (photo?.widthUm ?? 0)]).toEqual([-5_000, 302_000]);
  });

  test('200 times at random keep each photo once, and nothing lies across without its right page', () => {
    for (const given of [layflat, glued]) {
      const { store, book } = bookWith(given, 1, 1, 2, 1, 0, 1, 1, 1, 0, 2, 1, 1);
      const ids = photoIds(book()).toSorted();
      const numbers = random(7);
      const count = book().pages.length - 1;
      const whole = (end: number) => Math.floor(numbers.next() * end);
      let maxAcross = 0;
      for (let move = 0; move < 200; move += 1) {
        if (move % 10 === 0) {
          const spread = spreadAt(book(), 1 + whole(count));
          const [photo] = spread && acrossCount([spread.left]) === 0 ? photosOfSpread(spread) : [];
          const own = spread && photo && (spread.left.elements.includes(photo) ? spread.left : spread.right);
          if (own && photo) layAcross(store, own.id, photo.id);
        }
        maxAcross = Math.max(maxAcross, acrossCount(book().pages));
        movePages(store, whole(count), whole(count), words);
        const { pages } = book();
        expect(photoIds(book()).toSorted()).toEqual(ids);
        expect(pages.every((page, at) => !hasAcross(page) || spreadShiftUm(page, pages[at + 1]) !== null)).toBe(true);
        expect(pages.map(({ id }) => id)).toEqual(blank(given).pages.map(({ id }) => id));
      }
      expect(maxAcross).toBeGreaterThan(0);
    }
  });
});

describe('another size or binding', () => {
  test('keeps a photo across to both edges and the fold where they were', () => {
    const { store, book } = bookWith(layflat, 0, 2, 1);
    arrangeSpread(store, 2, 'full');
    layAcross(store, 'page-2', 'photo-1');
    const { document } = withPhotobook(book(), { ...book().product, binding: 'pur', size: '200-200' } as never, ({ key }) => key);
    const [left, right] = document.pages.slice(2, 4);
    const photo = left?.elements[0];
    const endUm = (spreadShiftUm(left, right) ?? 0) + (right?.widthUm ?? 0);
    expect([photo?.xUm, (photo?.xUm ?? 0) + (photo?.widthUm ?? 0)]).toEqual([-5_000, endUm + 5_000]);
    expect(acrossCount(document.pages)).toBe(1);
  });

  test('lays it on one page where the right one has no place any more', () => {
    const { store, book } = bookWith({ ...layflat, pageCount: 20 }, ...Array.from({ length: 18 }, () => 1));
    layAcross(store, 'page-16', 'photo-1');
    const { document } = withPhotobook(book(), { ...book().product, pageCount: 16 }, ({ key }) => key);
    expect(acrossCount(document.pages)).toBe(0);
    expect(document.pages[16]?.elements[0]).toMatchObject({ xUm: -5_000, widthUm: 307_000 });
  });
});

test('two halves of one photo, as earlier books had them, become one across that is printed in the same place', () => {
  const { store, book } = bookWith(layflat, 0, 1, 0);
  layAcross(store, 'page-2', 'photo-1');
  const after = book();
  const twins = spreadPages(after.pages).map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      const { across: _, ...half } = element as typeof element & { across?: true };
      return { ...half, id: 'photo-1' } as typeof element;
    }),
  }));
  const joined = withJoinedTwins(twins);
  expect(joined[2]?.elements).toMatchObject([{ ...after.pages[2]?.elements[0], id: 'photo-1' }]);
  expect(joined[3]?.elements).toEqual([]);
  // Other books stay the very same.
  expect(withJoinedTwins(after.pages)).toBe(after.pages);
  const { book: other } = bookWith(layflat, 1, 1, 1);
  const { pages } = other();
  expect(withJoinedTwins(pages)).toBe(pages);
});
