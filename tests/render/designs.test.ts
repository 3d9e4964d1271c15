/** The artwork of the catalogue, checked as a printer would: each design in one form and format, in all of them in the long form. */
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { screenColour } from '#core/design/colour.ts';
import type { DesignDocument, Page, PhotoElement, TextElement } from '#core/design/document.ts';
import { elementInks } from '#core/design/ink-use.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { appliedRefinements } from '#core/design/refinement.ts';
import { layout } from '#core/layout/layout.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import { sineCosine } from '#core/layout/rotation.ts';
import type { Item, Layout } from '#core/layout/sheet.ts';
import { isFaceKey } from '#core/layout/text/faces.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { designSchema } from '#core/products/document.ts';
import { artworksOf, blankDesign, drawCard } from '#designs/blank.ts';
import { capHeights } from '#designs/drawing/type.ts';
import { familyOf } from '#designs/registry.ts';
import { catalogueRows, designRows, leadRows } from '#designs/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { isLongForm } from '#tests/long-form.ts';
import { allCardCases, type CardCase, cardCases, oneCaseOfEach } from './card-cases.ts';
import { coveredFoil, illegibleTexts, inColourway, inkKeys, lettersOf, paintsOf, textGrounds } from './legibility.ts';
import { type LongLanguage, longWords, withLongWords } from './long-words.ts';

const fonts = await openFonts();
const lut = new Uint8Array(readFileSync(new URL('../../icc/cmyk-srgb-17.bin', import.meta.url)));

// Rasterised pictures are freed in a macrotask. Synchronous tests alone never reach one, and their pictures would add up to gigabytes.
afterEach(() => setImmediate());

/** Families with drawings of more shapes than others. */
const intricateFamilies = ['meadow', 'arch', 'block-print', 'half-wreath'];

function drawn({ row, form, format }: CardCase) {
  return drawCard(row, form, format);
}

function laidOut({ row, form, format }: CardCase, design: DesignDocument): Layout {
  const artworks = artworksOf(row, form, format);
  return layout(design, { fonts, artwork: (id) => artworks.get(id) ?? null, photo: () => null });
}

/** Drawings take most of the time of a layout, and texts do not depend on them. */
function textsLaidOut({ row, form, format }: CardCase, change: (design: DesignDocument) => DesignDocument = (design) => design): Layout {
  const design = change(blankDesign(row, form, format, undefined, 'none'));
  return layout(design, { fonts, artwork: (id) => ({ id, groups: [] }), photo: () => null });
}

function texts(pages: readonly Page[]): TextElement[] {
  return pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'text'));
}

function photos(pages: readonly Page[]): PhotoElement[] {
  return pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'photo'));
}

const samplePhotos: readonly PhotoFacts[] = [
  { id: 'upright', width: 3000, height: 4000 },
  { id: 'lying', width: 4000, height: 3000 },
  { id: 'square', width: 3000, height: 3000 },
  { id: 'one-pixel-high', width: 8000, height: 1 },
];

/** Turned photos lie in groups. */
function allItems(items: readonly Item[]): Item[] {
  return items.flatMap((item): Item[] => (item.kind === 'group' ? [item, ...allItems(item.items)] : [item]));
}

function withTexts(design: DesignDocument, text: (element: TextElement) => string): DesignDocument {
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'text' ? { ...element, text: text(element) } : element)),
  }));
  return { ...design, pages };
}

/** The name in a text that names a person, in capitals where the sample has capitals; type-case sets its two words apart. */
function longName({ family }: DesignTemplate, { id, sample, text }: TextElement, name: string): string {
  if (!/name|sender|parents|signature/.test(id)) return text;
  const [first = '', second = ''] = name.split(' ');
  const isApart = family === 'type-case' && id.startsWith('front-name');
  const own = !isApart ? name : id === 'front-name' ? first : second;
  return /[A-ZÄÖÜ]{4}/.test(sample) ? own.toUpperCase() : own;
}

