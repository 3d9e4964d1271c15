import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { screenColour } from '#core/design/colour.ts';
import type { DesignDocument, Page, TextElement } from '#core/design/document.ts';
import { elementInks } from '#core/design/ink-use.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import type { Refinement } from '#core/design/refinement.ts';
import { layout } from '#core/layout/layout.ts';
import type { Item, Layout, Sheet } from '#core/layout/sheet.ts';
import { isFaceKey } from '#core/layout/text/faces.ts';
import { marksOf } from '#core/preflight/marks.ts';
import { type Bounds, isEmpty, overlap } from '#core/preflight/outline.ts';
import { type CardForm, type CardFormat, cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { designSchema } from '#core/products/document.ts';
import { artworksOf, blankDesign, drawCard } from '#designs/blank.ts';
import { capHeights } from '#designs/drawing/type.ts';
import { familyOf } from '#designs/registry.ts';
import { catalogueRows, designRows, leadRows } from '#designs/rows.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { type LongLanguage, longWords, withLongWords } from './long-words.ts';

type Case = { row: DesignTemplate; form: CardForm; format: CardFormat };

const cases: [string, Case][] = designRows.flatMap((row) =>
  row.forms.map(({ form, format }): [string, Case] => [`${row.id} ${form} ${format}`, { row, form, format }]),
);
const fonts = await openFonts();
const lut = new Uint8Array(readFileSync(new URL('../../icc/cmyk-srgb-17.bin', import.meta.url)));

type Variant = { change?: (design: DesignDocument) => DesignDocument; colourway?: string; refinement?: Refinement };

function laidOut({ row, form, format }: Case, { change = (design) => design, colourway, refinement = 'none' }: Variant = {}): Layout {
  const artworks = artworksOf(row, form, format);
  const design = change(blankDesign(row, form, format, colourway, refinement));
  return layout(design, { fonts, artwork: (id) => artworks.get(id) ?? null, photo: () => null });
}

/** Drawings take most of the time of a layout, and texts do not depend on them. */
function textsLaidOut({ row, form, format }: Case, change: (design: DesignDocument) => DesignDocument = (design) => design): Layout {
  const design = change(blankDesign(row, form, format, undefined, 'none'));
  return layout(design, { fonts, artwork: (id) => ({ id, groups: [] }), photo: () => null });
}

function texts(pages: readonly Page[]): TextElement[] {
  return pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'text'));
}

function withTexts(design: DesignDocument, text: (element: TextElement) => string): DesignDocument {
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'text' ? { ...element, text: text(element) } : element)),
  }));
  return { ...design, pages };
}

