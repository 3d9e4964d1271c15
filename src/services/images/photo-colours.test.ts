/** Photos that tell their colours in another way than by an ICC profile, with the real decode process. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DecodedPicture } from '#services/handler.ts';
import { type Colour, colourAt, distance } from '#tests/quadrant-picture.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { primaries, profileOf } from './colour/rgb-profile.ts';
import { tagCopy } from './colour/tag-copy.ts';
import { type Decoder, openDecoder } from './decoder.ts';

const t = serverTexts({ locale: 'de-DE' });
let folder: string;
let decoder: Decoder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-colours-'));
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../decode.ts'), tempDir: join(folder, 'temp') });
});
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true });
});

function photo(name: string): Promise<Buffer> {
  return readFile(join(import.meta.dirname, '../../../tests/fixtures/photos', name));
}

let number = 0;
async function decoded(bytes: Uint8Array, name: string): Promise<DecodedPicture> {
  const file = join(folder, String(++number));
  await writeFile(file, bytes);
  return decoder.decode(file, name);
}

/** What the thirds of the files show in sRGB. */
const thirds: Colour[] = [
  [200, 80, 40],
  [128, 128, 128],
  [40, 120, 60],
];
async function expectThirds({ printFile, previewFile, mediumFile, thumbFile }: DecodedPicture): Promise<void> {
  for (const copy of [printFile, previewFile, mediumFile, thumbFile])
    for (const [index, colour] of thirds.entries())
      expect(distance(await colourAt(copy, (2 * index + 1) / 6, 0.5), colour)).toBeLessThanOrEqual(6);
}

/** The print file says what its colours are. */
async function expectTagged({ printFile }: DecodedPicture): Promise<void> {
  expect((await sharp(printFile).metadata()).icc?.length).toBeGreaterThan(128);
}

test.each([
  ['adobe-rgb-dcf-r03.jpg', 'jpeg-original'],
  ['adobe-rgb-chrm.png', 'jpeg'],
  ['p3-nclx.heic', 'jpeg'],
])('%s is in its colours, and its print file is tagged', async (name, printKind) => {
  const picture = await decoded(await photo(name), name);
  expect(picture).toMatchObject({ printKind, width: 1500, height: 1000, warnings: [] });
  await expectThirds(picture);
  await expectTagged(picture);
});

test.each(['lightroom-hdr-pq.avif', 'camera-hdr-pq.hif'])('%s of high dynamic range is mapped to paper, with a word', async (name) => {
  const picture = await decoded(await photo(name), name);
  await expectThirds(picture);
  await expectTagged(picture);
  expect(picture.warnings.map((warning) => t(warning)).join()).toContain('HDR');
});

test.each(['adobe-rgb-dcf-r03.jpg', 'p3-nclx.heic'])('%s is decoded again after an attempt that was ended in its middle', async (name) => {
  const file = join(folder, name);
  await writeFile(file, await photo(name));
  await writeFile(`${file}.source`, 'half a picture');
  await expectThirds(await decoder.decode(file, name));
});

test('a JPEG with a gain map is its picture for paper', async () => {
  await expectThirds(await decoded(await photo('gain-map.jpg'), 'a.jpg'));
});

describe('the colour numbers of a file', () => {
  /** Of primaries and transfer, in the `colr` property. */
  async function renumbered(name: string, primaries: number, transfer: number): Promise<Buffer> {
    const bytes = await photo(name);
    for (let at = bytes.indexOf('nclx'); at >= 0; at = bytes.indexOf('nclx', at + 4)) {
      bytes.writeUInt16BE(primaries, at + 4);
      bytes.writeUInt16BE(transfer, at + 6);
    }
    return bytes;
  }
  async function middle(bytes: Buffer, name: string): Promise<Colour> {
    return colourAt((await decoded(bytes, name)).printFile, 0.5, 0.5);
  }

  test('are read of AVIF and HEIC alike: HLG is mapped, sRGB and unknown ones stay', async () => {
    for (const name of ['lightroom-hdr-pq.avif', 'camera-hdr-pq.hif']) {
      const [raw] = await middle(await renumbered(name, 1, 13), name);
      expect(raw).toBeLessThan(115);
      expect((await middle(await renumbered(name, 2, 2), name))[0]).toBe(raw);
      // A sample of 0.43 is 35 nits of a screen of 1,000, where paper has 203.
      const hlg = await decoded(await renumbered(name, 9, 18), name);
      expect(hlg.warnings.map((warning) => t(warning)).join()).toContain('HDR');
      const [grey] = await colourAt(hlg.printFile, 0.5, 0.5);
      expect(Math.abs(grey - 115)).toBeLessThanOrEqual(4);
    }
  });
});

