/** From a process colour to the colour a screen shows for it. It converts one way only; nothing here ever makes inks from RGB. */

/** Grid points per channel of the look-up table (`icc/cmyk-srgb-17.bin`). */
export const lutPoints = 17;
export const lutBytes = lutPoints ** 4 * 3;

export type Cmyk = { c: number; m: number; y: number; k: number };

/**
 * The screen colour of a swatch as '#rrggbb'. c, m, y, k in whole per cent; `lut` is the output profile's table, black varying
 * fastest, three bytes a point. Whole-number arithmetic throughout, so every engine gives the same digits.
 * Throws a RangeError when the table has another size or a channel is no whole per cent.
 */
export function screenColour(ink: Cmyk, lut: Uint8Array): string {
  return `#${screenRgb(ink, lut)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** As `screenColour`, as three numbers 0..255. */
export function screenRgb({ c, m, y, k }: Cmyk, lut: Uint8Array): [number, number, number] {
  if (lut.length !== lutBytes) throw new RangeError(`colour table has ${lut.length} bytes, expected ${lutBytes}`);
  const [ci, cf] = gridPlace(c);
  const [mi, mf] = gridPlace(m);
  const [yi, yf] = gridPlace(y);
  const [ki, kf] = gridPlace(k);
  const sum: [number, number, number] = [0, 0, 0];
  for (let corner = 0; corner < 16; corner++) {
    const cUp = corner >> 3;
    const mUp = (corner >> 2) & 1;
    const yUp = (corner >> 1) & 1;
    const kUp = corner & 1;
    const weight = (cUp ? cf : 100 - cf) * (mUp ? mf : 100 - mf) * (yUp ? yf : 100 - yf) * (kUp ? kf : 100 - kf);
    if (weight === 0) continue;
    const at = ((((ci + cUp) * lutPoints + mi + mUp) * lutPoints + yi + yUp) * lutPoints + ki + kUp) * 3;
    sum[0] += weight * (lut[at] ?? 0);
    sum[1] += weight * (lut[at + 1] ?? 0);
    sum[2] += weight * (lut[at + 2] ?? 0);
  }
  return [toByte(sum[0]), toByte(sum[1]), toByte(sum[2])];
}

/** Lower grid point and the way to the next one in hundredths. */
function gridPlace(percent: number): [index: number, hundredths: number] {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) throw new RangeError(`not a whole per cent: ${percent}`);
  const place = percent * (lutPoints - 1);
  return [Math.floor(place / 100), place % 100];
}

function toByte(weighted: number): number {
  return Math.floor((weighted + 50_000_000) / 100_000_000);
}
