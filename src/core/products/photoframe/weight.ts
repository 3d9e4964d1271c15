/** Weight of a piece and of its parcel, computed from area and grammage; nothing here was weighed. */
import type { SizeMm } from '#core/values/unit.ts';
import type { WallArtChoice } from './choice.ts';
import { glazingGramsPerM2, isGlazed } from './frames.ts';
import { fileSize, frameOf, matBoardSize, outerSize, pictureSize, printSize } from './geometry.ts';
import { materials, stretchers } from './materials.ts';

/** Square millimetres. */
export function areaMm2({ widthMm, heightMm }: SizeMm): number {
  return widthMm * heightMm;
}

/** Millimetres. */
export function perimeterMm({ widthMm, heightMm }: SizeMm): number {
  return 2 * (widthMm + heightMm);
}

/** Milligrams: 1 g/m² is 0.001 mg/mm². */
export function sheetMg(size: SizeMm, gramsPerM2: number): number {
  return Math.round((areaMm2(size) * gramsPerM2) / 1_000);
}

/** Profile, glass and back of a frame as large as outside, and the mat without its window. */
function frameMg(choice: WallArtChoice): number {
  const frame = frameOf(choice);
  if (!frame) return 0;
  const outer = outerSize(choice);
  const profile = perimeterMm(outer) * frame.profileGramsPerM;
  if (!isGlazed(frame)) return profile;
  const { glass, back, mat } = glazingGramsPerM2;
  const board = matBoardSize(choice);
  const matMg = board ? sheetMg(board, mat) - sheetMg(pictureSize(choice), mat) : 0;
  return profile + sheetMg(outer, glass + back) + matMg;
}

/** Milligrams of the piece without packing. */
export function netMg(choice: WallArtChoice): number {
  const { material, stretcher = '25' } = choice;
  const { gramsPerM2 } = materials[material];
  const printed = material === 'leinwand' ? fileSize(choice) : printSize(choice);
  const bars = material === 'leinwand' ? perimeterMm(pictureSize(choice)) * stretchers[stretcher].gramsPerM : 0;
  return sheetMg(printed, gramsPerM2) + bars + frameMg(choice);
}
