/** The fixture card for every supplier: what the files say is what the supplier's profile asks for. Read with the shop's own reader and sharp. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { extendBleed } from '#core/layout/extend-bleed.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { labSize } from '#paint/lab/paint-lab.ts';
import { paintPdf } from '#paint/pdf/paint-pdf.ts';
import { isDict, isStream, numbersOf, type PdfFile, type PdfStream, pagesOfFile, pdfNameOf, readPdf } from '#paint/pdf/pdf-reader.ts';
import { type LabProfile, type PrintProfile, suppliers } from '#paint/print-profile.ts';
import { iccFile, iccPath } from '#resources/icc.ts';
import { cleanJpeg } from '#services/images/jpeg/jpeg-segments.ts';
import { photosForPress } from '#services/print/apply-photo-filters.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { labFiles, pagePictures, pressFiles, printResources } from '../../tools/print-designs.ts';
import { fixturePhotos, fixtureSheets, photoBytes } from './fixture-print.ts';
import { inFolder, judgeOk, missingJudges } from './tools.ts';

let sheets: Sheet[] = [];
beforeAll(async () => {
  sheets = await fixtureSheets();
});

const points = (um: number) => (um * 72) / 25_400;

function plateNames(file: PdfFile): string[] {
  const names = file.numbers.flatMap((ref) => {
    const value = file.resolve({ ref });
    return Array.isArray(value) && pdfNameOf(file.resolve(value[0])) === 'Separation' ? (pdfNameOf(file.resolve(value[1])) ?? []) : [];
  });
  return names.sort();
}

function images(file: PdfFile): PdfStream[] {
  return file.numbers
    .map((ref) => file.resolve({ ref }))
    .filter((value) => isDict(value) && pdfNameOf(file.entry(value, 'Subtype')) === 'Image')
    .filter(isStream);
}

describe('a file for each press', () => {
  test.each<[keyof typeof suppliers, PrintProfile, string[]]>([
    ['haus', suppliers.haus, ['CUT', 'FOIL_GOLD', 'FOLD']],
    ['veredelung', suppliers.veredelung, ['Heißfolie Gold']],
  ])('%s gets its plates, boxes and colours [E063][E064]', async (_, profile, plates) => {
    const printed = sheets.map((sheet) => extendBleed(sheet, profile.bleedUm));
    const pdf = await paintPdf(printed, printResources(fixturePhotos, profile), profile, { title: 'Probe', date: '2026-01-01T00:00:00Z' });
    const file = readPdf(pdf);
    expect(checkPrintFile(pdf, profile, printed)).toEqual([]);
    expect(plateNames(file)).toEqual(plates);
    for (const [index, page] of pagesOfFile(file).entries()) {
      const { widthUm = 0, heightUm = 0 } = sheets[index] ?? {};
      const bleed = points(profile.bleedUm);
      const expected = [bleed, bleed, bleed + points(widthUm), bleed + points(heightUm)];
      numbersOf(file.entry(page, 'TrimBox'))?.forEach((value, at) => {
        expect(value).toBeCloseTo(expected[at] ?? 0, 2);
      });
      expect(numbersOf(file.entry(page, 'MediaBox'))?.[2]).toBeCloseTo(points(widthUm) + 2 * bleed, 2);
    }
    const channels = await Promise.all(images(file).map(async (image) => (await sharp(image.raw).metadata()).channels));
    expect(channels.length).toBeGreaterThan(0);
    for (const count of channels) expect(count).toBe(profile.rgbAllowed ? 3 : 4);
  });

  test('the photo in the file is the upload’s picture, byte for byte, in every scan [E063]', async () => {
    const { pdf } = await pressFiles('Probe', sheets, fixturePhotos);
    const upload = await sharp(photoBytes)
      .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withIccProfile('p3')
      .jpeg({ quality: 83, progressive: true })
      .toBuffer();
    const kept = cleanJpeg(upload);
    const stored = Buffer.concat(kept?.parts ?? []);
    const photos = fixturePhotos.map((photo) => ({ ...photo, bytes: new Uint8Array(stored), orientation: 1 }));
    const own = await pressFiles('Probe', sheets, photos);
    const streams = images(readPdf(own.pdf)).map(({ raw }) => Buffer.from(raw));
    const plain = images(readPdf(pdf)).map(({ raw }) => Buffer.from(raw));
    expect(streams.length).toBeGreaterThan(0);
    for (const stream of streams) expect(pictureData(stream).equals(pictureData(upload))).toBe(true);
    for (const stream of plain) expect(pictureData(stream).equals(pictureData(Buffer.from(photoBytes)))).toBe(true);
    expect(pictureData(upload).length).toBeGreaterThan(upload.length * 0.9);
    for (const stream of streams) expect(stream.includes('Kamera')).toBe(false);
  });
});

describe.skipIf(missingJudges.length > 0)('a photo for a press without RGB', () => {
  const colours = ['#00ff00', '#ff0000', '#0000ff', '#28783c', '#808080', '#000000', '#ffffff', '#dcb4a0'];

  /** Inks in per cent of each colour, from a picture of squares of ten pixels in a row. */
  async function inksOf(picture: Uint8Array | string): Promise<number[][]> {
    const { data, info } = await sharp(picture)
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    return colours.map((_, index) => {
      const at = (5 * info.width + index * 10 + 5) * 4;
      return [...data.subarray(at, at + 4)].map((value) => value / 2.55);
    });
  }

  test('has the inks that Ghostscript computes with the same profiles and intent', async () => {
    const squares = colours.map(async (background, index) => ({
      input: await sharp({ create: { width: 10, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
      left: index * 10,
      top: 0,
    }));
    const row = sharp({ create: { width: colours.length * 10, height: 10, channels: 3, background: '#ffffff' } });
    const bytes = await row
      .composite(await Promise.all(squares))
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const converted = await photosForPress(() => ({ bytes, orientation: 1 }), suppliers.veredelung)('photo');
    const own = await inksOf(converted?.bytes ?? new Uint8Array());
    const reference = await inFolder((folder) => {
      const [page, tiff] = [join(folder, 'squares.ps'), join(folder, 'squares.tif')];
      const fills = colours.map((hex, index) => {
        const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
        return `${rgb.join(' ')} setrgbcolor ${index * 10} 0 10 10 rectfill`;
      });
      writeFileSync(page, `%!\n<< /PageSize [${colours.length * 10} 10] >> setpagedevice\n${fills.join('\n')}\nshowpage\n`);
      const [from, to] = [iccPath('srgb'), iccPath('output')];
      const profiles = [`--permit-file-read=${dirname(to)}/`, `-sDefaultRGBProfile=${from}`, `-sOutputICCProfile=${to}`];
      judgeOk('gs', [
        '-q',
        '-dSAFER',
        '-dNOPAUSE',
        '-dBATCH',
        '-sDEVICE=tiff32nc',
        '-r72',
        ...profiles,
        '-dRenderIntent=0',
        '-dBlackPtComp=0',
        '-o',
        tiff,
        page,
      ]);
      return inksOf(tiff);
    });
    for (const [index, inks] of own.entries()) {
      inks.forEach((value, ink) => {
        expect(Math.abs(value - (reference[index]?.[ink] ?? 0)), `${colours[index]}, ink ${ink}`).toBeLessThan(2.5);
      });
    }
  });
});

/** Frame, tables and scans of a JPEG: all that makes its pixels. */
function pictureData(jpeg: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 2; at < jpeg.length; ) {
    const code = jpeg[at + 1] ?? 0;
    if (code === 0xd9) break;
    let end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (code === 0xda)
      while (!(jpeg[end] === 0xff && jpeg[end + 1] !== 0 && !((jpeg[end + 1] ?? 0) >= 0xd0 && (jpeg[end + 1] ?? 0) <= 0xd7))) end += 1;
    const isLabel = (code >= 0xe0 && code <= 0xef) || code === 0xfe;
    if (!isLabel) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

describe('pictures for the photo lab', () => {
  test('have exact pixels, density, the sRGB profile, full colour resolution and nothing private', async () => {
    const files = await labFiles(sheets, fixturePhotos, suppliers.fotolabor);
    expect(files).toHaveLength(sheets.length);
    for (const [index, file] of files.entries()) {
      const size = labSize(sheets[index] as Sheet, suppliers.fotolabor);
      const facts = await sharp(file).metadata();
      expect(facts).toMatchObject({ format: 'jpeg', ...size, density: 300, space: 'srgb', channels: 3, chromaSubsampling: '4:4:4' });
      expect(Buffer.from(facts.icc ?? []).equals(Buffer.from(iccFile('srgb')))).toBe(true);
      expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined]);
    }
    // 102 × 152 mm with 2 mm of bleed, the size of a print (print rules 5).
    expect(labSize({ ...(sheets[0] as Sheet), widthUm: 102_000, heightUm: 152_000 }, suppliers.fotolabor)).toEqual({
      width: 1252,
      height: 1843,
    });
  });

  test('show what the preview shows, photos in their right places and orientations', async () => {
    const profile: LabProfile = { ...suppliers.fotolabor, dpi: 254, bleedUm: 3_000 };
    const [files, pictures] = [await labFiles(sheets, fixturePhotos, profile), await pagePictures(sheets, fixturePhotos)];
    for (const [index, file] of files.entries()) expect(await meanDifference(file, pictures[index] as Uint8Array)).toBeLessThan(2.5);
    const upsideDown = fixturePhotos.map((photo) => ({ ...photo, orientation: 3 }));
    const [, spread] = await labFiles(sheets, upsideDown, profile);
    expect(await meanDifference(spread as Uint8Array, pictures[1] as Uint8Array)).toBeGreaterThan(4);
  });

  test('a photo at an angle, mirrored, clipped twice and half see-through lies where the preview has it', async () => {
    const id = fixturePhotos[0]?.id ?? '';
    const clip = 'M 5000 5000 L 45000 5000 L 45000 35000 L 5000 35000 Z';
    const photo: Item = { kind: 'photo', of: 'a', photoId: id, clip, matrix: [44_000, 0, 0, 33_000, 3_000, 3_500], ppi: 1 };
    const [cos, sin] = [Math.cos(0.35), Math.sin(0.35)];
    const turned: Item = {
      kind: 'group',
      of: 'a',
      clip: 'M 8000 0 L 50000 0 L 50000 30000 L 8000 30000 Z',
      matrix: [cos, sin, -sin, cos, 12_000, -4_000],
      items: [photo],
    };
    const mirrored: Item = { kind: 'group', of: 'b', clip: null, matrix: [-1, 0, 0, 1, 100_000, 30_000], items: [photo] };
    const clear: Item = { kind: 'group', of: 'c', clip: null, matrix: [1, 0, 0, 1, 0, 30_000], opacity: 0.5, items: [photo] };
    const sheet: Sheet = {
      ...(sheets[0] as Sheet),
      widthUm: 100_000,
      heightUm: 70_000,
      foldsUm: [],
      panels: [],
      items: [turned, mirrored, clear],
    };
    const profile: LabProfile = { ...suppliers.fotolabor, dpi: 254, bleedUm: 3_000 };
    const [file] = await labFiles([sheet], fixturePhotos, profile);
    const [picture] = await pagePictures([sheet], fixturePhotos);
    expect(await meanDifference(file as Uint8Array, picture as Uint8Array)).toBeLessThan(3);
    const [wrong] = await labFiles([{ ...sheet, items: [turned, photo, clear] }], fixturePhotos, profile);
    expect(await meanDifference(wrong as Uint8Array, picture as Uint8Array)).toBeGreaterThan(8);
  });
});

/** Mean absolute difference of all channels, after both are halved, so that one pixel at an edge does not count. */
async function meanDifference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(async (picture) => {
      const { width = 2, height = 2 } = await sharp(picture).metadata();
      return sharp(picture)
        .removeAlpha()
        .resize(Math.round(width / 2), Math.round(height / 2), { fit: 'fill' })
        .raw()
        .toBuffer();
    }),
  );
  if (!a || !b || a.length !== b.length) throw new Error('pictures of different sizes');
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}
