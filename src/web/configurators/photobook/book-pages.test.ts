import { describe, expect, test } from 'vitest';
import type { BookCell, BookLayout, BookPage } from '#core/auto-layout/book-layout.ts';
import { emptyPage } from '#core/auto-layout/book-layout.ts';
import { firstRecord } from '#core/auto-layout/layout-record.ts';
import { isPinned } from '#core/products/photobook/automatic.ts';
import { blankPhotobook, type PhotobookDocument } from '#core/products/photobook/blank.ts';
import { photobook } from '#core/products/photobook/product.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import type { Message } from '#core/values/message.ts';
import { bookInput, photosOn } from './book-input.ts';
import { filledBook } from './book-pages.ts';
import { emptyPageAt, movePage, swapPages } from './move-pages.ts';
import { bookPlaces } from './places.ts';
import { spreadsOf } from './spreads.ts';

const t = ({ key }: Message) => key;

function blank(given: Record<string, unknown> = {}): PhotobookDocument {
  return blankPhotobook(photobook.complete(given, { template: null, rows: photobookOptionsRow }), t);
}

function photoId(number: number): string {
  return `photo-of-the-book-${String(number).padStart(3, '0')}`;
}

function cell(number: number, xUm: number): BookCell {
  const box = { xUm, yUm: 20_000, widthUm: 100_000, heightUm: 80_000 };
  return { photoId: photoId(number), box, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, area: box, isWhole: false };
}

/** One photo on each of the first pages. */
function layoutOf(document: PhotobookDocument, photos: number, pages: Partial<Record<number, BookPage>> = {}): BookLayout {
  const { pageCount } = document.product;
  return {
    engine: 'auto-1',
    pageCount,
    pages: Array.from({ length: pageCount }, (_, at) => {
      return pages[at] ?? (at < photos ? { cells: [cell(at + 1, 30_000)], layout: '1', spread: null } : emptyPage);
    }),
    coverPhotoId: photoId(1),
    placed: [],
    leftOut: [],
    notices: [],
  };
}

function filled(document: PhotobookDocument, photos: number, pages?: Partial<Record<number, BookPage>>): PhotobookDocument {
  return filledBook(document, layoutOf(document, photos, pages), t).document;
}

function photosOf({ pages }: PhotobookDocument): (string | null)[][] {
  return pages.slice(1).map((page) => photosOn(page).map((photo) => photo.photoId));
}

describe('filling a book', () => {
  test('puts each photo on its page, free to be laid out again, and the best one on the cover', () => {
    const book = filled(blank(), 3);
    expect(photosOf(book).slice(0, 4)).toEqual([[photoId(1)], [photoId(2)], [photoId(3)], []]);
    expect(book.pages.some(isPinned)).toBe(true);
    expect(book.pages.slice(1).some(isPinned)).toBe(false);
    expect(photosOn(book.pages[0] as PhotobookDocument['pages'][0]).map((photo) => photo.photoId)).toEqual([photoId(1)]);
  });

  test('leaves pages alone that were changed by hand', () => {
    const book = filled(blank(), 3);
    const [cover, first, ...rest] = book.pages;
    if (!cover || !first) throw new Error('a book without pages');
    const moved = { ...first, elements: first.elements.map((element) => ({ ...element, xUm: element.xUm + 1_000 })) };
    const changed = { ...book, pages: [cover, moved, ...rest] };
    expect(isPinned(moved)).toBe(true);
    const again = filledBook(changed, layoutOf(book, 3, { 0: emptyPage, 1: emptyPage }), t).document;
    const { autoLayout: _, ...own } = moved;
    expect(again.pages[1]).toEqual(own);
    expect(photosOf(again)[1]).toEqual([]);
  });

  test('lays a photo over the fold across both pages, once', () => {
    const book = blank({ type: 'echtfotobuch' });
    const { widthUm } = book.pages[2] as PhotobookDocument['pages'][0];
    const wide = { ...cell(9, 0), box: { xUm: 0, yUm: 0, widthUm: 2 * widthUm, heightUm: 100_000 } };
    const over = filled(book, 0, { 1: { cells: [wide], layout: '1', spread: 'left' }, 2: { cells: [], layout: null, spread: 'right' } });
    const [left, right] = over.pages.slice(2, 4);
    const box = { xUm: -5_000, yUm: -5_000, widthUm: 2 * widthUm + 10_000, heightUm: 105_000 };
    expect(left?.elements).toMatchObject([{ photoId: photoId(9), ...box, across: true }]);
    expect(right?.elements).toEqual([]);
    expect(over.pages.slice(2, 4).some(isPinned)).toBe(false);
  });

  test('prints photos beyond the trim that touch it', () => {
    const book = blank();
    const { widthUm, heightUm } = book.pages[1] as PhotobookDocument['pages'][0];
    const whole = { ...cell(1, 0), box: { xUm: 0, yUm: 0, widthUm, heightUm } };
    const [photo] = photosOn(
      filled(book, 0, { 0: { cells: [whole], layout: '1', spread: null } }).pages[1] as PhotobookDocument['pages'][0],
    );
    expect(photo).toMatchObject({ xUm: -3_000, yUm: -3_000, widthUm: widthUm + 6_000, heightUm: heightUm + 6_000 });
  });
});

