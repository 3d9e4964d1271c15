/** Pictures for the photo lab, which are painted in bands: what they show, and that edges of bands are not visible. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ellipsePath, rectPath } from '#core/design/outlines/outline.ts';
import { borderSheet } from '#core/layout/border-sheet.ts';
import { photoColours } from '#core/layout/colours/photo-colours.ts';
import type { GroupItem, Item, Paint, PhotoItem, Sheet } from '#core/layout/sheet.ts';
import type { Matrix } from '#core/values/matrix.ts';
import { labSize, paintLab } from '#paint/lab/paint-lab.ts';
import { type LabProfile, suppliers } from '#paint/print-profile.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { srgbOfAdobe, withAdobeRgb } from './adobe-rgb.ts';
import { photoBytes as cameraBytes, fixtureSheets, withOrientation } from './fixture-print.ts';

/** Ten pixels a millimetre. */
const profile: LabProfile = { ...suppliers.grossformat, dpi: 254, bleedUm: 3_000, quality: 100 };
const tempDir = mkdtempSync(join(tmpdir(), 'federleicht-lab-'));
let sheets: Sheet[] = [];
let fonts: Awaited<ReturnType<typeof openFonts>>;
let photoBytes: Uint8Array;

beforeAll(async () => {
  [sheets, fonts] = [await fixtureSheets(), await openFonts()];
  photoBytes = await sharp(cameraBytes).resize(1_000).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
});
afterAll(() => rmSync(tempDir, { recursive: true, force: true }));

type Photo = { bytes: Uint8Array; orientation: number };

function painted(sheet: Sheet, photo: Photo | null, bandRows?: number, change: Partial<LabProfile> = {}): Promise<Uint8Array> {
  const pixels = async (svg: string, widthPx: number) => svgPixels(svg, widthPx, null);
  return paintLab(sheet, { fonts, photo: () => photo, srgb: iccFile('srgb'), pixels, tempDir }, { ...profile, ...change }, bandRows);
}

const process = (hex: string): Paint => ({ kind: 'process', c: 0, m: 0, y: 0, k: 100, hex });
const box = (xUm: number, yUm: number, widthUm: number, heightUm: number) => ({ xUm, yUm, widthUm, heightUm });
const fill = (d: string, hex: string): Item => ({ kind: 'fill', of: 'shape', d, paint: process(hex) });
const group = (more: Partial<GroupItem> & Pick<GroupItem, 'items'>): Item => ({
  kind: 'group',
  of: 'g',
  clip: null,
  matrix: null,
  ...more,
});

function photo(clip: string, matrix: Matrix, more: Partial<PhotoItem> = {}): PhotoItem {
  return { kind: 'photo', of: 'photo', photoId: 'photo', clip, matrix, ppi: 100, ...more };
}

function sheetOf(items: Item[], widthUm = 60_000, heightUm = 80_000): Sheet {
  return { ...(sheets[0] as Sheet), widthUm, heightUm, bleedUm: 3_000, foldsUm: [], panels: [], items };
}

/** All that a page can hold, each of it over several bands. */
function richSheet(): Sheet {
  const [cosine, sine] = [Math.cos(0.35), Math.sin(0.35)];
  const turn: Matrix = [cosine, sine, -sine, cosine, 12_000, -3_000];
  const even = photo(rectPath(box(4_000, 4_000, 26_000, 20_000)), [28_000, 0, 0, 21_000, 3_000, 3_500]);
  const round = photo(ellipsePath(box(30_000, 45_000, 26_000, 26_000)), [36_000, 0, 0, 27_000, 25_000, 44_500]);
  const arch = 'M 3000 60000 C 3000 40000 25000 40000 25000 60000 L 25000 78000 L 3000 78000 Z';
  const nested = (depth: number, items: Item[]): Item[] =>
    depth === 0
      ? items
      : [
          group({
            clip: ellipsePath(box(depth * 400, -depth * 2_000, 52_000, 70_000 + depth * 4_000)),
            matrix: [1, 0.05, -0.05, 1, 300, 200],
            items: nested(depth - 1, items),
          }),
        ];
  const letters = (sheets[0]?.items ?? []).filter((item) => item.kind === 'glyphs' || item.kind === 'group');
  return sheetOf([
    fill(rectPath(box(-3_000, -3_000, 66_000, 86_000)), '#f4efe0'),
    group({ clip: rectPath(box(6_000, 2_000, 22_000, 22_000)), matrix: turn, items: [even] }),
    group({ matrix: [-1, 0, 0, 1, 60_000, 24_000], items: [even] }),
    round,
    fill('', '#203040'),
    photo(arch, [0, 40_000, -40_000, 0, 34_000, 40_000], { colours: corrected }),
    ...nested(4, [fill(ellipsePath(box(20_000, 5_000, 18_000, 66_000)), '#c02020'), ...letters]),
    group({ opacity: 0.4, clip: ellipsePath(box(8_000, 10_000, 44_000, 60_000)), items: [...nested(2, [round]), fill(arch, '#203040')] }),
    { kind: 'stroke', of: 'frame', d: rectPath(box(1_000, 1_000, 58_000, 78_000)), widthUm: 700, paint: process('#1d1d1b') },
  ]);
}

