/** Pieces for the records of a list: any number, priced by the steps of the ladder. The table of all steps is in merged-prices.txt. */
import { expect, test } from 'vitest';
import { Fault } from '#core/values/fault.ts';
import { cardPrices } from '#seed/prices/card.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { card } from './card/product.ts';
import { quantityLadder } from './card/quantities.ts';
import { mergedPrice } from './merged-price.ts';
import type { Product, ProductChoice } from './product.ts';

const given = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none' } as const;
const plain: ProductChoice = card.choice.parse({ ...given, type: 'card' });
const gold: ProductChoice = card.choice.parse({ ...given, refinementType: 'gold', type: 'card' });
const product = card as unknown as Product;
const germany = { prices: cardPrices, country: 'DE' } as const;
const most = 5_000;

function priceOf(pieces: number, choice = plain, country: 'DE' | 'CH' = 'DE') {
  return mergedPrice(product, choice, pieces, { ...germany, country });
}

test('every number of pieces costs the unit price of the highest step that is not above it, in all 154 steps [E035]', async () => {
  expect(quantityLadder).toHaveLength(154);
  const rows = quantityLadder.map((step, at) => {
    const next = quantityLadder[at + 1] ?? most + 1;
    const { unit } = product.price(plain, step, germany);
    const priced = Array.from({ length: next - step }, (_, more) => ({ pieces: step + more, ...priceOf(step + more) }));
    for (const { pieces, unit: own, total } of priced) expect([own, total.amount]).toEqual([unit, unit.amount * pieces]);
    const dearer = priced.find(({ hint }) => hint)?.pieces;
    return `${step} ${unit.amount} ${dearer ?? '-'}`;
  });
  await expect(`step, unit price, first number of pieces that costs more than a larger step\n${rows.join('\n')}\n`).toMatchFileSnapshot(
    'merged-prices.txt',
  );
});

test.each([plain, gold])('a hint stands exactly where a larger step costs less, and names the one that costs least', (choice) => {
  for (const country of ['DE', 'CH'] as const) {
    const steps = quantityLadder.map((step) => product.price(choice, step, { ...germany, country }));
    for (let pieces = 1; pieces <= 300; pieces += 1) {
      const { total, hint } = priceOf(pieces, choice, country);
      const cheaper = steps.filter((step) => step.quantity > pieces && step.total.amount < total.amount);
      const least = Math.min(...cheaper.map((step) => step.total.amount));
      expect(hint?.values?.quantity).toBe(cheaper.find((step) => step.total.amount === least)?.quantity);
    }
  }
});

test('49 pieces say that they cost more than 50', () => {
  const { hint, total } = priceOf(49);
  const saving = total.amount - product.price(plain, 50, germany).total.amount;
  expect(saving).toBeGreaterThan(0);
  expect(hint && serverTexts({ locale: 'de-DE' })(hint)).toMatch(/^49 Stück kosten zusammen \d,\d\d\s€ mehr als 50\.$/);
});

test.each([0, 5_001, 1.5, -1])('%s pieces are not sold', (pieces) => {
  expect(() => priceOf(pieces)).toThrow(Fault);
});

test('a form with a least quantity is sold from it on, in numbers that are no multiple of it', () => {
  const label: ProductChoice = card.choice.parse({
    ...given,
    form: 'bottle-label',
    format: 'bottle',
    paper: 'etikettenpapier',
    type: 'card',
  });
  expect(() => mergedPrice(product, label, 4, germany)).toThrow(Fault);
  expect(mergedPrice(product, label, 7, germany).unit).toEqual(product.price(label, 5, germany).unit);
});
