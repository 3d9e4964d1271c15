/** The layout of a photo book and its reasons. Plain data. Lengths are whole micrometres from the upper left corner of a page's trim. */
import type { Crop } from '#core/arrange/arrangement.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { Message } from '#core/values/message.ts';

export type BookCell = {
  /** Null for an empty slot of a pinned page. */
  photoId: string | null;
  /** Of the photo's element. */
  box: Box;
  crop: Crop;
  /** The rectangle that belongs to the photo: the box, or a larger one with `isWhole`. Gaps lie between areas. */
  area: Box;
  /** Nothing of the photo is cut, and paper is seen around it. */
  isWhole: boolean;
};

export type BookPage = {
  /** In reading order. A photo over the fold is a cell of the left page that reaches over it; the right page has no cells. */
  cells: readonly BookCell[];
  /** The slicing tree of the cells as a Polish expression (`layoutsOf`); null for a pinned page that was changed by hand, or without cells. */
  layout: string | null;
  /** Whether this is the left or the right half of one photo over the fold. */
  spread: 'left' | 'right' | null;
};

/** Why a photo is where it is; 'hero': why it is large. */
export const placedReasons = ['required', 'best-of-event', 'fills-event', 'pinned', 'cover', 'hero'] as const;
export type PlacedReason = (typeof placedReasons)[number];

export type BookPhotoPlacement = {
  photoId: string;
  /** Index of the page, from 0. */
  page: number;
  why: readonly PlacedReason[];
};

export const leftOutReasons = ['same-as', 'variant-of', 'quota', 'no-free-page', 'blurred', 'excluded'] as const;
export type LeftOutReason =
  | { kind: 'same-as' | 'variant-of'; photoId: string }
  | { kind: 'quota' }
  /** Every page is pinned. */
  | { kind: 'no-free-page' }
  | { kind: 'blurred' }
  /** Taken out by the customer. */
  | { kind: 'excluded' };

type LeftOutPhoto = { photoId: string; reason: LeftOutReason };

export type BookLayout = {
  /** Of the rules; stored with the design. */
  engine: 'auto-1';
  pageCount: number;
  /** `pageCount` of them. */
  pages: readonly BookPage[];
  /** Null where every photo is left out. */
  coverPhotoId: string | null;
  /** By page and reading order. Together with `leftOut` every photo of the input once. */
  placed: readonly BookPhotoPlacement[];
  /** In the order of the book. */
  leftOut: readonly LeftOutPhoto[];
  /** What the customer should know about the whole: fewer pages than asked for, empty pages. */
  notices: readonly Message[];
};

export const emptyPage: BookPage = { cells: [], layout: null, spread: null };