describe('the catalogue', () => {
  test('ids and names are unique, days of creation are real days', () => {
    expect(new Set(designRows.map(({ id }) => id)).size).toBe(designRows.length);
    expect(new Set(leadRows.map(({ name }) => name)).size).toBe(leadRows.length);
    for (const { created } of designRows) expect(new Date(created).toISOString().slice(0, 10)).toBe(created);
  });

  test('there are cards in every form and format, and designs in every form [E078]', () => {
    const shapes = catalogueRows.flatMap(({ forms }) => forms);
    expect(new Set(shapes.map(({ form }) => form))).toEqual(new Set(cardFormKeys));
    expect(new Set(shapes.map(({ format }) => format))).toEqual(new Set(cardFormatKeys));
    expect(new Set(cases.map(([, { form }]) => form))).toEqual(new Set(cardFormKeys));
  });

  test('each design that is a card comes in at least two formats', () => {
    for (const { id, forms } of leadRows.filter(({ forms }) => forms[0]?.form !== 'newspaper')) {
      expect(forms.length, id).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(designRows.map((row): [string, DesignTemplate] => [row.id, row]))(
    '%s: every swatch shows what the profile computes and stays below 300 %% ink',
    (_, row) => {
      expect(row.colourways.length).toBeGreaterThanOrEqual(3);
      for (const { inks } of row.colourways) {
        for (const ink of Object.values(inks)) {
          expect(ink.hex).toBe(screenColour(ink, lut));
          expect(ink.c + ink.m + ink.y + ink.k).toBeLessThanOrEqual(300);
        }
      }
    },
  );

  test.each(designRows.map((row): [string, DesignTemplate] => [row.id, row]))('%s: every colourway has the same inks', (_, row) => {
    const tokens = row.colourways.map(({ inks }) => Object.keys(inks).sort().join());
    expect(new Set(tokens).size).toBe(1);
  });

  test('the kit knows the cap height of every face', () => {
    for (const [key, share] of Object.entries(capHeights)) {
      const face = fonts.face(key);
      expect((face?.capHeight ?? 0) / (face?.unitsPerEm ?? 1), key).toBeCloseTo(share, 3);
    }
  });
});

describe.each(cases)('%s', (_, one) => {
  const { row, form, format } = one;
  const drawn = drawCard(row, form, format);
  const inks = row.colourways[0]?.inks ?? {};

  test('is drawn the same twice, byte for byte', () => {
    expect(JSON.stringify(familyOf(row.family).draw(row, form, format))).toBe(JSON.stringify(drawn));
  });

  test('is a valid document whose faces, inks and drawings exist', () => {
    const design = blankDesign(row, form, format, undefined, undefined);
    expect(designSchema.parse(design)).toEqual(design);
    const used = new Set(drawn.artworks.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes.map(({ ink }) => ink))));
    for (const { background, elements } of drawn.pages) {
      if (background) used.add(background);
      for (const token of elements.flatMap(elementInks)) used.add(token);
    }
    expect([...used].filter((token) => !inks[token])).toEqual([]);
    for (const { font } of texts(drawn.pages)) expect(isFaceKey(font), font).toBe(true);
  });

  test('has drawings of a size a browser likes, with paths in whole micrometres', () => {
    for (const artwork of drawn.artworks) {
      expect(JSON.stringify(artwork).length, artwork.id).toBeLessThan(320_000);
      const paths = artwork.groups.flatMap(({ clip, shapes }) => [clip ?? 'M 0 0', ...shapes.map(({ d }) => d)]);
      expect(paths.filter((d) => !/^M -?\d+ -?\d+( (([ML]|C)( -?\d+)+|Z))*$/.test(d))).toEqual([]);
    }
  });

  test('is offered with a finish only where a drawing or a text carries it', () => {
    const used = [
      ...drawn.artworks.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes.map(({ ink }) => ink))),
      ...texts(drawn.pages).map(({ ink }) => ink),
    ];
    expect(row.refinements.length === 0 || used.some((token) => inks[token]?.finish === true)).toBe(true);
  });

  test('has no line thinner than the press holds: 0.15 mm in ink, 0.25 mm in foil', () => {
    const lines = drawn.artworks.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes));
    const leastUm = (ink: string) => (inks[ink]?.finish ? 250 : 150);
    expect(lines.filter(({ strokeUm, ink }) => strokeUm !== undefined && !(strokeUm >= leastUm(ink)))).toEqual([]);
  });

  test('keeps its texts 4 mm from the trim and 3 mm from a fold', () => {
    for (const page of drawn.pages) {
      const { safeUm, foldSafeUm } = pageGuides(page);
      for (const { id, xUm, yUm, widthUm, heightUm, rotation } of texts([page])) {
        if (rotation !== 0) continue;
        const middle = xUm + widthUm / 2;
        const panel = page.panels.find((one) => middle >= one.xUm && middle <= one.xUm + one.widthUm);
        if (!panel) throw new Error(`${id} is on no panel`);
        const right = panel.xUm + panel.widthUm;
        expect(xUm - panel.xUm, id).toBeGreaterThanOrEqual(panel.xUm === 0 ? safeUm : foldSafeUm);
        expect(right - xUm - widthUm, id).toBeGreaterThanOrEqual(right === page.widthUm ? safeUm : foldSafeUm);
        expect(yUm, id).toBeGreaterThanOrEqual(safeUm);
        expect(page.heightUm - yUm - heightUm, id).toBeGreaterThanOrEqual(safeUm);
      }
    }
  });

  test('sets its sample words at full size, line by line as written', () => {
    const done = textsLaidOut(one);
    expect(done.findings).toEqual([]);
    const elements = new Map(texts(drawn.pages).map((element) => [element.id, element]));
    for (const { element, sizeUm, lines } of done.texts) {
      const sample = elements.get(element);
      expect([element, sizeUm, lines]).toEqual([element, sample?.sizeUm, sample?.text.split('\n').length]);
    }
  });

  test('holds long names: Zoë Müller-Łukasz and Christoph-Alexander', () => {
    const whole = 'Zoë Müller-Łukasz & Christoph-Alexander';
    const long = (design: DesignDocument) =>
      withTexts(design, ({ label, text }) => (/^Namen$/.test(label) ? whole : /Name$/.test(label) ? 'Zoë Müller-Łukasz' : text));
    expect(textsLaidOut(one, long).findings).toEqual([]);
  });

  test('holds long names, days and places in six languages above the smallest size', () => {
    for (const language of Object.keys(longWords) as LongLanguage[]) {
      expect(textsLaidOut(one, (design) => withLongWords(design, language)).findings, language).toEqual([]);
    }
  });

  if (row.refinements.length > 0) {
    test('covers no foil with ink', () => {
      for (const sheet of laidOut(one, { refinement: row.refinements[0] ?? 'none' }).sheets.filter(mayCoverFoil)) {
        const painted = raster(sheet);
        const foilLast = raster({ ...sheet, items: [...sheet.items, ...onlyFoil(sheet.items)] });
        let covered = 0;
        for (let at = 0; at < painted.length; at++) if (Math.abs((painted[at] ?? 0) - (foilLast[at] ?? 0)) > 64) covered += 1;
        expect(covered, sheet.id).toBe(0);
      }
    });
  }

  const textIds = new Set(texts(drawn.pages).map(({ id }) => id));

  test.each(row.colourways.map(({ key }) => key))('can be read in %s: contrast 4.5, large words and initials 3', (colourway) => {
    for (const sheet of laidOut(one, { colourway }).sheets) {
      const runs = glyphRuns(sheet.items);
      if (runs.length === 0) continue;
      const ground = { ...sheet, items: withoutTexts(sheet.items, textIds) };
      const svg = svgString(paintSheet(ground, { fonts, photoHref: () => null }, { view: 'trim' }));
      const picture = svgPixels(svg, Math.round(sheet.widthUm / 500), '#ffffff');
      const perUm = picture.width / sheet.widthUm;
      const { pixels, width } = picture;
      for (const { of, paint, sizeUm, origins } of runs) {
        const under = origins.map(({ xUm, yUm }) => {
          const at = (Math.round((yUm - sizeUm * 0.25) * perUm) * width + Math.round((xUm + sizeUm * 0.2) * perUm)) * 4;
          return contrast(paint, [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
        });
        const usual = under.sort((a, b) => a - b)[Math.floor(under.length / 3)] ?? 0;
        expect(usual, `${of} in ${paint}`).toBeGreaterThanOrEqual(sizeUm > 6350 ? 3 : 4.5);
      }
    }
  });
});

