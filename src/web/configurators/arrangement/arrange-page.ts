/** The photos of a collage on its page: which they are, and the page on which each has its place. Pure. */

import { arrange, maxPhotosOf } from '#core/arrange/arrange.ts';
import type { ArrangeInput, Arrangement, Cell, Effort } from '#core/arrange/arrangement.ts';
import { isCell } from '#core/design/collage/cells.ts';
import type { Collage } from '#core/design/collage/collage.ts';
import { collageArea, shapePath } from '#core/design/collage/outline.ts';
import type { Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import type { EditorPicture } from '#web/editor/state.ts';

/** Ratios of photos that are not known yet, in turn. */
const sampleRatios = [3 / 2, 2 / 3, 1, 4 / 3, 3 / 2, 3 / 4] as const;

/** Half of it lies inside the photo. */
const printBorderUm = 4_000;

type Size = Pick<EditorPicture, 'id' | 'width' | 'height'>;
export type KnownPictures = readonly (Size & Partial<Pick<EditorPicture, 'focusX' | 'focusY' | 'faces'>>)[];

/** The size that photos are arranged on, and the outline that they are arranged in. */
function placeOf(page: Page, collage: Collage): Pick<ArrangeInput, 'widthUm' | 'heightUm' | 'gapUm' | 'mode' | 'outline'> {
  const { widthUm, heightUm } = collageArea(page, collage);
  const { gapUm, mode, shape } = collage;
  const outline = shape && shapePath(shape, { xUm: 0, yUm: 0, widthUm, heightUm });
  return { widthUm, heightUm, gapUm, mode, ...(outline === undefined ? {} : { outline }) };
}

/** As many photos as the page takes with these settings. */
export function maxPhotosOn(page: Page, collage: Collage): number {
  return maxPhotosOf(placeOf(page, collage));
}

function ratioOf({ photoId, turn }: PhotoElement, at: number, pictures: KnownPictures): number {
  const picture = pictures.find(({ id }) => id === photoId);
  if (!picture) return sampleRatios[at % sampleRatios.length] ?? 1;
  const ratio = picture.width / picture.height;
  return turn === 90 || turn === 270 ? 1 / ratio : ratio;
}

function moved<B extends Box>(box: B, byX: number, byY: number): B {
  return { ...box, xUm: box.xUm + byX, yUm: box.yUm + byY };
}

/** What of a box lies in an area whose corner is the origin: photos at its edge may reach into the bleed. */
function inside({ xUm, yUm, widthUm, heightUm }: Box, area: Box): Box {
  const [left, top] = [Math.max(0, xUm), Math.max(0, yUm)];
  const [right, bottom] = [Math.min(area.widthUm, xUm + widthUm), Math.min(area.heightUm, yUm + heightUm)];
  return { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
}

/** What `arrange` is asked for these photos of the page. */
export function arrangeInput(page: Page, collage: Collage, cells: readonly PhotoElement[], pictures: KnownPictures): ArrangeInput {
  const area = collageArea(page, collage);
  const photos = cells.map((cell, at) => {
    const picture = pictures.find(({ id }) => id === cell.photoId);
    const focus = picture?.focusX === undefined || picture.focusY === undefined ? null : { x: picture.focusX, y: picture.focusY };
    return { id: cell.id, ratio: ratioOf(cell, at, pictures), faces: picture?.faces, ...(focus ? { focus } : {}) };
  });
  const locked = cells
    .filter(({ id }) => collage.locked.includes(id))
    .map(({ id, xUm, yUm, widthUm: width, heightUm: height, crop, rotation }): Cell => {
      const box = moved({ xUm, yUm, widthUm: width, heightUm: height }, -area.xUm, -area.yUm);
      return { photo: id, ...box, crop, tilt: rotation, isWhole: true, area: inside(box, area) };
    });
  return { photos, ...placeOf(page, collage), seed: collage.seed, ...(locked.length > 0 ? { locked } : {}) };
}

/** Photos of a grid that touch the edge of a page without a margin are printed beyond it, as far as the sheet is. */
function withBleed(box: Box, page: Page, { marginUm, mode }: Collage): Box {
  if (marginUm > 0 || mode !== 'grid') return box;
  const front = collageArea(page, { marginUm });
  const { bleedUm = 0, widthUm, heightUm } = page;
  const left = box.xUm === front.xUm ? 0 - bleedUm : box.xUm;
  const top = box.yUm === front.yUm ? 0 - bleedUm : box.yUm;
  const right = box.xUm + box.widthUm === front.xUm + front.widthUm ? widthUm + bleedUm : box.xUm + box.widthUm;
  const bottom = box.yUm + box.heightUm === front.yUm + front.heightUm ? heightUm + bleedUm : box.yUm + box.heightUm;
  return { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
}

function placed(cell: PhotoElement, place: Cell | undefined, page: Page, collage: Collage): PhotoElement {
  if (!place || collage.locked.includes(cell.id)) return cell;
  const { xUm, yUm } = collageArea(page, collage);
  const box = moved({ xUm: place.xUm, yUm: place.yUm, widthUm: place.widthUm, heightUm: place.heightUm }, xUm, yUm);
  const { cornerUm: _, frame: __, ...rest } = cell;
  const isRound = collage.cornerUm > 0 && collage.mode !== 'shape';
  const corner = isRound ? ({ shape: 'round', cornerUm: collage.cornerUm } as const) : ({ shape: 'rect' } as const);
  // Prints that lie over each other have a white border.
  const border = collage.mode === 'free' ? { frame: { ink: 'paper', widthUm: printBorderUm } } : {};
  return { ...rest, ...withBleed(box, page, collage), crop: place.crop, rotation: place.tilt ?? 0, ...corner, ...border };
}

/** The page with its photos where the arrangement puts them, in its order, below the customer's own elements. */
export function arrangedPage(page: Page, collage: Collage, cells: readonly PhotoElement[], { cells: places }: Arrangement): Page {
  const own = page.elements.filter(({ id }) => !isCell(id));
  const order = new Map(places.map(({ photo }, at) => [photo, at]));
  const photos = cells
    .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
    .map((cell) => placed(cell, places[order.get(cell.id) ?? -1], page, collage));
  return { ...page, collage, elements: [...photos, ...own] };
}

/** Arranges at once. Throws Fault 'bad-input' with a text where the photos do not fit. */
export function arrangeNow(page: Page, collage: Collage, cells: readonly PhotoElement[], pictures: KnownPictures, effort: Effort): Page {
  return arrangedPage(page, collage, cells, arrange(arrangeInput(page, collage, cells, pictures), { effort }));
}
