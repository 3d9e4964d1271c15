/** What a wish does to a picture: measured on pictures whose every pixel is known. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImageParams, placeholderWish } from '#core/site/image-address.ts';
import { drawImage } from './img-draw.ts';

const wish: ImageParams = { width: 120, height: 0, format: 'auto', quality: 85, fit: 'cover', background: null, blur: 0 };
let folder: string;
let halves: string;
let noise: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'img-draw-test-'));
  halves = join(folder, 'halves.png');
  noise = join(folder, 'noise.png');
  // Left half black, right half white.
  const white = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 400, height: 400, channels: 3, background: '#000000' } })
    .composite([{ input: white, left: 200, top: 0 }])
    .png()
    .toFile(halves);
  const pixels = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, at) => (at * 7919 + ((at * at) % 251) * 31) % 256));
  await sharp(pixels, { raw: { width: 400, height: 400, channels: 3 } })
    .png()
    .toFile(noise);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Brightness of the first row, from left to right. */
async function row(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, info.width)];
}

describe('a picture as it was wished', () => {
  test.each(['avif', 'webp', 'jpeg'] as const)('as %s it is larger the better its quality [F419, F420]', async (format) => {
    const bytes = [];
    for (const quality of [30, 50, 85, 95]) bytes.push((await drawImage(noise, { ...wish, quality }, format)).length);
    expect(bytes).toEqual(bytes.toSorted((a, b) => a - b));
    expect(new Set(bytes).size).toBe(4);
  });

  test('the placeholder is blurred: its edge runs over several of its ten pixels [F421]', async () => {
    const blurred = await row(await drawImage(halves, placeholderWish, 'png'));
    const plain = await row(await drawImage(halves, { ...placeholderWish, blur: 0 }, 'png'));
    const between = (grey: number) => grey > 20 && grey < 235;
    expect(blurred).toHaveLength(10);
    expect(plain.filter(between).length).toBeLessThanOrEqual(2);
    expect(blurred.filter(between).length).toBeGreaterThanOrEqual(8);
    expect(blurred).toEqual(blurred.toSorted((a, b) => a - b));
  });
});
