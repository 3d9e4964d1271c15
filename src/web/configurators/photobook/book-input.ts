/** What the automatic layout is asked for a book: its photos with their facts, and where photos may lie on its pages. Pure. */
import type { BookInput, BookPhoto, Graduation, PageFrame, Pin } from '#core/auto-layout/book-input.ts';
import type { BookCell } from '#core/auto-layout/book-layout.ts';
import type { LayoutSettings } from '#core/auto-layout/layout-record.ts';
import { defaultPhotobookSet, findPhotobookSet, type PhotobookSet } from '#core/catalogue/photobook-sets.ts';
import type { Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { noFacts } from '#core/photos/facts.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { isHeld } from '#core/products/photobook/across.ts';
import type { PhotobookDocument } from '#core/products/photobook/blank.ts';
import { photobookPageCounts } from '#core/products/photobook/books.ts';
import type { PhotobookChoice } from '#core/products/photobook/choice.ts';
import { photobookPages } from '#core/products/photobook/pages.ts';
import { minPageCount } from '#core/products/photobook/spine.ts';
import type { PageGeometry } from '#core/products/product.ts';
import type { EditorPicture } from '#web/editor/state.ts';

const um = 1_000;

export function photoSetOf({ designGroupSetId }: Pick<PhotobookChoice, 'designGroupSetId'>): PhotobookSet {
  return findPhotobookSet(designGroupSetId) ?? defaultPhotobookSet;
}

export function bookPhoto({ id, name, width, height, focusX, focusY, ...facts }: EditorPicture): BookPhoto {
  const { takenAt, offsetMin, camera, dhash, faces, sharpness, entropy } = { ...noFacts, ...facts };
  const known = { takenAt, offsetMin, camera, dhash, faces, sharpness, entropy };
  const focus = focusX === undefined || focusY === undefined ? {} : { focus: { x: focusX, y: focusY } };
  return { ...known, id, name, sha256: null, width, height, ...focus };
}

/** Where photos may lie on an inside page. A set without a margin prints them to the edge of the paper. */
export function bookFrame(
  { widthUm, heightUm, gutter }: PageGeometry,
  { marginMm }: PhotobookSet,
  binding: PhotobookChoice['binding'],
): PageFrame {
  const margin = marginMm * um;
  const hiddenUm = gutter?.hiddenUm ?? 0;
  const inner = margin === 0 ? 0 : margin + hiddenUm;
  const isLeft = gutter?.side === 'right';
  const live = {
    xUm: isLeft ? margin : inner,
    yUm: margin,
    widthUm: widthUm - margin - inner,
    heightUm: heightUm - 2 * margin,
  };
  return { side: isLeft ? 'left' : 'right', widthUm, heightUm, live, hiddenUm, mayCrossFold: binding === 'layflat' };
}

/** Every number of pages that the book is bound with. */
function graduationsOf(product: PhotobookChoice): Graduation[] {
  const set = photoSetOf(product);
  const least = minPageCount(product);
  return photobookPageCounts(product.photobookType)
    .filter((pageCount) => pageCount >= least)
    .map((pageCount) => ({
      pageCount,
      frames: photobookPages({ ...product, pageCount })
        .slice(1)
        .map((page) => bookFrame(page, set, product.binding)),
    }));
}

/** Photos of a page that lie on it alone. */
export function photosOn({ elements }: Page): PhotoElement[] {
  return elements.filter((element): element is PhotoElement => element.kind === 'photo' && !element.across);
}

/** Photos that continue on the page at the right. */
export function acrossOn({ elements }: Page): PhotoElement[] {
  return elements.filter((element): element is PhotoElement => element.kind === 'photo' && element.across === true);
}

/** A photo of a page as the automatic layout knows it: it stays where it is. */
function cellOf({ photoId, xUm, yUm, widthUm, heightUm, crop }: PhotoElement): BookCell {
  const box = { xUm, yUm, widthUm, heightUm };
  return { photoId, box, crop, area: box, isWhole: false };
}

function pinsOf({ pages }: PhotobookDocument): Pin[] {
  return pages.slice(1).flatMap((page, index): Pin[] => {
    if (!isHeld(pages, index + 1)) return [];
    const cells = [...acrossOn(page), ...photosOn(page)].map(cellOf);
    return [{ index, page: { cells, layout: null, spread: null } }];
  });
}

/** Seconds by the name of the camera. */
export function shiftsOf({ cameraShifts }: Pick<LayoutSettings, 'cameraShifts'>): BookInput['cameraShifts'] {
  return Object.fromEntries(cameraShifts.map(({ camera, seconds }) => [camera, seconds]));
}

export function bookInput(document: PhotobookDocument, pictures: readonly EditorPicture[], settings: LayoutSettings): BookInput {
  const { product } = document;
  const { density, pageCount, seed, excludedIds, requiredIds } = settings;
  const { fine, soft } = handHeld.ppi;
  return {
    density,
    pageCount,
    seed,
    excludedIds,
    requiredIds,
    cameraShifts: shiftsOf(settings),
    photos: pictures.map(bookPhoto),
    graduations: graduationsOf(product),
    gapUm: photoSetOf(product).gapMm * um,
    ppi: { fine, soft },
    pins: pinsOf(document),
  };
}
