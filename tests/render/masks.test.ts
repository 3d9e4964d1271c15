/** Photos cut by masks: press, lab and screen show the same, and a photo that is only masked keeps its uploaded bytes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { maskFigures } from '#core/design/library/mask-ids.ts';
import { paintLab } from '#paint/lab/paint-lab.ts';
import { suppliers } from '#paint/print-profile.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { pressFiles } from '../../tools/print-designs.ts';
import { differenceOf, expectSamePages } from './compare.ts';
import { photoElement } from './fixture-design.ts';
import { stickerDesign } from './fixture-elements.ts';
import { fixturePhotos, fixtureSheets, resizedPhoto } from './fixture-print.ts';
import { readPress } from './press.ts';
import { missingJudges } from './tools.ts';

const masks = [...maskFigures, 'a', 'q', '8', '4'];
const [page] = stickerDesign.pages;
const size = { widthUm: 10_000, heightUm: 8_000 };

/** Sixteen small photos in rows, some turned, some with a line. */
const design = {
  ...stickerDesign,
  pages: page
    ? [
        {
          ...page,
          elements: masks.map((maskId, at) =>
            photoElement({
              id: `mask-${at}`,
              shape: 'mask',
              maskId,
              xUm: 3_000 + (at % 4) * 11_000,
              yUm: 4_000 + Math.floor(at / 4) * 10_000,
              ...size,
              rotation: at % 3 === 0 ? 0 : at * 7,
              ...(at % 2 === 0 ? {} : { frame: { ink: 'leaf', widthUm: 300 } }),
            }),
          ),
        },
      ]
    : [],
};

const tempDir = mkdtempSync(join(tmpdir(), 'federleicht-masks-'));
afterAll(() => rmSync(tempDir, { recursive: true, force: true }));

async function sheetAndPhotos() {
  const photos = await Promise.all(fixturePhotos.map((photo) => resizedPhoto(photo, 800)));
  const sheets = await fixtureSheets(design, photos);
  const [sheet] = sheets;
  if (!sheet) throw new Error('no sheet');
  return { photos, sheets, sheet };
}

describe.skipIf(missingJudges.length > 0)('masks before outside judges', () => {
  test('the press file shows every mask as the screen does, and holds the photo as it was uploaded', { timeout: 120_000 }, async () => {
    const { photos, sheets } = await sheetAndPhotos();
    const { pdf, flat } = await pressFiles('Masken', sheets, photos);
    await expectSamePages(flat, sheets, photos);
    const { extracted } = await readPress(pdf, ['extracted']);
    const shown = photos.find(({ id }) => id === 'photo-landscape-01');
    expect(extracted.filter((bytes) => shown && Buffer.compare(bytes, shown.bytes) === 0).length).toBeGreaterThanOrEqual(1);
    expect(new Set(extracted.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
  });
});

test('the lab exposes every mask as the screen shows it', { timeout: 120_000 }, async () => {
  const { photos, sheet } = await sheetAndPhotos();
  const profile = { ...suppliers.grossformat, dpi: 254, bleedUm: 3_000, quality: 100 };
  const fonts = await openFonts();
  const bytes = photos.find(({ id }) => id === 'photo-landscape-01')?.bytes ?? Buffer.alloc(0);
  const pixels = async (svg: string, widthPx: number) => svgPixels(svg, widthPx, null);
  const source = { fonts, photo: () => ({ bytes, orientation: 1 }), srgb: iccFile('srgb'), pixels, tempDir };
  const wide = { ...sheet, bleedUm: 3_000 };
  const file = await paintLab(wide, source, profile);
  const href = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
  const node = paintSheet(wide, { fonts, photoHref: () => href }, { view: 'bleed' });
  const [width, height] = [(sheet.widthUm + 6_000) / 100, (sheet.heightUm + 6_000) / 100];
  const { pixels: screen, ...raw } = svgPixels(svgString(node, { width, height }), width, '#ffffff');
  const png = await sharp(screen, { raw: { ...raw, channels: 4 } })
    .png()
    .toBuffer();
  const difference = await differenceOf(wide, file, png);
  expect(difference.insidePhotos).toBeLessThan(3);
  expect(difference.over96).toBeLessThan(0.002);
});
