/** The printed lid of a box: in a colour, or with a photo that goes on around its edge. Pure. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import { firstCrop } from '#core/layout/crop.ts';
import { borderWindow, emptyPrintPage, printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { lidInk, type PhotoboxDocument } from '#core/products/photobox/blank.ts';
import { lidPageId } from '#core/products/photobox/pages.ts';
import type { SetPicture } from '#web/configurators/photo-set/photo-set.ts';

/** Null for a lid that is not printed. */
export function lidOf({ pages }: Pick<DesignDocument, 'pages'>): Page | null {
  return pages.find(({ id }) => id === lidPageId) ?? null;
}

function withLid(document: PhotoboxDocument, change: (page: Page) => Page): PhotoboxDocument {
  return { ...document, pages: document.pages.map((page) => (page.id === lidPageId ? change(page) : page)) };
}

/** A photo on the lid gives way. */
export function colouredLid(document: PhotoboxDocument, ink: Ink): PhotoboxDocument {
  const coloured = withLid(document, (page) => ({ ...page, background: lidInk, elements: [] }));
  return { ...coloured, inks: { ...coloured.inks, [lidInk]: ink } };
}

/** `picture`: null for one that is on its way. */
export function photoLid(document: PhotoboxDocument, picture: SetPicture | null, label: string): PhotoboxDocument {
  return withLid(document, (page) => {
    const { background: _, elements: __, ...geometry } = page;
    const empty = emptyPrintPage(geometry, borderWindow(geometry, 0), label);
    const photo = printPhotoOf(empty);
    if (!picture || !photo) return empty;
    const { id, width, height, focusX, focusY } = picture;
    const facts = { id, width, height, ...(focusX === undefined ? {} : { focusX }), ...(focusY === undefined ? {} : { focusY }) };
    return { ...empty, elements: [{ ...photo, photoId: id, crop: firstCrop(photo, facts) }] };
  });
}
