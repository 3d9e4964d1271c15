/** Smooths what is out of focus: finer detail than a part of the circle of confusion can only be noise there. */
import type { Guides } from './filter.ts';

/** Focal length in mm on a sensor of 36 mm; `fstop` 0 is sharp everywhere; `focus` in units of the scene. */
export type Lens = { lens: number; fstop: number; focus: number };

const sensorMm = 36;
/** Share of the circle of confusion that is the sigma of the filter, and its limits in pixels. */
const share = 0.17;
const [smallest, largest] = [3, 3.6];

/** Diameter in pixels of the blur at each pixel, by the mean depth around it. */
function blurOf({ width, height, depth, cover }: Guides, { lens, fstop, focus }: Lens): Float32Array {
  const made = new Float32Array(width * height);
  const aperture = lens / 1000 / fstop;
  const pixelsPerUnit = (width * lens) / sensorMm / focus;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((cover[y * width + x] as number) > 0) continue;
      let [sum, count] = [0, 0];
      for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row += 1)
        for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column += 1, count += 1)
          sum += depth[row * width + column] as number;
      const far = sum / count;
      made[y * width + x] = ((aperture * Math.abs(far - focus)) / far) * pixelsPerUnit;
    }
  }
  return made;
}

/** `picture`: three samples a pixel, linear. Prints are left as they are. */
export function smoothOutOfFocus(picture: Float32Array, guides: Guides, lens: Lens): Float32Array {
  if (lens.fstop === 0) return picture;
  const { width, height } = guides;
  const blur = blurOf(guides, lens);
  const made = picture.slice();
  for (let at = 0; at < blur.length; at += 1) {
    const own = blur[at] as number;
    if (own < smallest) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const sigma = Math.min(largest, own * share);
    const radius = Math.ceil(sigma * 2);
    let [weights, red, green, blue] = [0, 0, 0, 0];
    for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1) {
      for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column += 1) {
        const k = row * width + column;
        if ((blur[k] as number) < own * 0.6) continue;
        const weight = Math.exp(-((column - x) ** 2 + (row - y) ** 2) / (2 * sigma * sigma));
        weights += weight;
        red += weight * (picture[k * 3] as number);
        green += weight * (picture[k * 3 + 1] as number);
        blue += weight * (picture[k * 3 + 2] as number);
      }
    }
    made.set([red / weights, green / weights, blue / weights], at * 3);
  }
  return made;
}
