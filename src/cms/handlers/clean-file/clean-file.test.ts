/** What visitors get of a file says nothing about people and places, and shows the same pixels in the same colours, turned the same way. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { Files } from '#store/file/files.ts';
import { cleanBytes, cleanFile } from './clean-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'federleicht-clean-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = { path: async (key: string) => join(folder, key) } as unknown as Files;
let names = 0;

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const found: Uint8Array[] = [];
  for await (const chunk of chunks) found.push(chunk);
  return found;
}

/** The bytes that are sent of a file; null where it is not taken apart. */
async function sent(bytes: Uint8Array, type: string): Promise<Buffer | null> {
  names += 1;
  const key = String(names);
  writeFileSync(join(folder, key), bytes);
  const plan = await cleanFile({ files }, key, type);
  if (!plan) return null;
  const whole = Buffer.concat(await all(cleanBytes(join(folder, key), plan.parts, 0, plan.bytes - 1)));
  expect(whole.length).toBe(plan.bytes);
  // Players and downloads that go on ask for parts, which begin and end anywhere.
  for (const [start, end] of [
    [0, 0],
    [1, 40],
    [20, plan.bytes - 2],
    [plan.bytes - 1, plan.bytes - 1],
  ] as const) {
    const part = Buffer.concat(await all(cleanBytes(join(folder, key), plan.parts, start, end)));
    expect(part.equals(whole.subarray(start, end + 1))).toBe(true);
  }
  return whole;
}

const noise = Buffer.from(Array.from({ length: 90 * 60 * 3 }, (_, at) => (at * 7919 + (at >> 5) * 104_729) & 255));
const secret = 'GEHEIM-4711';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${secret}</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A picture with EXIF (author, serial number, place), XMP and a wide colour profile. */
function telling(orientation: number): Sharp {
  return sharp(noise, { raw: { width: 90, height: 60, channels: 3 } })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: secret, Orientation: String(orientation) },
      IFD2: { BodySerialNumber: secret },
      IFD3: { GPSLatitude: '52/1 30/1 0/1' },
    })
    .withXmp(xmp);
}

const formats: [name: string, type: string, encode: (picture: Sharp) => Sharp][] = [
  ['JPEG', 'image/jpeg', (picture) => picture.jpeg({ quality: 90 })],
  ['progressive JPEG', 'image/jpeg', (picture) => picture.jpeg({ quality: 90, progressive: true, mozjpeg: true })],
  ['PNG', 'image/png', (picture) => picture.png()],
  ['WebP', 'image/webp', (picture) => picture.webp({ quality: 80 })],
  ['lossless WebP', 'image/webp', (picture) => picture.webp({ lossless: true })],
  ['AVIF', 'image/avif', (picture) => picture.avif({ quality: 60, effort: 1 })],
];

const shown = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { icc } = await sharp(bytes).metadata();
  return { data: data.toString('base64'), size: [info.width, info.height], icc: icc?.toString('base64') };
};

describe.each(formats)('%s', (_name, type, encode) => {
  test.each([1, 6])('with orientation %s loses what it says and keeps pixels, profile and orientation', async (orientation) => {
    const original = await encode(telling(orientation)).toBuffer();
    const before = await sharp(original).metadata();
    expect(original.includes(secret)).toBe(true);
    const clean = (await sent(original, type)) as Buffer;
    expect(clean.includes(secret)).toBe(false);
    expect(await shown(clean)).toEqual(await shown(original));
    const { xmp: left, exif, orientation: turned } = await sharp(clean).metadata();
    // What an AVIF says is zeros in its place, and how it is turned a property of the picture.
    if (type === 'image/avif') expect([exif, left].map((said) => said?.every((byte) => byte === 0))).toEqual([true, true]);
    else {
      expect(left).toBeUndefined();
      expect(turned ?? 1).toBe(before.orientation ?? 1);
      expect(exif?.length ?? 0).toBeLessThan(40);
    }
  });

  test('loses a script behind its end', async () => {
    const original = await encode(sharp(noise, { raw: { width: 90, height: 60, channels: 3 } })).toBuffer();
    const polyglot = Buffer.concat([original, Buffer.from(`<script>alert("${secret}")</script>`.padEnd(64))]);
    const clean = await sent(polyglot, type);
    // What has no place among the boxes of an AVIF makes it one whose structure is unknown.
    if (type === 'image/avif') expect(clean).toBeNull();
    else {
      expect(clean?.includes(secret)).toBe(false);
      expect(await shown(clean as Buffer)).toEqual(await shown(original));
    }
  });

  test('is sent in no other than its own structure', async () => {
    const original = await encode(telling(1)).toBuffer();
    for (const [, other] of formats.filter(([, one]) => one !== type)) expect(await sent(original, other)).toBeNull();
    expect(await sent(original.subarray(0, 40), type)).toBeNull();
    expect(await sent(Buffer.alloc(0), type)).toBeNull();
  });
});

