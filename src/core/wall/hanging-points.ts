/** Where a wall is drilled or nailed for a picture, by how it is hung. */
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { holesOf, outerSize } from '#core/products/photoframe/geometry.ts';
import { railCount } from '#core/products/photoframe/rules.ts';

/** In millimetres from the upper left corner of the outside of frame or picture. `diameterMm`: of a hole through the picture; 0 for a nail. */
export type HangingPoint = { xMm: number; yMm: number; diameterMm: number };

/** A frame, and the stretcher of a canvas, rest on their nail this far below the middle of their upper edge. */
const hookMm = 10;
/** Rails and plates are bonded 60 to 100 mm behind the edge. */
const bonded = { least: 60, usual: 80 } as const;
/** A picture narrower than this has one plate. */
const onePlateMm = 300;

function nail(xMm: number, yMm: number): HangingPoint {
  return { xMm, yMm, diameterMm: 0 };
}

/** Distance of rails and plates from the edge: nearer on pictures whose fourth part is less. */
function bondedMm(lengthMm: number): number {
  return Math.max(bonded.least, Math.min(bonded.usual, Math.round(lengthMm / 4)));
}

/** Two screws a rail, at a quarter and three quarters of the width; the second rail of a heavy picture lies above its lower edge. */
function railPoints(choice: WallArtChoice): HangingPoint[] {
  const { widthMm, heightMm } = outerSize(choice);
  const edgeMm = bondedMm(heightMm);
  const rails = railCount(choice) === 2 ? [edgeMm, heightMm - edgeMm] : [edgeMm];
  return rails.flatMap((yMm) => [nail(widthMm / 4, yMm), nail((3 * widthMm) / 4, yMm)]);
}

function platePoints(choice: WallArtChoice): HangingPoint[] {
  const { widthMm, heightMm } = outerSize(choice);
  const yMm = bondedMm(heightMm);
  if (widthMm < onePlateMm) return [nail(widthMm / 2, yMm)];
  const xMm = bondedMm(widthMm);
  return [nail(xMm, yMm), nail(widthMm - xMm, yMm)];
}

/** From left to right and from top to bottom as they are made; none for what is glued or has nothing to hang it by. */
export function hangingPoints(choice: WallArtChoice): HangingPoint[] {
  if (choice.frameType !== 'none' || choice.material === 'leinwand') return [nail(outerSize(choice).widthMm / 2, hookMm)];
  if (choice.hanging === 'rail') return railPoints(choice);
  if (choice.hanging === 'plates') return platePoints(choice);
  return holesOf(choice);
}

/** True where the points depend on where rails or plates were bonded, which has to be measured on the picture. */
export function isBonded({ hanging }: Pick<WallArtChoice, 'hanging'>): boolean {
  return hanging === 'rail' || hanging === 'plates';
}
