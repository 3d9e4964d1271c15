/** Pictures across a spread as labs and presses get them: without a seam where the book opens flat, and whole where a spine hides strips. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DesignDocument, Element, Ground, Page } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { spreadSheet } from '#core/layout/spread-sheet.ts';
import { paintLab } from '#paint/lab/paint-lab.ts';
import { paintPdf } from '#paint/pdf/paint-pdf.ts';
import { type LabProfile, suppliers, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { openFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { printResources } from '../../tools/print-designs.ts';
import { photoBytes as cameraBytes } from './fixture-print.ts';
import { acrossPhoto } from './spread-fixture.ts';
import { missingJudges, rasterise } from './tools.ts';

/** Ten pixels a millimetre. */
const profile: LabProfile = { ...suppliers.grossformat, dpi: 254, bleedUm: 3_000, quality: 95 };
const tempDir = mkdtempSync(join(tmpdir(), 'federleicht-spreads-'));
const fonts = await openFonts();
/** As wide as the spread has pixels. */
const size = { width: 1_200, height: 800 };
let bytes: Uint8Array;

beforeAll(async () => {
  const { width, height } = size;
  bytes = await sharp(cameraBytes).resize(width, height, { fit: 'fill' }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
});
afterAll(() => rmSync(tempDir, { recursive: true, force: true }));

const heightUm = 40_000;

function page(id: string, widthUm: number, changes: Partial<Page>): Page {
  const panels = [{ id, xUm: 0, yUm: 0, widthUm, heightUm }];
  return { id, widthUm, heightUm, bleedUm: 3_000, safeUm: 5_000, panels, foldsUm: [], background: null, elements: [], ...changes };
}

/** Two pages that lie side by side. */
function spreadOf(widthUm: number, hiddenUm: number, elements: Element[], ground?: Ground): DesignDocument {
  const bound = (side: 'left' | 'right') => ({ spread: 'spread-1', gutter: { side, safeUm: 5_000, hiddenUm } });
  const left = page('left', widthUm, { ...bound('right'), elements, ...(ground ? { ground } : {}) });
  return { version: 8, product: { type: 'photobook' }, inks: {}, pages: [left, page('right', widthUm, bound('left'))] };
}

function sheetsOf(design: DesignDocument): Sheet[] {
  return layout(design, { fonts, artwork: () => null, photo: (id) => ({ id, ...size }) }).sheets;
}

type Pixels = { data: Uint8Array; width: number; height: number };

async function painted(sheet: Sheet): Promise<Pixels> {
  const pixels = async (svg: string, widthPx: number) => svgPixels(svg, widthPx, null);
  const photo = () => ({ bytes, orientation: 1 });
  const jpeg = await paintLab(sheet, { fonts, photo, srgb: iccFile('srgb'), pixels, tempDir }, profile);
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Of columns of one picture to those of another one: the largest difference of a channel, and the mean. */
function difference(one: Pixels, other: Pixels, columns: readonly (readonly [one: number, other: number])[]) {
  let [max, sum, count] = [0, 0, 0];
  for (const [x, otherX] of columns) {
    for (let y = 0; y < Math.min(one.height, other.height); y += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (of: Pixels, column: number) => of.data[(y * of.width + column) * 3 + channel] ?? 0;
        const by = Math.abs(at(one, x) - at(other, otherX));
        max = Math.max(max, by);
        sum += by;
        count += 1;
      }
    }
  }
  return { max, mean: sum / count };
}

const span = (from: number, count: number, to = from) => Array.from({ length: count }, (_, at) => [from + at, to + at] as const);
const crop = { zoom: 1.2, focusX: 0.45, focusY: 0.55 };
const photoAcross = (widthUm: number) => acrossPhoto({ xUm: -3_000, yUm: -3_000, widthUm: widthUm + 6_000, heightUm: 46_000, crop });
const ground: Ground = { kind: 'photo', photoId: 'photo-over-the-fold-01', crop, across: true };

// The fold at several places between two pixels.
test.each([50_000, 50_010, 50_025, 50_040, 50_060, 50_085])(
  'a lab picture of a spread that opens flat has no seam at the fold of pages %i µm wide: photo and ground',
  { timeout: 60_000 },
  async (widthUm) => {
    const whole = await painted({ ...wholeSheet(2 * widthUm) });
    for (const design of [spreadOf(widthUm, 0, [photoAcross(2 * widthUm)]), spreadOf(widthUm, 0, [], ground)]) {
      const [left, right] = sheetsOf(design);
      if (!left || !right) throw new Error('no pages');
      const spread = await painted(spreadSheet('spread-1', { left, right }));
      expect(spread.width).toBe(whole.width);
      const fold = Math.round((3_000 + widthUm) / 100);
      const { max, mean } = difference(spread, whole, span(fold - 4, 9));
      expect(max).toBeLessThanOrEqual(2);
      expect(mean).toBeLessThanOrEqual(0.1);
    }
  },
);

/** The same picture on one Sheet of this width. */
function wholeSheet(widthUm: number): Sheet {
  const { across: _, ...photo } = photoAcross(widthUm);
  const [sheet] = sheetsOf({ ...spreadOf(widthUm, 0, []), pages: [page('whole', widthUm, { elements: [photo] })] });
  if (!sheet) throw new Error('no page');
  return sheet;
}

/** Pages of a press file at ten pixels a millimetre, with their bleed. */
async function pressed(sheets: Sheet[]): Promise<Pixels[]> {
  const resources = printResources([{ id: acrossPhoto().photoId ?? '', bytes, orientation: 1, facts: { id: '', ...size } }]);
  const pdf = await paintPdf(sheets, resources, withoutTechnicalPlates(suppliers.haus), { title: 'x', date: '2026-01-01T00:00:00Z' });
  return Promise.all(
    (await rasterise(pdf, 254)).map(async (png) => {
      const { data, info } = await sharp(png).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    }),
  );
}

test.skipIf(missingJudges.length > 0)(
  'the printed pages of a glued spread without their hidden strips join to the picture, and each strip repeats what is seen beside the fold',
  { timeout: 120_000 },
  async () => {
    const [widthUm, hiddenUm] = [60_000, 5_000];
    const seenUm = 2 * (widthUm - hiddenUm);
    for (const design of [spreadOf(widthUm, hiddenUm, [photoAcross(seenUm)]), spreadOf(widthUm, hiddenUm, [], ground)]) {
      const [whole] = await pressed([wholeSheet(seenUm)]);
      const [left, right] = await pressed(sheetsOf(design));
      if (!left || !right || !whole) throw new Error('no pages');
      const [bleed, page, hidden] = [30, 600, 50];
      const halves = [
        difference(left, whole, span(0, bleed + page - hidden)),
        difference(right, whole, span(bleed + hidden, page - hidden + bleed, bleed + page - hidden)),
        // The left strip shows the first of the right page, the right strip the last of the left one.
        difference(left, whole, span(bleed + page - hidden, hidden)),
        difference(right, whole, span(bleed, hidden, bleed + page - 2 * hidden)),
      ];
      for (const { mean } of halves) expect(mean).toBeLessThanOrEqual(1);
    }
  },
);

test('a spread on which nothing lies across is put together as before, to the byte', () => {
  const single = (id: string): Element => ({
    ...acrossPhoto({ id, xUm: 0, yUm: 0, widthUm: 30_000, heightUm: 20_000 }),
    across: undefined,
  });
  const design = spreadOf(50_000, 0, [single('one')]);
  const [left, right] = sheetsOf(design);
  if (!left || !right) throw new Error('no pages');
  const items = spreadSheet('spread-1', { left, right }).items;
  expect(JSON.stringify(items.map((item) => (item.kind === 'group' ? item.clip : null)))).toBe(
    '["M -3000 -3000 L 50060 -3000 L 50060 43000 L -3000 43000 Z","M 0 -3000 L 53000 -3000 L 53000 43000 L 0 43000 Z"]',
  );
});
