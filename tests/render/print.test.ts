import type { RenderedImage } from '@resvg/resvg-js';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { screenRgb } from '#core/design/colour.ts';
import type { AppliedRefinement } from '#core/design/refinement.ts';

import { refinementHex } from '#core/design/refinement-colour.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { paintPdf } from '#paint/pdf/paint-pdf.ts';
import { standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { iccFile } from '#resources/icc.ts';
import { pageRasters, pressFiles, printResources, type SamplePhoto } from '../../tools/print-designs.ts';
import { differenceOf, expectSamePages, pageDifferences, textBoxes } from './compare.ts';
import { fixturePhotos, fixtureSheets, photoBytes } from './fixture-print.ts';
import { glyphDistance, type PressFile, readPlates, readPress } from './press.ts';
import { textDesign } from './set-text.ts';
import { missingJudges, rasterise } from './tools.ts';

let sheets: Sheet[] = [];
let pdf: Uint8Array = new Uint8Array();
let flat: Uint8Array = new Uint8Array();
let press: PressFile;

function boxOf(page: number, element: string) {
  const box = textBoxes(sheets[page] as Sheet).get(element);
  if (!box) throw new Error(`no text ${element}`);
  return { leftUm: box.left, topUm: box.top, widthUm: box.right - box.left, heightUm: box.bottom - box.top };
}

/** The Sheet with its texts lower by `um`. */
function movedDown(sheet: Sheet, um: number): Sheet {
  const items = sheet.items.map((item) =>
    item.kind === 'glyphs' ? { ...item, glyphs: item.glyphs.map((glyph) => ({ ...glyph, yUm: glyph.yUm + um })) } : item,
  );
  return { ...sheet, items };
}

describe.skipIf(missingJudges.length > 0)('the print file before outside judges', () => {
  beforeAll(async () => {
    sheets = await fixtureSheets();
    ({ pdf, flat } = await pressFiles('Zoë & „Łukasz“', sheets, fixturePhotos));
    press = await readPress(pdf, ['qpdf', 'boxes', 'plain', 'exif', 'fonts', 'text', 'extracted', 'photos']);
  });

  test('qpdf finds nothing to warn of', () => {
    expect(press.qpdf).toContain('No syntax or stream encoding errors found');
  });

  test('it is PDF/X-4 with trim and bleed, one page a sheet, and no other box [E063]', () => {
    expect(press.boxes).toMatch(/Pages:\s+2\n/);
    expect(press.boxes).toMatch(/PDF version:\s+1\.6/);
    for (const page of [1, 2]) {
      const box = (name: string) =>
        press.boxes
          .match(new RegExp(`Page +${page} ${name}Box:\\s+([\\d. ]+)`))?.[1]
          ?.trim()
          .split(/\s+/)
          .map(Number);
      expect(box('Media')).toEqual([0, 0, 612.28, 436.54]);
      expect(box('Bleed')).toEqual(box('Media'));
      expect(box('Trim')).toEqual([8.5, 8.5, 603.78, 428.03]);
    }
    expect(press.plain).not.toMatch(/\/(CropBox|ArtBox|Rotate|UserUnit|Annots|AcroForm)\b/);
    expect(press.exif['XMP-pdfxid:GTS_PDFXVersion']).toBe('PDF/X-4');
    expect(press.exif['PDF:Trapped']).toBe(false);
    expect(press.exif['XMP-pdf:Trapped']).toBe(false);
    expect(press.exif['PDF:Title']).toBe('Zoë & „Łukasz“');
    expect(press.exif['XMP-dc:Title']).toBe('Zoë & „Łukasz“');
    expect(press.plain).toMatch(/\/OutputConditionIdentifier \(FOGRA39\)/);
  });

  test('every font is embedded as a subset with its text [E063]', () => {
    expect(press.fonts.length).toBeGreaterThanOrEqual(5);
    for (const font of press.fonts) expect(font).toMatchObject({ type: 'CID TrueType', embedded: 'yes', subset: 'yes', unicode: 'yes' });
  });

  test('the words can be copied: umlauts, Polish letters, ligatures, tracked capitals', () => {
    const words = press.text.replace(/\s+/g, ' ');
    for (const phrase of ['Zoë Müller-Łukasz', 'GROẞE LIEBE 1890–2027', 'sagen wir „Ja“', 'Auflage: ﬁ ffi fl', 'STRAẞE Ŋ'])
      expect(words).toContain(phrase);
  });

  test('photos go to the press byte for byte, without the camera’s notes, at their full resolution [E063]', () => {
    expect(press.extracted.length).toBe(2);
    for (const photo of press.extracted) expect(Buffer.compare(photo, photoBytes)).toBe(0);
    const ppi = sheets.flatMap((sheet) => sheet.items).flatMap((item) => (item.kind === 'photo' ? [item.ppi] : []));
    press.photos.forEach((photo, index) => {
      expect(photo).toMatchObject({ page: index + 1, width: 4000, height: 3000, colour: 'icc', encoding: 'jpeg' });
      expect(Math.abs(photo.xPpi - (ppi[index] ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs(photo.yPpi - (ppi[index] ?? 0))).toBeLessThanOrEqual(1);
    });
  });

  test('there is no device RGB, and the only plates are the finish and the technical ones [E064]', () => {
    expect(press.plain).not.toMatch(/\/DeviceRGB|\/CalRGB/);
    expect(press.plain).not.toMatch(/^[\d.]+ [\d.]+ [\d.]+ (rg|RG)$/m);
    const names = [...press.plain.matchAll(/\/Separation\s+\/(\S+)/g)].map(([, name]) => name);
    expect([...new Set(names)].sort()).toEqual(['CUT', 'FOIL_GOLD', 'FOLD']);
  });

  test('black text overprints and foil leaves the process inks alone; the technical plates carry ink only in the full file [E064]', async () => {
    const outside = await readPlates(pdf, 1, { black: boxOf(0, 'caps'), foil: boxOf(0, 'names') });
    for (const name of ['Cyan', 'Magenta', 'Yellow']) {
      expect(outside.parts.black?.[name]?.most, name).toBe(outside.parts.black?.[name]?.least);
      expect(outside.parts.foil?.[name]?.most, name).toBe(outside.parts.foil?.[name]?.least);
    }
    expect(outside.parts.black?.Cyan?.most).toBeGreaterThan(0);
    expect(outside.parts.black?.Black).toMatchObject({ least: 0, most: 100 });
    expect(outside.parts.foil?.Black?.most).toBe(0);
    expect(outside.parts.foil?.FOIL_GOLD).toMatchObject({ least: 0, most: 100 });
    expect(outside.parts.black?.FOIL_GOLD?.most).toBe(0);
    expect(outside.whole.CUT?.inked).toBeGreaterThan(0.001);
    expect(outside.whole.FOLD?.inked).toBeGreaterThan(0.0003);
    const without = await readPlates(flat, 1);
    expect(Object.keys(without.whole).sort()).toEqual(['Black', 'Cyan', 'FOIL_GOLD', 'Magenta', 'Yellow']);
    expect(without.whole.FOIL_GOLD).toEqual(outside.whole.FOIL_GOLD);
  });

  test('no point of a page takes more than 300 % of ink [E068]', async () => {
    for (const page of [1, 2]) expect((await readPlates(flat, page)).mostInk).toBeLessThanOrEqual(standardProfile.inkLimit + 0.5);
  });

  test('every glyph stands where the layout put it, turned ones too', async () => {
    for (const [index, sheet] of sheets.entries()) {
      const { worstUm, count } = await glyphDistance(pdf, sheet, index + 1);
      expect(count).toBeGreaterThan(25);
      expect(worstUm).toBeLessThanOrEqual(2);
    }
  });

  test('the press and the screen show the same picture', async () => {
    await expectSamePages(flat, sheets, fixturePhotos);
  });

  test('the comparison notices a text moved by a millimetre and a photo that is upside down', async () => {
    const [page, spread] = [sheets[0] as Sheet, sheets[1] as Sheet];
    const turned = fixturePhotos.map((photo) => ({ ...photo, orientation: 3 }));
    const spoilt = await pressFiles('', [movedDown(page, 1_000), spread], turned);
    const [first, second] = await pageDifferences(spoilt.flat, [page, spread], fixturePhotos);
    expect(first?.worstText.mean).toBeGreaterThan(2.5);
    expect(second?.insidePhotos).toBeGreaterThan(3);
  });

  test('the comparison notices small capitals moved by 20 µm, and not that the rasteriser moves them to its own grid', async () => {
    const [page] = await fixtureSheets(textDesign('FAMILIE AIGNER', { font: 'eb-garamond', sizeUm: 3_200, tracking: 0.1 }), []);
    if (!page) throw new Error('no page');
    const coarse: number[] = [];
    for (const um of [0, 12, 24]) {
      const placed = movedDown(page, um);
      const { flat: file } = await pressFiles('', [placed], []);
      const [raster] = await rasterise(file, 254);
      const [picture] = await pageRasters([placed], []);
      coarse.push((await differenceOf(placed, raster as Buffer, picture as RenderedImage)).worstText.mean);
      await expectSamePages(file, [placed], []);
    }
    expect(Math.max(...coarse)).toBeGreaterThan(2.5);
    const spoilt = await pressFiles('', [movedDown(page, 20)], []);
    const [difference] = await pageDifferences(spoilt.flat, [page], []);
    expect(difference?.worstText.mean).toBeGreaterThan(2.5);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo of orientation %i stands on the press as it does on the screen', async (orientation) => {
    const [width, height] = orientation >= 5 ? [200, 300] : [300, 200];
    const colours = { northwest: '#d9544a', northeast: '#7a9a63', southwest: '#6e98b8', southeast: '#e0c98a' };
    const quarter = (background: string) =>
      sharp({ create: { width: width / 2, height: height / 2, channels: 3, background } })
        .png()
        .toBuffer();
    const quarters = Object.entries(colours).map(async ([gravity, colour]) => ({ input: await quarter(colour), gravity }));
    const stored = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite(await Promise.all(quarters))
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation })
      .toBuffer();
    const [raster] = await rasterise(await onePhoto({ bytes: stored, orientation }), 127);
    const upright = await sharp(stored).autoOrient().png().toBuffer();
    const [press, screen] = await Promise.all([raster, upright].map(fourPixels));
    press?.forEach((value, at) => {
      expect(Math.abs(value - (screen?.[at] ?? 0))).toBeLessThan(12);
    });
  });

  test.each([
    ['a gray photo', async () => sharp(photoBytes).resize(900).greyscale().toColourspace('b-w').jpeg().toBuffer()],
    ['an RGB photo without profile', async () => sharp(photoBytes).resize(900).jpeg().toBuffer()],
    [
      'an Adobe CMYK photo',
      async () =>
        sharp(photoBytes)
          .resize(900)
          .toColourspace('cmyk')
          .withIccProfile(`${import.meta.dirname}/../../icc/ISOcoated_v2_300_bas.icc`)
          .jpeg()
          .toBuffer(),
    ],
  ])('%s keeps its colours', async (_, make) => {
    const bytes = await make();
    const [raster] = await rasterise(await onePhoto({ bytes, orientation: 1 }), 127);
    const seen = await sharp(raster).removeAlpha().stats();
    const meant = await sharp(bytes)
      .toColourspace('srgb')
      .toBuffer()
      .then((png) => sharp(png).stats());
    for (const channel of [0, 1, 2]) {
      const own = meant.channels[Math.min(channel, meant.channels.length - 1)];
      expect(Math.abs((seen.channels[channel]?.mean ?? 0) - (own?.mean ?? 0))).toBeLessThan(6);
    }
  });

  test('the same Sheets give the same bytes, other words another file', async () => {
    const again = await pressFiles('Zoë & „Łukasz“', await fixtureSheets(), fixturePhotos);
    expect(Buffer.compare(again.pdf, pdf)).toBe(0);
    const other = await pressFiles('Zoë & „Łukas“', sheets, fixturePhotos);
    expect(Buffer.compare(other.pdf, pdf)).not.toBe(0);
  });
});

test('plates look on screens as the preview shows them', () => {
  for (const finish of Object.keys(refinementHex) as AppliedRefinement[]) {
    const shown = screenRgb(standardProfile.finishes[finish].shown, iccFile('lut'));
    const flatHex = [1, 3, 5].map((at) => Number.parseInt(refinementHex[finish].slice(at, at + 2), 16));
    shown.forEach((value, channel) => {
      expect(Math.abs(value - (flatHex[channel] ?? 0)), finish).toBeLessThanOrEqual(2);
    });
  }
});

/** A page of 60 × 40 mm that a photo covers, bleed included. */
async function onePhoto(photo: { bytes: Uint8Array; orientation: number }): Promise<Uint8Array> {
  const id = 'photo-of-this-test';
  const clip = 'M -3000 -3000 L 63000 -3000 L 63000 43000 L -3000 43000 Z';
  const sheet: Sheet = {
    id: 'page',
    widthUm: 60_000,
    heightUm: 40_000,
    bleedUm: 3_000,
    safeUm: 4_000,
    foldSafeUm: 3_000,
    panels: [],
    foldsUm: [],
    items: [{ kind: 'photo', of: 'photo', photoId: id, clip, matrix: [66_000, 0, 0, 46_000, -3_000, -3_000], ppi: 115 }],
  };
  const sample: SamplePhoto = { id, ...photo, facts: { id, width: 300, height: 200 } };
  const facts = { title: 'Ein Foto', date: '2026-01-01T00:00:00Z' };
  return paintPdf([sheet], printResources([sample]), withoutTechnicalPlates(standardProfile), facts);
}

/** The middles of the four quarters. */
async function fourPixels(picture: Buffer | undefined): Promise<number[]> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .resize(2, 2, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