describe('pages', () => {
  test('move with what is on them, inside the margins of their new side', () => {
    const book = filled(blank(), 3);
    const moved = movePage(book, 0, 1);
    expect(photosOf(moved).slice(0, 3)).toEqual([[photoId(2)], [photoId(1)], [photoId(3)]]);
    // A right page has its gutter at the left.
    expect(photosOn(moved.pages[2] as PhotobookDocument['pages'][0])[0]?.xUm).toBe(25_000);
    expect(moved.pages.slice(1).some(isPinned)).toBe(false);
    expect(movePage(moved, 1, 0)).toEqual(book);
  });

  test('change places with another one, and are emptied', () => {
    const book = filled(blank(), 3);
    expect(photosOf(swapPages(book, 1, 2)).slice(0, 3)).toEqual([[photoId(1)], [photoId(3)], [photoId(2)]]);
    expect(photosOf(emptyPageAt(book, 1)).slice(0, 3)).toEqual([[photoId(1)], [], [photoId(3)]]);
  });

  test('lie open in twos, the first and the last alone', () => {
    const spreads = spreadsOf(blank({ pageCount: 24 }).pages);
    expect(spreads.map(({ left, right }) => [left?.index ?? null, right?.index ?? null])).toEqual([
      [null, 0],
      [null, 1],
      ...Array.from({ length: 11 }, (_, at) => [2 * at + 2, 2 * at + 3]),
      [24, null],
    ]);
  });

  test('are found by their photos', () => {
    const places = bookPlaces(filled(blank(), 3));
    expect([places.get(photoId(1)), places.get(photoId(2)), places.get(photoId(9))]).toEqual([1, 2, undefined]);
  });
});

describe('the input of the automatic layout', () => {
  test('has every number of pages that the book is bound with, and keeps photos out of the gutter', () => {
    const { graduations, gapUm } = bookInput(blank(), [], firstRecord);
    expect(graduations.map(({ pageCount }) => pageCount)).toEqual(Array.from({ length: 35 }, (_, at) => 24 + at * 4));
    const [right, left] = graduations[0]?.frames ?? [];
    expect([right?.side, left?.side]).toEqual(['right', 'left']);
    // Margin 10 mm, 5 mm of the page are hidden at the spine.
    expect(right?.live).toMatchObject({ xUm: 15_000, yUm: 10_000, widthUm: 297_000 - 25_000 });
    expect(left?.live.xUm).toBe(10_000);
    expect(gapUm).toBe(3_000);
  });

  test('pins pages that were changed by hand', () => {
    const book = filled(blank(), 2);
    const pages = book.pages.map((page, at) => (at === 2 ? { ...page, background: 'sand' } : page));
    expect(
      bookInput({ ...book, pages }, [], firstRecord).pins.map(({ index, page }) => [index, page.cells.map((one) => one.photoId)]),
    ).toEqual([[1, [photoId(2)]]]);
  });
});