test('a JPEG keeps its CMYK pixels, and loses its comment, its thumbnail and the pictures behind it', async () => {
  const cmyk = await sharp(noise, { raw: { width: 90, height: 60, channels: 3 } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  const segment = (code: number, body: Buffer) => {
    const head = Buffer.from([0xff, code, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  };
  const jfif = segment(
    0xe0,
    Buffer.concat([Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x02\x02', 'latin1'), Buffer.from(secret.padEnd(12))]),
  );
  const comment = segment(0xfe, Buffer.from(secret));
  const pictures = segment(0xe2, Buffer.from(`MPF\0${secret}`));
  const original = Buffer.concat([cmyk.subarray(0, 2), jfif, comment, pictures, cmyk.subarray(2), cmyk, Buffer.from(secret)]);
  const clean = (await sent(original, 'image/jpeg')) as Buffer;
  expect(clean.includes(secret)).toBe(false);
  expect(clean.length).toBeLessThan(cmyk.length + 40);
  expect(await shown(clean)).toEqual(await shown(cmyk));
});

test('an animation of WebP keeps its frames', async () => {
  const frames = Buffer.concat([noise, noise.toReversed(), noise]);
  const original = await sharp(frames, { raw: { width: 90, height: 180, channels: 3, pageHeight: 60 } })
    .webp()
    .withXmp(xmp)
    .toBuffer();
  const clean = (await sent(original, 'image/webp')) as Buffer;
  expect([original, clean].map((bytes) => bytes.includes(secret))).toEqual([true, false]);
  const read = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();
  expect((await sharp(clean, { animated: true }).metadata()).pages).toBe(3);
  expect((await read(clean)).equals(await read(original))).toBe(true);
});

const box = (type: string, ...content: (Buffer | string)[]) => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

test('a film loses where it was shot and by what, and every byte of it stays in its place', async () => {
  const film = Buffer.concat([
    box('ftyp', 'isomiso2mp41'),
    box(
      'moov',
      box('mvhd', 'm'.repeat(100)),
      box('trak', box('tkhd', 't'.repeat(80)), box('udta', secret), box('mdia', 'd'.repeat(50))),
      box('udta', box('\xa9xyz', secret)),
      box('meta', secret),
    ),
    box('free', secret),
    box('mdat', 'film'.repeat(1000)),
    box('uuid', secret),
  ]);
  const clean = (await sent(film, 'video/mp4')) as Buffer;
  expect(clean.length).toBe(film.length);
  expect(clean.includes(secret)).toBe(false);
  for (const kept of ['mvhd', 'tkhd', 'mdia', 'filmfilm']) expect(clean.indexOf(kept)).toBe(film.indexOf(kept));
  expect(clean.toString('latin1').match(/free/g)).toHaveLength(5);
});

test('files of other types, and of more pieces than a program writes, are not taken apart', async () => {
  expect(await sent(Buffer.from('%PDF-1.7'), 'application/pdf')).toBeNull();
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pair = Buffer.concat([Buffer.from('\0\0\0\0IDAT\0\0\0\0', 'latin1'), Buffer.from('\0\0\0\0tEXt\0\0\0\0', 'latin1')]);
  const end = Buffer.from('\0\0\0\0IEND\0\0\0\0', 'latin1');
  expect(await sent(Buffer.concat([head, ...Array.from({ length: 5_000 }, () => pair), end]), 'image/png')).toBeNull();
  expect(await sent(Buffer.concat([head, pair, pair, end]), 'image/png')).toHaveLength(8 + 12 + 12 + 12);
});