/** Whether something is drawn after foil within its bounds: then a picture has to show that none of it is covered. */
function mayCoverFoil(sheet: Sheet): boolean {
  const foils: Bounds[] = [];
  return marksOf(sheet, fonts).some(({ paint, bounds }) => {
    if (paint?.kind !== 'finish') return foils.some((foil) => !isEmpty(overlap(foil, bounds)));
    foils.push(bounds);
    return false;
  });
}

/** Four pixels a millimetre. */
function raster(sheet: Sheet): Uint8Array {
  const svg = svgString(paintSheet(sheet, { fonts, photoHref: () => null }, { view: 'trim' }));
  return svgPixels(svg, Math.round(sheet.widthUm / 250), '#ffffff').pixels;
}

function onlyFoil(items: readonly Item[]): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.kind === 'group') return [{ ...item, items: onlyFoil(item.items) }];
    return 'paint' in item && item.paint.kind === 'finish' ? [item] : [];
  });
}

function withoutTexts(items: readonly Item[], textIds: ReadonlySet<string>): Item[] {
  const others = items.filter(({ of }) => !textIds.has(of));
  return others.map((item) => (item.kind === 'group' ? { ...item, items: withoutTexts(item.items, textIds) } : item));
}

type Run = { of: string; paint: string; sizeUm: number; origins: { xUm: number; yUm: number }[] };

function glyphRuns(items: readonly Item[]): Run[] {
  return items.flatMap((item): Run[] => {
    if (item.kind === 'group') return item.matrix ? [] : glyphRuns(item.items);
    if (item.kind !== 'glyphs') return [];
    return [{ of: item.of, paint: item.paint.hex, sizeUm: item.sizeUm, origins: item.glyphs.filter(({ text }) => text.trim() !== '') }];
  });
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(hex: string, ground: readonly number[]): number {
  const one = luminance([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const two = luminance(ground);
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}