const corrected = photoColours({ tone: 'sepia', warmth: 10, contrast: 20 }) ?? {};

/** The photo alone, over page and bleed. */
function plainSheet(): Sheet {
  return sheetOf([photo(rectPath(box(-3_000, -3_000, 66_000, 86_000)), [116_000, 0, 0, 87_000, -20_000, -3_500])]);
}

async function differences(one: Uint8Array, other: Uint8Array): Promise<{ largest: number; mean: number }> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) throw new Error('pictures of different sizes');
  let [largest, sum] = [0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const difference = Math.abs((a[at] ?? 0) - (b[at] ?? 0));
    [largest, sum] = [Math.max(largest, difference), sum + difference];
  }
  return { largest, mean: sum / a.length };
}

describe('bands of a lab picture', () => {
  test.each([1, 7])('leave no seam, with photos of orientation %i', async (orientation) => {
    const source = { bytes: photoBytes, orientation };
    const rich = richSheet();
    const pages: [Sheet, number][] = [
      [rich, 3_000],
      [rich, 9_000],
      [borderSheet(rich, 6_000, '#203040'), 6_000],
      [plainSheet(), 3_000],
    ];
    for (const [sheet, bleedUm] of pages) {
      const whole = await painted(sheet, source, 1_200, { bleedUm });
      expect(labSize(sheet, { ...profile, bleedUm }).height).toBeLessThanOrEqual(1_200);
      for (const rows of [8, 104]) {
        expect((await differences(await painted(sheet, source, rows, { bleedUm }), whole)).largest).toBeLessThanOrEqual(1);
      }
    }
  });

  test('are one baseline JPEG with full colour resolution, and the same bytes each time', async () => {
    const source = { bytes: photoBytes, orientation: 1 };
    const file = Buffer.from(await painted(plainSheet(), source, 64));
    expect(Buffer.compare(file, await painted(plainSheet(), source, 64))).toBe(0);
    const facts = await sharp(file).metadata();
    expect(facts).toMatchObject({ width: 660, height: 860, density: 254, isProgressive: false, chromaSubsampling: '4:4:4', channels: 3 });
    const frames = [...file.subarray(0, 8_000).entries()].filter(([at, byte]) => byte === 0xff && file[at + 1] === 0xc0);
    expect(frames).toHaveLength(1);
    await expect(sharp(file, { failOn: 'warning' }).raw().toBuffer()).resolves.toHaveLength(660 * 860 * 3);
  });

  test('and layers leave nothing in the folder, also when a photo is missing', async () => {
    await painted(richSheet(), { bytes: photoBytes, orientation: 1 });
    await expect(painted(richSheet(), null)).rejects.toMatchObject({ code: 'internal' });
    expect(readdirSync(tempDir)).toEqual([]);
  });

  test('of a side of more than 65,000 pixels are refused', async () => {
    await expect(painted(sheetOf([], 7_000_000, 1_000), null)).rejects.toMatchObject({ code: 'internal' });
  });
});

test('a page shows what the screen shows', async () => {
  const sheet = richSheet();
  const href = `data:image/jpeg;base64,${Buffer.from(photoBytes).toString('base64')}`;
  const node = paintSheet(sheet, { fonts, photoHref: () => href }, { view: 'bleed' });
  const { pixels, width, height } = svgPixels(svgString(node, { width: 660, height: 860 }), 660, '#ffffff');
  const screen = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  expect((await differences(await painted(sheet, { bytes: photoBytes, orientation: 1 }), screen)).mean).toBeLessThan(1.5);
});

