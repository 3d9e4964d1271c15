/** Pixels in a file, of which rows are read: those of a large page are never all in memory. */
import { open } from 'node:fs/promises';
import { Fault } from '#core/values/fault.ts';
import type { Area, Raster } from './raster.ts';

/** `start` is where the pixels begin, in bytes. */
export type RasterFile = Area & { channels: 3 | 4; file: string; start: number };

/** Whole rows of the picture: those that the area has, which must be within it. */
export async function readRows({ file, start, left, width, channels, top: first }: RasterFile, { top, height }: Area): Promise<Raster> {
  const pixels = new Uint8Array(width * height * channels);
  const handle = await open(file);
  try {
    const { bytesRead } = await handle.read(pixels, 0, pixels.length, start + (top - first) * width * channels);
    if (bytesRead < pixels.length) throw new Fault('internal', 'a file of pixels that ends early');
  } finally {
    await handle.close();
  }
  return { left, top, width, height, channels, pixels };
}
