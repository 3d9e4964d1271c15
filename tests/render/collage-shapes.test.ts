/** Collages in a shape: what the lab exposes is what the screen shows, photos fill the shape, and nothing lies outside. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CollageShape } from '#core/design/collage/collage.ts';
import { collageOutline } from '#core/design/collage/outline.ts';
import { layout } from '#core/layout/layout.ts';
import { isInsidePolygon, outlinesOf } from '#core/preflight/outline.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { photoframeLimits } from '#core/products/photoframe/resolution.ts';
import { paintLab } from '#paint/lab/paint-lab.ts';
import { suppliers } from '#paint/print-profile.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { differenceOf } from './compare.ts';
import { collageIn, collagePhoto } from './fixture-collage.ts';
import { photoBytes as cameraBytes } from './fixture-print.ts';

/** Ten pixels a millimetre. */
const profile = { ...suppliers.grossformat, dpi: 254, bleedUm: 3_000, quality: 100 };
const tempDir = mkdtempSync(join(tmpdir(), 'federleicht-collage-shapes-'));
const photo = collagePhoto;
let photoBytes: Buffer;
let fonts: Awaited<ReturnType<typeof openFonts>>;

beforeAll(async () => {
  fonts = await openFonts();
  // Darker than paper everywhere.
  photoBytes = await sharp(cameraBytes)
    .resize(photo.width, photo.height)
    .linear(0.6, 0)
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
});
afterAll(() => rmSync(tempDir, { recursive: true, force: true }));

describe.each<[string, CollageShape]>([
  ['heart', 'heart'],
  ['30', { text: '30' }],
  ['\u00c4', { text: '\u00c4' }],
])('a collage in the shape %s', (_, shape) => {
  test('is exposed as the screen shows it, photos in the whole shape and paper around it', { timeout: 60_000 }, async () => {
    const { design, page } = collageIn(shape);
    const [sheet] = layout(design, { fonts, artwork: () => null, photo: () => photo }).sheets;
    if (!sheet) throw new Error('no sheet');
    const pixels = async (svg: string, widthPx: number) => svgPixels(svg, widthPx, null);
    const source = { fonts, photo: () => ({ bytes: photoBytes, orientation: 1 }), srgb: iccFile('srgb'), pixels, tempDir };
    const file = await paintLab(sheet, source, profile);
    const href = `data:image/jpeg;base64,${photoBytes.toString('base64')}`;
    const node = paintSheet(sheet, { fonts, photoHref: () => href }, { view: 'bleed' });
    const { pixels: screen, ...size } = svgPixels(svgString(node, { width: 3_060, height: 2_060 }), 3_060, '#ffffff');
    const png = await sharp(screen, { raw: { ...size, channels: 4 } })
      .png()
      .toBuffer();
    const difference = await differenceOf(sheet, file, png);
    expect(difference.outsidePhotos).toBeLessThan(0.5);
    expect(difference.insidePhotos).toBeLessThan(3);
    expect(difference.over96).toBeLessThan(0.001);

    const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
    const outlines = outlinesOf(collageOutline(page) ?? '');
    let [points, wrong] = [0, 0];
    for (let y = 0; y < info.height; y += 20)
      for (let x = 0; x < info.width; x += 20) {
        const isPhoto = isInsidePolygon(outlines, (x + 0.5) * 100 - 3_000, (y + 0.5) * 100 - 3_000);
        points += 1;
        if (isPhoto !== (data[y * info.width + x] ?? 0) < 245) wrong += 1;
      }
    // Points on the rim.
    expect(wrong / points).toBeLessThan(0.01);
  });

  test('passes the print check as photos of this size do', () => {
    const { design, product } = collageIn(shape);
    const resources = { fonts, artwork: () => null, photo: () => photo };
    const findings = preflight(design, layout(design, resources), resources, photoframeLimits(product));
    expect(findings).toEqual([]);
  });
});
