/** Photos across the spreads of a book, and layouts of two facing pages, as steps of its editor. Loaded with the panels. */
import type { BookPhoto } from '#core/auto-layout/book-input.ts';
import { type SpreadLayoutName, spreadCells } from '#core/auto-layout/spread-layouts.ts';
import type { Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { isAcross, spreadShiftUm } from '#core/design/spread/spread-pages.ts';
import { acrossCount, onePageAlone } from '#core/products/photobook/across.ts';
import { asPinned } from '#core/products/photobook/automatic.ts';
import type { PhotobookDocument } from '#core/products/photobook/blank.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { acrossOn, bookFrame, bookPhoto, photoSetOf, photosOn } from './book-input.ts';
import { laidOutPage } from './book-pages.ts';
import { captionIds } from './captions.ts';
import { movePage, swapPages } from './move-pages.ts';
import { withFreeId, writeBook } from './page-edits.ts';
import type { BookTexts } from './texts.ts';

/** Both pages of a spread with the index of the left one; null for a page that lies alone. */
export type OpenSpread = { left: Page; right: Page; index: number };

export function spreadAt({ pages }: Pick<PhotobookDocument, 'pages'>, index: number): OpenSpread | null {
  for (const at of [index, index - 1]) {
    const [left, right] = [pages[at], pages[at + 1]];
    if (left && right && spreadShiftUm(left, right) !== null) return { left, right, index: at };
  }
  return null;
}

/** Photos of both pages in reading order: what lies across comes first. */
export function photosOfSpread({ left, right }: OpenSpread): PhotoElement[] {
  return [...acrossOn(left), ...photosOn(left), ...photosOn(right)];
}

function write<Choice>(
  store: EditorStore<Choice>,
  index: number,
  change: (spread: OpenSpread, document: PhotobookDocument) => readonly [Page, Page] | null,
): void {
  writeBook(store, (document) => {
    const spread = spreadAt(document, index);
    const pages = spread && change(spread, document);
    return spread && pages ? { ...document, pages: document.pages.toSpliced(spread.index, 2, ...pages) } : document;
  });
}

/** The pages without these photos and the captions of photos; everything else stays above what is laid on them. */
function others(page: Page): Page['elements'] {
  const captions = captionIds(page);
  return page.elements.filter(({ kind, id }) => kind !== 'photo' && !captions.has(id));
}

function withOthers(page: Page, before: Page): Page {
  const taken = new Set(page.elements.map(({ id }) => id));
  const kept = others(before).map((element) => withFreeId(element, taken));
  return asPinned({ ...page, ...(before.groups ? { groups: before.groups } : {}), elements: [...page.elements, ...kept] });
}

/** The photos of both pages in a layout of the spread. Nothing where it takes another number of them, or one is not known. */
export function arrangeSpread<Choice>(store: EditorStore<Choice>, index: number, name: SpreadLayoutName): void {
  const { pictures } = store.getState();
  write(store, index, (spread, document) => {
    const { left, right } = spread;
    const photos = knownPhotos(photosOfSpread(spread), pictures);
    const cells = photos && spreadCells(name, photos, ...framesOf(spread, document), photoSetOf(document.product).gapMm * 1_000);
    if (!cells) return null;
    return [withOthers(laidOutPage(left, cells.left, right), left), withOthers(laidOutPage(right, cells.right), right)];
  });
}

export function framesOf({ left, right }: Pick<OpenSpread, 'left' | 'right'>, { product }: Pick<PhotobookDocument, 'product'>) {
  const set = photoSetOf(product);
  return [bookFrame(left, set, product.binding), bookFrame(right, set, product.binding)] as const;
}

function knownPhotos(photos: readonly PhotoElement[], pictures: readonly EditorPicture[]): BookPhoto[] | null {
  const known = photos.map(({ photoId }) => pictures.find(({ id }) => id === photoId));
  return known.every((picture) => picture !== undefined) ? known.map(bookPhoto) : null;
}

/** A photo of one of both pages (id of its element) over both of them, below everything else. */
export function layAcross<Choice>(store: EditorStore<Choice>, page: string, photoId: string): void {
  const { pictures } = store.getState();
  const index = pageIndex(store, page);
  write(store, index, (spread, document) => {
    const { left, right } = spread;
    const own = left.id === page ? left : right;
    const photo = photosOn(own).find(({ id }) => id === photoId);
    const known = photo && knownPhotos([photo], pictures);
    const cells = known && spreadCells('full', known, ...framesOf(spread, document), 0);
    const [whole] = cells ? laidOutPage(left, cells.left, right).elements : [];
    if (!photo || whole?.kind !== 'photo') return null;
    const rest = (of: Page) => of.elements.filter((element) => element !== photo && element.id !== `caption-${of === own ? photo.id : ''}`);
    const { xUm, yUm, widthUm, heightUm, crop } = whole;
    const laid = { ...photo, xUm, yUm, widthUm, heightUm, crop, rotation: 0, shape: 'rect' as const, across: true as const };
    const { group: _, ...single } = laid;
    const elements = [withFreeId(single, new Set(rest(left).map(({ id }) => id))), ...rest(left)];
    return [asPinned({ ...left, elements }), own === right ? asPinned({ ...right, elements: rest(right) }) : right];
  });
}

function pageIndex<Choice>(store: EditorStore<Choice>, page: string): number {
  return store.getState().history.content.design.pages.findIndex(({ id }) => id === page);
}

/** Everything that lies across the spread on its left page alone. */
export function endAcross<Choice>(store: EditorStore<Choice>, index: number): void {
  write(store, index, ({ left, right }) => [asPinned(onePageAlone(left)), right]);
}

export function removeAcross<Choice>(store: EditorStore<Choice>, index: number): void {
  write(store, index, ({ left, right }) => {
    const elements = left.elements.filter((element) => element.kind !== 'photo' || !isAcross(element));
    return [elements.length === 0 ? { ...asPinned(left), elements } : asPinned({ ...left, elements }), right];
  });
}

/** What is said where something does not lie across any more. */
function lostAcross(t: BookTexts) {
  return (before: PhotobookDocument, after: PhotobookDocument) => {
    const count = acrossCount(before.pages) - acrossCount(after.pages);
    return count > 0 ? t('book.spread.lost', { count }) : null;
  };
}

/** Pages by their indexes from 0 for page 1. */
export function movePages<Choice>(store: EditorStore<Choice>, from: number, to: number, t: BookTexts): void {
  writeBook(store, (book) => movePage(book, from, to), lostAcross(t));
}

export function exchangePages<Choice>(store: EditorStore<Choice>, one: number, two: number, t: BookTexts): void {
  writeBook(store, (book) => swapPages(book, one, two), lostAcross(t));
}
