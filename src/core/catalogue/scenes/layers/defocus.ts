/** How far a print is out of focus: a polynomial of second degree in the picture, so that the design is blurred as its edges are. */

/** A disc of this diameter blurs as a box of this share of it: both have the same variance. */
export const discAsBox = Math.sqrt(3) / 2;

/** The diameter of the circle of confusion at (x, y), all shares of the picture's width; negative before the plane of focus. */
export function defocusAt(terms: readonly number[], x: number, y: number): number {
  const linear = (terms[0] as number) + (terms[1] as number) * x + (terms[2] as number) * y;
  return linear + (terms[3] as number) * x * x + (terms[4] as number) * x * y + (terms[5] as number) * y * y;
}

/** Widens the slopes of `place` (homography.ts) by a blur of `diameter` pixels. */
export function blurPlace(diameter: number, place: Float64Array): void {
  const factor = Math.sqrt(1 + (diameter * discAsBox) ** 2);
  for (let slot = 2; slot < 6; slot += 1) place[slot] = (place[slot] as number) * factor;
}
