/** From a pixel of the picture to a place in the print: u to the right, v upwards, both 0 to 1 (projective map, 8 numbers). */

/**
 * Writes u, v, du/dx, dv/dx, du/dy, dv/dy into `place`. `x` and `y` are shares of the picture's width, and so are the slopes' units
 * times `perPixel`, the share that one pixel is.
 */
export function placeInPrint(homography: readonly number[], x: number, y: number, perPixel: number, place: Float64Array): void {
  const a = homography[0] as number;
  const b = homography[1] as number;
  const d = homography[3] as number;
  const e = homography[4] as number;
  const g = homography[6] as number;
  const h = homography[7] as number;
  const q = 1 / (g * x + h * y + 1);
  const u = (a * x + b * y + (homography[2] as number)) * q;
  const v = (d * x + e * y + (homography[5] as number)) * q;
  place[0] = u;
  place[1] = v;
  place[2] = (a - u * g) * q * perPixel;
  place[3] = (d - v * g) * q * perPixel;
  place[4] = (b - u * h) * q * perPixel;
  place[5] = (e - v * h) * q * perPixel;
}
