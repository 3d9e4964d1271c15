/** Documents of photo boxes: an empty one, and the same photos in other rows or another box. */
import { type DesignDocument, documentVersion, type Page } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import {
  borderWindow,
  emptyPrintPage,
  type PictureSize,
  placedPrintPage,
  printInks,
  printPhotoOf,
} from '#core/products/photo-set/print-page.ts';
import type { PageGeometry } from '#core/products/product.ts';
import type { BoxPrint, Photobox, PhotoboxChoice } from './choice.ts';
import { nearestCount } from './issues.ts';
import { lidPageId, photoboxPages, printPart } from './pages.ts';

export type PhotoboxDocument = DesignDocument<Photobox>;

/** A picture by its id, null where it is not known. */
type FindPicture = (photoId: string) => PictureSize | null;

/** Covers the lid where no photo lies on it. */
export const lidInk = 'lid';
export const lidColours: readonly Ink[] = [
  { c: 85, m: 65, y: 15, k: 5, hex: '#3c5a8c' },
  { c: 70, m: 30, y: 60, k: 25, hex: '#466b57' },
  { c: 5, m: 32, y: 80, k: 0, hex: '#eab342' },
  { c: 15, m: 80, y: 80, k: 5, hex: '#c44f39' },
  { c: 20, m: 45, y: 30, k: 0, hex: '#cf9d9b' },
  { c: 60, m: 55, y: 55, k: 70, hex: '#302b28' },
];

const inks: Record<string, Ink> = { ...printInks, [lidInk]: lidColours[0] ?? { c: 0, m: 0, y: 0, k: 100, hex: '#1d1d1b' } };

/** A print that none of these is. */
export function newPrint(prints: readonly Pick<BoxPrint, 'id'>[]): BoxPrint {
  const known = new Set(prints.map(({ id }) => id));
  let number = prints.length + 1;
  while (known.has(printPart(number))) number = (number % 999) + 1;
  return { id: printPart(number), isLying: true, fit: 'fill' };
}

/** These prints, and empty ones up to the least number that the box is sold with. */
export function filledUp(prints: readonly BoxPrint[], box: Parameters<typeof nearestCount>[1]): BoxPrint[] {
  const all = [...prints];
  const count = Math.max(all.length, nearestCount(all.length, box));
  while (all.length < count) all.push(newPrint(all));
  return all;
}

/** The lid begins with a colour. */
function lidPage(geometry: PageGeometry): Page {
  return { ...geometry, background: lidInk, elements: [] };
}

/** A box with as many empty prints as the choice says. Throws Fault 'bad-input' as `photoboxPages`. */
export function blankPhotobox({ count, ...choice }: PhotoboxChoice): PhotoboxDocument {
  const prints: BoxPrint[] = [];
  while (prints.length < count) prints.push(newPrint(prints));
  const product = { ...choice, prints };
  const pages = photoboxPages(product).map((page) =>
    page.id === lidPageId ? lidPage(page) : emptyPrintPage(page, borderWindow(page, choice.border * 1_000)),
  );
  return { version: documentVersion, product, inks, pages };
}

type Around = {
  find: FindPicture;
  /** Pages that take the place of the document's own. */
  replaced?: ReadonlyMap<string, Page>;
};

/** Its photo covers another lid as it covered the one before. */
function onLid(page: Page | undefined, geometry: PageGeometry): Page {
  if (!page) return lidPage(geometry);
  const { background, elements } = page;
  const window = borderWindow(geometry, 0);
  return { ...geometry, background, elements: elements.map((one) => (one.kind === 'photo' ? { ...one, ...window } : one)) };
}

/**
 * The document as this product: pages of prints that stay keep their photo, those of new prints are empty, and every photo lies as its print
 * says. Throws Fault 'bad-input' as `photoboxPages`.
 */
export function withProduct(document: PhotoboxDocument, product: Photobox, { find, replaced }: Around): PhotoboxDocument {
  const known = new Map([...document.pages.map((page) => [page.id, page] as const), ...(replaced ?? [])]);
  const before = new Map(document.product.prints.map((print) => [print.id, print]));
  const isSameBox = document.product.photoboxType === product.photoboxType && document.product.border === product.border;
  const geometries = new Map(photoboxPages(product).map((page) => [page.id, page]));
  const pages = [...geometries.values()].map((geometry) => {
    const page = known.get(geometry.id);
    if (geometry.id === lidPageId) return onLid(page, geometry);
    const print = product.prints.find(({ id }) => id === geometry.id);
    const window = borderWindow(geometry, product.border * 1_000);
    if (!page || !print) return emptyPrintPage(geometry, window);
    const old = before.get(print.id);
    if (isSameBox && old?.isLying === print.isLying && old.fit === print.fit && !replaced?.has(print.id)) return page;
    const photoId = printPhotoOf(page)?.photoId ?? null;
    return placedPrintPage(page, geometry, { window, fit: print.fit, picture: photoId === null ? null : find(photoId) });
  });
  return { ...document, inks: { ...inks, ...document.inks }, product, pages };
}
