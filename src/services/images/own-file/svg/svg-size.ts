/** The size of a drawing from its root. */

type Size = { width: number; height: number };

const unitsMm: Record<string, number> = { '': 25.4 / 96, px: 25.4 / 96, mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, pc: 25.4 / 6 };
const maxMm = 20_000;

/**
 * In millimetres: width and height, or the view box where they are missing or shares. Null for a drawing without a size, and for one of an
 * absurd size.
 */
export function sizeOf(root: ReadonlyMap<string, string>): Size | null {
  const [, , boxWidth, boxHeight] = (root.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const box = { width: lengthMm(boxWidth), height: lengthMm(boxHeight) };
  const given = { width: lengthMm(root.get('width')), height: lengthMm(root.get('height')) };
  const ratio = box.width !== null && box.height !== null ? box.width / box.height : null;
  const width = given.width ?? (given.height !== null && ratio !== null ? given.height * ratio : box.width);
  const height = given.height ?? (given.width !== null && ratio !== null ? given.width / ratio : box.height);
  if (width === null || height === null || width > maxMm || height > maxMm) return null;
  const shape = width / height;
  return shape > 100 || shape < 0.01 ? null : { width, height };
}

function lengthMm(value: string | undefined): number | null {
  const match = /^(\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})(px|mm|cm|in|pt|pc)?$/.exec(value?.trim() ?? '');
  const mm = match ? Number(match[1]) * (unitsMm[match[2] ?? ''] ?? 0) : 0;
  return mm > 0 ? mm : null;
}

/** CSS pixels of millimetres. */
export function pixels(mm: number): number {
  return Math.round((mm * 96_000) / 25.4) / 1000;
}
