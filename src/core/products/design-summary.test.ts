import { describe, expect, test } from 'vitest';
import type { LayoutRecord } from '#core/auto-layout/record-schema.ts';
import type { CalendarEntry } from '#core/calendar/entries.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { documentVersion, newestVersion } from '#core/design/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { completeCalendar } from './calendar/complete.ts';
import { calendarOf } from './calendar/document.ts';
import { calendarOptionsRow } from './calendar/rows.ts';
import { usualSettings } from './calendar/settings.ts';
import { type DesignSummary, factsOfDesign, factsOfUnreadable, ownWords, readSummary } from './design-summary.ts';
import type { DesignedProduct, ProductDocument } from './document.ts';
import { completePhotobook } from './photobook/complete.ts';
import { photobookOptionsRow } from './photobook/rows.ts';
import { productOf } from './registry.ts';

const olivia = designRows.find(({ id }) => id === 'olivia') as DesignTemplate;
const card = blankDesign(olivia, 'folded', 'a6', olivia.colourways[1]?.key, 'none') as ProductDocument;
const of = (product: DesignedProduct): ProductDocument => ({ ...card, product });

const entry: CalendarEntry = { name: 'Ä'.repeat(200), day: 1, month: 2, kind: 'birthday' };
const names = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`tag-${at}`, 'Ü'.repeat(60)]));
const settings = {
  ...usualSettings({ locale: 'de-DE', country: 'DE' }),
  names,
  off: Object.keys(names),
  entries: Array.from({ length: 400 }, () => entry),
  columns: Array.from({ length: 6 }, () => 'x'.repeat(40)),
};
const placed = Array.from({ length: 1_000 }, (_, at) => ({ id: String(at).padStart(22, 'p'), why: [] }));
const record: Omit<LayoutRecord, 'placed' | 'leftOut'> = {
  engine: 'auto-1',
  density: 'low',
  pageCount: null,
  seed: 1,
  excludedIds: [],
  requiredIds: [],
  cameraShifts: [],
};

const largest: [string, ProductDocument][] = [
  ['a card', card],
  ['a calendar with 400 entries and 200 names', of(calendarOf(completeCalendar({}, { rows: calendarOptionsRow }), settings))],
  [
    'a book with the record of 1,000 photos',
    of({ ...completePhotobook({}, { rows: photobookOptionsRow }), autoLayout: { ...record, placed, leftOut: [] } }),
  ],
];

const summaryOf = (design: ProductDocument) => readSummary(JSON.parse(JSON.stringify(factsOfDesign(design).summary))) as DesignSummary;

describe('a summary', () => {
  test.each(largest)('of %s is small, is read again, and tells of the product what its document does', (_, design) => {
    const summary = summaryOf(design);
    expect(JSON.stringify(summary).length).toBeLessThan(2_000);
    const product = productOf(design.product.type);
    const choice = { type: design.product.type };
    expect(product.artworkSource(summary.product)).toEqual(product.artworkSource(design.product));
    expect(product.withDocument(choice, summary.product)).toEqual(product.withDocument(choice, design.product));
    expect(product.sku(summary.product)).toBe(product.sku(design.product));
    expect(summary.pageCount).toBe(design.pages.length);
    expect(summary.words).toBe(ownWords(design));
    expect(summary.hasEntries).toBe(design.product.type === 'calendar');
  });

  test.each([
    ['{{vorname:Gast}}', true],
    ['{{?begleitung: und …}}', true],
    ['{{unbekannt}}', true],
    ['{ vorname }', false],
    ['{{}}', false],
    ['{{ }', false],
  ])('of a text %s says whether it has a field', (text, hasFields) => {
    const [front] = card.pages;
    const words = { kind: 'text', id: 'words', role: 'text', text, sample: '' } as never;
    expect(summaryOf({ ...card, pages: [{ ...front, elements: [words] }] } as ProductDocument).hasFields).toBe(hasFields);
  });

  test('of a document that cannot be read says why', () => {
    for (const reason of ['newer', 'invalid'] as const) expect(readSummary(factsOfUnreadable(reason).summary)).toBe(reason);
    expect(readSummary({ ...factsOfDesign(card).summary, version: newestVersion + 1 })).toBe('newer');
    for (const other of [null, 'x', [], {}, { version: documentVersion }]) expect(readSummary(other)).toBeNull();
  });
});

test('words are those of the first text without fields that was written', () => {
  const withTexts = (...texts: string[]) => {
    const pages = card.pages.map((page) => ({
      ...page,
      elements: page.elements.map((element) =>
        element.kind === 'text' && element.personal ? { ...element, text: texts.shift() ?? element.sample } : element,
      ),
    }));
    return ownWords({ ...card, pages });
  };
  expect(withTexts('{{vorname}} und {{begleitung}}', 'Lea &\nBen')).toBe('Lea & Ben');
  expect(withTexts('{{name}}')).toBe('');
});

test('facts beside the summary are the pages without content, and each photo once', () => {
  const [front, back] = card.pages;
  if (!front || !back) throw new Error('a folded card has two pages');
  const ground = { kind: 'photo', photoId: 'p'.repeat(22), crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } } as const;
  const { pages, photos } = factsOfDesign({
    ...card,
    pages: [
      { ...front, ground },
      { ...back, ground },
    ],
  });
  expect(photos).toEqual(['p'.repeat(22)]);
  expect(pages.map(({ id, panels }) => [id, panels])).toEqual(card.pages.map(({ id, panels }) => [id, panels]));
  expect(Object.keys(pages[0] ?? {})).toEqual(['id', 'widthUm', 'heightUm', 'panels']);
});
