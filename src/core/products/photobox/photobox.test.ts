import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '#core/products/document.ts';
import { copyTiers } from '#core/products/tiers.ts';
import { currencies, divideHalfUp } from '#core/values/money.ts';
import { photoboxPrices } from '#seed/prices/photobox.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { boxes, boxMaterials, boxTypes, countLimits, lidDesigns } from './boxes.ts';
import { boxBorders, type Photobox, type PhotoboxChoice, photoboxChoiceOf, photoboxChoiceSchema, photoboxSchema } from './choice.ts';
import { completePhotobox } from './complete.ts';
import { photoboxIssues } from './issues.ts';
import { photoboxOptions } from './options.ts';
import { photoboxPages, printPart } from './pages.ts';
import { photoboxPrice } from './price.ts';
import { photobox, photoboxLabFile } from './product.ts';
import { photoboxOptionsRow } from './rows.ts';
import { photoboxOfSku, photoboxSkuOfChoice } from './sku.ts';

const rows = photoboxOptionsRow;
const prices = photoboxPrices;
const offer = { template: null, rows };
const t = serverTexts({ locale: 'de-DE' });
const choose = (given: Partial<PhotoboxChoice>) => completePhotobox(given, { rows });
const unit = (given: Partial<PhotoboxChoice>, country: 'DE' | 'CH' | 'GB' | 'US' = 'DE') =>
  photoboxPrice(choose(given), 1, { prices, country }).unit.amount;

/** With prints that all lie. */
function documentOf({ count, ...choice }: PhotoboxChoice): Photobox {
  const prints = Array.from({ length: count }, (_, at) => ({ id: printPart(at + 1), isLying: true, fit: 'fill' as const }));
  return { ...choice, prints };
}

const anyChoice = fc
  .record({
    photoboxType: fc.constantFrom(...boxTypes),
    photoboxMaterial: fc.constantFrom(...boxMaterials),
    photoboxDesignType: fc.constantFrom(...lidDesigns),
    border: fc.constantFrom(...boxBorders),
    count: fc.integer({ min: 1, max: 150 }),
  })
  .map(choose);

