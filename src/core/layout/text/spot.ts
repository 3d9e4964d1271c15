/** Spots on a baseline, straight or curved, and what stands on them. */

/** A point of the baseline in micrometres of the page, the size of type there, and the turn of the baseline clockwise. */
export type BaselinePoint = { xUm: number; yUm: number; sizeUm: number; sine: number; cosine: number };

/** A point in ems from the spot, x along the baseline and y down, on the page. */
export function through({ xUm, yUm, sizeUm, sine, cosine }: BaselinePoint, xEm: number, yEm: number): [xUm: number, yUm: number] {
  const x = xEm * sizeUm;
  const y = yEm * sizeUm;
  return [xUm + x * cosine - y * sine, yUm + x * sine + y * cosine];
}
