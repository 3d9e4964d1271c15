/** A picture of four colours, which shows whether a copy of it is upright and in the right colours. */
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';

export type Colour = [number, number, number];
export async function colourAt(file: string, x: number, y: number): Promise<Colour> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
  return [data[at] as number, data[at + 1] as number, data[at + 2] as number];
}
export function distance(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

export const quadrants: Colour[] = [
  [220, 40, 40],
  [40, 180, 60],
  [40, 60, 210],
  [230, 210, 50],
];
/** 900 x 600: red and green above, blue and yellow below. */
export function quadrantPicture() {
  const tile = (colour: Colour) => ({
    create: { width: 450, height: 300, channels: 3 as const, background: { r: colour[0], g: colour[1], b: colour[2] } },
  });
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#000' } }).composite(
    quadrants.map((colour, index) => ({ input: tile(colour), left: (index % 2) * 450, top: Math.floor(index / 2) * 300 })),
  );
}
export async function expectUpright(file: string, tolerance: number): Promise<void> {
  const places = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const;
  for (const [index, [x, y]] of places.entries())
    expect(distance(await colourAt(file, x, y), quadrants[index] as Colour)).toBeLessThanOrEqual(tolerance);
}

/** Where the upright picture's pixel (row, column) of a stored pixel lies: the words of the EXIF standard, as arithmetic. */
const uprightPlace: Record<number, (row: number, column: number) => [number, number]> = {
  1: (row, column) => [row, column],
  2: (row, column) => [row, 899 - column],
  3: (row, column) => [599 - row, 899 - column],
  4: (row, column) => [599 - row, column],
  5: (row, column) => [column, row],
  6: (row, column) => [column, 899 - row],
  7: (row, column) => [599 - column, 899 - row],
  8: (row, column) => [599 - column, row],
};

export function turnedPicture(orientation: number): Sharp {
  const [width, height] = orientation >= 5 ? [600, 900] : [900, 600];
  const pixels = Buffer.alloc(900 * 600 * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [y, x] = uprightPlace[orientation]?.(row, column) ?? [0, 0];
      pixels.set(quadrants[(y < 300 ? 0 : 2) + (x < 450 ? 0 : 1)] as Colour, (row * width + column) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } }).withMetadata({ orientation });
}
