/** Up to four photos in the place that a design gives one on a sheet, arranged by slicing trees. Pure. */

import type { ArrangedPhoto, Crop } from '#core/arrange/arrangement.ts';
import { candidateOf, tooSmallCost } from '#core/arrange/layout-cost.ts';
import { allTrees, placeTree } from '#core/arrange/slicing-tree.ts';
import { polishExpression } from '#core/auto-layout/page-layout.ts';
import type { Element, Page, PhotoElement } from '#core/design/document.ts';
import { fitPhoto } from '#core/design/fit-photo.ts';
import { nameKeys } from '#core/design/naming/element-name.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { type PhotoPlace, sheetPhotosOf } from '#core/products/calendar/photo-place.ts';
import type { PageGeometry } from '#core/products/product.ts';

export const maxSheetPhotos = 4;
/** Arrangements that are shown to choose from. */
const offered = 8;
/** Width by height of a photo that is not there yet. */
const emptyRatio = 4 / 3;

/** Pixels of the oriented picture, what it is centred on, and its faces, as shares of its sides. */
export type KnownPhoto = { width: number; height: number; focusX?: number; focusY?: number } & Pick<ArrangedPhoto, 'faces'>;
export type FindPhoto = (photoId: string) => KnownPhoto | undefined;

/** `tree` is its Polish expression ('12*3+': two beside each other above a third). Cells are in the order of the photos. */
export type SheetArrangement = { tree: string; cells: { box: Box; crop: Crop }[] };

function arrangedPhoto({ id, photoId, turn }: PhotoElement, find: FindPhoto): ArrangedPhoto {
  const known = photoId === null ? undefined : find(photoId);
  if (!known) return { id, ratio: emptyRatio };
  const { width, height, focusX, focusY, faces } = known;
  if (turn === 90 || turn === 270) return { id, ratio: height / width };
  const focus = focusX === undefined || focusY === undefined ? {} : { focus: { x: focusX, y: focusY } };
  return { id, ratio: width / height, ...(faces && turn === undefined ? { faces } : {}), ...focus };
}

