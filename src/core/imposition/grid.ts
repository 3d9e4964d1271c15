/** Several pieces of one size on a sheet, in columns and rows. Neighbours are two bleeds apart: each is cut by itself. */
import { keptUm, type PieceSize, type Position, type SheetSize, type SlugEdge } from './sheet-plan.ts';

export type Grid = { columns: number; rows: number; slug: SlugEdge; positions: Position[] };

type Candidate = Pick<Grid, 'columns' | 'rows' | 'slug'> & { isTurned: boolean };

function candidates(piece: PieceSize, sheet: SheetSize): Candidate[] {
  const kept = keptUm(sheet, piece.bleedUm);
  return [false, true].flatMap((isTurned) =>
    (['bottom', 'left'] as const).map((slug): Candidate => {
      const { widthUm, heightUm } = tileOf(piece, isTurned);
      const besideUm = kept.edge + (slug === 'left' ? kept.slug : kept.edge);
      const aboveUm = kept.edge + (slug === 'bottom' ? kept.slug : kept.edge);
      const columns = Math.max(0, Math.floor((sheet.widthUm - besideUm) / widthUm));
      return { columns, rows: Math.max(0, Math.floor((sheet.heightUm - aboveUm) / heightUm)), slug, isTurned };
    }),
  );
}

/** The bleed box of a piece as it lies. */
function tileOf({ widthUm, heightUm, bleedUm }: PieceSize, isTurned: boolean): { widthUm: number; heightUm: number } {
  const [across, down] = isTurned ? [heightUm, widthUm] : [widthUm, heightUm];
  return { widthUm: across + 2 * bleedUm, heightUm: down + 2 * bleedUm };
}

/**
 * The direction that more pieces fit in, upright where both are equal; positions row by row from the upper left. The grid is in the middle of the
 * sheet, as far as the slug allows. Null for a piece that is larger than the sheet.
 */
export function gridOf(piece: PieceSize, sheet: SheetSize): Grid | null {
  const [best] = candidates(piece, sheet).sort((one, other) => other.columns * other.rows - one.columns * one.rows);
  if (!best || best.columns * best.rows === 0) return null;
  const { columns, rows, slug, isTurned } = best;
  const tile = tileOf(piece, isTurned);
  const kept = keptUm(sheet, piece.bleedUm);
  const [widthUm, heightUm] = [columns * tile.widthUm, rows * tile.heightUm];
  const middle = { xUm: Math.floor((sheet.widthUm - widthUm) / 2), yUm: Math.floor((sheet.heightUm - heightUm) / 2) };
  const leftUm = slug === 'left' ? Math.max(middle.xUm, kept.slug) : middle.xUm;
  const topUm = slug === 'bottom' ? Math.min(middle.yUm, sheet.heightUm - kept.slug - heightUm) : middle.yUm;
  const positions = Array.from({ length: columns * rows }, (_, at): Position => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return {
      xUm: leftUm + column * tile.widthUm + piece.bleedUm,
      yUm: topUm + row * tile.heightUm + piece.bleedUm,
      widthUm: tile.widthUm - 2 * piece.bleedUm,
      heightUm: tile.heightUm - 2 * piece.bleedUm,
      turn: isTurned ? 90 : 0,
      bleedUm: piece.bleedUm,
    };
  });
  return { columns, rows, slug, positions };
}