describe('a photo box [F158]', () => {
  test.each([
    ['small', 'matt', 10, 20],
    ['small', 'glossy', 10, 20],
    ['small', 'hahnemuehle', 10, 20],
    ['photoprint', 'matt', 20, 100],
    ['photoprint', 'glossy', 20, 100],
    ['photoprint', 'hahnemuehle', 20, 50],
  ] as const)('%s on %s takes %i to %i prints', (type, material, min, max) => {
    expect(countLimits(type, material)).toEqual({ min, max });
  });

  test.each([
    [{ photoboxType: 'small', photoboxMaterial: 'matt', count: 20 }, 1799],
    [{ photoboxType: 'small', photoboxMaterial: 'glossy', count: 10 }, 1349],
    [{ photoboxType: 'small', photoboxMaterial: 'hahnemuehle', count: 12, photoboxDesignType: 'motiv' }, 899 + 12 * 120 + 400],
    [{ photoboxType: 'photoprint', photoboxMaterial: 'matt', count: 100 }, 1199 + 100 * 49],
    [{ photoboxType: 'photoprint', photoboxMaterial: 'hahnemuehle', count: 50, photoboxDesignType: 'weiss' }, 1199 + 50 * 139],
  ] as const)('%o costs %i cents', (given, amount) => {
    expect(unit(given)).toBe(amount);
  });

  test('has prices in other currencies by the rules of conversion, in francs up to 5 Rappen', () => {
    const converted = {
      EUR: (cents: number) => cents,
      CHF: (cents: number) => Math.ceil((cents * 138) / 500) * 5,
      GBP: (cents: number) => divideHalfUp(cents * 88, 100),
      USD: (cents: number) => divideHalfUp(cents * 110, 100),
    };
    const amounts = (currency: (typeof currencies)[number]) => {
      const { types, lid } = prices[currency];
      return [...boxTypes.flatMap((type) => [types[type].box, ...Object.values(types[type].print)]), ...Object.values(lid)];
    };
    for (const currency of currencies) expect(amounts(currency)).toEqual(amounts('EUR').map(converted[currency]));
  });

  test('is made as it was completed, with parts that add up, a sku that reads back, and the pages of its document', () => {
    fc.assert(
      fc.property(anyChoice, fc.constantFrom('DE', 'CH', 'GB', 'US'), fc.integer({ min: 1, max: 50 }), (choice, country, quantity) => {
        expect(photoboxIssues(choice, { rows })).toEqual([]);
        expect(choose(choice)).toEqual(choice);
        expect(photoboxChoiceSchema.parse(choice)).toEqual(choice);
        const price = photoboxPrice(choice, quantity, { prices, country });
        expect(price.parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(price.unit.amount);
        expect(price.total.amount).toBe(price.unit.amount * quantity);
        const sku = photoboxSkuOfChoice(choice);
        expect(sku).toMatch(/^[a-z0-9-]{3,70}$/);
        expect(photoboxOfSku(sku)).toEqual(choice);
        const document = documentOf(choice);
        expect(photoboxSchema.parse(document)).toEqual(document);
        expect(photobox.withDocument(choice, document)).toEqual(choice);
        const pages = photoboxPages(document);
        expect(pages.length).toBe(choice.count + (choice.photoboxDesignType === 'motiv' ? 1 : 0));
        expect(new Set(pages.map(geometryOf)).size).toBe(pages.length);
      }),
    );
  });

  test('costs less a piece with each tier, and more altogether with each piece', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const at = (quantity: number) => photoboxPrice(choice, quantity, { prices, country: 'DE' });
        for (const [from] of copyTiers.slice(1)) {
          expect(at(from).unit.amount).toBeLessThanOrEqual(at(from - 1).unit.amount);
          expect(at(from).total.amount).toBeGreaterThan(at(from - 1).total.amount);
        }
      }),
    );
  });

  test('weighs its prints and its box', () => {
    const weigh = (given: Partial<PhotoboxChoice>) => photobox.weightMg(choose(given), offer);
    expect(weigh({ photoboxType: 'small', count: 20 })).toBe(20 * 2_646 + 120_000);
    expect(weigh({ photoboxType: 'photoprint', photoboxMaterial: 'hahnemuehle', count: 50 })).toBe(50 * 4_817 + 280_000);
  });

  test.each([
    [{ count: 9 }, 'Kleine Fotobox, Fotopapier matt: Es passen 10 bis 20 Fotos hinein, nicht 9. Am nächsten kommt 10.'],
    [{ count: 21 }, 'Kleine Fotobox, Fotopapier matt: Es passen 10 bis 20 Fotos hinein, nicht 21. Am nächsten kommt 20.'],
    [
      { photoboxType: 'photoprint', photoboxFormatString: '148x105', photoboxMaterial: 'hahnemuehle', count: 51 },
      'Große Fotobox, Hahnemühle FineArt: Es passen 20 bis 50 Fotos hinein, nicht 51. Am nächsten kommt 50.',
    ],
    [{ photoboxFormatString: '148x105' }, 'Kleine Fotobox: Die Fotos darin haben das Format 105x105.'],
  ] as const)('%o is refused with the nearest that is made, and has no pages', (wrong, sentence) => {
    const choice = { ...choose({}), ...wrong };
    expect(photoboxIssues(choice, { rows }).map(({ message }) => t(message))).toEqual([sentence]);
    expect(() => photoboxPages(documentOf(choice))).toThrow(/no pages/);
  });

  test('what is not sold any more is refused, and completed to what is', () => {
    const fewer = { types: ['small'], materials: ['matt', 'glossy'], lids: ['natur', 'weiss'] } as const;
    const choice = choose({ photoboxType: 'photoprint', photoboxMaterial: 'hahnemuehle', photoboxDesignType: 'motiv' });
    expect(photoboxIssues(choice, { rows: fewer }).map(({ field }) => field)).toEqual([
      'photoboxType',
      'photoboxMaterial',
      'photoboxDesignType',
    ]);
    expect(photoboxIssues(completePhotobox(choice, { rows: fewer }), { rows: fewer })).toEqual([]);
  });

  test('two prints of one page are refused', () => {
    const document = documentOf(choose({ count: 10 }));
    const [first] = document.prints;
    expect(() => photoboxPages({ ...document, prints: document.prints.map((print, at) => (at === 1 && first ? first : print)) })).toThrow();
  });

  test.each([
    [{}, { photoboxType: 'small', photoboxFormatString: '105x105', photoboxMaterial: 'matt', photoboxDesignType: 'natur', count: 10 }],
    [{ photoboxFormatString: '148x105' }, { photoboxType: 'photoprint', count: 20 }],
    [
      { photoboxType: 'photoprint', photoboxFormatString: '105x105' },
      { photoboxType: 'photoprint', photoboxFormatString: '148x105' },
    ],
    [
      { photoboxType: 'large', photoboxMaterial: 'gold', count: 'viele', border: '4' },
      { photoboxType: 'small', count: 10, border: 0 },
    ],
    [
      { photoboxType: 'photoprint', photoboxMaterial: 'hahnemuehle', count: '80', border: '3' },
      { count: 50, border: 3 },
    ],
  ])('%o is completed to %o', (given, wanted) => {
    expect(completePhotobox(given, { rows })).toMatchObject({ type: 'photobox', ...wanted });
  });

  test('boxes and materials that all prints do not fit into are refused, and another box has at least its smallest count', () => {
    const full = choose({ photoboxType: 'photoprint', count: 60 });
    const refused = photoboxOptions(full, { rows }).flatMap(({ values }) =>
      values.filter((value) => value.refused).map(({ value }) => value),
    );
    expect(refused).toEqual(['small', 'hahnemuehle']);
    expect(completePhotobox({ ...choose({ count: 12 }), photoboxType: 'photoprint' }, { rows }).count).toBe(20);
  });

  test('prints lie or stand, with 2 mm of bleed; the printed lid has a wrap of 15 mm around its edges', () => {
    const document = documentOf(choose({ photoboxType: 'photoprint', photoboxDesignType: 'motiv' }));
    const prints = document.prints.map((print, at) => ({ ...print, isLying: at !== 2 }));
    const pages = photoboxPages({ ...document, prints });
    expect(pages[0]).toMatchObject({ id: 'print-001', widthUm: 148_000, heightUm: 105_000, bleedUm: 2_000 });
    expect(pages[2]).toMatchObject({ widthUm: 105_000, heightUm: 148_000 });
    expect(photoboxLabFile({ ...document, prints }, 2)).toMatchObject({
      part: 'print-003',
      bleedUm: 2_000,
      dpi: 300,
      widthMm: 105,
      heightMm: 148,
      facts: { print: 3, of: 20, back: '3' },
    });
    expect(() => photoboxLabFile(document, 20)).toThrow();
    const { lid } = boxes.photoprint;
    expect(pages.at(-1)).toMatchObject({
      id: 'lid',
      widthUm: (lid.widthMm + 30) * 1_000,
      heightUm: (lid.heightMm + 30) * 1_000,
      bleedUm: 3_000,
      foldsUm: [15_000, 171_000],
      foldsYUm: [15_000, 128_000],
    });
    expect(pages.at(-1)?.panels.map(({ id }) => id)).toEqual(['lid', 'edge-left', 'edge-right', 'edge-top', 'edge-bottom']);
  });

  test('is described by box, prints and lid', () => {
    const choice = choose({ count: 12, photoboxDesignType: 'weiss' });
    expect(t(photobox.title(choice, null))).toBe('Fotobox');
    expect(t(photobox.format(choice))).toBe('Kleine Fotobox 10,5\u00a0×\u00a010,5\u00a0cm');
    expect(t(photobox.text(choice, offer))).toBe('Kleine Fotobox, 12 Fotos auf Fotopapier matt, Deckel weiß');
    expect(photobox.production(choice)).toEqual({ workingDays: 2, hasExpress: false });
    expect(photoboxChoiceOf(documentOf(choice))).toEqual(choice);
  });
});