function withoutSpace(text: string): string {
  return text.replace(/\s/g, '');
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
    expect(new Set(allCardCases.map(({ form }) => form))).toEqual(new Set(cardFormKeys));
  });

  test('each design that is a card comes in at least two formats', () => {
    for (const { id, forms } of leadRows.filter(({ forms }) => forms[0]?.form !== 'newspaper')) {
      expect(forms.length, id).toBeGreaterThanOrEqual(2);
    }
  });

  test('one form and format of each design covers every family, every form in every format, and every refinement', () => {
    const sample = oneCaseOfEach(designRows);
    const shapes = (cases: readonly CardCase[]) => new Set(cases.map(({ form, format }) => `${form} ${format}`));
    expect(sample.map(({ row }) => row)).toEqual(designRows);
    expect(new Set(sample.map(({ row }) => row.family))).toEqual(new Set(designRows.map(({ family }) => family)));
    expect(shapes(sample)).toEqual(shapes(allCardCases));
    expect(new Set(sample.flatMap(({ row }) => row.refinements))).toEqual(new Set(appliedRefinements));
  });

  test('every swatch shows what the profile computes and stays below 300 % ink', () => {
    for (const { id, colourways } of designRows) {
      expect(colourways.length, id).toBeGreaterThanOrEqual(3);
      for (const ink of colourways.flatMap(({ inks }) => Object.values(inks))) {
        expect(ink.hex, id).toBe(screenColour(ink, lut));
        expect(ink.c + ink.m + ink.y + ink.k, id).toBeLessThanOrEqual(300);
      }
    }
  });

  test('every colourway of a design has the same inks', () => {
    const tokens = ({ colourways }: DesignTemplate) => colourways.map(({ inks }) => Object.keys(inks).sort().join());
    expect(designRows.filter((row) => new Set(tokens(row)).size !== 1).map(({ id }) => id)).toEqual([]);
  });

  test('the kit knows the cap height of every face', () => {
    for (const [key, share] of Object.entries(capHeights)) {
      const face = fonts.face(key);
      expect((face?.capHeight ?? 0) / (face?.unitsPerEm ?? 1), key).toBeCloseTo(share, 3);
    }
  });
});

