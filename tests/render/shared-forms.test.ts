/**
 * What pages of records have in common is one form in the file: small files, the same pixels, and the same objects with their inks as on pages that
 * have everything of their own.
 */
import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCachedLayout } from '#core/layout/cached-layout.ts';
import { shareItems } from '#core/layout/shared-items.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { fitRecord } from '#core/merge/fit/fit-record.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { artworksOf } from '#designs/blank.ts';
import { flattenSheets } from '#paint/pdf/flatten.ts';
import { type PrintResources, writePdf } from '#paint/pdf/paint-pdf.ts';
import { pagesOfFile, readPdf } from '#paint/pdf/pdf-reader.ts';
import { type PrintProfile, suppliers } from '#paint/print-profile.ts';
import { fontFile, openFonts } from '#resources/fonts.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { walkPage } from '#services/print/pdf-walk.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { printedPages } from '#services/print/printed-pages.ts';
import { sha256 } from '#services/sha256.ts';
import { isLongForm } from '#tests/long-form.ts';
import { guestRecord } from '#tests/merge-records.ts';
import { mergedDocument, rowOf } from '#tests/merged-lines.ts';
import { renderPdf } from '#tests/read-pdf.ts';
import { printResources, type SamplePhoto, samplePhoto } from '../../tools/print-designs.ts';
import { resizedPhoto } from './fixture-print.ts';

const fonts = await openFonts();
const row = rowOf('olivia-platzkarte');
const count = isLongForm ? 1_000 : 60;
let photo: SamplePhoto;
beforeAll(async () => {
  photo = await resizedPhoto(await samplePhoto(), 700);
});

/** The place card with a photo on each side, under its name. */
function withPhotos(document: CardDocument): CardDocument {
  const pages = document.pages.map((page) => {
    // Edges on whole pixels are rounded to either side by PDFium.
    const box = { xUm: 4_130, yUm: 3_370, widthUm: 41_300, heightUm: 30_700, rotation: 0 };
    const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
    const element = {
      kind: 'photo',
      id: 'own-photo',
      role: 'photo',
      ...box,
      photoId: photo.id,
      shape: 'rect',
      crop,
      ink: Object.keys(document.inks)[0],
    };
    return { ...page, elements: [element as (typeof page.elements)[number], ...page.elements] };
  });
  return { ...document, pages };
}

/** Pages of records as production lays them out. */
function recordSheets(document: CardDocument, records = count): Sheet[] {
  const artworks = artworksOf(row, document.product.form, document.product.format);
  const resources = {
    fonts,
    artwork: (id: string) => artworks.get(id) ?? null,
    photo: (id: string) => (id === photo.id ? photo.facts : null),
  };
  const layoutOf = createCachedLayout();
  return Array.from({ length: records }, (_, at) => {
    const { design } = fitRecord(document, guestRecord(at), { fonts, allowed: { tracking: -20, shorten: [] } });
    return layoutOf(design, resources, 0).layout.sheets;
  }).flat();
}

const slugsOf = (sheets: readonly Sheet[]) =>
  sheets.map((_, at) => ({ order: 'F1000001', position: 1, record: at + 1, records: sheets.length, page: 1, hash: 'abcdef0123' }));

const clearPaint = { kind: 'process', c: 60, m: 0, y: 20, k: 0, hex: '#66ccbb' } as const;
const goldPaint = { kind: 'finish', finish: 'gold', hex: '#b8963e' } as const;
const square = (at: number) => `M ${at} ${at} L ${at + 12_000} ${at} L ${at + 12_000} ${at + 12_000} L ${at} ${at + 12_000} Z`;
/** A see-through surface below the name, and foil beside it. */
const clear: Item = {
  kind: 'group',
  of: 'clear',
  clip: null,
  matrix: null,
  opacity: 0.5,
  items: [{ kind: 'fill', of: 'clear', d: square(5_000), paint: clearPaint }],
};
const gold: Item = { kind: 'fill', of: 'gold', d: square(25_000), paint: goldPaint };

async function flatFor(sheets: Sheet[], profile: PrintProfile, resources: PrintResources): Promise<Sheet[]> {
  if (!profile.pdfx) return sheets;
  const pixels = async (svg: string, widthPx: number) => svgPixels(svg, widthPx, null);
  const flat = await flattenSheets(sheets, { fonts, pixels, tempDir: tmpdir(), photo: resources.photo });
  resources.photo = flat.photo;
  return flat.sheets;
}

type Painted = { pdf: Uint8Array; sheets: Sheet[]; shared: number };

