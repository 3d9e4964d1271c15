/**
 * A Sheet is one finished page: positioned items. Painters draw it without measuring, breaking or cropping.
 * Lengths are micrometres from the upper left corner of the trimmed page, y downwards. Paths are strings of absolute
 * M, L, C and Z commands with whole micrometres, separated by single spaces ("M 0 0 L 100 0 C 1 2 3 4 5 6 Z").
 */

import type { AppliedRefinement } from '#core/design/refinement.ts';
import type { Matrix } from '#core/values/matrix.ts';
import type { PhotoColours } from './colours/photo-colours.ts';

/** A process colour (whole per cent) with its screen colour, or a finish with its flat screen colour. */
export type Paint =
  | { kind: 'process'; c: number; m: number; y: number; k: number; hex: string }
  | { kind: 'finish'; finish: AppliedRefinement; hex: string };

export type Glyph = {
  /** Glyph id in the font file. */
  id: number;
  /** Origin on the page. */
  xUm: number;
  yUm: number;
  /** Cosine and sine of its turn clockwise about the origin, for text on a curve; absent: upright. */
  turn?: readonly [cosine: number, sine: number];
  /** The characters this glyph stands for; '' for later glyphs of one cluster. */
  text: string;
};

export type FillItem = { kind: 'fill'; of: string; d: string; paint: Paint };
export type StrokeItem = { kind: 'stroke'; of: string; d: string; widthUm: number; paint: Paint };
/** Glyphs of one face and direction, in the order they are read. */
export type GlyphsItem = { kind: 'glyphs'; of: string; font: string; sizeUm: number; paint: Paint; glyphs: Glyph[] };
/** A photo's opacity, and the even screen colour that it lies on. */
export type SeenThrough = { opacity: number; hex: string };
/**
 * `matrix` maps the oriented picture's unit square (0..1, y down) to the page; `clip` is the visible outline. `colours` changes its pixels. `seenThrough`
 * tells the press of the group around it.
 */
export type PhotoItem = {
  kind: 'photo';
  of: string;
  photoId: string;
  clip: string;
  matrix: Matrix;
  ppi: number;
  colours?: PhotoColours;
  seenThrough?: SeenThrough;
};
/** `opacity` is the share of its inks at which the group as a whole is printed; absent: all. It never holds a finish then. */
export type GroupItem = { kind: 'group'; of: string; clip: string | null; matrix: Matrix | null; opacity?: number; items: Item[] };
/** `of` is the id of the element an item came from ('background' for the page ground). */
export type Item = FillItem | StrokeItem | GlyphsItem | PhotoItem | GroupItem;

export type SheetPanel = { id: string; xUm: number; yUm: number; widthUm: number; heightUm: number };

export type SheetLine = { x1Um: number; y1Um: number; x2Um: number; y2Um: number };

export type Sheet = {
  id: string;
  widthUm: number;
  heightUm: number;
  bleedUm: number;
  /** Distances that texts and codes keep from the trim and from folds. */
  safeUm: number;
  foldSafeUm: number;
  panels: SheetPanel[];
  foldsUm: number[];
  /** Horizontal folds by their y. */
  foldsYUm?: number[];
  /** What the die cuts, outer contour first, then holes; absent: the trimmed rectangle. */
  cut?: string[];
  perforations?: SheetLine[];
  /** Where glue goes. */
  glue?: { xUm: number; yUm: number; widthUm: number; heightUm: number }[];
  /** Height of a strip below the bleed for what tells printed pieces apart; absent: none. */
  slugUm?: number;
  items: Item[];
};

/** Problems found while laying out; preflight reports them together with its own. */
export type LayoutFinding =
  | { kind: 'overflow'; page: string; element: string }
  /** No face has the characters. */
  | { kind: 'missing-glyph'; page: string; element: string; characters: string[] }
  /** The element's face lacks the characters; the fallback face `font` draws them. */
  | { kind: 'substituted-glyph'; page: string; element: string; characters: string[]; font: string };

/** Where an element's text lines ended up, for caret, selection and checks. */
export type TextBox = { page: string; element: string; sizeUm: number; lines: number };

export type Layout = { engine: string; sheets: Sheet[]; findings: LayoutFinding[]; texts: TextBox[] };
