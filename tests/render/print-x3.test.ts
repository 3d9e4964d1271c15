/** PDF/X-3: see-through elements become pictures that look as in PDF/X-4. Files are read with the shop's own reader and drawn by Ghostscript. */
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GroupItem, Item, Sheet } from '#core/layout/sheet.ts';
import { flattenSheets } from '#paint/pdf/flatten.ts';
import { isDict, isStream, pdfNameOf, pdfText, readPdf } from '#paint/pdf/pdf-reader.ts';
import { type PrintProfile, supplierSchema, suppliers } from '#paint/print-profile.ts';
import { openFonts } from '#resources/fonts.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { pressFiles, printResources } from '../../tools/print-designs.ts';
import { fixturePhotos, fixtureSheets, resizedPhoto } from './fixture-print.ts';
import { missingJudges, rasterise } from './tools.ts';

const photoId = 'photo-landscape-01';
const ink = (c: number, m: number, y: number, k: number) => ({ kind: 'process', c, m, y, k, hex: '#888888' }) as const;
const rect = (x: number, y: number, width: number, height: number) =>
  `M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height} L ${x} ${y + height} Z`;
const fill = (d: string, paint: ReturnType<typeof ink>): Item => ({ kind: 'fill', of: 'shape', d, paint });
const clear = (of: string, opacity: number, items: Item[]): GroupItem => ({ kind: 'group', of, clip: null, matrix: null, opacity, items });

const photo = (x: number, y: number): Item => ({
  kind: 'photo',
  of: 'photo',
  photoId,
  clip: rect(x, y, 40_000, 30_000),
  matrix: [40_000, 0, 0, 30_000, x, y],
  ppi: 500,
});
const circle =
  'M 30000 45000 C 30000 53284 23284 60000 15000 60000 C 6716 60000 0 53284 0 45000 C 0 36716 6716 30000 15000 30000 C 23284 30000 30000 36716 30000 45000 Z';

/** Surfaces over surfaces, a photo over a ground and a surface over a photo, clipped and turned, beyond the trim, and plain ones above. */
const items: Item[] = [
  fill(rect(-3_000, -3_000, 106_000, 46_000), ink(30, 5, 40, 0)),
  fill(rect(10_000, 5_000, 30_000, 20_000), ink(0, 60, 80, 0)),
  clear('a', 0.5, [fill(circle, ink(80, 20, 0, 10)), fill(rect(5_000, 40_000, 20_000, 8_000), ink(0, 0, 100, 0))]),
  photo(55_000, 5_000),
  clear('b', 0.35, [fill(rect(60_000, -3_000, 43_000, 25_000), ink(0, 100, 30, 0))]),
  {
    kind: 'group',
    of: 'c',
    clip: rect(40_000, 36_000, 50_000, 28_000),
    matrix: [0.96, 0.28, -0.28, 0.96, 12_000, -12_000],
    items: [clear('c', 0.7, [photo(40_000, 36_000)])],
  },
  fill(rect(2_000, 62_000, 20_000, 5_000), ink(0, 0, 0, 100)),
];
const sheet: Sheet = {
  id: 'front',
  widthUm: 100_000,
  heightUm: 70_000,
  bleedUm: 3_000,
  safeUm: 4_000,
  foldSafeUm: 3_000,
  panels: [],
  foldsUm: [],
  items,
};

const { x3 } = suppliers;
/** The same press with transparency. */
const { pdfx: _, ...x4 }: PrintProfile = x3;

async function flat(sheets: Sheet[]) {
  const pixels = async (svg: string, widthPx: number) => svgPixels(svg, widthPx, null);
  const resources = { fonts: await openFonts(), pixels, tempDir: tmpdir() };
  return flattenSheets(sheets, { ...resources, photo: printResources(photos, x3).photo });
}

let photos: typeof fixturePhotos = [];
let pdf: Uint8Array;
beforeAll(async () => {
  photos = await Promise.all(fixturePhotos.map((one) => resizedPhoto(one, 900)));
  pdf = (await pressFiles('Probe', [sheet], photos, x3)).pdf;
}, 120_000);

/** What stands in a file that PDF 1.3 does not have. */
function transparencyOf(bytes: Uint8Array): string[] {
  const file = readPdf(bytes);
  return file.numbers.flatMap((ref) => {
    const value = file.resolve({ ref });
    if (!isDict(value)) return [];
    const alphas = ['ca', 'CA'].filter((key) => ![null, 1].includes(file.entry(value, key) as number | null));
    const others = ['SMask', 'BM', 'Group', 'Metadata'].filter((key) => value.dict.has(key));
    const nested = isDict(file.entry(value, 'ExtGState'))
      ? [...(file.entry(value, 'ExtGState') as { dict: Map<string, unknown> }).dict.values()].flatMap((state) =>
          ['ca', 'CA', 'SMask', 'BM'].filter((key) => file.entry(file.resolve(state as never), key) !== null),
        )
      : [];
    return [...alphas, ...others, ...nested];
  });
}

