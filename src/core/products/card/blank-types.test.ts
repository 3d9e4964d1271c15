/** Every card type: priced, weighed, blank as it begins, and printable once something is written. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankId, formsOfCategory } from '#core/catalogue/blank-cards.ts';
import { categories } from '#core/catalogue/categories.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type Punching, punchingKeys } from '#core/design/punching.ts';
import { refinementKeys } from '#core/design/refinement.ts';
import { layout } from '#core/layout/layout.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { geometryIssue } from '#core/products/document.ts';
import { isSoldQuantity } from '#core/products/quantities.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { currencyOf } from '#core/values/money.ts';
import { blankDesign } from '#designs/blank.ts';
import { blankRows } from '#designs/blank-card/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { options } from '#seed/options.ts';
import { cardPrices } from '#seed/prices/card.ts';
import { written } from '#tests/render/written-card.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { CardDocument } from './choice.ts';
import { type CardForm, cardFormKeys } from './formats.ts';
import { limitsOf } from './limits.ts';
import { cardOptions, findPaper, pageCountsOf, selectionErrors } from './options.ts';
import { specialPaperKeys } from './paper-keys.ts';
import { cardPrice } from './price.ts';
import { card } from './product.ts';
import { quantitiesOf } from './type-quantities.ts';
import { cardTypes, cardVariants } from './types.ts';

const t = serverTexts({ locale: 'de-DE' });
const fonts = await openFonts();
const shapes = cardVariants.map((shape) => ({ ...shape, name: `${shape.form} ${shape.format}` }));

function blankOf(form: CardForm): DesignTemplate {
  const row = blankRows.find(({ id }) => id === blankId(form));
  if (!row) throw new Error(`no blank card of ${form}`);
  return row;
}

function findingsOf(design: CardDocument) {
  const resources = { fonts, artwork: () => null, photo: () => null };
  return preflight(design, layout(design, resources), resources, limitsOf(design.product));
}

const choices = fc
  .record({ shape: fc.constantFrom(...cardVariants), refinementType: fc.constantFrom(...refinementKeys) })
  .chain(({ shape, refinementType }) =>
    fc.record({
      shape: fc.constant(shape),
      refinementType: fc.constant(cardTypes[shape.form].refinementRefusal === null ? refinementType : ('none' as const)),
      paper: fc.constantFrom(...cardTypes[shape.form].papers),
      punching: fc.constantFrom<Punching>(...(cardTypes[shape.form].punchingRefusal === null ? punchingKeys : (['none'] as const))),
      pageCount: pageCountsOf(shape.form).length > 0 ? fc.constantFrom(...pageCountsOf(shape.form)) : fc.constant(undefined),
      country: fc.constantFrom(...deliveryCountries),
    }),
  );

describe('every card type is sold [E078]', () => {
  test('the ladder of every configuration: no piece is dearer with more, totals are exact, every quantity is a multiple of the least', () => {
    fc.assert(
      fc.property(choices, ({ shape, country, ...rest }) => {
        const choice = { ...shape, ...rest };
        const quantities = quantitiesOf(shape.form);
        const { ladder } = cardPrice({ ...choice, quantity: 50 }, cardPrices, country);
        expect(quantities.kind === 'ladder' && quantities.steps).toEqual(ladder.map(({ quantity }) => quantity));
        for (const [at, { quantity, unit, total }] of ladder.entries()) {
          expect(unit.amount).toBeGreaterThan(0);
          expect(unit.amount % cardPrices[currencyOf(country)].step).toBe(0);
          expect(total).toEqual({ amount: unit.amount * quantity, currency: currencyOf(country) });
          expect(quantity % cardTypes[shape.form].least).toBe(0);
          expect(ladder[at + 1]?.unit.amount ?? 0).toBeLessThanOrEqual(unit.amount);
        }
      }),
      { numRuns: 150 },
    );
  });

  test.each(shapes)('$name has a price in every currency, a weight and a name', ({ form, format }) => {
    const row = blankOf(form);
    const choice = card.complete({ form, format }, { template: row, rows: options });
    expect(choice).toMatchObject({ form, format, paper: findPaper(choice.paper, options)?.key });
    expect(card.issues(choice, { template: row, rows: options })).toEqual([]);
    for (const country of ['DE', 'CH', 'GB', 'US'] as const)
      expect(card.price(choice, 50, { prices: cardPrices, country }).unit.amount).toBeGreaterThan(0);
    expect(card.weightMg(choice, { template: row, rows: options })).toBeGreaterThan(20);
    expect(t(card.format(choice))).not.toMatch(/card\./);
    expect(t(card.text(choice, { template: row, rows: options }))).not.toMatch(/card\./);
    expect(card.sku({ ...blankDesign(row, form, format, undefined, 'none').product })).toMatch(/^[a-z0-9-]{3,60}$/);
  });

  test('every category of the specification begins with a blank card [E079]', () => {
    for (const category of categories) expect(formsOfCategory[category]?.length, category).toBeGreaterThan(0);
    for (const { category } of blankRows) expect(formsOfCategory[category], category).toBeDefined();
  });

  test('every special paper is some form’s own, and every paper of a form exists', () => {
    const used = new Set(cardFormKeys.flatMap((form) => cardTypes[form].papers));
    for (const key of used) expect(findPaper(key, options)?.key).toBe(key);
    for (const key of specialPaperKeys) expect(used.has(key), key).toBe(true);
  });

  test('a refused option of any type has a reason in words', () => {
    for (const { form, format } of cardVariants) {
      const selection = { form, format, paper: cardTypes[form].papers[0], refinementType: 'none' } as const;
      const groups = cardOptions(selection, { forms: [{ form, format }], refinements: blankOf(form).refinements }, options);
      for (const { refused } of [...groups.papers, ...groups.punchings, ...groups.refinements]) {
        if (refused) expect(t(refused), `${form} ${refused.key}`).toMatch(/^[A-ZÄÖÜ].*[.]$/);
      }
      expect(groups.papers.some(({ refused }) => refused === null)).toBe(true);
      expect(groups.punchings.filter(({ refused }) => refused === null)).toHaveLength(cardTypes[form].punchingRefusal ? 1 : 4);
    }
  });

  test('a choice that cannot be made is refused by its field', () => {
    const offer = { forms: cardVariants, refinements: ['gold'] } as const;
    const fields = (change: object) =>
      selectionErrors({ form: 'leporello', format: 'a6', paper: 'feinstpapier', refinementType: 'none', ...change }, offer, options).map(
        ({ field, code }) => `${field} ${code}`,
      );
    expect(fields({})).toEqual([]);
    expect(fields({ format: 'polaroid' })).toEqual(['format not-offered']);
    expect(fields({ paper: 'transparent' })).toEqual(['paper paper-refuses']);
    expect(fields({ paper: 'haftpapier' })).toEqual(['paper paper-refuses']);
    expect(fields({ form: 'pocketfold', punching: 'wave' })).toEqual(['punching form-refuses']);
    expect(fields({ form: 'confetti', format: 'confetti-25', paper: 'kraft', refinementType: 'gold' })).toEqual([
      'refinementType form-refuses',
      'paper paper-refuses',
    ]);
    expect(fields({ pageCount: 8 })).toEqual(['pageCount not-offered']);
    expect(fields({ form: 'booklet', format: 'a5', paper: 'heftpapier', pageCount: 10 })).toEqual(['pageCount not-offered']);
    expect(fields({ form: 'booklet', format: 'a5', paper: 'heftpapier', pageCount: 12 })).toEqual([]);
  });

  test('stickers are sold from ten, confetti from fifty, newspapers the same day, booklets at the reduced rate', () => {
    const sold = (form: CardForm) => [1, 5, 10, 25, 50, 55, 100].filter((quantity) => isSoldQuantity(quantitiesOf(form), quantity));
    expect(sold('sticker-round')).toEqual([10, 50, 100]);
    expect(sold('confetti')).toEqual([50, 100]);
    expect(sold('leporello')).toEqual([1, 5, 10, 25, 50, 55, 100]);
    expect(() =>
      cardPrice({ form: 'sticker-round', format: 'round-40', paper: 'haftpapier', refinementType: 'none', quantity: 55 }, cardPrices, 'DE'),
    ).toThrow(expect.objectContaining({ code: 'off-ladder' }));
    const of = (form: CardForm) => card.complete({}, { template: blankOf(form), rows: options });
    expect(card.production(of('newspaper'))).toEqual({ workingDays: 0, hasExpress: true });
    expect(card.production(of('pocketfold'))).toEqual({ workingDays: 3, hasExpress: false });
    expect([card.vatClass(of('booklet')), card.vatClass(of('folded'))]).toEqual(['reduced-print', 'standard']);
  });

  test('a booklet costs and weighs by its pages', () => {
    const row = blankOf('booklet');
    const of = (pageCount: number) => card.complete({ format: 'a5', pageCount: String(pageCount) }, { template: row, rows: options });
    const unit = (pageCount: number) => card.price(of(pageCount), 20, { prices: cardPrices, country: 'DE' }).unit.amount;
    expect([unit(12) - unit(8), unit(16) - unit(12)]).toEqual([40, 40]);
    const weight = (pageCount: number) => card.weightMg(of(pageCount), { template: row, rows: options });
    expect(weight(16) - weight(12)).toBe(Math.round(148 * 210 * 2 * 0.12));
    expect(t(card.text(of(12), { template: row, rows: options }))).toBe('Heft A5, Naturpapier Heft 120, 12 Seiten');
  });
});

describe('blank cards', () => {
  test.each(shapes)('$name has nothing on any page, in every colour and number of pages', ({ form, format }) => {
    const row = blankOf(form);
    expect(row.texts).toEqual({});
    for (const pageCount of pageCountsOf(form).length > 0 ? pageCountsOf(form) : [undefined]) {
      for (const { key } of row.colourways) {
        const { pages } = blankDesign(row, form, format, key, 'none', pageCount);
        expect(pages.flatMap(({ elements, ground }) => [...elements, ground ?? []].flat())).toEqual([]);
      }
    }
  });

  test.each(shapes)('$name: its geometry is the product’s, in every punching it takes and every number of pages', ({ form, format }) => {
    const counts = pageCountsOf(form).length > 0 ? pageCountsOf(form) : [undefined];
    const punchings = cardTypes[form].punchingRefusal === null ? punchingKeys : (['none'] as const);
    for (const pageCount of counts) {
      const design = blankDesign(blankOf(form), form, format, undefined, 'none', pageCount);
      for (const punching of punchings) expect(geometryIssue({ ...design, product: { ...design.product, punching } })).toBeNull();
    }
    const design = blankDesign(blankOf(form), form, format, undefined, 'none');
    const odd: CardDocument = { ...design, product: { ...design.product, pageCount: 9 } };
    expect(geometryIssue(odd)).toBe('product');
  });

  test.each(shapes)(
    '$name: once something is written the print check asks about blank pages and nothing else, in every colour, refinement and punching',
    ({ form, format }) => {
      const row = blankOf(form);
      const punchings = cardTypes[form].punchingRefusal === null ? punchingKeys : (['none'] as const);
      const [first] = row.colourways;
      const variants = [
        ...row.colourways.map(({ key }) => [key, 'none'] as const),
        ...row.refinements.map((refinement) => [first?.key, refinement] as const),
      ];
      for (const [at, [key, refinement]] of variants.entries()) {
        const design = blankDesign(row, form, format, key, refinement);
        if (at === 0) expect(findingsOf(design).map(({ rule }) => rule)).toEqual(['empty-product']);
        for (const punching of at === 0 ? punchings : punchings.slice(0, 1)) {
          const all = findingsOf(written({ ...design, product: { ...design.product, punching } }));
          const found = all.filter(({ rule }) => rule !== 'blank-page');
          const isPlain = design.pages.length === 1 || limitsOf(design.product).plainPages !== undefined;
          expect(all.length - found.length).toBe(isPlain ? 0 : 1);
          expect(
            found.map(({ message, element, measured }) => `${key} ${refinement} ${punching} ${message.key} ${element} ${measured}`),
          ).toEqual([]);
        }
      }
    },
  );
});
