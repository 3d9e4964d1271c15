/** The formats that wall art is offered in, by families, and sizes as text: "600x400" is width x height in millimetres. */
import { namedSizes, parseFormatString, type SizeMm } from '#core/values/unit.ts';

export const groupKeys = ['1-1', '3-2', '4-3', '16-9', 'panorama', 'din'] as const;
export type GroupKey = (typeof groupKeys)[number];

function sizes(...pairs: readonly (readonly [widthMm: number, heightMm: number])[]): SizeMm[] {
  return pairs.map(([widthMm, heightMm]) => ({ widthMm, heightMm }));
}

function squares(...sides: readonly number[]): SizeMm[] {
  return sides.map((side) => ({ widthMm: side, heightMm: side }));
}

/** Lying; every one is offered standing as well. Rising. */
export const formatGroups: Record<GroupKey, readonly SizeMm[]> = {
  '1-1': squares(200, 300, 400, 500, 600, 800, 1000),
  '3-2': sizes([300, 200], [450, 300], [600, 400], [750, 500], [900, 600], [1200, 800], [1500, 1000]),
  '4-3': sizes([400, 300], [600, 450], [800, 600], [1000, 750], [1200, 900]),
  '16-9': sizes([640, 360], [800, 450], [1120, 630], [1440, 810]),
  panorama: sizes([600, 300], [1000, 500], [1200, 400], [1600, 800]),
  din: (['a5', 'a4', 'a3', 'a2', 'a1', 'a0'] as const).map((key) => turned(namedSizes[key])),
};

/** Sides of own sizes are multiples of this. */
export const stepMm = 10;

export function turned({ widthMm, heightMm }: SizeMm): SizeMm {
  return { widthMm: heightMm, heightMm: widthMm };
}

export function formatText({ widthMm, heightMm }: SizeMm): string {
  return `${widthMm}x${heightMm}`;
}

export function shortSide({ widthMm, heightMm }: SizeMm): number {
  return Math.min(widthMm, heightMm);
}

export function longSide({ widthMm, heightMm }: SizeMm): number {
  return Math.max(widthMm, heightMm);
}

/** The size of "600x400"; null for a text that is none. */
export function readFormat(format: string): SizeMm | null {
  const size = parseFormatString(format);
  return size.widthMm === 0 ? null : size;
}

/** The family a size is listed in, lying or standing, or null. */
export function formatGroupOf(size: SizeMm): GroupKey | null {
  const isOf = (key: GroupKey) => formatGroups[key].some((one) => one.widthMm === longSide(size) && one.heightMm === shortSide(size));
  return groupKeys.find(isOf) ?? null;
}

/** The format a visit begins with: of those 3:2 and 4:3 with a long side of 600 mm the one nearest to the photo, turned as it is. */
export function startFormat(photo: { width: number; height: number }): string {
  const [long, short] = [Math.max(photo.width, photo.height), Math.min(photo.width, photo.height)];
  // Halfway between 3:2 and 4:3 by ratio, √2, as a comparison of squares.
  const size = long * long >= 2 * short * short ? { widthMm: 600, heightMm: 400 } : { widthMm: 600, heightMm: 450 };
  return formatText(photo.height > photo.width ? turned(size) : size);
}
