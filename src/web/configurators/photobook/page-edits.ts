/** Changes of one page of a book as steps of its editor: another arrangement, one more photo, pinned or free. Loaded with the panels. */
import type { BookPage } from '#core/auto-layout/book-layout.ts';
import { maxPhotosPerPage, type PageLayout, type PagePhoto, type PageStyle, pageLayouts } from '#core/auto-layout/page-layout.ts';
import type { Page } from '#core/design/document.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { asAutomatic, asPinned, isPinned } from '#core/products/photobook/automatic.ts';
import type { PhotobookDocument } from '#core/products/photobook/blank.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { bookPhoto, frameOf, photosOn, setOf } from './book-input.ts';
import { laidOutPage, type PhotoLabel } from './book-pages.ts';
import { photobookDocument } from './photobook-content.ts';

/** Arrangements that are shown to choose from. */
const offered = 12;

/** Writes a document as one step. */
export function writeBook<Choice>(store: EditorStore<Choice>, change: (document: PhotobookDocument) => PhotobookDocument): void {
  const { content } = store.getState().history;
  const before = photobookDocument(content.design);
  const design = change(before);
  if (design !== before) store.change([{ kind: 'setContent', content: { ...content, design } }]);
}

function writePage<Choice>(store: EditorStore<Choice>, index: number, change: (page: Page, document: PhotobookDocument) => Page): void {
  writeBook(store, (document) => ({
    ...document,
    pages: document.pages.map((page, at) => (at === index ? change(page, document) : page)),
  }));
}

function styleOf(document: PhotobookDocument): PageStyle {
  const { fine, soft } = handHeld.ppi;
  return { gapUm: setOf(document.product).gapMm * 1_000, ppi: { fine, soft } };
}

/** Photos of a page as the layout arranges them; null where one of them is not known or there are too many. */
export function pagePhotos(page: Page, pictures: readonly EditorPicture[]): PagePhoto[] | null {
  const photos = photosOn(page).map(({ photoId }) => pictures.find(({ id }) => id === photoId));
  if (photos.length === 0 || photos.length > maxPhotosPerPage) return null;
  return photos.every((picture) => picture !== undefined) ? photos.map((picture) => ({ photo: bookPhoto(picture), isHero: false })) : null;
}

/** The best arrangements of the photos of a page. */
export function arrangementsOf(page: Page, document: PhotobookDocument, photos: readonly PagePhoto[]): PageLayout[] {
  return pageLayouts(photos, frameOf(page, setOf(document.product), document.product.binding), styleOf(document), offered);
}

/** Texts and everything else on the page stay above the photos. */
function withArranged(page: Page, { cells }: Pick<BookPage, 'cells'>, label: PhotoLabel): Page {
  const others = page.elements.filter(({ kind }) => kind !== 'photo');
  const arranged = laidOutPage(page, cells, label);
  const taken = new Set(arranged.elements.map(({ id }) => id));
  const kept = others.filter(({ id }) => !taken.has(id));
  return asPinned({ ...arranged, elements: [...arranged.elements, ...kept], ...(page.groups ? { groups: page.groups } : {}) });
}

export function arrangeAs<Choice>(store: EditorStore<Choice>, index: number, layout: Pick<BookPage, 'cells'>, label: PhotoLabel): void {
  writePage(store, index, (page) => withArranged(page, layout, label));
}

/** One more photo on the page, and all of them in the arrangement that suits them best. False where the page is full. */
export function addPhoto<Choice>(store: EditorStore<Choice>, index: number, picture: EditorPicture, label: PhotoLabel): boolean {
  const { history, pictures } = store.getState();
  const document = photobookDocument(history.content.design);
  const page = document.pages[index];
  if (!page) return false;
  const before = photosOn(page).length === 0 ? [] : pagePhotos(page, pictures);
  if (!before || before.length >= maxPhotosPerPage) return false;
  const [next] = arrangementsOf(page, document, [...before, { photo: bookPhoto(picture), isHero: false }]);
  if (!next) return false;
  arrangeAs(store, index, next, label);
  return true;
}

export function togglePin<Choice>(store: EditorStore<Choice>, index: number): void {
  writePage(store, index, (page) => (isPinned(page) ? asAutomatic(page) : asPinned(page)));
}