/** A PNG of one colour, with chunks before its pixels. */
async function pngWith(colour: Colour, chunks: [type: string, data: Buffer][], isGray = false): Promise<Buffer> {
  const [r, g, b] = colour;
  const plain = sharp({ create: { width: 1300, height: 900, channels: 3, background: { r, g, b } } });
  const bytes = await (isGray ? plain.toColourspace('b-w') : plain).png().toBuffer();
  const made = chunks.map(([type, data]) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  });
  return Buffer.concat([bytes.subarray(0, 33), ...made, bytes.subarray(33)]);
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

const adobe = words(31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000);
const light: [string, Buffer] = ['gAMA', words(100_000)];

test.each<[said: string, chunks: [string, Buffer][], expected: Colour]>([
  ['Display P3 by its number', [['cICP', Buffer.of(12, 13, 0, 1)]], [125, 76, 38]],
  ['PQ by its number', [['cICP', Buffer.of(9, 16, 0, 1)]], [185, 40, 0]],
  ['linear light', [light], [180, 148, 114]],
  ['the gamma of sRGB', [['gAMA', words(45_455)]], [118, 78, 45]],
  ['sRGB, whatever else it says', [['sRGB', Buffer.of(0)], light, ['cHRM', adobe]], [118, 78, 45]],
  [
    'Adobe RGB by its corners',
    [
      ['gAMA', words(45_455)],
      ['cHRM', adobe],
    ],
    [132, 78, 42],
  ],
  ['a gamma that no screen has', [['gAMA', words(0)]], [118, 78, 45]],
])('a PNG that says %s is in these colours', async (_said, chunks, expected) => {
  const picture = await decoded(await pngWith([118, 78, 45], chunks), 'a.png');
  expect(distance(await colourAt(picture.printFile, 0.5, 0.5), expected)).toBeLessThanOrEqual(3);
});

test('a gray PNG in linear light is brightened', async () => {
  const picture = await decoded(await pngWith([55, 55, 55], [light], true), 'a.png');
  expect(distance(await colourAt(picture.printFile, 0.5, 0.5), [128, 128, 128])).toBeLessThanOrEqual(3);
});

test('a gray photo is in the tones of its profile', async () => {
  const gray = await sharp({ create: { width: 1300, height: 900, channels: 3, background: { r: 55, g: 55, b: 55 } } })
    .toColourspace('b-w')
    .tiff()
    .toBuffer();
  const file = join(folder, 'gray.tif');
  await writeFile(file, gray);
  const profile = profileOf({ primaries: primaries.srgb, transfer: { kind: 'gamma', gamma: 1.8 } }, true);
  await tagCopy(file, `${file}.png`, { profile, kind: 'tiff', space: 'b-w', reading: {} });
  const picture = await decoded(await readFile(`${file}.png`), 'a.png');
  // (55/255) ** 1.8 is a linear light of 0.063.
  expect(distance(await colourAt(picture.printFile, 0.5, 0.5), [71, 71, 71])).toBeLessThanOrEqual(3);
});

test.each(['webp', 'avif'] as const)('a %s whose EXIF says Adobe RGB is in its colours', async (format) => {
  const exif = { IFD2: { ColorSpace: '2' } };
  const plain = sharp({ create: { width: 1300, height: 900, channels: 3, background: { r: 175, g: 81, b: 47 } } }).withExif(exif);
  const bytes = await plain.toFormat(format, { quality: 95 }).toBuffer();
  const picture = await decoded(bytes, `a.${format}`);
  expect(distance(await colourAt(picture.printFile, 0.5, 0.5), [200, 80, 40])).toBeLessThanOrEqual(5);
});
