import sharp from 'sharp';
import { expect, test } from 'vitest';
import { joinJpegs } from './join-jpeg.ts';

const icc = new Uint8Array(100);
const [width, height] = [100, 83];
const size = { width, height, bandRows: 32 };

/** Noise, so that no block is coded as empty. */
const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * at * 31) % 251));

function encoded(top: number, rows: number, change: { quality?: number; progressive?: boolean } = {}): Promise<Buffer> {
  return sharp(pixels.subarray(top * width * 3, (top + rows) * width * 3), { raw: { width, height: rows, channels: 3 } })
    .withExif({ IFD0: { Artist: 'Zoe' } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false, ...change })
    .toBuffer();
}

const bands = () => Promise.all([encoded(0, 32), encoded(32, 32), encoded(64, 19)]);

test('bands become one picture of the pixels of each, with density and profile and no other label', async () => {
  const parts = await bands();
  const joined = joinJpegs(parts, size, 150, icc);
  const { data } = await sharp(joined, { failOn: 'warning', ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });
  expect(data.equals(Buffer.concat(await Promise.all(parts.map((part) => sharp(part).raw().toBuffer()))))).toBe(true);
  const facts = await sharp(joined).metadata();
  expect(facts).toMatchObject({ width, height, density: 150, chromaSubsampling: '4:4:4', isProgressive: false });
  expect(facts.icc).toHaveLength(icc.length);
  expect(facts.exif).toBeUndefined();
});

test('one band is a picture, too', async () => {
  const joined = joinJpegs([await encoded(0, 32)], { ...size, height: 32 }, 300, icc);
  expect(await sharp(joined).metadata()).toMatchObject({ width, height: 32, density: 300 });
});

test('other tables, progressive bands, bands too large to count and what is no JPEG are refused', async () => {
  const [first] = await bands();
  for (const wrong of [await encoded(32, 32, { quality: 80 }), await encoded(32, 32, { progressive: true }), new Uint8Array(9)])
    expect(() => joinJpegs([first, wrong], size, 150, icc)).toThrow(expect.objectContaining({ code: 'internal' }));
  for (const bandRows of [12, 65_536]) expect(() => joinJpegs([first], { ...size, bandRows }, 150, icc)).toThrow(/blocks/);
  expect(() => joinJpegs([], size, 150, icc)).toThrow(expect.objectContaining({ code: 'internal' }));
});
