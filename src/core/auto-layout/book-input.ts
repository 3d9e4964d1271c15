/** What a photo book is laid out from. Plain data, so that a worker can receive it. Lengths are whole micrometres, y down. */
import type { Box } from '#core/design/outlines/outline.ts';
import type { PictureFacts } from '#core/photos/facts.ts';
import type { BookPage } from './book-layout.ts';

export type BookPhoto = Omit<PictureFacts, 'tones'> & {
  id: string;
  /** Of the file as it was uploaded; '' where it is not known. */
  name: string;
  /** Of the file as it was uploaded; null where it is not known: then only the hash tells that two files are equal. */
  sha256: string | null;
  /** Pixels of the oriented picture. */
  width: number;
  height: number;
  /** What a crop is centred on, as a share (0..1) of the oriented picture; its middle when absent. */
  focus?: { x: number; y: number };
};

/** One page of the finished book, from the upper left corner of its trim. */
export type PageFrame = {
  /** Where the page lies in the open book: the spine is on the other side. */
  side: 'left' | 'right';
  /** Of the trim. */
  widthUm: number;
  heightUm: number;
  /** Photos lie in it: the page without its margins. */
  live: Box;
  /** Width of the strip at the spine that the binding hides. */
  hiddenUm: number;
  /** Whether a photo may lie over this page and the facing one. */
  mayCrossFold: boolean;
};

/** A number of pages that the book is made with. */
export type Graduation = {
  pageCount: number;
  /** Of all pages in order: right first, then left and right in turn. */
  frames: readonly PageFrame[];
};

/** A page that stays as it is. Both pages of a spread are pinned, or none. */
export type Pin = {
  /** Index of the page, from 0. */
  index: number;
  page: BookPage;
};

/** Photos a page in the mean. */
export const densities = { low: 1.5, medium: 2.6, high: 4 } as const;
export type Density = keyof typeof densities;

export const maxBookPhotos = 1_000;
/** Cameras whose clocks are corrected. */
export const maxCameras = 50;
export const maxShiftS = 366 * 86_400;

export type BookInput = {
  /** 1 to `maxBookPhotos`, in the order they were uploaded. */
  photos: readonly BookPhoto[];
  /** Ascending by number of pages. */
  graduations: readonly Graduation[];
  /** The most pages to use, one of the graduations; null: as many as the photos need. */
  pageCount: number | null;
  gapUm: number;
  density: Density;
  /** Effective resolutions of the product: from `fine` on prints are sharp, below `soft` they are visibly not. */
  ppi: { fine: number; soft: number };
  pins: readonly Pin[];
  /** Photos that the customer took out. */
  excludedIds: readonly string[];
  /** Photos that the customer wants in the book: none of them is left out as similar, blurred or for want of room. */
  requiredIds: readonly string[];
  /** Seconds that are added to the clock of a camera, by `PictureFacts.camera`. */
  cameraShifts: Readonly<Record<string, number>>;
  /** 0 for the best layout, other whole numbers for other good ones. */
  seed: number;
};
