/** What layout needs from outside, passed in as arguments: faces, drawings, facts about photos. */
import type { Artwork, EmojiDrawing } from '#core/design/artwork.ts';
import type { CalendarGridElement } from '#core/design/calendar/grid-element.ts';
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { DrawingLibrary } from '#core/design/library/library.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { Locale } from '#core/values/locale.ts';
import type { Item, LayoutFinding } from './sheet.ts';

export type ShapedGlyph = {
  id: number;
  /** Index into the shaped string (UTF-16). */
  cluster: number;
  advance: number;
  xOffset: number;
  yOffset: number;
  /** Text cut before this cluster, shaped in two, gives the same glyphs. */
  safe: boolean;
  /** Left empty by the face; layout fills in the characters the glyph stands for. */
  text: string;
};

/** One font face. All numbers are in font units; `unitsPerEm` of them make the em. */
export interface FontFace {
  readonly key: string;
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  readonly capHeight: number;
  /** Script faces join their letters: tracking is refused. */
  readonly script: boolean;
  has(codePoint: number): boolean;
  /**
   * Shapes one run without line breaks, glyphs from left to right. `features` are OpenType tags with a value, for example
   * { liga: 0, lnum: 1 }; `leftwards` for text that runs from right to left.
   */
  shape(text: string, features: Record<string, number>, leftwards?: boolean): ShapedGlyph[];
  /** Outline in font units, y upwards, absolute M L C Z (quadratics raised to cubics). '' for a blank glyph. */
  outline(glyph: number): string;
}

/** Words that a line end must not part from what stands before them, as alternatives of a pattern. */
export type BoundWords = {
  /** "August|Aug\\." */
  months: string;
  /** The letters of "z. B.": of all first ones and of all second ones. */
  abbreviation: readonly [first: string, second: string];
};

/** Names as the calendars of a locale write them: months from January, weekdays from Sunday. `week` heads the column of week numbers. */
export type CalendarNames = {
  months: Readonly<Record<'long' | 'short' | 'narrow', readonly string[]>>;
  weekdays: Readonly<Record<'long' | 'short' | 'narrow', readonly string[]>>;
  week: string;
};

/** Names of days, and the code that draws grids of them: few designs have one. */
export type CalendarLayout = {
  names(locale: Locale): CalendarNames;
  layoutGrid(
    design: DesignDocument,
    page: Page,
    element: CalendarGridElement,
    resources: Pick<Resources, 'fonts' | 'photo'>,
    names: CalendarNames,
  ): { items: Item[]; findings: LayoutFinding[] };
};

/** What text, codes and library drawings are set with. What few designs use may be absent while it is not at hand: layout then does without it. */
export type FontSet = {
  face(key: string): FontFace | null;
  /** A whole face for a letter that the shop's faces lack, where files are written that no browser lays out; `text` is its paragraph. */
  wholeFace?(letter: string, text: string): FontFace | null;
  /** The drawing of one written emoji with all its parts, or null. */
  emoji(cluster: string): EmojiDrawing | null;
  boundWords: BoundWords;
  /** A word of small letters with a soft hyphen wherever German may part it. */
  hyphenate?(word: string): string;
  /** Embedding level of every code unit of a paragraph, and its own (UAX 9). */
  embed?(paragraph: string): { levels: Uint8Array; paragraphs: { level: number }[] };
  /** Rows of dark (true) and light modules of a QR code without quiet zone (ISO/IEC 18004), with error correction M by default. */
  encodeQr?(content: string, ecc?: 'Q'): boolean[][];
  /** Grids of days, by the names of their locale. */
  calendar?: CalendarLayout;
  /** Clip art and patterns. */
  drawings?: DrawingLibrary;
  /** Cuts photos by the shape that they are arranged in. */
  clipToShape?(page: Page, element: Element, items: Item[]): Item[];
  /** The outline of a photo's mask. Throws Fault 'bad-input' for an unknown one. */
  maskPath?(id: string, box: Box): string;
};

/** Size of an uploaded picture in pixels, after its orientation was applied. */
export type PhotoFacts = {
  id: string;
  width: number;
  height: number;
  /** A page of a PDF or SVG that is printed as pixels. */
  isRasterised?: true | undefined;
  /** When it was taken, by the clock of its camera: '2026-05-03T14:05:00.000'. */
  takenAt?: string | null | undefined;
  /** Upper left corners and sizes of faces, as shares of it. */
  faces?: readonly { x: number; y: number; width: number; height: number }[] | undefined;
};

export type Resources = {
  fonts: FontSet;
  artwork(id: string): Artwork | null;
  photo(id: string): PhotoFacts | null;
};
