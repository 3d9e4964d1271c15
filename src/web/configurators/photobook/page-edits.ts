/** Changes of one page of a book as steps of its editor: another arrangement, one more photo, pinned or free. Loaded with the panels. */
import type { BookPage } from '#core/auto-layout/book-layout.ts';
import { maxPhotosPerPage, type PageLayout, type PagePhoto, type PageStyle, pageLayouts } from '#core/auto-layout/page-layout.ts';
import type { PhotobookSet } from '#core/catalogue/photobook-sets.ts';
import type { Element, Page } from '#core/design/document.ts';
import { applyEdits } from '#core/design/edit.ts';
import { isAcross } from '#core/design/spread/spread-pages.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { asAutomatic, asPinned, isPinned } from '#core/products/photobook/automatic.ts';
import type { PhotobookDocument } from '#core/products/photobook/blank.ts';
import { emptyEdits } from '#web/editor/lift/moves.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { bookFrame, bookPhoto, photoSetOf, photosOn } from './book-input.ts';
import { laidOutPage } from './book-pages.ts';
import { addCaption, captionIds, captionOf, removeCaption, withCaptions } from './captions.ts';
import { withKeptLook } from './kept-look.ts';
import { photobookDocument } from './photobook-content.ts';

/** Arrangements that are shown to choose from. */
const offered = 12;

/** Writes a document as one step. `say` gives what is said about it. */
export function writeBook<Choice>(
  store: EditorStore<Choice>,
  change: (document: PhotobookDocument) => PhotobookDocument,
  say?: (before: PhotobookDocument, after: PhotobookDocument) => string | null,
): void {
  const { content } = store.getState().history;
  const before = photobookDocument(content.design);
  const design = change(before);
  if (design === before) return;
  const text = say?.(before, design);
  store.change([{ kind: 'setContent', content: { ...content, design } }], text ? { notice: { kind: 'text', text } } : {});
}

function writePage<Choice>(store: EditorStore<Choice>, index: number, change: (page: Page, document: PhotobookDocument) => Page): void {
  writeBook(store, (document) => ({
    ...document,
    pages: document.pages.map((page, at) => (at === index ? change(page, document) : page)),
  }));
}

function styleOf(document: PhotobookDocument): PageStyle {
  const { fine, soft } = handHeld.ppi;
  return { gapUm: photoSetOf(document.product).gapMm * 1_000, ppi: { fine, soft } };
}

/** Photos of a page as the layout arranges them; null where one of them is not known or there are too many. */
export function pagePhotos(page: Page, pictures: readonly EditorPicture[]): PagePhoto[] | null {
  const photos = photosOn(page).map(({ photoId }) => pictures.find(({ id }) => id === photoId));
  if (photos.length === 0 || photos.length > maxPhotosPerPage) return null;
  return photos.every((picture) => picture !== undefined) ? photos.map((picture) => ({ photo: bookPhoto(picture), isHero: false })) : null;
}

/** The best arrangements of the photos of a page. */
export function arrangementsOf(page: Page, document: PhotobookDocument, photos: readonly PagePhoto[]): PageLayout[] {
  return pageLayouts(photos, bookFrame(page, photoSetOf(document.product), document.product.binding), styleOf(document), offered);
}

/**
 * Captions stay below their photos, other texts and everything else where they are, above the photos. What lies across the spread stays below
 * them.
 */
function withArranged(page: Page, { cells }: Pick<BookPage, 'cells'>, set: PhotobookSet): Page {
  const captions = captionIds(page);
  const others = page.elements.filter((element) => element.kind !== 'photo' && !isAcross(element) && !captions.has(element.id));
  const arranged = withCaptions(laidOutPage(page, cells), page, set);
  const taken = new Set(arranged.elements.map(({ id }) => id));
  const kept = others.filter(({ id }) => !taken.has(id));
  const below = page.elements.filter(isAcross).map((element) => withFreeId(element, taken));
  return asPinned({ ...arranged, elements: [...below, ...arranged.elements, ...kept], ...(page.groups ? { groups: page.groups } : {}) });
}

/** The element under an id that none of these is. */
export function withFreeId<E extends Element>(element: E, taken: ReadonlySet<string>): E {
  let id = element.id;
  for (let number = 2; taken.has(id); number += 1) id = `${element.id.slice(0, 50)}-x${number}`;
  return id === element.id ? element : { ...element, id };
}

export function arrangeAs<Choice>(store: EditorStore<Choice>, index: number, layout: Pick<BookPage, 'cells'>): void {
  const { pictures } = store.getState();
  writePage(store, index, (page, { product }) => withKeptLook(withArranged(page, layout, photoSetOf(product)), [page], pictures));
}

