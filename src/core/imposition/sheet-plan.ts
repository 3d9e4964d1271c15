/**
 * Where pieces lie on a press sheet. Lengths are micrometres from the upper left corner of the sheet, which lies upright, y downwards. A piece is
 * placed by its trimmed rectangle.
 */

/** Clockwise: a piece turned by 90 has its head at the right. */
export type Turn = 0 | 90 | 180 | 270;

export type Rectangle = { xUm: number; yUm: number; widthUm: number; heightUm: number };

/** The trimmed rectangle as it lies on the sheet, turn included, and the bleed around it. */
export type Position = Rectangle & { turn: Turn; bleedUm: number };

/** Size of a piece as it is read, with its bleed. */
export type PieceSize = { widthUm: number; heightUm: number; bleedUm: number };

/** A sheet of paper, upright. Bleed boxes keep `marginUm` from its edges; marks and slug may lie in it. */
export type SheetSize = { widthUm: number; heightUm: number; marginUm: number };

/** The sheets there are presses for. */
export const sheetSizes = {
  sra3: { widthUm: 320_000, heightUm: 450_000, marginUm: 6_000 },
  a3: { widthUm: 297_000, heightUm: 420_000, marginUm: 6_000 },
  sra4: { widthUm: 225_000, heightUm: 320_000, marginUm: 6_000 },
} as const satisfies Record<string, SheetSize>;

/** Crop marks begin this far from the trim, so that they are outside the bleed, and are this long. */
export const cropMarkUm = { offset: 3_000, length: 5_000 } as const;

/** The slug is at least this deep: a code of it is read by a camera. */
const slugDepthUm = 7_000;

/** Distance of crop marks from the trim: a wider bleed moves them out. */
export function markStartUm(bleedUm: number): number {
  return Math.max(cropMarkUm.offset, bleedUm);
}

/** How far crop marks reach out of a bleed box. */
export function markReachUm(bleedUm: number): number {
  return markStartUm(bleedUm) + cropMarkUm.length - bleedUm;
}

/** Widths that bleed boxes keep free: at an edge with marks, and at the edge with marks and slug. */
export function keptUm({ marginUm }: SheetSize, bleedUm: number): { edge: number; slug: number } {
  const reach = markReachUm(bleedUm);
  return { edge: Math.max(marginUm, reach), slug: Math.max(marginUm, reach + slugDepthUm) };
}

/** The edge that the slug lies at, on the front. */
export type SlugEdge = 'bottom' | 'left';

/** The free strip beyond the marks of the pieces. */
export function slugOf(sheet: SheetSize, edge: SlugEdge, positions: readonly Position[]): Rectangle {
  const reach = Math.max(...positions.map(({ bleedUm }) => markReachUm(bleedUm) + bleedUm));
  const { edge: inset } = keptUm(sheet, 0);
  if (edge === 'bottom') {
    const yUm = Math.max(...positions.map((one) => one.yUm + one.heightUm)) + reach;
    return { xUm: inset, yUm, widthUm: sheet.widthUm - 2 * inset, heightUm: sheet.heightUm - yUm };
  }
  const widthUm = Math.min(...positions.map((one) => one.xUm)) - reach;
  return { xUm: 0, yUm: inset, widthUm, heightUm: sheet.heightUm - 2 * inset };
}

export function bleedBox({ xUm, yUm, widthUm, heightUm, bleedUm }: Position): Rectangle {
  return { xUm: xUm - bleedUm, yUm: yUm - bleedUm, widthUm: widthUm + 2 * bleedUm, heightUm: heightUm + 2 * bleedUm };
}

/** True where two rectangles share more than an edge. */
export function overlaps(one: Rectangle, other: Rectangle): boolean {
  return (
    one.xUm < other.xUm + other.widthUm &&
    other.xUm < one.xUm + one.widthUm &&
    one.yUm < other.yUm + other.heightUm &&
    other.yUm < one.yUm + one.heightUm
  );
}
