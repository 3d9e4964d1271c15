import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colours } from '#core/catalogue/colours.ts';
import { hasFoil, type PosterShape, posterShapes, posterSubjects } from '#core/catalogue/poster.ts';
import { screenRgb } from '#core/design/colour.ts';
import { type DesignDocument, documentVersion, type Page } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { contrastOf } from '#core/preflight/contrast.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { designSchema } from '#core/products/document.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { photoframePages } from '#core/products/photoframe/pages.ts';
import { photoframeLimits } from '#core/products/photoframe/resolution.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { sampled } from '#tests/long-form.ts';
import { drawPoster, type PosterDesign } from './poster.ts';
import pressColours from './press-colours.json' with { type: 'json' };
import { posterOf, posters } from './registry.ts';

const fonts = await openFonts();

/** The least and the most stretched sheet of each shape, in the smallest size, where texts are smallest and frames hide most. */
const extremes: Record<PosterShape, readonly string[]> = {
  portrait: ['240x300', '200x300'],
  landscape: ['300x240', '300x200'],
  square: ['200x200'],
};

type Choice = Partial<PhotoframeChoice>;

const framed: Choice = { material: 'poster', frameType: 'alurahmen' };
const canvas: Choice = { material: 'leinwand', edge: 'wrap', stretcher: '38' };

function choiceOf(given: Choice): PhotoframeChoice {
  return completePhotoframe(given, { rows: photoframeOptionsRow });
}

function drawn(design: PosterDesign, product: PhotoframeChoice) {
  const [geometry] = photoframePages(product);
  if (!geometry) throw new Error('no page');
  return drawPoster(design, geometry);
}

type Drawn = ReturnType<typeof drawn>;

function laidOut(design: PosterDesign, product: PhotoframeChoice, { page, artworks }: Drawn, colourway = 0, change = (one: Page) => one) {
  const inks = design.template.colourways[colourway]?.inks ?? {};
  const document: DesignDocument<PhotoframeChoice> = { version: documentVersion, product, inks, pages: [change(page)] };
  const resources = { fonts, artwork: (id: string) => artworks.find((one) => one.id === id) ?? null, photo: () => null };
  return { document, resources, ...layout(document, resources) };
}

async function pixelsOf(sheet: Sheet | undefined, widthPx: number) {
  if (!sheet) throw new Error('no sheet');
  const node = paintSheet(sheet, { fonts, photoHref: () => null }, { view: 'trim' });
  return svgPixels(svgString(node, { width: sheet.widthUm / 1000, height: sheet.heightUm / 1000 }), widthPx, '#ffffff');
}

/** Each poster on one of its extreme sheets, another one from poster to poster; on all of them in the long form. */
const cases = posters.flatMap((design, index) => {
  const formats = extremes[design.template.shape];
  return sampled(formats, formats.length, index).map((format): [string, { design: PosterDesign; format: string }] => [
    `${design.template.id} ${format}`,
    { design, format },
  ]);
});
const byId = posters.map((design): [string, PosterDesign] => [design.template.id, design]);

