/** Pages of a book as they are laid out, moved and emptied. Pure: a document in, a document out. */
import type { BookCell, BookLayout, BookPage } from '#core/auto-layout/book-layout.ts';
import type { Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outline.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { asAutomatic, isPinned } from '#core/products/photobook/automatic.ts';
import { emptyBookPage, type PhotobookDocument, titleId } from '#core/products/photobook/blank.ts';
import { withPhotobook } from '#core/products/photobook/refit.ts';
import type { Message } from '#core/values/message.ts';
import { bookFrame, photoSetOf } from './book-input.ts';

type Size = Pick<Page, 'widthUm' | 'heightUm'>;

/** Name of a photo by its number on the page. */
export type BookPhotoLabel = (number: number) => string;

/** A photo that touches the trim is printed beyond it. */
function withBleed(box: Box, page: Page): Box {
  const { bleedUm } = pageGuides(page);
  const [left, top] = [box.xUm <= 0 ? box.xUm - bleedUm : box.xUm, box.yUm <= 0 ? box.yUm - bleedUm : box.yUm];
  const [right, bottom] = [box.xUm + box.widthUm, box.yUm + box.heightUm];
  const endX = right >= page.widthUm ? right + bleedUm : right;
  const endY = bottom >= page.heightUm ? bottom + bleedUm : bottom;
  return { xUm: left, yUm: top, widthUm: endX - left, heightUm: endY - top };
}

function photoElement({ photoId, box, crop }: BookCell, number: number, page: Page, label: BookPhotoLabel): PhotoElement {
  return {
    kind: 'photo',
    id: `photo-${number}`,
    label: label(number),
    ...withBleed(box, page),
    rotation: 0,
    photoId,
    shape: 'rect',
    crop,
    ink: 'slot',
  };
}

/** The page with these photos and nothing else, as the automatic layout leaves it. */
export function laidOutPage(page: Page, cells: readonly BookCell[], label: BookPhotoLabel): Page {
  const { groups: _, ...rest } = page;
  return asAutomatic({ ...rest, elements: cells.map((cell, at) => photoElement(cell, at + 1, page, label)) });
}

/** A photo over the fold belongs to the left page; the right one shows the rest of it. */
function overFold({ cells }: BookPage, { widthUm }: Size): BookCell[] {
  return cells.map((cell) => ({ ...cell, box: { ...cell.box, xUm: cell.box.xUm - widthUm } }));
}

/**
 * The document with the pages of a layout. Pinned pages stay; the cover shows the best photo unless its owner has put one there. `left` are
 * pages with content that a smaller book has no place for.
 */
export function filledBook(
  document: PhotobookDocument,
  layout: BookLayout,
  t: (message: Message) => string,
  label: BookPhotoLabel,
): { document: PhotobookDocument; left: Page[] } {
  const set = photoSetOf(document.product);
  // Pages that are laid out anew must not be left over as content.
  const cleared = {
    ...document,
    pages: document.pages.map((page, at) => (at === 0 || isPinned(page) ? page : emptyBookPage(withoutContent(page), set))),
  };
  const { document: resized, left } = withPhotobook(cleared, { ...document.product, pageCount: layout.pageCount }, t);
  const pages = resized.pages.map((page, at) => {
    if (at === 0) return coverWith(page, layout.coverPhotoId, label);
    const laidOut = layout.pages[at - 1];
    if (!laidOut || isPinned(page)) return page;
    const before = laidOut.spread === 'right' ? layout.pages[at - 2] : undefined;
    const cells = before ? overFold(before, page) : laidOut.cells;
    return cells.length === 0 ? page : laidOutPage(page, cells, label);
  });
  return { document: { ...resized, pages }, left };
}

/** The geometry of a page. */
function withoutContent({ elements: _, background: __, ground: ___, groups: ____, autoLayout: _____, ...geometry }: Page) {
  return geometry;
}

export const coverPhotoId = 'cover-photo';

/** A photo in the middle of the front with the title above it. Where there is a photo already, the cover stays as it is. */
function coverWith(page: Page, photoId: string | null, label: BookPhotoLabel): Page {
  const front = page.panels.find(({ id }) => id === 'front');
  const known = page.elements.find(({ kind }) => kind === 'photo');
  if (!front || photoId === null) return page;
  const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
  if (known)
    return known.id === coverPhotoId
      ? { ...page, elements: page.elements.map((one) => (one === known && one.kind === 'photo' ? { ...one, photoId, crop } : one)) }
      : page;
  const share = (of: number, part: number) => Math.round(of * part);
  const box = {
    xUm: front.xUm + share(front.widthUm, 0.14),
    yUm: front.yUm + share(front.heightUm, 0.3),
    widthUm: share(front.widthUm, 0.72),
    heightUm: share(front.heightUm, 0.56),
  };
  const photo: PhotoElement = {
    kind: 'photo',
    id: coverPhotoId,
    label: label(1),
    ...box,
    rotation: 0,
    photoId,
    shape: 'rect',
    crop,
    ink: 'slot',
  };
  const elements = page.elements.map((element) =>
    element.id === titleId && element.kind === 'text'
      ? { ...element, yUm: front.yUm + Math.max(0, Math.round((share(front.heightUm, 0.3) - element.heightUm) / 2)) }
      : element,
  );
  return { ...page, elements: [photo, ...elements] };
}

/** Everything but the geometry of `from` on the page `to`. Inside the margins of a left page lies what lay inside those of a right one. */
function onPage(from: Page, to: Page, document: PhotobookDocument): Page {
  const set = photoSetOf(document.product);
  const { binding } = document.product;
  const byUm = bookFrame(to, set, binding).live.xUm - bookFrame(from, set, binding).live.xUm;
  const wasPinned = isPinned(from);
  const { background, ground, groups, elements } = from;
  const moved: Page = {
    ...withoutContent(to),
    background,
    ...(ground ? { ground } : {}),
    ...(groups ? { groups } : {}),
    elements: byUm === 0 ? elements : elements.map((element) => ({ ...element, xUm: element.xUm + byUm })),
  };
  return wasPinned || elements.length === 0 ? moved : asAutomatic(moved);
}

/** The contents of inside pages in another order; `order` are indexes into the inside pages, one for each. */
function reordered(document: PhotobookDocument, order: readonly (number | null)[]): PhotobookDocument {
  const [cover, ...inside] = document.pages;
  const set = photoSetOf(document.product);
  const pages = inside.map((page, at) => {
    const index = order[at] ?? null;
    const from = index === null ? null : inside[index];
    if (from === page) return page;
    return from ? onPage(from, page, document) : emptyBookPage(withoutContent(page), set);
  });
  return { ...document, pages: cover ? [cover, ...pages] : pages };
}

/** The page of an index (0 for page 1) at another one; those between move up or down. */
export function movePage(document: PhotobookDocument, from: number, to: number): PhotobookDocument {
  const order = document.pages.slice(1).map((_, at) => at);
  const last = order.length - 1;
  if (from === to || from < 0 || to < 0 || from > last || to > last) return document;
  return reordered(document, order.toSpliced(from, 1).toSpliced(to, 0, from));
}

/** Two pages change places. */
export function swapPages(document: PhotobookDocument, one: number, two: number): PhotobookDocument {
  const order = document.pages.slice(1).map((_, at) => (at === one ? two : at === two ? one : at));
  return reordered(document, order);
}

/** Nothing on the page but the ground of its set. */
export function emptyPageAt(document: PhotobookDocument, index: number): PhotobookDocument {
  const order = document.pages.slice(1).map((_, at) => (at === index ? null : at));
  return reordered(document, order);
}
