/** Envelopes that are printed to go with a card, from the card's document to the order. */
import { expect, test } from 'vitest';
import { matchingEnvelope } from '#core/envelope/matching-envelope.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { cardPrice } from '#core/products/card/price.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { catalogueRows } from '#designs/rows.ts';
import { cardPrices } from '#seed/prices/card.ts';
import { envelopePrices } from '#seed/prices/card-extras.ts';
import { personalised } from '#tests/customer.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-19T09:00:00Z');
const words = {
  address: 'Anna und Max Beispiel\nMusterweg 1\n12345 Musterstadt',
  sender: 'Vor- und Nachname\nMusterweg 2, 12345 Musterstadt',
};

function envelopeOf(id: string, form: 'flat' | 'folded', format: 'a6' | 'square'): CardDocument {
  const row = catalogueRows.find((one) => one.id === id);
  const envelope = row && matchingEnvelope(blankDesign(row, form, format, undefined, 'none'), words);
  if (!envelope) throw new Error(`no envelope for ${id}`);
  return envelope;
}

withStore('a printed envelope for a card', (open) => {
  test.each([
    ['DE', 'EUR'],
    ['CH', 'CHF'],
  ] as const)(
    'costs by the price row in %s, from class times factor on, and is ordered as a line of its own [F474]',
    async (country, currency) => {
      const shop = await seededShop(open, clock);
      const { request, cart, order } = await guestCalls(shop, country);
      const own = personalised(envelopeOf('olivia', 'folded', 'a6')) as ProductDocument;
      const choice = {
        card: 'blanko-envelope',
        form: 'envelope',
        format: 'envelope-c6',
        paper: 'umschlagpapier',
        refinementType: 'none',
        quantity: 50,
      } as const;
      const { id } = await request()('POST /web-api/designs', { design: own, choice });
      const { findings } = await request()('GET /web-api/designs/:id/preflight', { id });
      expect(findings.filter(({ rule }) => rule.startsWith('env-'))).toEqual([]);
      await request()('POST /web-api/cart/lines', { designId: id, quantity: 50 });
      const [line] = (await cart()).lines;
      const { unit, total } = cardPrice(choice, cardPrices, country);
      expect(line).toMatchObject({ quantity: 50, unit: { amount: unit.amount, currency }, total: { amount: total.amount } });
      // The first step is that of D03.
      const { price, factorTenths, step } = envelopePrices[country];
      const first = cardPrice({ ...choice, quantity: 5 }, cardPrices, country).unit.amount;
      expect(first).toBe(step * Math.round((price.standard * factorTenths) / (10 * step)));
      expect(await order()).toMatchObject({ orderNumber: expect.stringMatching(/^F\d+$/) });
    },
  );
});

test('it has the paper, the ink and the reading face of its card, in the size that the card is posted in', () => {
  const row = catalogueRows.find(({ id }) => id === 'olivia');
  const card = row && blankDesign(row, 'folded', 'a6', undefined, 'none');
  const envelope = envelopeOf('olivia', 'folded', 'a6');
  const [front, back] = envelope.pages;
  expect([front?.widthUm, front?.heightUm]).toEqual([162_000, 114_000]);
  const cover = card?.pages.find(({ panels }) => panels.some(({ id }) => id === 'front'));
  expect(envelope.inks.ground).toEqual(card?.inks[cover?.background ?? '']);
  expect(Object.values(card?.inks ?? {})).toContainEqual(envelope.inks.ink);
  expect([front, back].map((page) => page?.elements.map((element) => element.kind === 'text' && element.font))).toEqual([
    ['cormorant-semibold'],
    ['cormorant-semibold'],
  ]);
  expect(envelopeOf('blanko-flat', 'flat', 'square').product.format).toBe('envelope-square');
});

test('a card of dark paper and of script faces has a white envelope with an address that machines read', () => {
  const row = catalogueRows.find(({ id }) => id === 'blanko-flat');
  const dark = row && blankDesign(row, 'flat', 'a6', 'nachtblau', 'none');
  const envelope = dark && matchingEnvelope(dark, words);
  expect(envelope?.inks).toMatchObject({ ground: { hex: '#ffffff' }, ink: { k: 100 } });
  expect(envelope?.pages.map(({ elements }) => elements.map((element) => element.kind === 'text' && element.font))).toEqual([
    ['eb-garamond'],
    ['eb-garamond'],
  ]);
});

test('a card that is not posted has no envelope to print', () => {
  const row = catalogueRows.find(({ id }) => id === 'blanko-table-card');
  const card = row && blankDesign(row, 'table-card', 'a6', undefined, 'none');
  expect(card && matchingEnvelope(card, words)).toBeNull();
});
