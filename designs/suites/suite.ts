/** What a family gives so that the pieces of its suites can be drawn: faces, inks, an ornament for each piece, a small quote. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import type { Face } from '#designs/drawing/card.ts';
import { bounds, type Mark, within } from '#designs/drawing/drawing.ts';
import type { Random } from '#designs/drawing/random.ts';

/** Categories that come as a piece of a suite. */
const pieceKeys = ['save-the-date', 'menu-card', 'place-card', 'thank-you-card'] as const;
export type PieceKey = (typeof pieceKeys)[number];

export function isPieceKey(category: string): category is PieceKey {
  return pieceKeys.some((key) => key === category);
}

/** Where the words of a front stand, in mm on the face. Inks only where they differ from the suite's. */
export type Area = {
  x: number;
  y: number;
  width: number;
  height: number;
  align?: 'left' | 'center' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
  ink?: string;
  accent?: string;
};

export type SuiteLook = {
  /** Inks: the paper, reading text, headings, and an empty photo slot. */
  paper: string;
  ink: string;
  accent: string;
  photo: string;
  /** Headings like "Menü" and "Danke", with their em in mm on a card 105 mm wide. */
  title: FaceKey;
  titleSize: number;
  names: FaceKey;
  namesSize: number;
  body: FaceKey;
  bodySize: number;
  caps: FaceKey;
  /** Side by which backs and insides are set. */
  align: 'left' | 'center';
  /** Paper of a piece that differs from the suite's. */
  ground?(piece: PieceKey): string;
  /** Draws the ornament (and photo) of a front and leaves an area to the words. */
  adorn(face: Face, row: DesignTemplate, piece: PieceKey): Area;
  /** An ornament about the origin, 40 mm wide at most, for backs. */
  quote(rnd: Random, row: DesignTemplate): Mark[];
};

/** Foil stays 3 mm from the trim: what would not is left out. */
export function awayFromTrim(face: Face, marks: readonly Mark[], foil: string): Mark[] {
  const inside = { x: 3, y: 3, width: face.width - 6, height: face.height - 6 };
  return marks.filter(({ path, ink }) => ink !== foil || within(bounds(path), inside));
}
