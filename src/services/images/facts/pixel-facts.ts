/** What grey pixels tell of a picture: its difference hash, entropy and sharpness. */
import type { PictureFacts } from '#core/photos/facts.ts';

export type PixelFacts = Pick<PictureFacts, 'dhash' | 'entropy' | 'sharpness'>;

/** Interleaved, one byte a channel, rows without gaps. */
export type GreyPixels = { data: Uint8Array; width: number; height: number; channels: 1 | 2 | 3 | 4 };

/** One byte a pixel, rows without gaps. */
type GreyPicture = { data: Uint8Array; width: number; height: number };

/** Luma (ITU-R BT.601) of interleaved RGB. A conversion by libvips, which is linear, takes as long as a tenth of the whole upload. */
export function greyOf({ data: pixels, width, height, channels }: GreyPixels): GreyPicture {
  const data = new Uint8Array(width * height);
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2];
  for (let at = 0, from = 0; at < data.length; at += 1, from += channels)
    data[at] = (77 * (pixels[from] as number) + 150 * (pixels[from + green] as number) + 29 * (pixels[from + blue] as number)) >> 8;
  return { data, width, height };
}

/** Longest side of the picture that is measured. Sharpness is compared between pictures of this size. */
export const measuredPx = 640;

export function pixelFacts(picture: GreyPicture): PixelFacts {
  return { dhash: dhashOf(picture), entropy: rounded(entropyOf(picture)), sharpness: sharpnessOf(picture) };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Cells a side. */
const cells = 9;

/**
 * Means of 9 by 9 cells, each compared with the next one: 64 bits for cells beside each other, 64 for cells below each other. 32 hex
 * digits. Scaling and brightening keep it, nearly.
 */
function dhashOf({ data, width, height }: GreyPicture): string {
  const sums = new Float64Array(cells * cells);
  const counts = new Float64Array(cells * cells);
  const columns = Uint8Array.from({ length: width }, (_, x) => Math.floor((x * cells) / width));
  for (let y = 0; y < height; y += 1) {
    const row = cells * Math.floor((y * cells) / height);
    for (let x = 0; x < width; x += 1) {
      const cell = row + (columns[x] as number);
      sums[cell] = (sums[cell] as number) + (data[y * width + x] as number);
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
  // A picture of fewer pixels than cells leaves some empty.
  const mean = (column: number, row: number) =>
    (sums[row * cells + column] as number) / Math.max(1, counts[row * cells + column] as number);
  let bits = '';
  for (const [right, down] of [
    [1, 0],
    [0, 1],
  ] as const)
    for (let row = 0; row < cells - 1; row += 1)
      for (let column = 0; column < cells - 1; column += 1) bits += mean(column, row) < mean(column + right, row + down) ? '1' : '0';
  return (bits.match(/.{4}/g) ?? []).map((digit) => Number.parseInt(digit, 2).toString(16)).join('');
}

function entropyOf({ data }: GreyPicture): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] as number) + 1;
  let bits = 0;
  for (const count of counts) if (count > 0) bits -= (count / data.length) * Math.log2(count / data.length);
  return Math.max(0, bits);
}

/** Side of the squares that are measured one by one: some of a photo are sharp, while its background may be blurred. */
const tilePx = 40;
/** Variance of grey below which a square shows nothing but noise. */
const minVariance = 100;
/** Share of squares with contrast that may be less sharp than the result. */
const percentile = 0.9;

/** Standard deviation of the Laplacian by that of grey, in the squares where it is high. Null without a square that has contrast. */
function sharpnessOf({ data, width, height }: GreyPicture): number | null {
  const ratios: number[] = [];
  for (let top = 1; top + tilePx < height; top += tilePx) {
    for (let left = 1; left + tilePx < width; left += tilePx) {
      const ratio = tileSharpness(data, width, top * width + left);
      if (ratio !== null) ratios.push(ratio);
    }
  }
  ratios.sort((a, b) => a - b);
  const found = ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * percentile))];
  return found === undefined ? null : rounded(found);
}

/** `start`: position of the upper left pixel of a square, which has a neighbour on every side. */
function tileSharpness(data: Uint8Array, width: number, start: number): number | null {
  let sum = 0;
  let squares = 0;
  let laplacians = 0;
  for (let row = 0; row < tilePx; row += 1) {
    for (let at = start + row * width; at < start + row * width + tilePx; at += 1) {
      const grey = data[at] as number;
      const around = (data[at - 1] as number) + (data[at + 1] as number) + (data[at - width] as number) + (data[at + width] as number);
      sum += grey;
      squares += grey * grey;
      laplacians += (around - 4 * grey) ** 2;
    }
  }
  const count = tilePx * tilePx;
  const variance = squares / count - (sum / count) ** 2;
  return variance < minVariance ? null : Math.sqrt(laplacians / count / variance);
}
