/** The segment filter on JPEGs put together by hand. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanJpeg } from './jpeg-segments.ts';

const picture = sharp({
  create: { width: 64, height: 48, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
});

function segment(code: number, body: string | Uint8Array): Buffer {
  const bytes = Buffer.from(body as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, code, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]), bytes]);
}
function insert(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}
function codes(jpeg: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 2; at < jpeg.length && jpeg[at + 1] !== 0xda; at += 2 + (((jpeg[at + 2] as number) << 8) | (jpeg[at + 3] as number)))
    found.push(jpeg[at + 1] as number);
  return found;
}
function cleaned(jpeg: Uint8Array): Buffer {
  const clean = cleanJpeg(jpeg);
  if (!clean) throw new Error('expected a JPEG that can stay');
  return Buffer.concat(clean.parts);
}

describe('what stays and what goes', () => {
  test('a JPEG of the three allowed segments stays byte for byte', async () => {
    const jpeg = await picture.clone().withIccProfile('p3').jpeg().toBuffer();
    expect(cleaned(jpeg).equals(jpeg)).toBe(true);
  });

  test('EXIF, XMP, IPTC, comments, other APP2 and the tail are cut out', async () => {
    const jpeg = await picture.clone().withIccProfile('p3').jpeg({ progressive: true }).toBuffer();
    const junk = [0xe1, 0xe2, 0xe3, 0xed, 0xef, 0xfe].map((code) => segment(code, 'MPF\0 something private'));
    expect(cleaned(Buffer.concat([insert(jpeg, ...junk), Buffer.from('tail')])).equals(jpeg)).toBe(true);
    expect(codes(cleaned(insert(jpeg, ...junk)))).not.toContain(0xe1);
  });

  test('comments between the scans of a progressive picture are found', async () => {
    const jpeg = await picture.clone().jpeg({ progressive: true }).toBuffer();
    const second = jpeg.indexOf(Buffer.from([0xff, 0xc4]), jpeg.indexOf(Buffer.from([0xff, 0xda])));
    const full = Buffer.concat([jpeg.subarray(0, second), segment(0xfe, 'hidden'), jpeg.subarray(second)]);
    expect(cleaned(full).equals(jpeg)).toBe(true);
  });

  test('a thumbnail inside the JFIF header goes, the header stays', async () => {
    const jpeg = await picture.clone().jpeg().toBuffer();
    const withThumb = insert(jpeg, segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\x02\x01abcdef'));
    expect(cleaned(withThumb).includes('abcdef')).toBe(false);
    expect(codes(cleaned(withThumb))[0]).toBe(0xe0);
  });

  test('a gray picture stays gray', async () => {
    expect(cleanJpeg(await picture.clone().toColourspace('b-w').jpeg().toBuffer())?.components).toBe(1);
  });
});

describe('what has to be encoded again', () => {
  test('CMYK, a profile for other colours, an incomplete profile', async () => {
    expect(cleanJpeg(await picture.clone().toColourspace('cmyk').jpeg().toBuffer())).toBeNull();
    const plain = await picture.clone().jpeg().toBuffer();
    const profile = (space: string) => `ICC_PROFILE\0\x01\x01${'\0'.repeat(16)}${space}${'\0'.repeat(16)}acsp${'\0'.repeat(100)}`;
    expect(cleanJpeg(insert(plain, segment(0xe2, profile('RGB '))))).not.toBeNull();
    expect(cleanJpeg(insert(plain, segment(0xe2, profile('CMYK'))))).toBeNull();
    expect(cleanJpeg(insert(plain, segment(0xe2, profile('RGB ').replace('\x01\x01', '\x01\x02'))))).toBeNull();
  });

  test('colours that readers understand differently', async () => {
    const plain = await picture.clone().jpeg().toBuffer();
    const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
    const adobe = (transform: number) => segment(0xee, `Adobe\0d\0\0\0\0${String.fromCharCode(transform)}`);
    expect(cleanJpeg(insert(plain, adobe(1)))).not.toBeNull();
    expect(cleanJpeg(insert(plain, adobe(0)))).not.toBeNull();
    expect(cleanJpeg(insert(plain, jfif, adobe(0)))).toBeNull();
    expect(cleanJpeg(insert(plain, adobe(2)))).toBeNull();
  });

  test('a file that ends early or lies about a length, at every byte', async () => {
    const jpeg = await picture.clone().jpeg().toBuffer();
    for (let length = 0; length < jpeg.length - 1; length += 1) expect(cleanJpeg(jpeg.subarray(0, length))).toBeNull();
    const lying = Buffer.from(jpeg);
    lying.writeUInt16BE(0, 4);
    expect(cleanJpeg(lying)).toBeNull();
  });
});