async function painted(sheets: Sheet[], profile: PrintProfile, hasForms = true, output?: Uint8Array): Promise<Painted> {
  const resources = { ...printResources([photo], profile), font: fontFile };
  if (output) resources.output = output;
  const flat = await flatFor(sheets, profile, resources);
  const printed = printedPages(flat, profile, slugsOf(flat), fonts);
  const chunks: Uint8Array[] = [];
  const facts = { title: 'Liste', date: '2026-01-01T00:00:00Z' };
  await writePdf(
    printed.sheets,
    resources,
    profile,
    facts,
    async (chunk) => void chunks.push(chunk),
    hasForms ? printed.shared : new Set(),
  );
  return { pdf: new Uint8Array(Buffer.concat(chunks)), sheets: printed.sheets, shared: printed.shared.size };
}

/** So that the profile, which every file has, hides nothing. */
const noProfile = new Uint8Array(64);

/** Without the items that all pages have. */
function personal(sheets: readonly Sheet[]): Sheet[] {
  const { sheets: grouped, shared } = shareItems(sheets);
  return grouped.map((sheet) => ({ ...sheet, items: sheet.items.filter((item) => item.kind !== 'group' || !shared.has(item)) }));
}

const sizeOf = async (sheets: Sheet[], profile: PrintProfile) => (await painted(sheets, profile, true, noProfile)).pdf.length;

describe.each([['haus'], ['veredelung'], ['x3']] as const)('files of records for %s', (supplier) => {
  const profile: PrintProfile = suppliers[supplier];
  const withClear = (sheets: Sheet[]) =>
    sheets.map((sheet) => ({ ...sheet, items: sheet.items.flatMap((item, at) => (at === 1 ? [clear, gold, item] : item)) }));

  test('are little larger than the first page and what differs from record to record [E065]', async () => {
    const sheets = recordSheets(mergedDocument(row));
    const sides = sheets.length / count;
    const half = sheets.length / 2;
    const both = (await sizeOf(sheets.slice(0, half), profile)) + (await sizeOf(sheets.slice(half), profile));
    const own = 2 * (await sizeOf(sheets.slice(0, sides), profile)) + (await sizeOf(personal(sheets), profile));
    expect(both / own).toBeLessThan(1.3);
  }, 600_000);

  test('with a photo on both sides are a tenth of a file for each record [E065]', async () => {
    const sheets = recordSheets(withPhotos(mergedDocument(row)));
    const sides = sheets.length / count;
    const whole = await sizeOf(sheets, profile);
    expect(whole / (count * (await sizeOf(sheets.slice(0, sides), profile)))).toBeLessThan(0.1);
  }, 600_000);

  test('have the pixels and the objects of pages without forms, and pass the check of the shop [E065]', async () => {
    const sheets = withClear(recordSheets(withPhotos(mergedDocument(row)), 2));
    const [forms, plain] = [await painted(sheets, profile), await painted(sheets, profile, false)];
    expect(forms.shared).toBeGreaterThan(1);
    expect(checkPrintFile(forms.pdf, profile, forms.sheets)).toEqual([]);
    expect(checkPrintFile(plain.pdf, profile, plain.sheets)).toEqual([]);
    for (const page of sheets.keys()) {
      const [one, other] = [await renderPdf(forms.pdf, page, 3), await renderPdf(plain.pdf, page, 3)];
      expect(Buffer.compare(one.data, other.data)).toBe(0);
    }
    expect(objectsOf(forms.pdf)).toEqual(objectsOf(plain.pdf));
    expect(sha256((await painted(sheets, profile)).pdf)).toBe(sha256(forms.pdf));
  }, 600_000);
});

/** What is drawn on each page, with inks and overprint. */
function objectsOf(pdf: Uint8Array): string[][] {
  const file = readPdf(pdf);
  return pagesOfFile(file).map((page) => {
    const objects: string[] = [];
    walkPage(file, page, ({ operator, operands, state, isInGroup }) => {
      const { matrix, fill, stroke, isFillOverprinted, isStrokeOverprinted } = state;
      if (['f', 'S', 'TJ', 'Do'].includes(operator)) {
        const inks = operator === 'S' ? [stroke, isStrokeOverprinted] : [fill, isFillOverprinted];
        const shown = operator === 'Do' ? [] : operands;
        objects.push(JSON.stringify([operator, shown, matrix.map((one) => one.toFixed(6)), inks, isInGroup]));
      }
    });
    return objects;
  });
}
