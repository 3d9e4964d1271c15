/** Changes of what a book is made of. Loaded with the first one. */

import { acrossCount } from '#core/products/photobook/across.ts';
import { asAutomatic, isEmptyPage, isPinned } from '#core/products/photobook/automatic.ts';
import { groundInk, type PhotobookDocument } from '#core/products/photobook/blank.ts';
import { changePhotobook } from '#core/products/photobook/complete.ts';
import { withPhotobook } from '#core/products/photobook/refit.ts';
import type { PhotobookOptions } from '#core/products/photobook/rows.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { photoSetOf } from './book-input.ts';
import { type BookChange, type PhotobookDto, photobookContent, photobookDocument } from './photobook-content.ts';
import type { BookTexts } from './texts.ts';

/**
 * Grounds of a book whose style has changed. Pure. Inside pages that are not pinned get the ground of the set; `before` is the document
 * with the previous set.
 */
function withSetGround(document: PhotobookDocument, before: PhotobookDocument): PhotobookDocument {
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

type Of = { store: EditorStore<PhotobookDto>; options: PhotobookOptions };

export function changeBook({ store, options }: Of, change: BookChange, t: BookTexts): void {
  const { history, unplaced } = store.getState();
  const document = photobookDocument(history.content.design);
  const { choice, notes } = changePhotobook(document.product, change, { rows: options });
  const { document: changed, left } = withPhotobook(document, choice, t);
  const lost = acrossCount(document.pages) - acrossCount(changed.pages);
  const said = [
    ...(lost > 0 && left.length === 0 ? [t('book.spread.lost', { count: lost })] : []),
    ...notes.map((note) => t(note)),
    ...(left.length > 0 ? [t('book.pages.left', { count: left.length })] : []),
  ];
  store.dispatch({
    type: 'migrate',
    content: photobookContent({ design: withSetGround(changed, document), choice: history.content.choice }),
    unplaced,
    notice: said.length > 0 ? { kind: 'text', text: said.join(' ') } : null,
    at: Date.now(),
  });
}
