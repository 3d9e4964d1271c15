/** Designs of the catalogue as prints of a scene: the page without its foil, and the plate. */
import { beforeAll, expect, test } from 'vitest';
import { shownRefinement } from '#core/catalogue/list.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { designRows } from '#designs/rows.ts';
import { refinementItems } from '#paint/svg/foil-layer.ts';
import { openFonts } from '#resources/fonts.ts';
import { drawCardPanel } from '#services/images/draw-card.ts';
import { bookPages } from './draw-book-page.ts';
import { cutPrint, scenePrint, svgPrint } from './scene-prints.ts';

let fonts: FontSet;
beforeAll(async () => {
  fonts = await openFonts();
});

function flatA6(of: (row: DesignTemplate) => boolean): DesignTemplate {
  const found = designRows.find((row) => row.forms.some(({ form, format }) => form === 'flat' && format === 'a6') && of(row));
  if (!found) throw new Error('the catalogue has no such design');
  return found;
}

function frontOf(row: DesignTemplate) {
  const colourway = row.colourways[0]?.key ?? '';
  return drawCardPanel(row, { card: row.id, form: 'flat', format: 'a6', colourway, panel: 'front' }, fonts);
}

test('a design with foil is a page without it, and a plate that covers a part of it', () => {
  const drawing = frontOf(flatA6((row) => shownRefinement(row, 'flat') === 'gold'));
  const { design, plate } = scenePrint(drawing, 300, fonts, true);
  expect([design.width, design.height, design.rgb.length]).toEqual([300, 423, 300 * 423 * 3]);
  expect(plate).toMatchObject({ width: 300, height: 423, foil: 'gold' });
  const covered = plate?.coverage.reduce((sum, value) => sum + value, 0) ?? 0;
  expect(covered / (255 * 300 * 423)).toBeGreaterThan(0.001);
  expect(covered / (255 * 300 * 423)).toBeLessThan(0.9);
  const drawn = scenePrint(drawing, 300, fonts, false);
  expect(drawn.plate).toBeNull();
  expect(Buffer.from(drawn.design.rgb).equals(design.rgb)).toBe(false);
});

test('a design without foil has no plate, in a scene with foil as in one without', () => {
  const drawing = frontOf(flatA6((row) => shownRefinement(row, 'flat') === 'none'));
  const [shiny, plain] = [scenePrint(drawing, 200, fonts, true), scenePrint(drawing, 200, fonts, false)];
  expect([shiny.plate, plain.plate]).toEqual([null, null]);
  expect(Buffer.from(shiny.design.rgb).equals(plain.design.rgb)).toBe(true);
});

test('a plate that nothing is on is none', () => {
  const drawing = frontOf(flatA6((row) => shownRefinement(row, 'flat') === 'gold'));
  const [stamped] = refinementItems(drawing.sheet.items);
  if (!stamped) throw new Error('the design has no foil');
  // Far beyond the page, as what was moved off it.
  const matrix = [1, 0, 0, 1, 90_000, 0] as const;
  const away = { ...drawing.sheet, items: [{ kind: 'group', of: 'away', matrix, clip: null, items: [stamped] }] };
  expect(scenePrint({ ...drawing, sheet: away as typeof drawing.sheet }, 120, fonts, true).plate).toBeNull();
});

test('an empty page is white all over', () => {
  const drawing = frontOf(flatA6(() => true));
  const { design } = scenePrint({ ...drawing, sheet: { ...drawing.sheet, items: [] } }, 120, fonts, true);
  expect(design.rgb.every((value) => value === 255)).toBe(true);
});

test('a design that is higher than a print is cut to its middle, and one that is not stays whole', () => {
  const rows = Array.from({ length: 10 }, (_, row) => Array<number>(4 * 3).fill(row));
  const design = { width: 4, height: 10, rgb: Uint8Array.from(rows.flat()) };
  const cut = cutPrint({ design, plate: null }, { widthMm: 200, heightMm: 100 }).design;
  expect([cut.width, cut.height, [...cut.rgb]]).toEqual([4, 2, [4, 5].flatMap((row) => Array<number>(4 * 3).fill(row))]);
  expect(cutPrint({ design, plate: null }, { widthMm: 100, heightMm: 300 }).design).toEqual(design);
});

test('the pages of a sample book differ, and have the proportion of their size', () => {
  const pages = bookPages({ set: 7, size: '200-200' });
  const [left, right] = [pages.left, pages.right].map((svg) => svgPrint(svg, 120).design);
  expect([left?.width, left?.height, right?.height]).toEqual([120, 120, 120]);
  expect(left?.rgb).not.toEqual(right?.rgb);
  expect(new Set(left?.rgb).size).toBeGreaterThan(20);
  expect(pages.left).toBe(bookPages({ set: 7, size: '200-200' }).left);
});
