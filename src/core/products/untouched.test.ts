/** Nothing empty is ready to print: every product, in every value of its options. */
import { describe, expect, test } from 'vitest';
import { collageDesigns, collageOf } from '#core/catalogue/collage-designs.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import { findingKey, orderable } from '#core/preflight/confirmed.ts';
import { type Finding, placedItems } from '#core/preflight/finding.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { blankDesign } from '#designs/blank.ts';
import { blankRows } from '#designs/blank-card/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { blankCalendar } from './calendar/days.ts';
import { calendarOf } from './calendar/document.ts';
import { calendar } from './calendar/product.ts';
import { usualSettings } from './calendar/settings.ts';
import { blankCollage } from './collage/blank.ts';
import { collage } from './collage/product.ts';
import { blankMerch } from './merch/blank.ts';
import { merch } from './merch/product.ts';
import { blankPhotobook, spineTitleId, titleId } from './photobook/blank.ts';
import { photobook } from './photobook/product.ts';
import { blankPhotobox } from './photobox/blank.ts';
import { photobox } from './photobox/product.ts';
import { blankPhotoframe } from './photoframe/blank.ts';
import { photoframe } from './photoframe/product.ts';
import { blankPhotoprint } from './photoprint/blank.ts';
import { photoprint } from './photoprint/product.ts';
import type { Offer, Product, ProductChoice } from './product.ts';
import { productOf, type SoldType, soldTypes } from './registry.ts';

const fonts = await openFonts();
const resources = { fonts, artwork: () => null, photo: (id: string) => ({ id, width: 6_000, height: 4_000 }) };
const t = serverTexts({ locale: 'de-DE' });

/** What a visit begins with, and the same with each other value of one option. */
function choicesOf<Choice extends ProductChoice, Rows>({
  complete,
  options,
  rows,
}: Pick<Product<Choice, never, Rows>, 'complete' | 'options' | 'rows'>): Choice[] {
  if (rows === null) throw new Error('a product without a row of options');
  const offer: Offer<Rows> = { template: null, rows };
  const usual = complete({}, offer);
  const others = options(usual, offer).flatMap(({ key, values }) => values.map(({ value }) => complete({ [key]: value }, offer)));
  return [usual, ...others];
}

/** Documents as a configurator begins with them. */
const untouched: Record<SoldType, () => DesignDocument[]> = {
  calendar: () =>
    choicesOf(calendar).map((choice) => {
      const product = calendarOf(choice, usualSettings({ locale: 'de-DE', country: 'DE' }));
      return blankCalendar(product, calendarWords(t, 'de-DE'));
    }),
  card: () =>
    blankRows.flatMap((row) =>
      row.forms.map(({ form, format }) => blankDesign(row, form, format, undefined, 'none') as unknown as DesignDocument),
    ),
  collage: () =>
    choicesOf({ ...photoframe, ...collage, rows: photoframe.rows }).flatMap((choice) =>
      collageDesigns.map((began) => blankCollage({ ...choice, type: 'collage' }, collageOf(began), began.ground)),
    ),
  merch: () => choicesOf(merch).map((choice) => blankMerch(choice)),
  photobook: () => choicesOf(photobook).map((choice) => blankPhotobook(choice, t)),
  photobox: () => choicesOf(photobox).map((choice) => blankPhotobox(choice)),
  photoframe: () => choicesOf(photoframe).map((choice) => blankPhotoframe(choice)),
  photoprint: () => choicesOf(photoprint).map((choice) => blankPhotoprint(choice)),
};

function findingsOf(design: DesignDocument): Finding[] {
  const { limits } = productOf(design.product.type);
  return preflight(design, layout(design, resources), resources, limits(design.product));
}

/** Whether it can be ordered with every question ticked. */
function isReady(design: DesignDocument): boolean {
  const findings = findingsOf(design);
  return orderable(findings, findings.map(findingKey));
}

function emptied(design: DesignDocument): DesignDocument {
  return { ...design, pages: design.pages.map(({ ground: _, ...page }) => ({ ...page, elements: [] })) };
}

