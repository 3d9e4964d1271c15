/** Fits how far a print is out of focus, from its distance to the camera. */
import type { Lens } from './focus.ts';
import { addRow, emptySystem, solve } from './least-squares.ts';

const sensorMm = 36;
/** Every so many pixels of a side are enough: the fit has six terms. */
const every = 3;

/** `depth`: length of the ray from the camera, one sample a pixel. */
type Seen = { places: Float32Array; depth: Float32Array; width: number; height: number };

/** The terms of `defocusAt`, or null where the lens blurs nothing or the print is hardly seen. */
export function fitDefocus({ places, depth, width, height }: Seen, { lens, fstop, focus }: Lens): number[] | null {
  if (fstop === 0) return null;
  const aperture = lens / 1000 / fstop;
  const system = emptySystem(6);
  let count = 0;
  for (let row = 0; row < height; row += every) {
    for (let column = 0; column < width; column += every) {
      const at = row * width + column;
      if ((places[at * 3 + 2] as number) < 0.97) continue;
      const [x, y] = [(column + 0.5) / width, (row + 0.5) / width];
      const across = ((x - 0.5) * sensorMm) / lens;
      const down = ((y - height / width / 2) * sensorMm) / lens;
      const far = (depth[at] as number) / Math.sqrt(1 + across * across + down * down);
      addRow(system, [1, x, y, x * x, x * y, y * y], ((aperture * (far - focus)) / far) * (lens / sensorMm / focus));
      count += 1;
    }
  }
  return count < 60 ? null : solve(system);
}