describe('the posters', () => {
  test('are in order, and found by their ids', () => {
    const sorts = posters.map(({ template }) => template.sort);
    expect(sorts).toEqual(sorts.toSorted((a, b) => a - b));
    for (const design of posters) expect(posterOf(design.template.id)).toBe(design);
    expect(() => posterOf('nichts')).toThrow('no poster nichts');
  });

  test('have ids, names, ranks and popularities of their own, and a sentence each', () => {
    for (const key of ['id', 'name', 'description', 'sort', 'popularity'] as const)
      expect(new Set(posters.map(({ template }) => template[key])).size, key).toBe(posters.length);
    for (const { template } of posters) {
      expect(template.id).toMatch(/^[a-z]{1,12}$/);
      expect(template.description).toMatch(/^\p{Lu}[^.!–—]+\.$/u);
      expect(new Date(template.created).toISOString().slice(0, 10)).toBe(template.created);
    }
  });

  test('come in every shape and subject, and ten of them can be written on', () => {
    expect(new Set(posters.map(({ template }) => template.shape))).toEqual(new Set(posterShapes));
    expect(new Set(posters.map(({ template }) => template.subject))).toEqual(new Set(posterSubjects));
    expect(posters.filter(({ template }) => Object.keys(template.texts).length > 0).length).toBeGreaterThanOrEqual(10);
  });

  test('are drawn on every extreme sheet', () => {
    expect(new Set(cases.map(([, { format }]) => format))).toEqual(new Set(Object.values(extremes).flat()));
  });

  test('have a swatch for the press for each of their colours, and no other; otherwise run npm run press-colours', () => {
    const colours = posters.flatMap(({ template }) => template.colourways.flatMap(({ inks }) => Object.values(inks).map(({ hex }) => hex)));
    expect(new Set(Object.keys(pressColours))).toEqual(new Set(colours));
  });

  test('that have foil look on a press as on a screen, and there are some in several subjects [F469]', () => {
    const lut = readFileSync(new URL('../../icc/cmyk-srgb-17.bin', import.meta.url));
    const foiled = posters.filter(({ template }) => hasFoil(template));
    expect(new Set(foiled.map(({ template }) => template.subject)).size).toBeGreaterThanOrEqual(3);
    for (const { template } of foiled) {
      for (const { hex, ...ink } of template.colourways.flatMap(({ inks }) => Object.values(inks))) {
        const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
        const apart = screenRgb(ink, lut).map((value, at) => Math.abs(value - (wanted[at] ?? 0)));
        expect(Math.max(...apart), `${template.id} ${hex}`).toBeLessThanOrEqual(6);
      }
    }
  });

  test('no two look alike', async () => {
    const small = await Promise.all(
      posters.map(async (design) => {
        const product = choiceOf({ material: 'poster', format: extremes[design.template.shape][0] ?? '' });
        const { sheets } = laidOut(design, product, drawn(design, product));
        const { pixels, width, height } = await pixelsOf(sheets[0], 96);
        const raw = { width, height, channels: 4 as const };
        const grey = await sharp(pixels, { raw }).removeAlpha().greyscale().normalise().resize(16, 16, { fit: 'fill' }).raw().toBuffer();
        return { id: design.template.id, grey };
      }),
    );
    for (const [at, one] of small.entries())
      for (const other of small.slice(at + 1)) {
        const apart = one.grey.reduce((sum, value, i) => sum + Math.abs(value - (other.grey[i] ?? 0)), 0) / one.grey.length;
        expect(apart, `${one.id} and ${other.id}`).toBeGreaterThan(18);
      }
  });
});

const foilFormats = ['210x297', '300x400', '300x420'];
const foiled = posters
  .filter(({ template }) => hasFoil(template))
  .map((design, index): [string, PosterDesign, readonly string[]] => [design.template.id, design, sampled(foilFormats, 3, index)]);

test('there are enough posters with foil to stamp one of each size', () => {
  expect(new Set(foiled.flatMap(([, , formats]) => formats))).toEqual(new Set(foilFormats));
});

describe.each(foiled)('the foil of %s', (_, design, formats) => {
  const { template } = design;

  test.each(formats)('can be stamped on %s, with nothing above it', (format) => {
    const product = completePhotoframe({ format, refinement: 'gold' }, { rows: photoframeOptionsRow, template });
    const made = drawn(design, product);
    const { document, resources, ...laid } = laidOut(design, product, made);
    const findings = preflight(document, laid, resources, photoframeLimits(product)).filter(({ rule }) => rule !== 'sample-text');
    expect(findings.map(({ rule, element, measured }) => [rule, element, measured])).toEqual([]);
    const paints = laid.sheets.flatMap(({ items }) => paintsOf(items));
    const first = paints.indexOf('finish');
    expect(first).toBeGreaterThan(0);
    // Texts lie beside the drawing.
    expect(paints.slice(first).filter((kind) => kind === 'ink')).toEqual([]);
  });
});

/** What shapes are painted with, from the lowest to the highest. */
function paintsOf(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return paintsOf(item.items);
    return item.kind === 'photo' || item.kind === 'glyphs' ? [] : [item.paint.kind];
  });
}

