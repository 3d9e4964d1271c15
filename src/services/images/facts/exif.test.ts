/** EXIF of real files that sharp writes, and of damaged ones. */
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readExif } from './exif.ts';

type Tags = Record<string, string>;

async function exifOf({ ifd0 = {}, exif = {} }: { ifd0?: Tags; exif?: Tags }): Promise<Uint8Array> {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#777' } })
    .withExif({ IFD0: ifd0, IFD2: exif, IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { exif: bytes } = await sharp(jpeg).metadata();
  if (!bytes) throw new Error('no EXIF');
  return bytes;
}

/** A TIFF of big-endian order with one text in its EXIF directory. */
function bigEndian(taken: string): Uint8Array {
  const text = Buffer.from(`${taken}\0`);
  const bytes = Buffer.alloc(44 + text.length);
  bytes.write('MM\0*', 0, 'latin1');
  bytes.writeUInt32BE(8, 4);
  bytes.writeUInt16BE(1, 8);
  bytes.set([0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26], 10);
  bytes.writeUInt16BE(1, 26);
  bytes.set([0x90, 0x03, 0, 2, 0, 0, 0, text.length, 0, 0, 0, 44], 28);
  text.copy(bytes, 44);
  return bytes;
}

test('time, offset and camera are read, and nothing of the place', async () => {
  const bytes = await exifOf({
    ifd0: { Make: 'Canon', Model: 'Canon EOS R5' },
    exif: { DateTimeOriginal: '2026:05:03 14:05:09', SubSecTimeOriginal: '1234', OffsetTimeOriginal: '-03:30' },
  });
  expect(readExif(bytes)).toEqual({ takenAt: '2026-05-03T14:05:09.123', offsetMin: -210, camera: 'Canon EOS R5', orientation: 6 });
});

test('both byte orders are read', () => {
  expect(readExif(bigEndian('2024:02:29 23:59:59')).takenAt).toBe('2024-02-29T23:59:59');
  expect(readExif(Buffer.concat([Buffer.from('Exif\0\0'), bigEndian('2024:02:29 23:59:59')])).takenAt).toBe('2024-02-29T23:59:59');
});

test.each([
  '0000:00:00 00:00:00',
  '    :  :     :  :  ',
  '2026:04:31 10:00:00',
  '2025:02:29 10:00:00',
  '2026:05:03 25:00:00',
  '2026:05:03',
  'gestern',
])('a time that no clock shows is none: %s', (taken) => {
  expect(readExif(bigEndian(taken)).takenAt).toBeNull();
});

test.each([
  [{ Make: 'Apple', Model: 'iPhone 17 Pro' }, 'Apple iPhone 17 Pro'],
  [{ Make: 'NIKON CORPORATION', Model: 'NIKON Z 6_2' }, 'NIKON Z 6_2'],
  [{ Make: 'SONY  ' }, 'SONY'],
  [{ Model: `X${'y'.repeat(200)}` }, `X${'y'.repeat(79)}`],
  [{ Make: '   ', Model: ' ' }, null],
])('the camera of %o is %s', async (ifd0, camera) => {
  expect(readExif(await exifOf({ ifd0 })).camera).toBe(camera);
});

test('a file without EXIF, or with something else in its place, has no facts', () => {
  const none = { takenAt: null, offsetMin: null, camera: null, orientation: null };
  for (const bytes of [undefined, Buffer.alloc(0), Buffer.from('Exif'), Buffer.from('II*'), Buffer.from('ganz anderer Inhalt')])
    expect(readExif(bytes)).toEqual(none);
});

test('damaged EXIF never throws, and what is read keeps its form', async () => {
  const whole = await exifOf({
    ifd0: { Make: 'Apple', Model: 'iPhone 17 Pro' },
    exif: { DateTimeOriginal: '2026:05:03 14:05:09', OffsetTimeOriginal: '+02:00' },
  });
  const damage = fc.array(fc.tuple(fc.nat(whole.byteLength - 1), fc.nat(255)), { maxLength: 12 });
  fc.assert(
    fc.property(damage, fc.nat(whole.byteLength), (changes, length) => {
      const bytes = Uint8Array.from(whole);
      for (const [at, value] of changes) bytes[at] = value;
      const { takenAt, offsetMin, camera, orientation } = readExif(bytes.subarray(0, length));
      expect(takenAt ?? '2026-05-03T14:05:09').toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?$/);
      expect(Math.abs(offsetMin ?? 0)).toBeLessThanOrEqual(840);
      expect((camera ?? 'x').length).toBeLessThanOrEqual(80);
      expect(orientation === null || (orientation >= 1 && orientation <= 8)).toBe(true);
    }),
    { numRuns: 3000 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      readExif(Buffer.concat([Buffer.from('II*\0'), bytes]));
    }),
    { numRuns: 1000 },
  );
});
