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

/** Without `count` bytes in the middle of its pixels. */
function torn(bytes: Buffer, at: number, count: number): Buffer {
  const pixels = bytes.lastIndexOf(Buffer.from('ffda', 'hex')) + 14;
  const from = pixels + Math.floor((bytes.length - pixels - 600) * at);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + count)]);
}

const kinds: [string, Promise<Buffer>][] = [
  ['colours', waves(1201, 903)],
  ['colours in full resolution', waves(1201, 903, { chromaSubsampling: '4:4:4', quality: 95 })],
  ['gray', waves(903, 1201, {}, true)],
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

  test('that lacks bytes in its middle is torn, also where libjpeg says nothing', async () => {
    const bytes = await made;
    let found = 0;
    for (let at = 0; at < 40; at += 1) if (isTornJpeg(torn(bytes, at / 40, 20 + 9 * at))) found += 1;
    expect(found).toBeGreaterThanOrEqual(38);
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

test('a progressive JPEG and what is no JPEG are not judged', async () => {
  const progressive = await waves(400, 300, { progressive: true });
  expect(isTornJpeg(torn(progressive, 0.5, 100))).toBe(false);
  for (const bytes of ['', 'ffd8', 'ffd8ffd9', '89504e47', 'ffd8ffe00010']) expect(isTornJpeg(Buffer.from(bytes, 'hex'))).toBe(false);
});
