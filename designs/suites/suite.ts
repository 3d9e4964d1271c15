/** Style of a suite: faces, inks and ornaments from which the pieces of a suite are drawn. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { bounds, type Mark, within } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import type { Random } from '#designs/drawing/random.ts';

/** Categories of the pieces of a suite. */
const pieceKeys = ['save-the-date', 'menu-card', 'place-card', 'thank-you-card'] as const;
export type PieceKey = (typeof pieceKeys)[number];

export function isPieceKey(category: string): category is PieceKey {
  return pieceKeys.some((key) => key === category);
}

/** Area for the words of a front, in mm on the face. Inks only where they differ from the suite's. */
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

export type SuiteStyle = {
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
  /** Draws the ornament and photo of a front. Returns the area that is left for the words. */
  drawFront(face: Face, row: DesignTemplate, piece: PieceKey): Area;
  /** A detail of the ornament around the origin, at most 40 mm wide, for backs and insides. */
  smallOrnament(rnd: Random, row: DesignTemplate): Mark[];
};

/** The marks without foil that comes closer than 3 mm to the trim. */
export function omitFoilNearTrim(face: Face, marks: readonly Mark[], foil: string): Mark[] {
  const inside = { x: 3, y: 3, width: face.width - 6, height: face.height - 6 };
  return marks.filter(({ path, ink }) => ink !== foil || within(bounds(path), inside));
}
