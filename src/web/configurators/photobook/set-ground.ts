/** Grounds of a book whose style has changed. Pure. */
import { asAutomatic, isEmptyPage, isPinned } from '#core/products/photobook/automatic.ts';
import { groundInk, type PhotobookDocument } from '#core/products/photobook/blank.ts';
import { photoSetOf } from './book-input.ts';

/** Inside pages that are not pinned get the ground of the set; `before` is the document with the previous set. */
export function withSetGround(document: PhotobookDocument, before: PhotobookDocument): PhotobookDocument {
  const set = photoSetOf(document.product);
  if (set.id === photoSetOf(before.product).id) return document;
  const background = groundInk(set.ground);
  const pages = document.pages.map((page, at) => {
    if (at === 0 || isPinned(page)) return page;
    const grounded = { ...page, background };
    return isEmptyPage(page) ? grounded : asAutomatic(grounded);
  });
  return { ...document, pages };
}
