/**
 * Layouts of two facing pages: one photo over both of them, over two thirds, or one large photo and small ones. What does not lie over the fold
 * ends on it or keeps its distance.
 */
import type { Box } from '#core/design/outlines/outline.ts';
import { firstCrop } from '#core/layout/crop.ts';
import type { BookPhoto, PageFrame } from './book-input.ts';
import type { BookCell } from './book-layout.ts';

/** How many photos each of them takes. */
export const spreadLayouts = {
  full: { least: 1, most: 1 },
  panorama: { least: 1, most: 1 },
  'two-thirds': { least: 2, most: 3 },
  'one-two': { least: 3, most: 3 },
  'one-four': { least: 5, most: 5 },
} as const;
export type SpreadLayoutName = keyof typeof spreadLayouts;
export const spreadLayoutNames = Object.keys(spreadLayouts) as SpreadLayoutName[];

/** Edges beside the fold look crooked where they are nearer to it than this. @internal */
export const minToFoldUm = 15_000;
/** Width over height of a band over both pages, unless it would be higher than this share of them. */
const band = { ratio: 2.4, share: 0.72 } as const;

/** `shiftUm`: how far what is seen of the right page lies to the right of the left one. Boxes are in coordinates of their page. */
type SpreadBoxes = { shiftUm: number; left: Box[]; right: Box[] };

/** @internal */
export function seenShiftUm(left: PageFrame, right: PageFrame): number {
  return left.widthUm - left.hiddenUm - right.hiddenUm;
}

/** Where small photos lie on the right page: on the fold where the set has no margin, else away from it. */
function liveOfRight({ live, hiddenUm }: PageFrame): Box {
  if (live.xUm <= hiddenUm) return live;
  const xUm = Math.max(live.xUm, hiddenUm + minToFoldUm);
  return { ...live, xUm, widthUm: live.xUm + live.widthUm - xUm };
}

/** Boxes of so many photos, the large one first. Whole micrometres. */
export function spreadBoxes(name: SpreadLayoutName, count: number, left: PageFrame, right: PageFrame, gapUm: number): SpreadBoxes {
  const shiftUm = seenShiftUm(left, right);
  const { widthUm, heightUm } = left;
  const spreadUm = shiftUm + right.widthUm;
  const whole = { xUm: 0, yUm: 0, widthUm: spreadUm, heightUm };
  switch (name) {
    case 'full':
      return { shiftUm, left: [whole], right: [] };
    case 'panorama': {
      const bandUm = Math.round(Math.min(heightUm * band.share, spreadUm / band.ratio));
      return { shiftUm, left: [{ ...whole, yUm: Math.round((heightUm - bandUm) / 2), heightUm: bandUm }], right: [] };
    }
    case 'two-thirds': {
      const largeUm = Math.round((2 * spreadUm) / 3);
      const live = liveOfRight(right);
      const xUm = largeUm - shiftUm + Math.max(gapUm, 0);
      const column = { ...live, xUm, widthUm: live.xUm + live.widthUm - xUm };
      return { shiftUm, left: [{ ...whole, widthUm: largeUm }], right: rows(column, count - 1, gapUm) };
    }
    case 'one-two':
      return { shiftUm, left: [{ xUm: 0, yUm: 0, widthUm, heightUm }], right: rows(liveOfRight(right), 2, gapUm) };
    case 'one-four':
      return {
        shiftUm,
        left: [{ xUm: 0, yUm: 0, widthUm, heightUm }],
        right: rows(liveOfRight(right), 2, gapUm).flatMap((row) => columns(row, 2, gapUm)),
      };
  }
}

/** Equal parts of a length with gaps between them, as their starts and sizes. */
function parts(from: number, length: number, count: number, gapUm: number): [at: number, size: number][] {
  const size = (length - (count - 1) * gapUm) / count;
  return Array.from({ length: count }, (_, at) => {
    const start = Math.round(from + at * (size + gapUm));
    return [start, Math.round(from + at * (size + gapUm) + size) - start];
  });
}

function rows(box: Box, count: number, gapUm: number): Box[] {
  return parts(box.yUm, box.heightUm, count, gapUm).map(([yUm, heightUm]) => ({ ...box, yUm, heightUm }));
}

function columns(box: Box, count: number, gapUm: number): Box[] {
  return parts(box.xUm, box.widthUm, count, gapUm).map(([xUm, widthUm]) => ({ ...box, xUm, widthUm }));
}

function cellOf(photo: BookPhoto, box: Box): BookCell {
  const seen = { id: photo.id, width: photo.width, height: photo.height, faces: photo.faces };
  const focus = photo.focus ? { focusX: photo.focus.x, focusY: photo.focus.y } : {};
  const crop = firstCrop({ ...box, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } }, { ...seen, ...focus });
  return { photoId: photo.id, box, crop, area: box, isWhole: false };
}

/** The photos in a layout that takes so many, in order; null where it takes another number. */
export function spreadCells(
  name: SpreadLayoutName,
  photos: readonly BookPhoto[],
  left: PageFrame,
  right: PageFrame,
  gapUm: number,
): { left: BookCell[]; right: BookCell[] } | null {
  const { least, most } = spreadLayouts[name];
  if (photos.length < least || photos.length > most) return null;
  const boxes = spreadBoxes(name, photos.length, left, right, gapUm);
  const cells = (on: readonly Box[], from: number) => on.flatMap((box, at) => cellsOf(photos[from + at], box));
  return { left: cells(boxes.left, 0), right: cells(boxes.right, boxes.left.length) };
}

function cellsOf(photo: BookPhoto | undefined, box: Box): BookCell[] {
  return photo ? [cellOf(photo, box)] : [];
}
