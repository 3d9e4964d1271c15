import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readJpeg } from './jpeg.ts';

const picture = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#7a9a63' } });

function segment(code: number, body: string): number[] {
  return [0xff, code, 0, body.length + 2, ...Buffer.from(body, 'latin1')];
}

describe('photos for the press', () => {
  test('a clean picture is passed on as the same bytes', async () => {
    const bytes = new Uint8Array(await picture().jpeg().toBuffer());
    const read = readJpeg(bytes);
    expect(read.bytes).toBe(bytes);
    expect(read).toMatchObject({ width: 30, height: 20, components: 3, inverted: false, icc: null });
  });

  test.each([
    ['place and camera', segment(0xe1, 'Exif\0\0MM\0*')],
    ['an XMP packet', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>')],
    ['press notes', segment(0xed, 'Photoshop 3.0\0')],
    ['a comment', segment(0xfe, 'Zoë')],
    ['a list of further pictures', segment(0xe2, 'MPF\0')],
  ])('%s is dropped and no other byte', async (_, extra) => {
    const bytes = new Uint8Array(await picture().jpeg({ progressive: true }).toBuffer());
    const noted = Uint8Array.from([...bytes.subarray(0, 2), ...extra, ...bytes.subarray(2)]);
    expect(readJpeg(noted).bytes).toEqual(bytes);
  });

  test('what follows the end of the picture is dropped', async () => {
    const bytes = new Uint8Array(await picture().jpeg().toBuffer());
    expect(readJpeg(Uint8Array.from([...bytes, ...bytes])).bytes).toEqual(bytes);
  });

  test('a profile stays in the picture and is handed out whole', async () => {
    const bytes = await picture().withIccProfile('p3').jpeg().toBuffer();
    const { icc } = await sharp(bytes).metadata();
    expect(readJpeg(new Uint8Array(bytes))).toMatchObject({ bytes: new Uint8Array(bytes), icc: new Uint8Array(icc ?? []) });
  });

  test('a CMYK picture by Adobe’s rule is known as inverted', async () => {
    const bytes = await picture().toColourspace('cmyk').jpeg().toBuffer();
    expect(readJpeg(new Uint8Array(bytes))).toMatchObject({ components: 4, inverted: true });
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['another kind of file', new TextEncoder().encode('%PDF-1.6')],
    ['half a head', Uint8Array.of(0xff, 0xd8, 0xff)],
  ])('%s is refused', (_, bytes) => {
    expect(() => readJpeg(bytes)).toThrow(/photo is no whole JPEG/);
  });
});
