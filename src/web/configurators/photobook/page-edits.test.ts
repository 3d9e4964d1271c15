import { describe, expect, test } from 'vitest';
import type { Element } from '#core/design/document.ts';
import { isPinned } from '#core/products/photobook/automatic.ts';
import { blankPhotobook } from '#core/products/photobook/blank.ts';
import { photobook } from '#core/products/photobook/product.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { type EditorPicture, initialState } from '#web/editor/state.ts';
import { createEditorStore } from '#web/editor/store.ts';
import { photosOn } from './book-input.ts';
import { captionOf } from './captions.ts';
import { addPhoto, movePhoto, removePhoto, toggleCaption, writeBook } from './page-edits.ts';
import { photobookDocument } from './photobook-content.ts';

const words = 'Was zu sehen ist';
const pictures = Array.from({ length: 8 }, (_, at): EditorPicture => {
  return { id: `picture-${at + 1}`, name: `${at + 1}.jpg`, width: 6_000, height: 4_000, thumb: '' } as EditorPicture;
});

/** A book whose first pages show these photos, by their numbers. */
function bookWith(...pages: number[][]) {
  const design = blankPhotobook(photobook.complete({}, { template: null, rows: photobookOptionsRow }), ({ key }) => key);
  const store = createEditorStore({ ...initialState({ content: { design, choice: null }, savedAt: null }), pictures }, () => 1);
  for (const [at, numbers] of pages.entries()) {
    for (const number of numbers) addPhoto(store, at + 1, pictures[number - 1] as EditorPicture);
  }
  const pageAt = (index: number) => {
    const page = photobookDocument(store.getState().history.content.design).pages[index];
    if (!page) throw new Error(`no page ${index}`);
    return page;
  };
  const shown = (index: number) => photosOn(pageAt(index)).map(({ photoId }) => photoId?.replace('picture-', ''));
  return { store, pageAt, shown };
}

describe('photos of a page', () => {
  test('move to another page in one step, where all are arranged anew and stay when the book is filled again', () => {
    const { store, pageAt, shown } = bookWith([1, 2], [3]);
    expect(movePhoto(store, 'photo-1', 1, 2)).toBe(true);
    expect([shown(1), shown(2)]).toEqual([['2'], ['3', '1']]);
    expect([isPinned(pageAt(1)), isPinned(pageAt(2))]).toEqual([true, true]);
    store.dispatch({ type: 'undo' });
    expect([shown(1), shown(2)]).toEqual([['1', '2'], ['3']]);
  });

  test('stay where the other page is full, and on their own page', () => {
    const { store, shown } = bookWith([1], [2, 3, 4, 5, 6, 7]);
    expect(movePhoto(store, 'photo-1', 1, 2)).toBe(false);
    expect(movePhoto(store, 'photo-1', 1, 1)).toBe(false);
    expect([shown(1), shown(2)]).toEqual([['1'], ['2', '3', '4', '5', '6', '7']]);
  });

  test('keep what was done to their pictures where their page is laid out anew', () => {
    const { store, pageAt, shown } = bookWith([1, 2], [3]);
    const corrected = (element: Element): Element =>
      (element.id === 'photo-1' ? { ...element, filter: { tone: 'bw' }, turn: 90 } : element) as Element;
    writeBook(store, (book) => ({
      ...book,
      pages: book.pages.map((page, at) => (at === 1 ? { ...page, elements: page.elements.map(corrected) } : page)),
    }));
    expect(movePhoto(store, 'photo-1', 1, 2)).toBe(true);
    expect(shown(2)).toEqual(['3', '1']);
    expect(photosOn(pageAt(2)).map(({ filter, turn }) => [filter?.tone, turn])).toEqual([
      [undefined, undefined],
      ['bw', 90],
    ]);
    expect(photosOn(pageAt(1)).map(({ filter }) => filter)).toEqual([undefined]);
  });

  test('leave an empty frame on the cover, which is not laid out', () => {
    const { store, pageAt, shown } = bookWith([1]);
    const frame = { ...photosOn(pageAt(1))[0], id: 'cover-photo', photoId: 'picture-5' } as Element;
    writeBook(store, (book) => ({
      ...book,
      pages: book.pages.map((page, at) => (at === 0 ? { ...page, elements: [...page.elements, frame] } : page)),
    }));
    expect(movePhoto(store, frame.id, 0, 1)).toBe(true);
    expect(photosOn(pageAt(0))).toMatchObject([{ id: frame.id, photoId: null }]);
    expect(shown(1)).toEqual(['1', '5']);
  });

  test('are taken out with their captions, and the others keep theirs', () => {
    const { store, pageAt, shown } = bookWith([1, 2]);
    for (const id of ['photo-1', 'photo-2']) expect(toggleCaption(store, id, 1, words)).toBe(true);
    expect(removePhoto(store, 'photo-1', 1)).toBe(true);
    expect(shown(1)).toEqual(['2']);
    expect(photosOn(pageAt(1)).map((photo) => captionOf(pageAt(1), photo)?.text)).toEqual([words]);
    expect(pageAt(1).elements).toHaveLength(2);
    expect(removePhoto(store, 'photo-1', 1)).toBe(true);
    expect(pageAt(1).elements).toEqual([]);
  });
});
