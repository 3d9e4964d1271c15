/** The formats of phones and scanners beside JPEG, PNG and WebP, with the real decode process. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { colourAt, distance, expectUpright, quadrantPicture, turnedPicture } from '#tests/quadrant-picture.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type Decoder, openDecoder } from './decoder.ts';

const t = serverTexts({ locale: 'de-DE' });

let folder: string;
let decoder: Decoder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-formats-'));
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../decode.ts'), tempDir: join(folder, 'temp') });
});
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true });
});

function photo(name: string): string {
  return join(import.meta.dirname, '../../../tests/fixtures/photos', name);
}

let number = 0;
async function saved(bytes: Uint8Array): Promise<string> {
  const file = join(folder, String(++number));
  await writeFile(file, bytes);
  return file;
}

async function refusal(file: string, name: string): Promise<string> {
  const outcome = await decoder.decode(file, name).catch((error: unknown) => error);
  if (!isFault(outcome)) throw new Error(`expected a refusal of ${name}`);
  expect(outcome.code).toBe('picture-refused');
  return outcome.details.text ? t(outcome.details.text) : '';
}

test.each(['turned-p3.heic', 'mirrored-nclx.heic'])(
  '%s of a phone stands upright in its colours, without a profile left over [E016]',
  async (name) => {
    const picture = await decoder.decode(await saved(await readFile(photo(name))), name);
    expect(picture).toMatchObject({ width: 900, height: 600, orientation: 1, kind: 'heic', printKind: 'jpeg', warnings: [] });
    for (const copy of [picture.printFile, picture.previewFile, picture.mediumFile, picture.thumbFile]) await expectUpright(copy, 12);
    expect(await sharp(picture.printFile).metadata()).toMatchObject({ width: 900, height: 600, space: 'srgb' });
  },
);

test('a TIFF or AVIF in Display P3 that was held sideways is upright in its colours [E016]', async () => {
  const turned = await turnedPicture(6).png().toBuffer();
  const tiff = await sharp(turned).withMetadata({ orientation: 6 }).withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer();
  const avif = await sharp(turned).withMetadata({ orientation: 6 }).withIccProfile('p3').avif({ quality: 90, effort: 0 }).toBuffer();
  for (const [bytes, kind] of [
    [tiff, 'tiff'],
    [avif, 'avif'],
  ] as const) {
    const picture = await decoder.decode(await saved(bytes), `a.${kind}`);
    expect(picture).toMatchObject({ width: 900, height: 600, orientation: 1, kind, printKind: 'jpeg', warnings: [] });
    await expectUpright(picture.previewFile, 14);
    await expectUpright(picture.printFile, 14);
  }
});

test('a TIFF in CMYK is taken with a word about its colours', async () => {
  const cmyk = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a85a4c' } })
    .toColourspace('cmyk')
    .tiff()
    .toBuffer();
  const converted = await decoder.decode(await saved(cmyk), 'a.tif');
  expect(converted.warnings.map((warning) => t(warning)).join()).toContain('CMYK');
  expect(distance(await colourAt(converted.printFile, 0.5, 0.5), [168, 90, 76])).toBeLessThanOrEqual(25);
});

test.each(['tiff', 'avif'] as const)('a %s is no picture for a page', async (format) => {
  const file = await saved(await quadrantPicture().toFormat(format).toBuffer());
  const outcome = await decoder.decode(file, 'a.jpg', 'content').catch((error: unknown) => error);
  expect(isFault(outcome) && outcome.details.text && t(outcome.details.text)).toContain(format.toUpperCase());
});

test('a HEIC that is cut, or whose bytes are wrong, is refused and the next one is read', async () => {
  const heic = await readFile(photo('turned-p3.heic'));
  expect(await refusal(await saved(heic.subarray(0, heic.length - 1500)), 'IMG_1.HEIC')).toContain('beschädigt');
  for (const from of [200, 320, 900]) {
    const file = await saved(Buffer.concat([heic.subarray(0, from), Buffer.alloc(400, 0x5a), heic.subarray(from + 400)]));
    // Wrong bytes of the picture itself may still be pixels.
    const outcome = await decoder.decode(file, 'IMG_2.HEIC').catch((error: unknown) => error);
    if (outcome instanceof Error) expect(isFault(outcome) && outcome.code).toBe('picture-refused');
  }
  expect((await decoder.decode(await saved(heic), 'IMG_3.HEIC')).width).toBe(900);
});

test.each(['png', 'webp', 'avif', 'tiff', 'heic'] as const)('a %s that lacks bytes in its middle is refused', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#000', noise } });
  const bytes = format === 'heic' ? await readFile(photo('turned-p3.heic')) : await picture.toFormat(format).toBuffer();
  for (const [share, count] of [
    [0.3, 20],
    [0.7, 300],
  ] as const) {
    const from = Math.floor(bytes.length * share);
    const file = await saved(Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + count)]));
    expect(await refusal(file, `a.${format}`)).toContain('beschädigt');
  }
});

test('a HEIC whose head claims other sides than its pixels have is refused', async () => {
  const heic = await readFile(photo('turned-p3.heic'));
  const sides = heic.indexOf('ispe') + 8;
  for (const [width, height, sentence] of [
    [40_000, 100, '32.767 Pixeln'],
    [20_000, 20_000, '268 Millionen Pixel'],
    [16_000, 16_000, 'sehr viele Pixel'],
    [8_000, 8_000, 'beschädigt'],
  ] as const) {
    const lying = Buffer.from(heic);
    lying.writeUInt32BE(width, sides);
    lying.writeUInt32BE(height, sides + 4);
    expect(await refusal(await saved(lying), 'IMG_1.HEIC')).toContain(sentence);
  }
});