describe('a file for a press without transparency', () => {
  test('is PDF 1.3, calls itself PDF/X-3:2003 and has no transparency of any kind [E063]', async () => {
    expect(Buffer.from(pdf.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.3');
    const file = readPdf(pdf);
    expect(pdfText(file.entry(file.trailer, 'Info', 'GTS_PDFXVersion'))).toBe('PDF/X-3:2003');
    expect(transparencyOf(pdf)).toEqual([]);
    expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/\/(?:SMask|Transparency|ca|CA)\b/);
    // The same page for a press that takes transparency has it, so that the search above finds something.
    expect(transparencyOf((await pressFiles('Probe', [sheet], photos, x4)).pdf)).toContain('Group');
  }, 120_000);

  test('has pictures of 400 ppi in inks in place of see-through elements, and passes the check of the shop [E063]', async () => {
    const { sheets } = await flat([sheet]);
    expect(sheets[0]?.items.map(({ kind }) => kind)).toEqual(['fill', 'fill', 'photo', 'photo', 'photo', 'photo', 'fill']);
    expect(checkPrintFile(pdf, x3, sheets)).toEqual([]);
    expect(checkPrintFile(pdf, x4, sheets).map(({ rule }) => rule)).toEqual(expect.arrayContaining(['version', 'metadata']));
    const file = readPdf(pdf);
    const images = file.numbers.map((ref) => file.resolve({ ref })).filter(isStream);
    const pictures = images.filter((one) => pdfNameOf(file.entry(one, 'ColorSpace')) === 'DeviceCMYK');
    expect(pictures).toHaveLength(3);
    const widths = pictures.map((one) => Number(file.entry(one, 'Width'))).sort((a, b) => a - b);
    // The circle is 30 mm wide and reaches 3 mm of bleed less.
    expect(Math.abs((widths[0] ?? 0) - (30 / 25.4) * 400)).toBeLessThan(6);
  }, 120_000);

  test.skipIf(missingJudges.length > 0)(
    'looks as the same page in PDF/X-4 [E063]',
    async () => {
      const [one] = await rasterise(pdf, 100);
      const [other] = await rasterise((await pressFiles('Probe', [sheet], photos, x4)).pdf, 100);
      const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
      if (!a || !b || a.length !== b.length) throw new Error('pictures of different sizes');
      let sum = 0;
      let far = 0;
      for (let at = 0; at < a.length; at += 1) {
        const difference = Math.abs((a[at] ?? 0) - (b[at] ?? 0));
        sum += difference;
        if (difference > 32) far += 1;
      }
      expect(sum / a.length).toBeLessThan(1);
      expect(far / a.length).toBeLessThan(0.002);
      const opaque = { ...sheet, items: sheet.items.filter(({ kind }) => kind !== 'group') };
      const [without] = await rasterise((await pressFiles('Probe', [opaque], photos, x4)).pdf, 100);
      const c = await sharp(without).removeAlpha().raw().toBuffer();
      expect(c.reduce((total, value, at) => total + Math.abs(value - (b[at] ?? 0)), 0) / c.length).toBeGreaterThan(5);
    },
    240_000,
  );

  test('leaves pages without transparency as they are, with their plates, and passes the check of the shop [E063]', async () => {
    const sheets = await fixtureSheets(undefined, photos);
    const kept = await flat(sheets);
    expect(kept.sheets).toEqual(sheets);
    const file = (await pressFiles('Karte', sheets, photos, x3)).pdf;
    expect(checkPrintFile(file, x3, sheets)).toEqual([]);
  }, 120_000);

  test('is refused where a see-through element lies over a finish, and made where it lies beside it [E063]', async () => {
    const gold: Item = {
      kind: 'fill',
      of: 'foil',
      d: rect(10_000, 10_000, 5_000, 5_000),
      paint: { kind: 'finish', finish: 'gold', hex: '#b8892f' },
    };
    const over = { ...sheet, items: [gold, clear('veil', 0.5, [fill(rect(12_000, 12_000, 9_000, 9_000), ink(10, 0, 0, 0))])] };
    await expect(flat([over])).rejects.toThrow('veil of front is see-through over a finish');
    const beside = { ...sheet, items: [gold, clear('veil', 0.5, [fill(rect(20_000, 12_000, 9_000, 9_000), ink(10, 0, 0, 0))])] };
    expect((await flat([beside])).sheets[0]?.items.map(({ kind }) => kind)).toEqual(['fill', 'photo']);
  });

  test('takes no photos in RGB: a profile that allows them is refused', () => {
    expect(supplierSchema.safeParse({ ...x3, rgbAllowed: true }).success).toBe(false);
    expect(supplierSchema.safeParse(x3).success).toBe(true);
  });
});