type Photos = { document: PhotobookDocument; pictures: readonly EditorPicture[] };

/** A page with one more photo, of the page `from`, all of them in the arrangement that suits them best; null where the page is full. */
function withPhoto(page: Page, picture: EditorPicture, { document, pictures }: Photos, from: readonly Page[] = []): Page | null {
  const before = photosOn(page).length === 0 ? [] : pagePhotos(page, pictures);
  if (!before || before.length >= maxPhotosPerPage) return null;
  const [next] = arrangementsOf(page, document, [...before, { photo: bookPhoto(picture), isHero: false }]);
  return next ? withKeptLook(withArranged(page, next, photoSetOf(document.product)), [page, ...from], pictures) : null;
}

/** A page without one of its photos and its caption, the others arranged anew; null where that cannot be done. */
function withoutPhoto(page: Page, photoId: string, { document, pictures }: Photos): Page | null {
  const photo = photosOn(page).find(({ id }) => id === photoId);
  if (!photo) return null;
  const caption = captionOf(page, photo);
  const rest = { ...page, elements: page.elements.filter((element) => element !== photo && element !== caption) };
  if (photosOn(rest).length === 0) return rest.elements.length === 0 ? rest : asPinned(rest);
  const photos = pagePhotos(rest, pictures);
  const [next] = photos ? arrangementsOf(rest, document, photos) : [];
  // More photos than are arranged keep their places.
  return next ? withKeptLook(withArranged(rest, next, photoSetOf(document.product)), [page], pictures) : asPinned(rest);
}

/** The cover is laid out by hand: the frame of its photo stays. */
function withEmptyFrame(document: PhotobookDocument, page: Page, photoId: string): Page | null {
  const emptied = applyEdits(document, emptyEdits(document, { page: page.id, element: photoId }));
  return emptied?.design.pages.find(({ id }) => id === page.id) ?? null;
}

/** Writes what `change` makes of some pages, by their indexes, as one step. False where it makes nothing of them. */
function editPages<Choice>(store: EditorStore<Choice>, change: (photos: Photos) => ReadonlyMap<number, Page> | null): boolean {
  const { history, pictures } = store.getState();
  const document = photobookDocument(history.content.design);
  const changed = change({ document, pictures });
  if (!changed) return false;
  writeBook(store, () => ({ ...document, pages: document.pages.map((page, at) => changed.get(at) ?? page) }));
  return true;
}

/** One more photo on the page. False where the page is full. */
export function addPhoto<Choice>(store: EditorStore<Choice>, index: number, picture: EditorPicture): boolean {
  return editPages(store, (photos) => {
    const page = photos.document.pages[index];
    const next = page && withPhoto(page, picture, photos);
    return next ? new Map([[index, next]]) : null;
  });
}

/** The photo `photoId` (id of its element) of one page on another one. False where that page is full. */
export function movePhoto<Choice>(store: EditorStore<Choice>, photoId: string, from: number, to: number): boolean {
  return editPages(store, (photos) => {
    const [page, target] = [photos.document.pages[from], photos.document.pages[to]];
    const photo = page && photosOn(page).find(({ id }) => id === photoId);
    const picture = photos.pictures.find(({ id }) => id === photo?.photoId);
    if (!page || !target || !picture || from === to) return null;
    const next = withPhoto(target, picture, photos, [page]);
    const rest = from === 0 ? withEmptyFrame(photos.document, page, photoId) : withoutPhoto(page, photoId, photos);
    return next && rest
      ? new Map([
          [from, rest],
          [to, next],
        ])
      : null;
  });
}

export function removePhoto<Choice>(store: EditorStore<Choice>, photoId: string, index: number): boolean {
  return editPages(store, (photos) => {
    const page = photos.document.pages[index];
    const rest = page && withoutPhoto(page, photoId, photos);
    return rest ? new Map([[index, rest]]) : null;
  });
}

/** Adds or removes the caption of a photo. False where there is no room for one. */
export function toggleCaption<Choice>(store: EditorStore<Choice>, photoId: string, index: number, sample: string): boolean {
  return editPages(store, ({ document }) => {
    const page = document.pages[index];
    const photo = page && photosOn(page).find(({ id }) => id === photoId);
    if (!page || !photo) return null;
    const next = captionOf(page, photo) ? removeCaption(page, photoId) : addCaption(page, photoId, photoSetOf(document.product), sample);
    return next ? new Map([[index, asPinned(next)]]) : null;
  });
}

export function togglePin<Choice>(store: EditorStore<Choice>, index: number): void {
  writePage(store, index, (page) => (isPinned(page) ? asAutomatic(page) : asPinned(page)));
}
