import { describe, expect, test } from 'vitest';
import { type Page, pageSchema } from '#core/design/document.ts';
import { pathSchema } from '#core/design/drawn-element.ts';
import { cutContour } from '#core/design/outlines/cut-contour.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { punchingKeys } from '#core/design/punching.ts';
import { geometryOf } from '#core/products/document.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { cardFormKeys } from './formats.ts';
import { formName } from './names.ts';
import { cardPages } from './pages.ts';
import { cardFormats } from './sizes.ts';
import { bookletPages, cardTypes, cardVariants } from './types.ts';

const t = serverTexts({ locale: 'de-DE' });

type Bounds = { left: number; top: number; right: number; bottom: number };

/** Bounds of the points of a path, handles included. */
function boundsOf(d: string): Bounds {
  const numbers = d.match(/-?\d+/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd)) as [number[], number[]];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const variants = cardVariants.map(({ form, format }) => ({ form, format, name: `${form} ${format}` }));
const filled = (page: ReturnType<typeof cardPages>[number]): Page => ({ ...page, background: null, elements: [] });
const page = (form: (typeof variants)[number]['form'], format: (typeof variants)[number]['format'], id: string) => {
  const found = cardPages(form, format).find((one) => one.id === id);
  if (!found) throw new Error(`no page ${id}`);
  return found;
};

