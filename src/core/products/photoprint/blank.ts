/** Documents of photo prints: an empty one, and the same photos in other rows. */
import { type DesignDocument, documentVersion, type Page } from '#core/design/document.ts';
import { emptyPrintPage, type PictureSize, placedPrintPage, printInks, printPhotoOf } from '#core/products/photo-set/print-page.ts';
import type { PhotoprintChoice } from './choice.ts';
import { printGeometry, printWindow } from './pages.ts';

export type PhotoprintDocument = DesignDocument<PhotoprintChoice>;

/** A picture by its id, null where it is not known. */
export type FindPicture = (photoId: string) => PictureSize | null;

function pageOf(page: Page, row: PhotoprintChoice['rows'][number], border: number, find: FindPicture): Page {
  const photoId = printPhotoOf(page)?.photoId ?? null;
  return placedPrintPage(page, printGeometry(row), {
    window: printWindow(row, border),
    fit: row.fit,
    picture: photoId === null ? null : find(photoId),
  });
}

/** A set without photos. Throws Fault 'bad-input' for a format that is not made. */
export function blankPhotoprint(product: PhotoprintChoice): PhotoprintDocument {
  const pages = product.rows.map((row) => emptyPrintPage(printGeometry(row), printWindow(row, product.border)));
  return { version: documentVersion, product, inks: printInks, pages };
}

/**
 * The document with these rows: pages of rows that stay keep their photo, those of new rows are empty, and every photo lies as its row
 * says. `replaced`: pages that take the place of the document's own. Throws as `blankPhotoprint` does.
 */
export function withPrints(
  document: PhotoprintDocument,
  product: PhotoprintChoice,
  { find, replaced = new Map() }: { find: FindPicture; replaced?: ReadonlyMap<string, Page> },
): PhotoprintDocument {
  const known = new Map([...document.pages.map((page) => [page.id, page] as const), ...replaced]);
  const before = new Map(document.product.rows.map((row) => [row.id, row]));
  const isSameBorder = document.product.border === product.border;
  const pages = product.rows.map((row) => {
    const page = known.get(row.id);
    if (!page) return emptyPrintPage(printGeometry(row), printWindow(row, product.border));
    const old = before.get(row.id);
    const isSamePlace = isSameBorder && old?.format === row.format && old.isLying === row.isLying && old.fit === row.fit;
    return isSamePlace && !replaced.has(row.id) ? page : pageOf(page, row, product.border, find);
  });
  return { ...document, product, pages };
}
