/** JPEGs with missing bytes, of which libjpeg tells only some. */
import { readFileSync } from 'node:fs';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, test } from 'vitest';
import { isTornJpeg } from './jpeg-scan.ts';

/** A picture of waves and fine lines, the same in each run. */
async function waves(width: number, height: number, options: JpegOptions = {}, isGray = false): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels.set([(x * 255) / width, 128 + 80 * Math.sin(x / 60) * Math.cos(y / 45), 128 + 60 * Math.sin((x * y) / 90)], 3 * at);
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return (isGray ? picture.toColourspace('b-w') : picture).jpeg(options).toBuffer();
}

/** What happens to `count` bytes in the middle of a file, and how many of forty are found: of some the blocks add up by chance. */
const damages: [what: string, least: number, damaged: (bytes: Buffer, from: number, count: number) => Buffer][] = [
  ['missing', 38, (bytes, from, count) => Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + count)])],
  ['as zeros', 32, (bytes, from, count) => Buffer.from(bytes).fill(0, from, from + count)],
  ['twice', 35, (bytes, from, count) => Buffer.concat([bytes.subarray(0, from + count), bytes.subarray(from)])],
];

function pixelsOf(bytes: Buffer): number {
  return bytes.indexOf(Buffer.from('ffda', 'hex')) + 14;
}

const kinds: [string, Promise<Buffer>][] = [
  ['colours', waves(801, 603)],
  ['colours in full resolution', waves(801, 603, { chromaSubsampling: '4:4:4', quality: 95 })],
  ['gray', waves(603, 801, {}, true)],
  ['colours in scans', waves(801, 603, { progressive: true })],
  ['colours in many scans', waves(801, 603, { mozjpeg: true })],
  ['gray in scans', waves(603, 801, { progressive: true }, true)],
  ['a photo of a camera', Promise.resolve(readFileSync(new URL('../../../../tests/render/photo.jpg', import.meta.url)))],
];

describe.each(kinds)('a JPEG of %s', (_kind, made) => {
  test('that is whole is not torn, with what cameras leave behind its pixels either', async () => {
    const bytes = await made;
    expect(isTornJpeg(bytes)).toBe(false);
    const end = bytes.lastIndexOf(Buffer.from('ffd9', 'hex'));
    for (const more of ['0000', 'ffff', '17', '00'.repeat(4_000)])
      expect(isTornJpeg(Buffer.concat([bytes.subarray(0, end), Buffer.from(more, 'hex'), bytes.subarray(end)]))).toBe(false);
    expect(isTornJpeg(Buffer.concat([bytes, Buffer.from('whatever follows')]))).toBe(false);
  });

  test.each(damages)('that has bytes of its middle %s is torn, also where libjpeg says nothing', async (_what, least, damaged) => {
    const bytes = await made;
    const room = bytes.length - pixelsOf(bytes) - 1_000;
    let found = 0;
    for (let at = 0; at < 40; at += 1) {
      const from = pixelsOf(bytes) + Math.floor((room * at) / 40);
      if (isTornJpeg(damaged(bytes, from, 20 + 9 * at))) found += 1;
    }
    expect(found).toBeGreaterThanOrEqual(least);
  });

  test('that ends too early is torn', async () => {
    const bytes = await made;
    expect(isTornJpeg(Buffer.concat([bytes.subarray(0, bytes.length * 0.7), Buffer.from('ffd9', 'hex')]))).toBe(true);
  });
});

describe('a JPEG with restart markers', () => {
  /** A gray picture of eight blocks beside each other, with these markers between them. */
  async function columns(markers: string[]): Promise<Buffer> {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
      .toColourspace('b-w')
      .jpeg()
      .toBuffer();
    const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
    const scan = bytes.indexOf(Buffer.from('ffda', 'hex'));
    const pixels = bytes.subarray(scan + 2 + bytes.readUInt16BE(scan + 2), bytes.length - 2);
    const head = Buffer.from(bytes.subarray(0, scan + 2 + bytes.readUInt16BE(scan + 2)));
    head.writeUInt16BE(64, frame + 7);
    const every = Buffer.from('ffdd00040001', 'hex');
    const body = markers.flatMap((marker) => [Buffer.from(marker, 'hex'), pixels]);
    return Buffer.concat([head.subarray(0, frame), every, head.subarray(frame), pixels, ...body, Buffer.from('ffd9', 'hex')]);
  }
  const markers = ['ffd0', 'ffd1', 'ffd2', 'ffd3', 'ffd4', 'ffd5', 'ffd6'];

  test('is whole with all of them, and torn without one or in another order', async () => {
    const whole = await columns(markers);
    expect((await sharp(whole, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })).info.width).toBe(64);
    expect(isTornJpeg(whole)).toBe(false);
    expect(isTornJpeg(await columns(markers.toSpliced(3, 1)))).toBe(true);
    expect(isTornJpeg(await columns(markers.with(2, 'ffd5')))).toBe(true);
  });
});

test.each([
  [1, 1],
  [7, 9],
  [17, 33],
  [640, 8],
])('a JPEG of %s by %s pixels is whole in every coding', async (width, height) => {
  for (const chromaSubsampling of ['4:2:0', '4:4:4'])
    for (const quality of [1, 50, 100])
      for (const coding of [{}, { progressive: true }, { mozjpeg: true }, { optimiseCoding: true }])
        expect(isTornJpeg(await waves(width, height, { ...coding, chromaSubsampling, quality }))).toBe(false);
});

test('a JPEG without one of its scans is torn', async () => {
  const bytes = await waves(400, 300, { progressive: true });
  const starts = Array.from(bytes.toString('latin1').matchAll(/\xff\xda/g), ({ index }) => index);
  const tables = (from: number) => bytes.lastIndexOf(Buffer.from('ffc4', 'hex'), from);
  expect(starts.length).toBeGreaterThan(5);
  const [first = 0, second = 0] = starts;
  expect(isTornJpeg(Buffer.concat([bytes.subarray(0, first), bytes.subarray(tables(second))]))).toBe(true);
});

test('a coding that is not read and what is no JPEG are not judged', async () => {
  const arithmetic = await waves(400, 300);
  arithmetic[arithmetic.indexOf(Buffer.from('ffc0', 'hex')) + 1] = 0xc9;
  expect(isTornJpeg(arithmetic)).toBe(false);
  for (const bytes of ['', 'ffd8', 'ffd8ffd9', '89504e47', 'ffd8ffe00010']) expect(isTornJpeg(Buffer.from(bytes, 'hex'))).toBe(false);
});
