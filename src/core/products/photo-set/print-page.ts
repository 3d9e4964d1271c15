/** Pages of products that print one photo each: where the photo lies, as a whole or cropped, with or without a white border. */

import type { Page } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import type { ElementRole } from '#core/design/naming/roles.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import type { PageGeometry } from '#core/products/product.ts';

/** 'fill': the photo fills its window and is cropped; 'whole': all of it is seen, with white edges. */
export const fitKeys = ['fill', 'whole'] as const;
export type PrintFit = (typeof fitKeys)[number];

/** For the slot of a photo that is not there yet. */
export const printInks: Record<string, Ink> = {
  paper: { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' },
  slot: { c: 8, m: 7, y: 10, k: 4, hex: '#e4e1da' },
};

/** Id of the photo of a page. */
export const printPhotoId = 'photo';

/** Pixels of a picture after orientation. */
export type PictureSize = { width: number; height: number };

/** Cutting takes nothing of a photo that is shown whole: it keeps this distance from the trim. */
const minWholeBorderUm = 3_000;

/** The area of a page that a photo fills: to the bleed, or inside a border. */
export function borderWindow({ widthUm, heightUm, bleedUm = 0 }: PageGeometry, borderUm: number): Box {
  const outUm = borderUm === 0 ? bleedUm : -borderUm;
  return { xUm: -outUm, yUm: -outUm, widthUm: widthUm + 2 * outUm, heightUm: heightUm + 2 * outUm };
}

/** The part of a window in which cutting takes nothing. */
export function uncutWindow(window: Box, { widthUm, heightUm }: PageGeometry): Box {
  const left = Math.max(window.xUm, minWholeBorderUm);
  const top = Math.max(window.yUm, minWholeBorderUm);
  const right = Math.min(window.xUm + window.widthUm, widthUm - minWholeBorderUm);
  const bottom = Math.min(window.yUm + window.heightUm, heightUm - minWholeBorderUm);
  return { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
}

/** The largest box of a picture's shape in the middle of a window, whole micrometres, with a picture's pixels all inside it. */
export function wholePrintBox(window: Box, { width, height }: PictureSize): Box {
  const isWide = width * window.heightUm >= height * window.widthUm;
  const widthUm = isWide ? window.widthUm : Math.max(1, Math.round((window.heightUm * width) / height));
  const heightUm = isWide ? Math.max(1, Math.round((window.widthUm * height) / width)) : window.heightUm;
  return {
    xUm: window.xUm + Math.floor((window.widthUm - widthUm) / 2),
    yUm: window.yUm + Math.floor((window.heightUm - heightUm) / 2),
    widthUm,
    heightUm,
  };
}

/** The picture as it lies in its slot, turned by quarters. */
export function turnedSize({ width, height }: PictureSize, turn: PhotoElement['turn']): PictureSize {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

const middle = { zoom: 1, focusX: 0.5, focusY: 0.5 } as const;

/** A page with an empty slot. */
export function emptyPrintPage(geometry: PageGeometry, window: Box, role: ElementRole = 'photo'): Page {
  const photo = {
    kind: 'photo',
    id: printPhotoId,
    role,
    ...window,
    rotation: 0,
    photoId: null,
    shape: 'rect',
    crop: middle,
    ink: 'slot',
  } as const;
  return { ...geometry, background: null, elements: [photo] };
}

/** The photo of a page. */
export function printPhotoOf({ elements }: Pick<Page, 'elements'>): PhotoElement | null {
  const photo = elements.find(({ kind }) => kind === 'photo');
  return photo?.kind === 'photo' ? photo : null;
}

/**
 * The page of a print in another geometry, with the same photo. `picture`: its pixels, where they are known; a photo that is shown whole
 * needs them.
 */
export function placedPrintPage(
  page: Page,
  geometry: PageGeometry,
  { window, fit, picture }: { window: Box; fit: PrintFit; picture: PictureSize | null },
): Page {
  const { background, ground, groups, elements } = page;
  const place = (photo: PhotoElement): PhotoElement => {
    if (fit === 'fill' || !picture) return { ...photo, ...window };
    return { ...photo, ...wholePrintBox(uncutWindow(window, geometry), turnedSize(picture, photo.turn)), crop: middle };
  };
  return {
    ...geometry,
    background,
    ...(ground ? { ground } : {}),
    ...(groups ? { groups } : {}),
    elements: elements.map((element) => (element.kind === 'photo' ? place(element) : element)),
  };
}
