/** Rules over what stands on the pages against the Sheets: every glyph in its place, every word, every shape, every photo fine enough. */

import type { Item, Sheet } from '#core/layout/sheet.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { identity, type Matrix, multiply, transformPoint } from '#core/values/matrix.ts';
import { message } from '#core/values/message.ts';
import { leftwardParts } from '#paint/pdf/glyph-run.ts';
import { isOutlinedFace } from '#paint/pdf/glyph-shape.ts';
import { readJpeg } from '#paint/pdf/jpeg.ts';
import type { PdfValue } from '#paint/pdf/pdf-reader.ts';
import { type CheckedFile, type PrintFinding, type PrintRule, testPages } from './check-rules.ts';
import { createGeometryReader, type PdfPageGeometry, type PlacedImage } from './pdf-geometry.ts';
import type { PdfColour } from './pdf-walk.ts';

const pointsAUm = 72 / 25_400;
/** Glyph origins: 0.02 mm (print rules, 4.4). */
const toleranceUm = 20;
/** Preflight blocks photos below this; softer ones above it were confirmed by the customer. */
const minPpi = handHeld.ppi.least;
/** How much the two axes of a photo may differ: rounding to whole micrometres. */
const stretch = 0.01;
/** Lines below this come out as thin as each machine can. */
const hairlinePt = 25 * pointsAUm;

type Expected = { origins: { x: number; y: number }[]; text: string; hidden: number; fills: number; strokes: number; photos: number };

/** What a Sheet's items leave on the page, origins in micrometres of the trimmed page. */
function expectedOf(sheet: Sheet): Expected {
  const expected: Expected = { origins: [], text: '', hidden: 0, fills: 0, strokes: 0, photos: 0 };
  function walk(items: readonly Item[], matrix: Matrix): void {
    for (const item of items) {
      if (item.kind === 'group') walk(item.items, item.matrix ? multiply(matrix, item.matrix) : matrix);
      else if (item.kind === 'photo') expected.photos += 1;
      else if (item.kind === 'glyphs') {
        if (isOutlinedFace(item)) {
          expected.fills += 1;
          expected.hidden += item.glyphs.length;
        }
        const parts = isOutlinedFace(item) ? null : leftwardParts(item);
        if (parts && parts.marks.length > 0) expected.fills += 1;
        for (const { xUm, yUm, text } of parts?.letters ?? item.glyphs) {
          const [x, y] = transformPoint(matrix, xUm, yUm);
          expected.origins.push({ x, y });
          expected.text += text;
        }
      } else if (item.d !== '') expected[item.kind === 'fill' ? 'fills' : 'strokes'] += 1;
    }
  }
  walk(sheet.items, identity);
  return expected;
}

function areGlyphsInPlace({ texts }: PdfPageGeometry, { origins }: Expected, sheet: Sheet, bleedUm: number): boolean {
  if (texts.origins.length !== origins.length) return false;
  return origins.every((origin, at) => {
    const found = texts.origins[at] ?? { x: Number.NaN, y: Number.NaN };
    const x = found.x / pointsAUm - bleedUm;
    const y = sheet.heightUm + bleedUm + (sheet.slugUm ?? 0) - found.y / pointsAUm;
    return Math.hypot(x - origin.x, y - origin.y) <= toleranceUm;
  });
}

function ppiOf({ image, widthPt, heightPt }: PlacedImage): { across: number; down: number } {
  return { across: (Number(image.dict.get('Width')) * 72) / widthPt, down: (Number(image.dict.get('Height')) * 72) / heightPt };
}

/** The picture's own head says the same size and channels as the dictionary. */
function isJpegAsSaid({ image }: PlacedImage): boolean {
  try {
    const { width, height } = readJpeg(image.raw);
    return width === image.dict.get('Width') && height === image.dict.get('Height');
  } catch {
    return false;
  }
}

function content(checked: CheckedFile): PrintFinding[] {
  const { file, profile, sheets } = checked;
  const refinementPlates = new Set(Object.values(profile.finishes).map(({ name }) => name));
  const geometryOf = createGeometryReader(file);
  /** Lines of the drawing: in process inks or on a refinement's plate. Cut and fold have plates of their own. */
  function isDrawn(colour: PdfColour): boolean {
    return colour.space !== 'plate' || refinementPlates.has(colour.plate);
  }
  function read(page: PdfValue, index: number) {
    const sheet = sheets[index];
    return { geometry: geometryOf(page), sheet, expected: sheet && expectedOf(sheet) };
  }
  return testPages<ReturnType<typeof read>>(checked, read, [
    [
      message('press.glyph-place'),
      ({ geometry, expected, sheet }) =>
        sheet !== undefined && expected !== undefined && !areGlyphsInPlace(geometry, expected, sheet, profile.bleedUm),
    ],
    [message('press.text'), ({ geometry, expected }) => expected !== undefined && geometry.texts.text !== expected.text],
    [
      message('press.content'),
      ({ geometry, expected }) => {
        const strokes = geometry.strokes.filter(({ colour }) => isDrawn(colour)).length;
        const { images, fills, texts } = geometry;
        if (expected === undefined) return false;
        const isShown = texts.hidden === expected.hidden && fills === expected.fills && strokes === expected.strokes;
        return images.length !== expected.photos || !isShown;
      },
    ],
    [
      message('press.photo-resolution', { ppi: minPpi }),
      ({ geometry }) => geometry.images.some((image) => Math.min(...Object.values(ppiOf(image))) < minPpi),
    ],
    [
      message('press.photo-stretched'),
      ({ geometry }) => geometry.images.map(ppiOf).some(({ across, down }) => Math.abs(across - down) > stretch * Math.max(across, down)),
    ],
    [message('press.photo-data'), ({ geometry }) => !geometry.images.every(isJpegAsSaid)],
    [message('press.line-width'), ({ geometry }) => geometry.strokes.some(({ widthPt }) => widthPt < hairlinePt)],
  ]);
}

export const contentRules: PrintRule[] = [content];
