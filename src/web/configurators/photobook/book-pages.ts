/** Pages of a book as they are laid out. Pure: a document in, a document out. */
import type { BookCell, BookLayout } from '#core/auto-layout/book-layout.ts';
import type { Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { spreadShiftUm } from '#core/design/spread/spread-pages.ts';
import { isHeld } from '#core/products/photobook/across.ts';
import { asAutomatic } from '#core/products/photobook/automatic.ts';
import { emptyBookPage, type PhotobookDocument, titleId } from '#core/products/photobook/blank.ts';
import { withPhotobook } from '#core/products/photobook/refit.ts';
import type { Message } from '#core/values/message.ts';
import { photoSetOf } from './book-input.ts';

/** Name of a photo by its number on the page. */

/** A photo that touches the trim is printed beyond it. `endUm`: where the page ends, or its spread for what lies across. */
function withBleed(box: Box, page: Page, endUm: number): Box {
  const { bleedUm } = pageGuides(page);
  const [left, top] = [box.xUm <= 0 ? box.xUm - bleedUm : box.xUm, box.yUm <= 0 ? box.yUm - bleedUm : box.yUm];
  const [right, bottom] = [box.xUm + box.widthUm, box.yUm + box.heightUm];
  const endX = right >= endUm ? endUm + bleedUm : right;
  const endY = bottom >= page.heightUm ? bottom + bleedUm : bottom;
  return { xUm: left, yUm: top, widthUm: endX - left, heightUm: endY - top };
}

/** A photo that reaches over the right edge of a left page lies across its spread. */
function photoElement({ photoId, box, crop }: BookCell, number: number, page: Page, endUm: number): PhotoElement {
  const isOver = endUm > page.widthUm && box.xUm + box.widthUm > page.widthUm;
  return {
    kind: 'photo',
    id: `photo-${number}`,
    role: 'photo',
    number,
    ...withBleed(box, page, isOver ? endUm : page.widthUm),
    rotation: 0,
    photoId,
    shape: 'rect',
    crop,
    ink: 'slot',
    ...(isOver ? { across: true } : {}),
  };
}

/** The page with these photos and nothing else, as the automatic layout leaves it. `right`: the page beside a left one. */
export function laidOutPage(page: Page, cells: readonly BookCell[], right?: Page): Page {
  const { groups: _, ...rest } = page;
  const shiftUm = spreadShiftUm(page, right);
  const endUm = right && shiftUm !== null ? shiftUm + right.widthUm : page.widthUm;
  return asAutomatic({ ...rest, elements: cells.map((cell, at) => photoElement(cell, at + 1, page, endUm)) });
}

/**
 * The document with the pages of a layout. Pinned pages stay; the cover shows the best photo unless its owner has put one there. `left` are
 * pages with content that a smaller book has no place for.
 */
export function filledBook(
  document: PhotobookDocument,
  layout: BookLayout,
  t: (message: Message) => string,
): { document: PhotobookDocument; left: Page[] } {
  const set = photoSetOf(document.product);
  // Pages that are laid out anew must not be left over as content.
  const cleared = {
    ...document,
    pages: document.pages.map((page, at) => (at === 0 || isHeld(document.pages, at) ? page : emptyBookPage(withoutContent(page), set))),
  };
  const { document: resized, left } = withPhotobook(cleared, { ...document.product, pageCount: layout.pageCount }, t);
  const pages = resized.pages.map((page, at) => {
    if (at === 0) return coverWith(page, layout.coverPhotoId);
    const laidOut = layout.pages[at - 1];
    if (!laidOut || isHeld(resized.pages, at) || laidOut.cells.length === 0) return page;
    return laidOutPage(page, laidOut.cells, laidOut.spread === 'left' ? resized.pages[at + 1] : undefined);
  });
  return { document: { ...resized, pages }, left };
}

/** The geometry of a page. */
export function withoutContent({ elements: _, background: __, ground: ___, groups: ____, autoLayout: _____, ...geometry }: Page) {
  return geometry;
}

export const coverPhotoId = 'cover-photo';

/** A photo in the middle of the front with the title above it. Where there is a photo already, the cover stays as it is. */
function coverWith(page: Page, photoId: string | null): Page {
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
    role: 'photo',
    number: 1,
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