describe.each(soldTypes)('%s', (type) => {
  const designs = untouched[type]();

  test('is not ready as its configurator begins with it, whatever is confirmed', () => {
    expect(designs.length).toBeGreaterThan(0);
    for (const design of designs) expect(isReady(design), JSON.stringify(design.product).slice(0, 300)).toBe(false);
  });

  test('is refused as empty once everything is taken off its pages', () => {
    for (const design of designs) {
      const rules = findingsOf(emptied(design)).map(({ rule, level }) => `${level} ${rule}`);
      expect(rules, JSON.stringify(design.product).slice(0, 300)).toContain('block empty-product');
    }
  });
});

describe('a photo book', () => {
  const [blank] = untouched.photobook();
  if (!blank) throw new Error('no photo book');

  /** With words of its customer on the cover, and the same text on some of its pages. */
  function withTitle(pages: readonly number[]): DesignDocument {
    const title = placedItems(blank as DesignDocument, 'text').find(({ element }) => element.id === titleId)?.element;
    if (!title) throw new Error('no title');
    const words = { ...title, text: 'Sommer in Dänemark', xUm: 30_000 };
    return {
      ...(blank as DesignDocument),
      pages: (blank as DesignDocument).pages.map((page, at) => {
        if (at === 0) return { ...page, elements: page.elements.map((one) => (one.id === titleId ? { ...title, text: words.text } : one)) };
        return pages.includes(at) ? { ...page, elements: [{ ...words, id: `words-${at}` }] } : page;
      }),
    };
  }
  const messageOf = (design: DesignDocument) =>
    findingsOf(design).flatMap(({ rule, message }) => (rule === 'blank-page' ? [t(message)] : []));

  test('with a title and nothing inside is refused', () => {
    expect(findingsOf(withTitle([])).map(({ rule, level }) => `${level} ${rule}`)).toContain('block empty-product');
    expect(isReady(withTitle([]))).toBe(false);
  });

  test('with some pages filled names those that stay blank, and is ready once that is confirmed', () => {
    const last = blank.pages.length - 1;
    const half = withTitle(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(messageOf(half)).toEqual([
      `${last - 12} Seiten bleiben leer: Seite 13 bis Seite ${last}. Gestalte sie, oder bestätige, dass wir sie leer drucken.`,
    ]);
    expect(orderable(findingsOf(half))).toBe(false);
    expect(isReady(half)).toBe(true);
    const confirmed = findingsOf(half).map(findingKey);
    expect(orderable(findingsOf(withTitle(Array.from({ length: 11 }, (_, at) => at + 1))), confirmed)).toBe(false);
  });

  test('with content on every page has no finding of blank pages', () => {
    expect(messageOf(withTitle(blank.pages.map((_, at) => at)))).toEqual([]);
  });

  test('asks about photos that lie on no page, and not about those that were taken out', () => {
    const record = { engine: 'auto-1', density: 'medium', pageCount: null, seed: 0, requiredIds: [], cameraShifts: [] } as const;
    const with_ = (lists: { addedIds?: string[]; excludedIds?: string[]; leftOut?: { id: string }[] }): DesignDocument => {
      const full = withTitle(blank.pages.map((_, at) => at));
      const autoLayout = { ...record, excludedIds: [], placed: [], leftOut: [], ...lists };
      return { ...full, product: { ...full.product, autoLayout } };
    };
    const asked = (design: DesignDocument) =>
      findingsOf(design).flatMap(({ rule, measured }) => (rule === 'unplaced-photo' ? [measured] : []));
    expect(asked(with_({}))).toEqual([]);
    expect(asked(with_({ addedIds: ['a', 'b'], leftOut: [{ id: 'c' }] }))).toEqual(['3photos']);
    expect(asked(with_({ addedIds: ['a', 'b'], excludedIds: ['b'] }))).toEqual(['1photos']);
  });

  test('may have a spine without words', () => {
    expect(placedItems(blank, 'spine-title').map(({ element }) => element.id)).toEqual([spineTitleId]);
    expect(messageOf(withTitle(blank.pages.map((_, at) => at)))).toEqual([]);
  });
});