test('photos that touch show nothing of the paper between them', async () => {
  const dark = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#202020' } })
    .jpeg()
    .toBuffer();
  // Cells of 150.25 by 200.35 pixels.
  const cells = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => box(column * 15_025, row * 20_035, 15_025, 20_035)));
  const photos = cells.map((cell) => photo(rectPath(cell), [cell.widthUm, 0, 0, cell.heightUm, cell.xUm, cell.yUm]));
  const { data, info } = await sharp(await painted(sheetOf(photos, 60_100, 80_140), { bytes: dark, orientation: 1 }))
    .extract({ left: 40, top: 40, width: 560, height: 780 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.reduce((most, value) => Math.max(most, value), 0)).toBeLessThan(0x30);
  expect(info.width).toBe(560);
});

test('a drawing that follows a clipped one is whole', async () => {
  const [small, large] = [ellipsePath(box(20_000, 20_000, 10_000, 10_000)), ellipsePath(box(10_000, 10_000, 30_000, 30_000))];
  const clipped = group({ clip: small, items: [fill(large, '#c02020')] });
  const file = await sharp(await painted(sheetOf([clipped, fill(large, '#203040')]), null))
    .raw()
    .toBuffer();
  // 15 mm from the left and 25 mm from the top of the page, within the second only.
  const at = (280 * 660 + 180) * 3;
  expect([...file.subarray(at, at + 3)].map((value) => Math.round(value / 4))).toEqual([8, 12, 16]);
});

describe('photos in a lab picture', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('of orientation %i stand upright', async (orientation) => {
    const upright = await sharp(withOrientation(photoBytes, orientation))
      .autoOrient()
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    for (const sheet of [plainSheet(), richSheet()]) {
      const meant = await painted(sheet, { bytes: upright, orientation: 1 });
      expect((await differences(await painted(sheet, { bytes: photoBytes, orientation }), meant)).mean).toBeLessThan(1);
    }
    const meant = await painted(plainSheet(), { bytes: upright, orientation: 1 });
    expect((await differences(await painted(plainSheet(), { bytes: photoBytes, orientation: 1 }), meant)).mean).toBeGreaterThan(8);
  });

  test('are the pixels that sharp makes of the same crop', async () => {
    const file = await painted(plainSheet(), { bytes: photoBytes, orientation: 1 });
    const { width = 0, height = 0 } = await sharp(photoBytes).metadata();
    // 116 by 87 mm of photo, of which the page shows 66 by 86.
    const crop = { left: (17 / 116) * width, top: (0.5 / 87) * height, width: (66 / 116) * width, height: (86 / 87) * height };
    const cut = Object.fromEntries(Object.entries(crop).map(([key, value]) => [key, Math.round(value)])) as typeof crop;
    const bare = await sharp(photoBytes).extract(cut).resize(660, 860, { fit: 'fill' }).png().toBuffer();
    expect((await differences(file, bare)).mean).toBeLessThan(2.5);
  });

  const even = (hex: string): Sharp => sharp({ create: { width: 1_200, height: 900, channels: 3, background: hex } });
  const jpeg = (image: Sharp) => image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  const pixels = (file: Uint8Array) => sharp(file, { ignoreIcc: true }).raw().toBuffer();
  const near = (pixel: Uint8Array, meant: readonly number[]) => {
    for (const [channel, value] of meant.entries()) expect(Math.abs((pixel[channel] ?? 0) - value)).toBeLessThanOrEqual(2);
  };

  test.each<[string, number[], (meant: string) => Promise<Uint8Array>]>([
    ['Display P3', [0xc8, 0x64, 0x32], (hex) => jpeg(even(hex).withIccProfile('p3'))],
    ['Adobe RGB', srgbOfAdobe([150, 120, 90]), async () => withAdobeRgb(await jpeg(even('#96785a')))],
  ])('of %s are converted to sRGB and tagged so', async (_, meant, make) => {
    const bytes = await make('#c86432');
    const stored = await pixels(bytes);
    expect(Math.max(...meant.map((value, channel) => Math.abs((stored[channel] ?? 0) - value)))).toBeGreaterThan(4);
    for (const sheet of [plainSheet(), richSheet()]) {
      const file = await painted(sheet, { bytes, orientation: 1 });
      const { icc, exif, space } = await sharp(file).metadata();
      expect([icc?.equals(iccFile('srgb')), exif, space]).toEqual([true, undefined, 'srgb']);
      if (sheet.items.length === 1) near(await pixels(file), meant);
    }
  });

  test('of one grey channel stay neutral', async () => {
    const bytes = await jpeg(sharp(photoBytes).greyscale().toColourspace('b-w'));
    expect((await sharp(bytes).metadata()).channels).toBe(1);
    const file = await pixels(await painted(plainSheet(), { bytes, orientation: 6 }));
    expect(file).toHaveLength(660 * 860 * 3);
    let most = 0;
    for (let at = 0; at < file.length; at += 3)
      most = Math.max(most, Math.max(...file.subarray(at, at + 3)) - Math.min(...file.subarray(at, at + 3)));
    expect(most).toBeLessThanOrEqual(1);
  });

  test('do not blur the lines of a frame and the white around them', async () => {
    const inner = photo(rectPath(box(10_000, 10_000, 40_000, 60_000)), [80_000, 0, 0, 60_000, -10_000, 10_000]);
    const ring = 'M 5000 5000 L 55000 5000 L 55000 75000 L 5000 75000 Z M 10000 10000 L 10000 70000 L 50000 70000 L 50000 10000 Z';
    const file = await pixels(await painted(sheetOf([inner, fill(ring, '#000000')]), { bytes: photoBytes, orientation: 1 }, 64));
    // The frame is from 5 to 10 mm of the page, which begins at 3 mm of the file.
    for (const y of [200, 411, 640])
      for (const [x, value] of [...[0, 40, 79].map((x) => [x, 255] as const), ...[80, 100, 128].map((x) => [x, 0] as const)])
        near(file.subarray((y * 660 + x) * 3), [value, value, value]);
  });
});

