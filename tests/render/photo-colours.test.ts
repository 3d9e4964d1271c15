/** Corrected photos as a browser, thumbnails, the photo lab and the press show them, each compared with what `applyColours` makes of the same pixels. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rectPath } from '#core/design/outlines/outline.ts';
import type { PhotoFilter } from '#core/design/photo-element.ts';
import { applyColours } from '#core/layout/colours/apply-colours.ts';
import { type PhotoColours, photoColours } from '#core/layout/colours/photo-colours.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { paintLab } from '#paint/lab/paint-lab.ts';
import { suppliers } from '#paint/print-profile.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { decodeFile } from '#services/images/decode-child.ts';
import { copiesOf } from '#services/images/decode-protocol.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { changePhoto } from '#services/print/apply-photo-filters.ts';
import { hasChromium, launch } from '#tests/browser.ts';
import { isLongForm, sampled } from '#tests/long-form.ts';

const settings: readonly PhotoFilter[] = [
  { tone: 'bw' },
  { tone: 'sepia' },
  { warmth: 100 },
  { warmth: -100 },
  { warmth: 23 },
  { saturation: 100 },
  { saturation: -100 },
  { saturation: -37, warmth: -12 },
  { brightness: 100 },
  { brightness: -100 },
  { brightness: 17 },
  { contrast: 100 },
  { contrast: -100 },
  { contrast: 31 },
  { brightness: -35, contrast: 40 },
  { brightness: 60, contrast: -60 },
  { tone: 'bw', contrast: 45, brightness: 8 },
  { tone: 'sepia', warmth: 40, saturation: 30, brightness: -20 },
  { warmth: 30, saturation: 25, brightness: 12, contrast: 18 },
  { warmth: -55, saturation: -80, brightness: 90, contrast: -35 },
];

const side = { width: 224, height: 168 };
const views = ['see', 'karwendel'] as const;

/** A part of a photograph as a JPEG of a camera, as large as on the page of this test. */
function camera(view: (typeof views)[number], change: (image: Sharp) => Sharp): Promise<Buffer> {
  const image = sharp(readFileSync(`src/web/dev/${view}.webp`))
    .resize({ height: 500 })
    .extract({ left: 130, top: 180, ...side });
  return change(image).jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer();
}

const photos: Record<string, () => Promise<Buffer>> = {
  'Display P3': () => camera('see', (image) => image.modulate({ saturation: 1.5 }).withIccProfile('p3')),
  'shades of grey': () => camera('karwendel', (image) => image.greyscale().toColourspace('b-w')),
  CMYK: () => camera('see', (image) => image.toColourspace('cmyk').withIccProfile('cmyk')),
  'EXIF 6': () => camera('karwendel', (image) => image.withMetadata({ orientation: 6 })),
  'EXIF 8': () => camera('see', (image) => image.withMetadata({ orientation: 8 })),
};

type Pixels = { data: Buffer; width: number; height: number };
/** `screen`: pixels of the copy that screens show; `print`: the file for print. */
type Copies = { name: string; screen: Pixels; preview: Buffer; print: { bytes: Buffer; orientation: number } };

const tempDir = mkdtempSync(join(tmpdir(), 'federleicht-colours-'));
const copies: Copies[] = [];
let fonts: Awaited<ReturnType<typeof openFonts>>;

beforeAll(async () => {
  fonts = await openFonts();
  for (const [at, [name, make]] of Object.entries(photos).entries()) {
    const file = join(tempDir, `${at}`);
    await writeFile(file, await make());
    const answer = await decodeFile({ job: at, file, extension: 'jpg', use: 'print', memoryBytes: 1e9, largePixels: 1e9 });
    if (!answer.ok) throw new Error(`${name}: ${answer.reason}`);
    const { previewFile, printFile } = copiesOf(file);
    const preview = await readFile(previewFile);
    copies.push({
      name,
      preview,
      screen: await pixelsOf(preview),
      print: { bytes: await readFile(printFile), orientation: answer.orientation },
    });
  }
});
afterAll(() => rmSync(tempDir, { recursive: true, force: true }));

