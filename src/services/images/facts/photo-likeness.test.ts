/** Hash and sharpness of a real photo: its parts as scenes, their copies as programs make them, and blurs. */
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { isBlurred, noFacts } from '#core/photos/facts.ts';
import { type ComparedPhoto, dhashDistance, groupAlike, likenessOf } from '#core/photos/likeness.ts';
import { greyOf, measuredPx, pixelFacts } from './pixel-facts.ts';

/** Left, top, width and height in tests/render/photo.jpg. Of the last two the focus is elsewhere. */
const parts = {
  whole: [0, 0, 4000, 3000],
  head: [0, 200, 1800, 1500],
  stem: [700, 1600, 1200, 1400],
  sky: [1500, 0, 1600, 700],
  meadow: [2000, 1000, 2000, 1500],
  right: [3200, 1900, 800, 1000],
} as const;
type Scene = keyof typeof parts;
const names = Object.keys(parts) as Scene[];
const scenes = {} as Record<Scene, Buffer>;

beforeAll(async () => {
  for (const name of names) {
    const [left, top, width, height] = parts[name];
    scenes[name] = await sharp('tests/render/photo.jpg')
      .extract({ left, top, width, height })
      .resize({ width: 1600, withoutEnlargement: true })
      .jpeg({ quality: 92 })
      .toBuffer();
  }
});

async function factsOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .resize({ width: measuredPx, height: measuredPx, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pixelFacts(greyOf({ data, width: info.width, height: info.height, channels: info.channels }));
}

async function photo(id: string, bytes: Buffer, takenAt: string | null = null): Promise<ComparedPhoto> {
  const { dhash, entropy } = await factsOf(bytes);
  return { id, sha256: id, dhash, entropy, takenAt };
}

/** `share` of each side is cut off. */
async function cropped(bytes: Buffer, share: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const kept = 1 - share;
  const area = { left: Math.round((width * share) / 2), top: Math.round((height * share) / 2) };
  return sharp(bytes)
    .extract({ ...area, width: Math.round(width * kept), height: Math.round(height * kept) })
    .jpeg()
    .toBuffer();
}

const copies: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  'saved again': (bytes) => sharp(bytes).jpeg({ quality: 40 }).toBuffer(),
  'made small': (bytes) => sharp(bytes).resize(500).webp().toBuffer(),
  brightened: (bytes) => sharp(bytes).linear(1.15, 12).jpeg().toBuffer(),
  darkened: (bytes) => sharp(bytes).linear(0.8, 0).jpeg().toBuffer(),
  'without colour': (bytes) => sharp(bytes).greyscale().jpeg().toBuffer(),
};

test.each(Object.keys(copies))('a photo that was %s is the same one', async (change) => {
  for (const name of names) {
    const copy = await photo('copy', (await copies[change]?.(scenes[name])) ?? Buffer.alloc(0));
    expect(likenessOf(await photo(name, scenes[name]), copy), name).toBe('same');
  }
});

test('a photo from which three per cent were cut is the same one, or a variant when both are of the same minute', async () => {
  for (const name of names) {
    const whole = await photo(name, scenes[name], '2026-05-03T14:05:09.500');
    const cut = await cropped(scenes[name], 0.03);
    expect(likenessOf(whole, await photo('cut', cut, '2026-05-03T14:06:09.5')), name).not.toBeNull();
    expect(dhashDistance(whole.dhash ?? '', (await factsOf(cut)).dhash ?? '')).toBeLessThanOrEqual(17);
  }
});

test('of photos that were planted in others every copy is found, and no scene is taken for another', async () => {
  const photos: ComparedPhoto[] = [];
  for (const name of names) photos.push(await photo(name, scenes[name], '2026-05-03T14:05:09'));
  for (const name of ['head', 'sky'] as const)
    for (const [change, copy] of Object.entries(copies)) photos.push(await photo(`${name} ${change}`, await copy(scenes[name])));
  const expected = (['head', 'sky'] as const).map((name) => [name, ...Object.keys(copies).map((change) => `${name} ${change}`)]);
  expect(groupAlike(photos, 'same')).toEqual(expected);
  expect(groupAlike(photos, 'variant')).toEqual(expected);
  for (const a of names)
    for (const b of names) {
      const [one, other] = [photos.find(({ id }) => id === a), photos.find(({ id }) => id === b)];
      if (a !== b) expect(dhashDistance(one?.dhash ?? '', other?.dhash ?? ''), `${a} ${b}`).toBeGreaterThanOrEqual(34);
    }
});

test('a photo is blurred after a blur of 0.3 % of its longer side, at any size, and not before, even with a blurred background', async () => {
  for (const name of ['whole', 'head', 'stem', 'sky'] as const) {
    const { width = 0, height = 0 } = await sharp(scenes[name]).metadata();
    for (const scale of [1, 0.6]) {
      const resized = sharp(scenes[name]).resize(Math.round(width * scale));
      const sharpOne = await resized.clone().jpeg({ quality: 90 }).toBuffer();
      const blurredOne = await sharp(sharpOne)
        .blur(Math.max(width, height) * scale * 0.003)
        .jpeg({ quality: 90 })
        .toBuffer();
      expect([isBlurred(await factsOf(sharpOne)), isBlurred(await factsOf(blurredOne))], `${name} ${scale}`).toEqual([false, true]);
    }
  }
  expect(isBlurred(await factsOf(scenes.meadow))).toBe(true);
});

test('sharpness does not depend on size and contrast', async () => {
  const { sharpness } = await factsOf(scenes.whole);
  const others = [
    await sharp(scenes.whole).resize(900).jpeg({ quality: 90 }).toBuffer(),
    await sharp(scenes.whole).linear(0.6, 40).jpeg({ quality: 90 }).toBuffer(),
  ];
  for (const other of others) {
    const ratio = ((await factsOf(other)).sharpness ?? 0) / (sharpness ?? 1);
    expect(ratio > 0.8 && ratio < 1.25, String(ratio)).toBe(true);
  }
});

test('a plain area has no sharpness, and is like nothing', async () => {
  const plain = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer();
  const facts = await factsOf(plain);
  expect(facts).toMatchObject({ sharpness: null, entropy: 0 });
  expect(isBlurred({ ...noFacts, ...facts })).toBe(false);
  expect(likenessOf(await photo('a', plain), await photo('b', plain))).toBeNull();
});

test('a picture of any few pixels has facts', () => {
  const picture = fc
    .tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }), fc.constantFrom(1, 2, 3, 4))
    .chain(([width, height, channels]) => {
      const length = width * height * channels;
      return fc.tuple(fc.constant({ width, height, channels } as const), fc.uint8Array({ minLength: length, maxLength: length }));
    });
  fc.assert(
    fc.property(picture, ([{ width, height, channels }, data]) => {
      const { dhash, entropy, sharpness } = pixelFacts(greyOf({ data, width, height, channels: channels as 1 | 2 | 3 | 4 }));
      expect(dhash).toMatch(/^[0-9a-f]{32}$/);
      expect(entropy !== null && entropy >= 0 && entropy <= 8).toBe(true);
      expect(sharpness === null || (sharpness >= 0 && sharpness <= 100)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