describe('a PNG for the lab', () => {
  const source = () => ({ bytes: photoBytes, orientation: 1 });
  const half = (): Sheet =>
    sheetOf([
      fill(ellipsePath(box(10_000, 10_000, 40_000, 40_000)), '#c02020'),
      group({ opacity: 0.5, items: [fill(rectPath(box(0, 60_000, 60_000, 20_000)), '#203040')] }),
    ]);

  test('has nothing where nothing is printed, part of the alpha at edges and in what is seen through, and colours as they are', async () => {
    const file = await painted(half(), null, undefined, { format: 'png', bleedUm: 0 });
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 600, height: 800, channels: 4 });
    const at = (x: number, y: number) => [...data.subarray((y * 600 + x) * 4, (y * 600 + x) * 4 + 4)];
    expect(at(5, 5)[3]).toBe(0);
    expect(at(300, 300)).toEqual([0xc0, 0x20, 0x20, 255]);
    expect(at(300, 700).slice(0, 3)).toEqual([0x20, 0x30, 0x40]);
    expect(Math.abs((at(300, 700)[3] ?? 0) - 128)).toBeLessThanOrEqual(1);
    const edges = Array.from({ length: 600 }, (_, x) => at(x, 140)).filter(([, , , alpha = 0]) => alpha > 8 && alpha < 247);
    expect(edges.length).toBeGreaterThan(0);
    for (const [red = 0, green = 0] of edges) expect([Math.abs(red - 0xc0) <= 8, Math.abs(green - 0x20) <= 8]).toEqual([true, true]);
  });

  test('on white is what the JPEG shows, in bands without a seam, with density and profile and no other label', async () => {
    const png = Buffer.from(await painted(richSheet(), source(), 64, { format: 'png' }));
    expect(png.equals(await painted(richSheet(), source(), 64, { format: 'png' }))).toBe(true);
    expect((await differences(png, await painted(richSheet(), source(), 1_200, { format: 'png' }))).largest).toBeLessThanOrEqual(1);
    const onWhite = await sharp(png).flatten({ background: '#ffffff' }).png().toBuffer();
    expect((await differences(onWhite, await painted(richSheet(), source()))).mean).toBeLessThan(0.6);
    const facts = await sharp(png, { failOn: 'warning' }).metadata();
    expect(facts).toMatchObject({ format: 'png', width: 660, height: 860, density: 254, channels: 4, hasAlpha: true });
    expect(facts.icc?.equals(iccFile('srgb'))).toBe(true);
    expect(facts.exif).toBeUndefined();
  });
});
