import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { applyColours } from '#core/layout/colours/apply-colours.ts';
import { photoColours } from '#core/layout/colours/photo-colours.ts';
import { changePhoto, photosForPress } from './apply-photo-filters.ts';

const [sepia, bright, bw] = [photoColours({ tone: 'sepia', contrast: 20 }), photoColours({ brightness: 10 }), photoColours({ tone: 'bw' })];

const size = { width: 64, height: 48 };

async function jpeg(change: (image: Sharp) => Sharp = (image) => image): Promise<Uint8Array> {
  const pixels = Buffer.from(Array.from({ length: size.width * size.height * 3 }, (_, at) => 40 + (Math.floor(at / 600) % 40) * 4));
  const image = sharp(pixels, { raw: { ...size, channels: 3 } });
  return new Uint8Array(await change(image).jpeg({ quality: 98, chromaSubsampling: '4:4:4' }).toBuffer());
}

test('a filtered copy has the size and orientation of its original, and the pixels of the filter [E017]', async () => {
  const bytes = await jpeg();
  const filtered = await changePhoto({ bytes, orientation: 6 }, sepia);
  expect(filtered.orientation).toBe(6);
  expect(await sharp(filtered.bytes).metadata()).toMatchObject({ format: 'jpeg', ...size, channels: 3, chromaSubsampling: '4:4:4' });
  const meant = await sharp(bytes).raw().toBuffer();
  applyColours(meant, 3, sepia ?? {});
  const made = await sharp(filtered.bytes).raw().toBuffer();
  expect(made.reduce((sum, value, at) => sum + Math.abs(value - (meant[at] ?? 0)), 0) / made.length).toBeLessThan(1.5);
});

test('grey and CMYK pictures become sRGB with three channels', async () => {
  for (const change of [(image: Sharp) => image.greyscale().toColourspace('b-w'), (image: Sharp) => image.toColourspace('cmyk')]) {
    const filtered = await changePhoto({ bytes: await jpeg(change), orientation: 1 }, bright);
    expect(await sharp(filtered.bytes).metadata()).toMatchObject({ channels: 3, space: 'srgb' });
  }
});

test('only filtered photos are filtered, others keep their very bytes', async () => {
  const stored = { bytes: await jpeg(), orientation: 1 };
  const photo = photosForPress((id) => (id === 'p' ? stored : null), { rgbAllowed: true });
  expect((await photo('p'))?.bytes).toBe(stored.bytes);
  expect((await photo('p', bw))?.bytes).not.toEqual(stored.bytes);
  expect(await photo('q', bw)).toBeNull();
});
