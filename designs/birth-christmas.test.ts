import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { documentVersion } from '#core/design/document.ts';
import { elementInks } from '#core/design/ink-use.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import type { Refinement } from '#core/design/refinement.ts';
import { layout } from '#core/layout/layout.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import type { CardDocument } from '#core/products/card/choice.ts';

const { foldSafeUm, safeUm } = pageGuides({});

import { designSchema } from '#core/products/document.ts';
import { baubleRowRows } from '#designs/bauble-row/rows.ts';
import { firForestRows } from '#designs/fir-forest/rows.ts';
import { moonWhaleRows } from '#designs/moon-whale/rows.ts';
import { photoArchRows } from '#designs/photo-arch/rows.ts';
import { photoStripRows } from '#designs/photo-strip/rows.ts';
import { tileQuiltRows } from '#designs/tile-quilt/rows.ts';
import { typeCaseRows } from '#designs/type-case/rows.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { familyOf } from './registry.ts';

const rows = [moonWhaleRows, typeCaseRows, photoStripRows, photoArchRows, tileQuiltRows, firForestRows, baubleRowRows].flat();
const cases = rows.flatMap((row) => row.forms.map(({ form, format }) => ({ name: `${row.id} ${form} ${format}`, row, form, format })));
type Case = (typeof cases)[number];
const fonts = await openFonts();

function blank({ row, form, format }: Case, colourway: Colourway, refinement: Refinement = 'none') {
  const { pages, artworks } = familyOf(row.family).draw(row, form, format);
  const design: CardDocument = {
    version: documentVersion,
    product: { type: 'card', template: row.id, colourway: colourway.key, refinement, form, format },
    inks: colourway.inks,
    pages,
  };
  return { design, artworks };
}

function laid({ design, artworks }: ReturnType<typeof blank>) {
  return layout(design, { fonts, artwork: (id) => artworks.find((one) => one.id === id) ?? null, photo: () => null });
}

function firstColourway(row: DesignTemplate): Colourway {
  const [first] = row.colourways;
  if (!first) throw new Error(`${row.id} has no colourway`);
  return first;
}

/** Four pixels a millimetre, RGBA. */
function pixels(sheet: Sheet): Buffer {
  const node = paintSheet(sheet, { fonts, photoHref: () => null }, { view: 'trim' });
  const svg = svgString(node, { width: sheet.widthUm / 250, height: sheet.heightUm / 250 });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

function off(a: Buffer, b: Buffer, at: number): number {
  let sum = 0;
  for (let channel = at; channel < at + 3; channel++) sum += Math.abs((a[channel] ?? 0) - (b[channel] ?? 0));
  return sum;
}

function onlyFoil(items: readonly Item[]): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.kind === 'group') return [{ ...item, items: onlyFoil(item.items) }];
    return 'paint' in item && item.paint.kind === 'finish' ? [item] : [];
  });
}

describe('birth and Christmas cards', () => {
  test.each(cases)('$name is drawn the same every time and is a valid document', (one) => {
    const first = blank(one, firstColourway(one.row));
    expect(JSON.stringify(blank(one, firstColourway(one.row)))).toBe(JSON.stringify(first));
    expect(designSchema.parse(first.design)).toEqual(first.design);
    for (const artwork of first.artworks) expect(JSON.stringify(artwork).length, artwork.id).toBeLessThan(250_000);
  });

  test.each(cases)('$name finds its inks in every colourway, none above 300 %', (one) => {
    const { design, artworks } = blank(one, firstColourway(one.row));
    const used = new Set(artworks.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes.map(({ ink }) => ink))));
    for (const { background, elements } of design.pages) {
      if (background) used.add(background);
      for (const token of elements.flatMap(elementInks)) used.add(token);
    }
    for (const { key, inks } of one.row.colourways) {
      expect(
        [...used].filter((token) => !Object.hasOwn(inks, token)),
        key,
      ).toEqual([]);
      expect(
        Object.values(inks).filter(({ c, m, y, k }) => c + m + y + k > 300),
        key,
      ).toEqual([]);
    }
  });

  test.each(cases)('$name shows its sample words at full size, inside the safe area and clear of the fold', (one) => {
    const made = blank(one, firstColourway(one.row));
    const { findings, texts } = laid(made);
    expect(findings).toEqual([]);
    for (const page of made.design.pages) {
      for (const element of page.elements) {
        if (element.kind !== 'text') continue;
        const shown = texts.find((text) => text.page === page.id && text.element === element.id);
        expect(shown, element.id).toMatchObject({ sizeUm: element.sizeUm, lines: element.text.split('\n').length });
        const upright = element.rotation === 0;
        const [halfX, halfY] = upright ? [element.widthUm / 2, element.heightUm / 2] : [element.heightUm / 2, element.widthUm / 2];
        const [x, y] = [element.xUm + element.widthUm / 2, element.yUm + element.heightUm / 2];
        expect(Math.min(x - halfX, y - halfY, page.widthUm - x - halfX, page.heightUm - y - halfY), element.id).toBeGreaterThanOrEqual(
          safeUm,
        );
        for (const fold of page.foldsUm) expect(Math.abs(fold - x) - halfX, element.id).toBeGreaterThanOrEqual(foldSafeUm);
      }
    }
  });

  test.each(cases)('$name has room for long names', (one) => {
    for (const words of ['Zoë Müller-Łukasz', 'Maximilian Christoph-Alexander']) {
      const made = blank(one, firstColourway(one.row));
      const [given = '', ...rest] = words.split(' ');
      for (const element of made.design.pages.flatMap((page) => page.elements)) {
        if (element.kind !== 'text' || !/name|sender|parents|signature/.test(element.id)) continue;
        const twoLines = one.row.family === 'type-case' && element.id.startsWith('front-name');
        const name = twoLines ? (element.id === 'front-name' ? given : rest.join(' ')) : words;
        element.text = /[A-ZÄÖÜ]{4}/.test(element.sample) ? name.toUpperCase() : name;
      }
      expect(laid(made).findings, words).toEqual([]);
    }
  });

  test.each(cases.filter(({ row }) => row.refinements.length > 0))('$name covers no foil with ink', (one) => {
    for (const sheet of laid(blank(one, firstColourway(one.row), one.row.refinements[0])).sheets) {
      const painted = pixels(sheet);
      const foilLast = pixels({ ...sheet, items: [...sheet.items, ...onlyFoil(sheet.items)] });
      let covered = 0;
      for (let i = 0; i < foilLast.length; i += 4) if (off(painted, foilLast, i) > 130) covered += 1;
      expect(covered, sheet.id).toBe(0);
    }
  });
});
