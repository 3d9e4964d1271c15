/** Photos that are made to fill the memory of who decodes them. */
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** An even area: many pixels in few bytes. */
export function evenPhoto(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#b08d57' } });
}

/** A PNG whose header promises other sides. */
export function withSides(png: Buffer, pixels: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(pixels, 16);
  copy.writeUInt32BE(pixels, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}