describe('every product is pages of a document [F207] [F209]', () => {
  test('all product types of the specification are there by name', () => {
    const names = cardFormKeys.map((form) => t(formName(form)));
    for (const name of [
      'Aufkleber, Herz',
      'Aufkleber, rechteckig',
      'Aufkleber, rund',
      'Ballonkarte',
      'Banderole',
      'Heft',
      'Umschlag',
      'Doppelklappkarte',
      'Einlegeblatt',
      'Menüeinleger',
      'Einlegekarte',
      'Flaschenetikett',
      'Fotostreifen',
      'Geschenkanhänger',
      'Kartenfächer',
      'Kartentrio',
      'Klappkarte',
      'Konfetti',
      'Leporello',
      'Pocketfold',
      'Polaroid',
      'Postkarte',
      'Gruppentischkarte',
      'Tischkarte',
      'Tischaufsteller',
      'Windlichtkarte',
      'Wunderkerzenetikett',
    ]) {
      expect(names).toContain(name);
    }
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(variants)('$name: panels lie on their page, meet at folds and have names of their own', ({ form, format }) => {
    const pages = cardPages(form, format);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    for (const one of pages) {
      expect(pageSchema.parse(filled(one))).toEqual(filled(one));
      expect(new Set(one.panels.map(({ id }) => id)).size).toBe(one.panels.length);
      for (const panel of one.panels) {
        expect(panel.xUm).toBeGreaterThanOrEqual(0);
        expect(panel.xUm + panel.widthUm).toBeLessThanOrEqual(one.widthUm);
        expect(panel.yUm + panel.heightUm).toBeLessThanOrEqual(one.heightUm);
        if (panel.xUm > 0) expect(one.foldsUm).toContain(panel.xUm);
        if (panel.yUm > 0) expect(one.foldsYUm).toContain(panel.yUm);
      }
      for (const fold of one.foldsUm) expect(fold > 0 && fold < one.widthUm).toBe(true);
      for (const fold of one.foldsYUm ?? []) expect(fold > 0 && fold < one.heightUm).toBe(true);
    }
  });

  test.each(variants)('$name: contours are paths inside the trimmed page, holes inside the contour', ({ form, format }) => {
    for (const one of cardPages(form, format)) {
      const [outer, ...holes] = one.cut ?? [];
      if (!outer) continue;
      for (const d of one.cut ?? []) expect(pathSchema.safeParse(d).success, d).toBe(true);
      const { bleedUm } = pageGuides(one);
      const bounds = boundsOf(outer);
      expect(bounds.left).toBeGreaterThanOrEqual(-bleedUm);
      expect(bounds.right).toBeLessThanOrEqual(one.widthUm + bleedUm);
      expect(bounds.bottom).toBeLessThanOrEqual(one.heightUm + bleedUm);
      for (const hole of holes.map(boundsOf)) {
        expect(Math.min(hole.left - bounds.left, hole.top - bounds.top)).toBeGreaterThanOrEqual(3_000);
        expect(Math.min(bounds.right - hole.right, bounds.bottom - hole.bottom)).toBeGreaterThanOrEqual(3_000);
      }
    }
  });

  test('no sheet is larger than a B1 press takes, and none smaller than a coin', () => {
    for (const one of variants.flatMap(({ form, format }) => cardPages(form, format))) {
      expect(Math.max(one.widthUm, one.heightUm)).toBeLessThanOrEqual(1_000_000);
      expect(Math.min(one.widthUm, one.heightUm)).toBeGreaterThanOrEqual(20_000);
    }
  });
});

describe('folds and glue', () => {
  test('a rolled-in flap is shorter than the panels around it, a zigzag has equal ones', () => {
    const [flap, back, front] = page('double-folded', 'a6', 'outside').panels.map(({ widthUm }) => widthUm);
    expect([flap, back, front]).toEqual([103_000, 105_000, 105_000]);
    expect(page('double-folded', 'a6', 'inside').foldsUm).toEqual([105_000, 210_000]);
    expect(page('leporello', 'square', 'outside').foldsUm).toEqual([148_000, 296_000, 444_000]);
  });

  test('outside and inside of a sheet fold at the same places, seen from the other side', () => {
    for (const { form, format } of variants) {
      const [outside, inside] = ['outside', 'inside'].map((id) => cardPages(form, format).find((one) => one.id === id));
      if (!outside || !inside) continue;
      expect(inside.widthUm).toBe(outside.widthUm);
      expect(inside.foldsUm).toEqual(outside.foldsUm.map((fold) => outside.widthUm - fold).reverse());
      expect(inside.foldsYUm).toEqual(outside.foldsYUm);
    }
  });

  test('a card closed at the top folds across', () => {
    const tent = page('place-card', 'place', 'outside');
    expect([tent.widthUm, tent.heightUm, tent.foldsUm, tent.foldsYUm]).toEqual([85_000, 110_000, [], [55_000]]);
  });

  test('the pocket of a pocketfold has a tab to glue, and its card slides into the cover', () => {
    const [outside, inside, card] = cardPages('pocketfold', 'a6');
    expect(outside?.glue).toHaveLength(1);
    expect(outside?.cut).toHaveLength(1);
    expect(inside?.panels.map(({ id }) => id)).toEqual(['inside-left', 'inside-right', 'pocket']);
    const pocket = inside?.panels.find(({ id }) => id === 'pocket');
    expect((pocket?.widthUm ?? 0) - (card?.widthUm ?? 0)).toBeGreaterThanOrEqual(6_000);
  });

  test('a booklet has pages in fours, cover alone, the others in spreads', () => {
    const pages = cardPages('booklet', 'a6', 12);
    expect(pages.map(({ spread }) => spread ?? '')).toEqual([
      '',
      'spread-1',
      'spread-1',
      'spread-2',
      'spread-2',
      'spread-3',
      'spread-3',
      'spread-4',
      'spread-4',
      'spread-5',
      'spread-5',
      '',
    ]);
    for (const wrong of [4, 10, bookletPages.most + 4]) expect(() => cardPages('booklet', 'a6', wrong)).toThrow(RangeError);
  });

  test('a form that does not come in a format has no pages', () => {
    expect(() => cardPages('polaroid', 'a6')).toThrow(RangeError);
  });

  test('an envelope keeps the places of the stamp and the sorting code free', () => {
    for (const { formats } of [cardTypes.envelope]) {
      for (const format of formats) expect(cardPages('envelope', format)[0]?.keepOut).toHaveLength(2);
    }
    expect(cardFormats['envelope-c6']).toMatchObject({ widthUm: 162_000, heightUm: 114_000 });
  });
});

describe('punching', () => {
  test('every punching is a contour of its own, and none is the trimmed rectangle [F200]', () => {
    const sheet = page('flat', 'a6', 'front');
    const contours = punchingKeys.map((key) => JSON.stringify(cutContour(sheet, key)));
    expect(contours[0]).toBe('null');
    expect(new Set(contours).size).toBe(punchingKeys.length);
    expect(cutContour(sheet, 'heart-corners')).toHaveLength(5);
    for (const key of punchingKeys) {
      for (const d of cutContour(sheet, key) ?? []) {
        expect(pathSchema.safeParse(d).success, key).toBe(true);
        const { left, top, right, bottom } = boundsOf(d);
        expect(left >= -1_000 && top >= -1_000 && right <= 106_000 && bottom <= 149_000).toBe(true);
      }
    }
  });

  test('a tag keeps its own contour, and every shape of tag is another one [F201]', () => {
    const shapes = cardTypes['gift-tag'].formats.map((format) => cutContour(page('gift-tag', format, 'front'), 'wave')?.[0]);
    expect(new Set(shapes).size).toBe(5);
    expect(shapes).not.toContain(undefined);
  });

  test('geometry is compared whatever the order of keys and whatever the content', () => {
    const one = page('gift-tag', 'tag', 'front');
    const other = JSON.parse(JSON.stringify(filled(one)), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse()) : value,
    );
    expect(geometryOf(other)).toBe(geometryOf(one));
    expect(geometryOf({ ...one, cut: ['M 0 0 L 1 1 Z'] })).not.toBe(geometryOf(one));
  });
});
