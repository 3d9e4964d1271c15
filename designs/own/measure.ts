/** How small drawings may be printed: by the rules of the print check for plates. Lengths are micrometres of a drawing `boardUm` long. */
import { handHeld } from '#core/preflight/limits.ts';
import { outlinesOf, type PagePolygon, piecesOf, polygonBounds } from '#core/preflight/outline.ts';
import { holdUm, plateOf, platesWithNarrowGaps } from '#core/preflight/plate.ts';

/** The longer side of every board: 2,000 units of 20 micrometres. */
export const boardUnits = 2_000;
export const unitUm = 20;
export const boardMm = (boardUnits * unitUm) / 1_000;

const budget = () => ({ cells: Number.MAX_SAFE_INTEGER, pieces: Number.MAX_SAFE_INTEGER });

/** Outlines of a path on the board, in micrometres. */
export function boardOutlines(d: string): PagePolygon[] {
  return outlinesOf(d).map(({ xy, isClosed }) => ({ xy: xy.map((value) => value * unitUm), isClosed }));
}

/** Width of the thinnest piece, where it is thickest, of a path on the board; infinite where all are wider than `enoughUm`. */
export function thinnestUm(d: string, enoughUm: number): number {
  const widths = piecesOf(boardOutlines(d)).map((piece) => holdUm(piece, enoughUm, budget()));
  return Math.min(Number.POSITIVE_INFINITY, ...widths);
}

/** Pieces of a path that hold at least `enoughUm`; a path is one outline or one with its holes. */
export function holds(d: string, enoughUm: number): boolean {
  return thinnestUm(d, enoughUm) >= enoughUm;
}

/** True where a plate of the path, printed `longMm` long, has no line below and few gaps below what foil holds. */
export function passesPlate(d: string, longMm: number): boolean {
  const by = longMm / boardMm;
  const outlines = boardOutlines(d).map(({ xy, isClosed }) => ({ xy: xy.map((value) => value * by), isClosed }));
  if (piecesOf(outlines).some((piece) => holdUm(piece, handHeld.refinementLineUm, budget()) < handHeld.refinementLineUm)) return false;
  const mark = { kind: 'area' as const, of: 'cut', paint: null, outlines, clips: [], bounds: polygonBounds(outlines) };
  return platesWithNarrowGaps([plateOf([mark as never])], handHeld.refinementGapUm, budget()).size === 0;
}
