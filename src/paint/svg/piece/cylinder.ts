/** A print around a mug as it is seen: vertical strips of it, each sheared and narrowed as the cylinder turns away. Millimetres, radians. */

/** Camera a little above: how far the nearest point of a circle lies below its ends, as a share of the radius. */
export const tilt = 0.16;

export type CylinderStrip = {
  /** Of the print. */
  fromMm: number;
  widthMm: number;
  /** From the print to the picture, whose origin is the axis at the height of the print's upper edge. */
  matrix: string;
};

/** Strips overlap a little, so that no line shows between them. @internal */
export const overlapMm = 2;

/** `turn`: the angle of what faces the viewer, 0 is the middle of the print. What is behind is left out. */
export function cylinderStrips({
  widthMm,
  radiusMm,
  turn,
  count,
}: {
  widthMm: number;
  radiusMm: number;
  turn: number;
  count: number;
}): CylinderStrip[] {
  const step = Math.PI / count;
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [-Math.PI / 2 + at * step, -Math.PI / 2 + (at + 1) * step];
    return { from, to };
  }).flatMap(({ from, to }) => {
    // The print repeats after a whole turn; of its copies one at most is seen here.
    const middle = normalised(turn + (from + to) / 2);
    const left = widthMm / 2 + radiusMm * (middle - step / 2);
    if (left + radiusMm * step < 0 || left > widthMm) return [];
    const length = radiusMm * step;
    const a = (radiusMm * (Math.sin(to) - Math.sin(from))) / length;
    const b = (tilt * radiusMm * (Math.cos(to) - Math.cos(from))) / length;
    const e = radiusMm * Math.sin(from) - a * left;
    const f = tilt * radiusMm * Math.cos(from) - b * left;
    const fromMm = Math.max(0, left);
    const endMm = Math.min(widthMm, left + length + overlapMm);
    return endMm <= fromMm ? [] : [{ fromMm, widthMm: endMm - fromMm, matrix: `matrix(${[a, b, 0, 1, e, f].map(rounded).join(' ')})` }];
  });
}

/** Between -π and π. */
export function normalised(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Where a point that stands `outMm` from the axis at an angle is seen. */
export function seenAt(outMm: number, angle: number): { x: number; y: number; isInFront: boolean } {
  return { x: rounded(outMm * Math.sin(angle)), y: rounded(outMm * tilt * Math.cos(angle)), isInFront: Math.cos(angle) > 0 };
}