/** What of a box lies on the sheet and not in its bleed. */
function trimmed({ xUm, yUm, widthUm, heightUm }: Box, sheet: PageGeometry): Box {
  const [left, top] = [Math.max(0, xUm), Math.max(0, yUm)];
  const right = Math.min(sheet.widthUm, xUm + widthUm);
  const bottom = Math.min(sheet.heightUm, yUm + heightUm);
  return { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
}

/** A cell at the edge of the visible frame reaches as far as the whole place does. */
function intoBleed({ xUm, yUm, widthUm, heightUm }: Box, frame: Box, whole: Box): Box {
  const left = xUm === frame.xUm ? whole.xUm : xUm;
  const top = yUm === frame.yUm ? whole.yUm : yUm;
  const right = xUm + widthUm === frame.xUm + frame.widthUm ? whole.xUm + whole.widthUm : xUm + widthUm;
  const bottom = yUm + heightUm === frame.yUm + frame.heightUm ? whole.yUm + whole.heightUm : yUm + heightUm;
  return { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
}

/**
 * Arrangements of these photos that fill the place, best first: each a slicing tree with the photos in their order. Those with photos of less
 * than 25 mm only where there is no other.
 */
export function sheetArrangements(
  { drawn, photo, gapUm }: PhotoPlace,
  photos: readonly PhotoElement[],
  find: FindPhoto,
): SheetArrangement[] {
  const frame = trimmed(photo, drawn);
  const arranged = photos.map((one) => arrangedPhoto(one, find));
  const ratios = arranged.map(({ ratio }) => ratio);
  const placed = allTrees(ratios, gapUm).flatMap((tree) => {
    const areas: Box[] = [];
    if (!placeTree(tree, frame, gapUm, areas)) return [];
    const cells = areas.map((area, at) => {
      const { box, crop } = fitPhoto(arranged[at] as ArrangedPhoto, intoBleed(area, frame, photo), true);
      return { box, crop };
    });
    return [{ tree: polishExpression(tree), cells, cost: candidateOf(arranged, areas, frame).cost }];
  });
  const large = placed.filter(({ cost }) => cost < tooSmallCost);
  return (large.length > 0 ? large : placed).toSorted((a, b) => a.cost - b.cost).slice(0, offered);
}

function boundsOf(boxes: readonly Box[]) {
  return {
    left: Math.min(...boxes.map(({ xUm }) => xUm)),
    top: Math.min(...boxes.map(({ yUm }) => yUm)),
    right: Math.max(...boxes.map(({ xUm, widthUm }) => xUm + widthUm)),
    bottom: Math.max(...boxes.map(({ yUm, heightUm }) => yUm + heightUm)),
  };
}

/** The tree that boxes lie in; null where no straight cut parts them in their order, since they were moved by hand. */
export function treeOf(boxes: readonly Box[], from = 0): string | null {
  if (boxes.length <= 1) return boxes.length === 1 ? String(from + 1) : null;
  // The last cut first: of three in a row the first two are joined, as in `allTrees`.
  for (let split = boxes.length - 1; split > 0; split -= 1) {
    const [first, second] = [boundsOf(boxes.slice(0, split)), boundsOf(boxes.slice(split))];
    const isBeside = first.right <= second.left;
    if (!isBeside && first.bottom > second.top) continue;
    const [one, two] = [treeOf(boxes.slice(0, split), from), treeOf(boxes.slice(split), from + split)];
    if (one !== null && two !== null) return `${one}${two}${isBeside ? '*' : '+'}`;
  }
  return null;
}

/** Photos for so many cells: those that are there first, then empty ones. */
export function photosFor(count: number, { photo }: PhotoPlace, photos: readonly PhotoElement[]): PhotoElement[] {
  const inOrder =
    photos.length <= count
      ? photos
      : [...photos.filter(({ photoId }) => photoId !== null), ...photos.filter(({ photoId }) => photoId === null)];
  return Array.from({ length: count }, (_, at) => inOrder[at] ?? photo);
}

/** Outline of the design; several photos have corners that look alike whatever their sizes. */
function lookOf({ shape, frame, widthUm, heightUm }: PhotoElement, count: number): Pick<PhotoElement, 'shape' | 'cornerUm' | 'frame'> {
  const framed = frame ? { frame } : {};
  if (count === 1 || shape === 'rect') return { shape, ...framed };
  return { shape: 'round', cornerUm: Math.round(Math.min(widthUm, heightUm) / 20), ...framed };
}

/** Behind what lies behind the photo in the design. */
function indexFor({ drawn, photo }: PhotoPlace, elements: readonly Element[]): number {
  const before = drawn.elements.slice(
    0,
    drawn.elements.findIndex(({ id }) => id === photo.id),
  );
  const nearest = before.findLast(({ id }) => elements.some((element) => element.id === id));
  return nearest ? elements.findIndex(({ id }) => id === nearest.id) + 1 : 0;
}

/** The page with these photos in the cells of an arrangement, between the elements that its first photo lay between. */
export function withSheetPhotos(page: Page, place: PhotoPlace, photos: readonly PhotoElement[], { cells }: SheetArrangement): Page {
  const { photo } = place;
  const placed = photos.flatMap((one, at): PhotoElement[] => {
    const cell = cells[at];
    if (!cell) return [];
    const { cornerUm: _, frame: __, role: ___, number: ____, ownName: _____, ...own } = one;
    const name = at === 0 ? { ...nameKeys(photo), id: photo.id } : { ...nameKeys(photo), id: `${photo.id}-${at + 1}`, number: at + 1 };
    return [{ ...own, ...name, ...cell.box, rotation: 0, crop: cell.crop, ...lookOf(photo, photos.length) }];
  });
  const before = sheetPhotosOf(page);
  const others = page.elements.filter((element) => !before.some(({ id }) => id === element.id));
  const first = page.elements.findIndex(({ id }) => id === before[0]?.id);
  return { ...page, elements: others.toSpliced(first < 0 ? indexFor(place, others) : first, 0, ...placed) };
}

/** The page with so many photos, those that were on it among them, in the arrangement of `tree` or the one that suits them best. */
export function withPhotoCount(page: Page, place: PhotoPlace, count: number, find: FindPhoto, tree: string | null = null): Page {
  const photos = photosFor(count, place, sheetPhotosOf(page));
  const arrangements = sheetArrangements(place, photos, find);
  const arrangement = arrangements.find((one) => one.tree === tree) ?? arrangements[0];
  return arrangement ? withSheetPhotos(page, place, photos, arrangement) : page;
}
