/** Photos of a day: circles in one row, beside its figure. */
import { type CalendarMark, type DayPhoto, dayPhotos } from '#core/design/calendar/grid-element.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { Item } from '#core/layout/sheet.ts';
import type { GridPen } from './pen.ts';

/** A face is known at this size; further photos of a day make the others smaller down to it and are left out beyond. */
const minUm = 4_500;
const maxPhotos = 3;
const gapShare = 0.12;
/** Of the height of a cell. */
const maxShare = 0.56;
/** Words that need more room than this leaves them stand below the grid. */
const smallestUm = 3_000;

/** Height for photos above words that need so much of the cell. */
export function photoHeightUm(cellUm: number, wordsUm: number): number {
  return Math.min(cellUm * maxShare, Math.max(smallestUm, cellUm - wordsUm));
}

export type PhotoRow = {
  photos: readonly DayPhoto[];
  /** Diameter of each, and width of all; 0 without any. */
  sizeUm: number;
  widthUm: number;
};

function rowOf(photos: readonly DayPhoto[], { widthUm, heightUm }: Pick<Box, 'widthUm' | 'heightUm'>): PhotoRow {
  const ofSize = photos.length + (photos.length - 1) * gapShare;
  const sizeUm = Math.max(1, Math.floor(Math.min(heightUm, widthUm / ofSize)));
  return { photos, sizeUm, widthUm: Math.round(sizeUm * ofSize) };
}

/** The photos of a day's marks in the room beside its figure: the first ones where it is narrow, and one at least. */
export function photoRow(marks: readonly CalendarMark[], room: Pick<Box, 'widthUm' | 'heightUm'>): PhotoRow {
  const all = dayPhotos(marks);
  for (let count = Math.min(maxPhotos, all.length); count > 0; count -= 1) {
    const row = rowOf(all.slice(0, count), room);
    if (row.sizeUm >= minUm || count === 1) return row;
  }
  return { photos: [], sizeUm: 0, widthUm: 0 };
}

/** The photos from left to right, the upper left corner of the first one at `xUm`, `yUm`. */
export function dayPhotoItems(pen: GridPen, { photos, sizeUm }: PhotoRow, xUm: number, yUm: number): Item[] {
  return photos.map((photo, at) => pen.photo(photo, Math.round(xUm + at * sizeUm * (1 + gapShare)), Math.round(yUm), sizeUm));
}