describe.each(byId)('%s', (_, design) => {
  const { template } = design;
  const [format = ''] = extremes[template.shape];

  test('has two to four colourways of the same inks, in colours of the catalogue', () => {
    expect(template.colourways.length).toBeGreaterThanOrEqual(2);
    expect(template.colourways.length).toBeLessThanOrEqual(4);
    expect(new Set(template.colourways.map(({ key }) => key)).size).toBe(template.colourways.length);
    expect(new Set(template.colourways.map(({ inks }) => Object.keys(inks).sort().join())).size).toBe(1);
    for (const { key, color, hex } of template.colourways) {
      expect(key).toMatch(/^[a-z]+$/);
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(Object.keys(colours)).toContain(color);
    }
  });

  test('uses every ink of its colourways, and no other', () => {
    const { page, artworks } = drawn(design, choiceOf({ material: 'poster', format }));
    const used = new Set(artworks.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes.map(({ ink }) => ink))));
    if (page.background) used.add(page.background);
    for (const element of page.elements) if (element.kind === 'text') used.add(element.ink);
    expect([...used].sort()).toEqual(Object.keys(template.colourways[0].inks).sort());
  });

  test('has a slot for each of its texts', () => {
    const { page } = drawn(design, choiceOf({ material: 'poster', format }));
    const slots = page.elements.flatMap((element) => (element.kind === 'text' ? [element.id] : []));
    expect(slots.toSorted()).toEqual(Object.keys(template.texts).toSorted());
  });

  test('reaches around the edges of a canvas', () => {
    const product = choiceOf({ ...canvas, format });
    const { page, artworks } = drawn(design, product);
    expect(page.background).not.toBeNull();
    const [front] = page.panels;
    if (!front) throw new Error('no front');
    for (const { d } of artworks.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes))) {
      const numbers = [...d.matchAll(/-?\d+/g)].map(([number]) => Number(number));
      const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
      // Shapes are in micrometres of the front: what ends exactly at its edge would leave the wrap bare.
      for (const [end, edge] of [
        [Math.min(...xs), 0],
        [Math.max(...xs), front.widthUm],
        [Math.min(...ys), 0],
        [Math.max(...ys), front.heightUm],
      ] as const)
        expect(Math.abs(end - edge), d.slice(0, 60)).toBeGreaterThan(50);
    }
  });
});

/** Where glyphs stand, in micrometres: from the first origin to the last and one letter on, from the baseline to the head of the letters. */
function glyphBoxes(items: readonly Item[]): { of: string; hex: string; x: number; y: number; width: number; height: number }[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return glyphBoxes(item.items);
    if (item.kind !== 'glyphs') return [];
    const [xs, ys] = [item.glyphs.map(({ xUm }) => xUm), item.glyphs.map(({ yUm }) => yUm)];
    const [x, y] = [Math.min(...xs), Math.min(...ys) - item.sizeUm * 0.7];
    const box = { x, y, width: Math.max(...xs) + item.sizeUm * 0.45 - x, height: Math.max(...ys) + item.sizeUm * 0.05 - y };
    return [{ of: item.of, hex: item.paint.hex, ...box }];
  });
}

const hexAt = (pixels: Uint8Array, at: number) =>
  `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;

describe.each(cases)('%s', (_, { design, format }) => {
  const product = choiceOf({ ...framed, format });
  const made = drawn(design, product);

  test('is drawn the same twice, byte for byte', () => {
    expect(JSON.stringify(drawn(design, product))).toBe(JSON.stringify(made));
  });

  test('makes a document that can be saved', () => {
    expect(designSchema.safeParse(laidOut(design, product, made).document).error?.issues ?? []).toEqual([]);
  });

  test('passes the print check but for sample texts, and its texts keep their size', () => {
    const { document, resources, ...laid } = laidOut(design, product, made);
    const findings = preflight(document, laid, resources, photoframeLimits(product));
    expect(findings.filter(({ rule }) => rule !== 'sample-text').map(({ rule, element, measured }) => [rule, element, measured])).toEqual(
      [],
    );
    for (const element of made.page.elements) {
      if (element.kind !== 'text') continue;
      const box = laid.texts.find((one) => one.element === element.id);
      expect(box?.sizeUm, element.id).toBe(element.sizeUm);
      expect(box?.lines, element.id).toBe(element.text.split('\n').length);
    }
  });

  test('has texts that can be told from all that lies behind them', async () => {
    const isWritten = made.page.elements.some(({ kind }) => kind === 'text');
    const wordless = (page: Page): Page => ({ ...page, elements: page.elements.filter(({ kind }) => kind !== 'text') });
    for (const at of isWritten ? design.template.colourways.keys() : []) {
      const boxes = glyphBoxes(laidOut(design, product, made, at).sheets.flatMap(({ items }) => items));
      const { pixels, width } = await pixelsOf(laidOut(design, product, made, at, wordless).sheets[0], 200);
      const perUm = width / made.page.widthUm;
      for (const { of, hex, ...box } of boxes) {
        const behind = new Map<string, number>();
        let all = 0;
        for (let y = Math.ceil(box.y * perUm); y < (box.y + box.height) * perUm; y += 1)
          for (let x = Math.ceil(box.x * perUm); x < (box.x + box.width) * perUm; x += 1, all += 1) {
            const colour = hexAt(pixels, (y * width + x) * 4);
            behind.set(colour, (behind.get(colour) ?? 0) + 1);
          }
        for (const [colour, count] of behind)
          if (count > all * 0.02)
            expect(contrastOf(hex, colour), `${of} in ${design.template.colourways[at]?.key} on ${colour}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
