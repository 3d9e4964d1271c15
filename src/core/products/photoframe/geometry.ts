/** Sizes that follow from a choice, in millimetres: picture, printed sheet, what is seen, frame, and holes. */
import type { Hole } from '#core/products/ticket-facts.ts';
import { Fault } from '#core/values/fault.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { WallArtChoice } from './choice.ts';
import { longSide, readFormat } from './formats.ts';
import { type Frame, frames, isGlazed, rabbetMm } from './frames.ts';
import { type Material, materials, stretchers } from './materials.ts';

export function grown({ widthMm, heightMm }: SizeMm, byMm: number): SizeMm {
  return { widthMm: widthMm + 2 * byMm, heightMm: heightMm + 2 * byMm };
}

/** Throws Fault 'bad-input' for a format that is no size. */
export function pictureSize({ format }: Pick<WallArtChoice, 'format'>): SizeMm {
  const size = readFormat(format);
  if (!size) throw new Fault('bad-input', `no size: ${format}`);
  return size;
}

export function frameOf({ frameType }: Pick<WallArtChoice, 'frameType'>): Frame | null {
  return frameType === 'none' ? null : frames[frameType];
}

/** Canvas beyond the front that goes round the stretcher; 0 for other materials. */
export function wrapMm({ material, stretcher = '25' }: Pick<WallArtChoice, 'material' | 'stretcher'>): number {
  return material === 'leinwand' ? stretchers[stretcher].wrapMm : 0;
}

export type FrameChoice = Pick<WallArtChoice, 'format' | 'frameType' | 'matSize'>;

/** The frame from the outside, or the picture itself. */
export function outerSize(choice: FrameChoice): SizeMm {
  const picture = pictureSize(choice);
  const frame = frameOf(choice);
  if (!frame) return picture;
  if (choice.matSize) return grown(picture, choice.matSize + frame.profileMm);
  return grown(picture, frame.profileMm + (isGlazed(frame) ? -rabbetMm : frame.gapMm));
}

/** The mat board behind the frame; null without a mat. */
export function matBoardSize(choice: FrameChoice): SizeMm | null {
  return choice.matSize ? grown(pictureSize(choice), choice.matSize) : null;
}

/** The printed sheet after trimming, without the wrap of canvas. A mat lies over its outermost 5 mm, so that it can be fixed there. */
export function printSize(choice: FrameChoice): SizeMm {
  return choice.matSize ? grown(pictureSize(choice), rabbetMm) : pictureSize(choice);
}

/** Millimetres that rabbet or mat hide on each side of the printed sheet. */
export function hiddenMm(choice: FrameChoice): number {
  const frame = frameOf(choice);
  return frame && isGlazed(frame) ? rabbetMm : 0;
}

/** What of the picture is seen: all of it, the window of the mat, or what the rabbet leaves. */
export function visibleSize(choice: FrameChoice): SizeMm {
  return grown(printSize(choice), -hiddenMm(choice));
}

/** The printed sheet with the wrap of canvas, without bleed. */
export function fileSize(choice: WallArtChoice): SizeMm {
  return grown(printSize(choice), wrapMm(choice));
}

const standoffHoleMm = 7;
const eyelet = { diameterMm: 12, edgeMm: 25, mostApartMm: 500 };

/** Places from `edge` to `length - edge` in `parts` equal steps, ends included. */
function places(length: number, edge: number, parts: number): number[] {
  return Array.from({ length: parts + 1 }, (_, at) => edge + ((length - 2 * edge) * at) / parts);
}

/** On the long sides: the corners, one more midway above 1000 mm, two more above 1500 mm. */
function drillHoles(size: SizeMm, { holeEdgeMm }: Material): Hole[] {
  const long = longSide(size);
  const along = places(long, holeEdgeMm, long <= 1_000 ? 1 : long <= 1_500 ? 2 : 3);
  const isLying = size.widthMm === long;
  const across = places(isLying ? size.heightMm : size.widthMm, holeEdgeMm, 1);
  return across.flatMap((a) => along.map((b) => ({ ...(isLying ? { xMm: b, yMm: a } : { xMm: a, yMm: b }), diameterMm: standoffHoleMm })));
}

function eyelets({ widthMm, heightMm }: SizeMm): Hole[] {
  const { diameterMm, edgeMm, mostApartMm } = eyelet;
  const row = (length: number) => places(length, edgeMm, Math.max(1, Math.ceil((length - 2 * edgeMm) / mostApartMm)));
  const across = row(widthMm);
  const down = row(heightMm).slice(1, -1);
  return [
    ...[edgeMm, heightMm - edgeMm].flatMap((yMm) => across.map((xMm) => ({ xMm, yMm, diameterMm }))),
    ...[edgeMm, widthMm - edgeMm].flatMap((xMm) => down.map((yMm) => ({ xMm, yMm, diameterMm }))),
  ];
}

/** Drill holes for standoffs, or the eyelets of tarpaulin, from the upper left corner of the picture. They are made, never printed. */
export function holesOf(choice: WallArtChoice): Hole[] {
  const material = materials[choice.material];
  if (material.hemMm !== undefined) return eyelets(pictureSize(choice));
  return choice.hanging === 'drill' ? drillHoles(pictureSize(choice), material) : [];
}
