/** Where a window along one side of a photo looks, so that it holds the faces. */

/** A part of the oriented picture, in shares (0..1) of its sides. */
export type ShareBox = { x: number; y: number; width: number; height: number };

/** From the first face to the last one, as shares of the side. */
export type Span = { from: number; to: number };

/** Distance of faces from the edge of a crop. */
export const faceMarginUm = 5_000;

const inRange = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export function faceSpan(faces: readonly ShareBox[], isAcross: boolean): Span | null {
  if (faces.length === 0) return null;
  const [from, size] = isAcross ? (['x', 'width'] as const) : (['y', 'height'] as const);
  return { from: Math.min(...faces.map((face) => face[from])), to: Math.max(...faces.map((face) => face[from] + face[size])) };
}

/**
 * Middle of a window of `shown` (a share of the side) near `wanted`, moved to hold the faces with as much of their margin as fits; the middle of faces
 * that do not fit.
 */
export function windowMiddle(wanted: number, faces: Span | null, shown: number, margin: number): number {
  const half = shown / 2;
  let middle = wanted;
  if (faces) {
    const { from, to } = faces;
    const kept = Math.min(margin, half - (to - from) / 2);
    middle = kept < 0 ? (from + to) / 2 : inRange(wanted, to + kept - half, from - kept + half);
  }
  return Math.round(inRange(middle, half, 1 - half) * 1e6) / 1e6;
}