async function pixelsOf(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function meant({ data }: Pixels, filter: PhotoFilter): Buffer {
  const pixels = Buffer.from(data);
  applyColours(pixels, 3, photoColours(filter) ?? {});
  return pixels;
}

/** Of all values of all channels: the largest difference, their mean, and what 99 of 100 are not beyond. */
function differences(one: Uint8Array, other: Uint8Array): { largest: number; mean: number; p99: number } {
  if (one.length !== other.length) throw new Error(`${one.length} and ${other.length} bytes`);
  const counts = new Uint32Array(256);
  one.forEach((value, at) => {
    const difference = Math.abs(value - (other[at] ?? 0));
    counts[difference] = (counts[difference] ?? 0) + 1;
  });
  let [below, p99] = [0, 0];
  for (; p99 < 255; p99 += 1) {
    below += counts[p99] ?? 0;
    if (below >= 0.99 * one.length) break;
  }
  const mean = counts.reduce((sum, count, difference) => sum + count * difference, 0) / one.length;
  return { largest: counts.findLastIndex((count) => count > 0), mean, p99 };
}

/** A page that is all photo, `umPerPx` micrometres for each of its pixels. */
function sheetOf({ width, height }: Pick<Pixels, 'width' | 'height'>, umPerPx: number, colours?: PhotoColours): Sheet {
  const page = { widthUm: width * umPerPx, heightUm: height * umPerPx };
  const clip = rectPath({ xUm: 0, yUm: 0, ...page });
  const matrix: [number, number, number, number, number, number] = [page.widthUm, 0, 0, page.heightUm, 0, 0];
  const photo = { kind: 'photo' as const, of: 'photo', photoId: 'p', clip, matrix, ppi: 254, ...(colours ? { colours } : {}) };
  return { id: 'page', ...page, bleedUm: 0, safeUm: 0, foldSafeUm: 0, panels: [], foldsUm: [], items: [photo] };
}

function svgOf(size: Pick<Pixels, 'width' | 'height'>, filter: PhotoFilter, href: string, prefix = 'page'): string {
  const node = paintSheet(sheetOf(size, 1, photoColours(filter)), { fonts, photoHref: () => href }, { view: 'trim', prefix });
  return svgString(node, { width: size.width, height: size.height });
}

const cases = Object.keys(photos).flatMap((name) => settings.map((filter) => ({ name, filter })));
const copyOf = (name: string) => copies.find((one) => one.name === name) ?? expect.fail(name);
const title = (filter: PhotoFilter) => JSON.stringify(filter).replaceAll('"', '');

test.skipIf(!hasChromium)('a browser shows the pixels of the corrections, at most one step off, in every setting', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: side.width * 5, height: side.width * 4 } });
    for (const { name, screen, preview } of sampled(copies, 5)) {
      const href = `data:image/webp;base64,${preview.toString('base64')}`;
      const [across, down] = [(at: number) => (at % 5) * side.width, (at: number) => Math.floor(at / 5) * side.width];
      const pictures = settings.map((filter, at) => {
        const svg = svgOf(screen, filter, href, `one${at}`);
        return `<div style="position:absolute;left:${across(at)}px;top:${down(at)}px">${svg}</div>`;
      });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${pictures.join('')}`);
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      const shot = await page.screenshot();
      for (const [at, filter] of settings.entries()) {
        const { data } = await pixelsOf(
          await sharp(shot)
            .extract({ left: across(at), top: down(at), width: screen.width, height: screen.height })
            .png()
            .toBuffer(),
        );
        expect(differences(data, meant(screen, filter)).largest, `${name} ${title(filter)}`).toBeLessThanOrEqual(1);
      }
    }
  } finally {
    await browser.close();
  }
});

describe.each(sampled(cases, 7))('$name with $filter', ({ name, filter }) => {
  test('is at most two steps off in a thumbnail', async () => {
    const { screen } = copyOf(name);
    const { data, width, height } = screen;
    const png = await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    const drawn = svgPixels(svgOf(screen, filter, `data:image/png;base64,${png.toString('base64')}`), width, '#ffffff');
    const seen = await sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(differences(seen, meant(screen, filter)).largest).toBeLessThanOrEqual(2);
  });

  test('has the same pixels in the JPEG for the press, but for its compression', async () => {
    const { print } = copyOf(name);
    const file = await changePhoto(print, photoColours(filter));
    expect(file.orientation).toBe(print.orientation);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'jpeg', channels: 3, space: 'srgb' });
    const found = differences((await pixelsOf(file.bytes)).data, meant(await pixelsOf(print.bytes), filter));
    expect(found.mean).toBeLessThanOrEqual(1);
    expect(found.p99).toBeLessThanOrEqual(4);
  });

  test('has the same pixels in the JPEG for the lab, but for its compression', async () => {
    const { print, screen } = copyOf(name);
    const profile = { ...suppliers.fotolabor, dpi: 254, bleedUm: 0 };
    const pixels = async (svg: string, widthPx: number) => svgPixels(svg, widthPx, null);
    const resources = { fonts, photo: () => print, srgb: iccFile('srgb'), pixels, tempDir };
    const file = await paintLab(sheetOf(screen, 100, photoColours(filter)), resources, profile);
    const turn = { 1: 0, 6: 90, 8: 270 }[print.orientation];
    const upright = await pixelsOf(await sharp(print.bytes).rotate(turn).toColourspace('srgb').png().toBuffer());
    const found = differences((await pixelsOf(file)).data, meant(upright, filter));
    expect(found.mean).toBeLessThanOrEqual(1);
    expect(found.p99).toBeLessThanOrEqual(4);
  });
});

test('five photos in twenty settings are compared in the long form', () => {
  expect(sampled(cases, 7)).toHaveLength(isLongForm ? 100 : 15);
  expect(cases).toHaveLength(100);
});