// Each test takes its drawing from the cache of `drawCard`: what is drawn while tests are collected stays in memory.
describe.each(cardCases)('$name', (one) => {
  const { row, form, format } = one;
  const inks = row.colourways[0]?.inks ?? {};

  test('is drawn the same twice, byte for byte', () => {
    expect(JSON.stringify(familyOf(row.family).draw(row, form, format)) === JSON.stringify(drawn(one))).toBe(true);
  });

  test('is a valid document whose faces, inks and drawings exist', () => {
    const design = blankDesign(row, form, format, undefined, undefined);
    expect(designSchema.parse(design)).toEqual(design);
    const { artworks, pages } = drawn(one);
    const used = new Set(artworks.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes.map(({ ink }) => ink))));
    for (const { background, elements } of pages) {
      if (background) used.add(background);
      for (const token of elements.flatMap(elementInks)) used.add(token);
    }
    expect([...used].filter((token) => !inks[token])).toEqual([]);
    for (const { font } of texts(pages)) expect(isFaceKey(font), font).toBe(true);
  });

  test('has drawings of a size a browser likes, with paths in whole micrometres', () => {
    const maxLength = intricateFamilies.includes(row.family) ? 320_000 : 250_000;
    for (const artwork of drawn(one).artworks) {
      expect(JSON.stringify(artwork).length, artwork.id).toBeLessThan(maxLength);
      const paths = artwork.groups.flatMap(({ clip, shapes }) => [clip ?? 'M 0 0', ...shapes.map(({ d }) => d)]);
      expect(paths.filter((d) => !/^M -?\d+ -?\d+( (([ML]|C)( -?\d+)+|Z))*$/.test(d))).toEqual([]);
    }
  });

  test('is offered with a finish only where a drawing or a text carries it', () => {
    const { artworks, pages } = drawn(one);
    const used = [
      ...artworks.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes.map(({ ink }) => ink))),
      ...texts(pages).map(({ ink }) => ink),
    ];
    expect(row.refinements.length === 0 || used.some((token) => inks[token]?.finish === true)).toBe(true);
  });

  test('has no line thinner than the press holds: 0.15 mm in ink, 0.25 mm in foil', () => {
    const lines = drawn(one).artworks.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes));
    const minUm = (ink: string) => (inks[ink]?.finish ? 250 : 150);
    expect(lines.filter(({ strokeUm, ink }) => strokeUm !== undefined && !(strokeUm >= minUm(ink)))).toEqual([]);
  });

  test('keeps its texts 4 mm from the trim and 3 mm from a fold', () => {
    for (const page of drawn(one).pages) {
      const { safeUm, foldSafeUm } = pageGuides(page);
      for (const { id, xUm, yUm, widthUm, heightUm, rotation } of texts([page])) {
        const { sine, cosine } = sineCosine(rotation);
        const halfX = (widthUm * Math.abs(cosine) + heightUm * Math.abs(sine)) / 2;
        const halfY = (widthUm * Math.abs(sine) + heightUm * Math.abs(cosine)) / 2;
        const [x, y] = [xUm + widthUm / 2, yUm + heightUm / 2];
        const panel = page.panels.find((one) => x >= one.xUm && x <= one.xUm + one.widthUm);
        if (!panel) throw new Error(`${id} is on no panel`);
        const right = panel.xUm + panel.widthUm;
        expect(x - halfX - panel.xUm, id).toBeGreaterThanOrEqual(panel.xUm === 0 ? safeUm : foldSafeUm);
        expect(right - x - halfX, id).toBeGreaterThanOrEqual(right === page.widthUm ? safeUm : foldSafeUm);
        expect(y - halfY, id).toBeGreaterThanOrEqual(safeUm);
        expect(page.heightUm - y - halfY, id).toBeGreaterThanOrEqual(safeUm);
      }
    }
  });

  test('sets the words of its row at full size, line by line and letter by letter', () => {
    const done = textsLaidOut(one);
    expect(done.findings).toEqual([]);
    for (const page of drawn(one).pages) {
      const letters = lettersOf(done.sheets.find(({ id }) => id === page.id)?.items ?? []);
      for (const { id, sizeUm, text } of texts([page])) {
        const box = done.texts.find((box) => box.page === page.id && box.element === id);
        expect([id, box?.sizeUm, box?.lines]).toEqual([id, sizeUm, text.split('\n').length]);
        expect(letters.get(id), id).toBe(withoutSpace(row.texts[id] ?? text));
      }
    }
  });

  test('holds long names: Zoë Müller-Łukasz and Christoph-Alexander', () => {
    const couple = 'Zoë Müller-Łukasz & Christoph-Alexander';
    const long = (design: DesignDocument) =>
      withTexts(design, ({ role = 'text', text }) =>
        role === 'names' ? couple : ['name', 'first-name', 'second-name'].includes(role) ? 'Zoë Müller-Łukasz' : text,
      );
    expect(textsLaidOut(one, long).findings).toEqual([]);
    for (const name of ['Zoë Müller-Łukasz', 'Maximilian Christoph-Alexander']) {
      const named = (design: DesignDocument) => withTexts(design, (element) => longName(row, element, name));
      expect(textsLaidOut(one, named).findings, name).toEqual([]);
    }
  });

  test('holds a name of one letter, and one of sixty, where it names somebody', () => {
    const names = /^(?:first-|second-|guest-)?name$|^names$|^hosts$|^parents$|^sender$|^company$/;
    for (const name of ['X', 'Maximiliane Alexandra Theresia Freifrau von Hohenstein-Auers']) {
      const named = (design: DesignDocument) =>
        withTexts(design, ({ role = 'text', sample, text }) =>
          !names.test(role) ? text : /[A-ZÄÖÜ]{4}/.test(sample) ? name.toUpperCase() : name,
        );
      expect(textsLaidOut(one, named).findings, name).toEqual([]);
    }
  });

  test('holds long names, days and places in six languages above the smallest size', () => {
    for (const language of Object.keys(longWords) as LongLanguage[]) {
      expect(textsLaidOut(one, (design) => withLongWords(design, language)).findings, language).toEqual([]);
    }
  });

  test('keeps its places for photos filled by an upright, a lying, a square picture and one that is a pixel high, and complete without', () => {
    const blank = blankDesign(row, form, format, undefined, 'none');
    const places = photos(blank.pages);
    for (const facts of samplePhotos) {
      const pages = blank.pages.map((page) => ({
        ...page,
        elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, photoId: facts.id } : element)),
      }));
      const resources = { fonts, artwork: (id: string) => ({ id, groups: [] }), photo: () => facts };
      const done = layout({ ...blank, pages }, resources);
      expect(done.findings, facts.id).toEqual([]);
      const pictures = allItems(done.sheets.flatMap(({ items }) => items)).filter(
        ({ kind, of }) => kind === 'photo' && places.some(({ id }) => id === of),
      );
      expect(pictures.length, facts.id).toBe(places.length);
    }
    expect(textsLaidOut(one).sheets.flatMap(({ items }) => items.map(({ of }) => of))).toEqual(
      expect.arrayContaining(places.map(({ id }) => id)),
    );
  });

  test('can be read in every colourway: contrast 4.5, large words and initials 3', () => {
    const keys = inkKeys(inks);
    const textIds = new Set(texts(drawn(one).pages).map(({ id }) => id));
    const { sheets } = laidOut(one, { ...blankDesign(row, form, format, undefined, 'none'), inks: keys });
    const grounds = sheets.flatMap((sheet) => textGrounds(sheet, fonts, textIds, false));
    for (const { key, inks } of row.colourways) expect(illegibleTexts(inColourway(grounds, keys, inks)), key).toEqual([]);
  });

  if (row.refinements.length > 0) {
    test('shows each finish it is offered with as that finish', () => {
      for (const refinement of row.refinements) {
        const { sheets } = laidOut(one, blankDesign(row, form, format, undefined, refinement));
        const finishes = sheets.flatMap(({ items }) => paintsOf(items).flatMap((paint) => (paint.kind === 'finish' ? paint.finish : [])));
        expect(new Set(finishes)).toEqual(new Set([refinement]));
      }
    });

    test('covers no foil with ink', () => {
      const { sheets } = laidOut(one, blankDesign(row, form, format, undefined, row.refinements[0]));
      for (const sheet of sheets) expect(coveredFoil(sheet, fonts), sheet.id).toBe(0);
    });
  }

  if (isLongForm) {
    test.each(row.colourways.map(({ key }) => key))('can be read in a picture of %s', (colourway) => {
      const textIds = new Set(texts(drawn(one).pages).map(({ id }) => id));
      const { sheets } = laidOut(one, blankDesign(row, form, format, colourway, 'none'));
      expect(sheets.flatMap((sheet) => illegibleTexts(textGrounds(sheet, fonts, textIds)))).toEqual([]);
    });
  }
});
