/** What hangs on the wall, and how high. Millimetres. */
import { outerSize } from '#core/products/photoframe/geometry.ts';
import type { SizeMm } from '#core/values/unit.ts';
import { arrangeWall, extentOf, type HungPicture, type WallArrangement } from '#core/wall/arrangement.ts';
import type { WallPiece } from '#web/product/framed-picture/framed-picture.tsx';

/** Pieces and their places from the upper left corner of the whole. */
export type Hung = { pieces: readonly { piece: WallPiece; placed: HungPicture }[]; extent: SizeMm };

export function hang(pieces: readonly WallPiece[], arrangement: WallArrangement): Hung {
  const placed = arrangeWall(
    pieces.map(({ choice }) => outerSize(choice)),
    arrangement,
  );
  return { pieces: pieces.flatMap((piece, at) => (placed[at] ? [{ piece, placed: placed[at] }] : [])), extent: extentOf(placed) };
}

export const furnitureKeys = ['sofa', 'bench', 'none'] as const;
export type FurnitureKey = (typeof furnitureKeys)[number];

/** Height of furniture, and the wall that stays free above it. */
const furnitureMm: Record<FurnitureKey, number> = { sofa: 730, bench: 450, none: 0 };
const freeMm = 150;
/** Pictures hang with their middle at the height of the eyes. */
const eyeMm = 1_500;

/** Height of the middle above the floor: at the eyes, or higher where large pictures would hang behind furniture. Wallpaper begins at the floor. */
export function middleMm({ pieces, extent }: Hung, furniture: FurnitureKey): number {
  const isPapered = pieces.some(({ piece }) => piece.choice.material === 'fototapete');
  if (isPapered) return Math.max(eyeMm, extent.heightMm / 2);
  return Math.max(eyeMm, furnitureMm[furniture] + freeMm + extent.heightMm / 2);
}
