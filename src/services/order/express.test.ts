import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardTypes } from '#core/products/card/types.ts';
import { openCatalogue, pageOf } from '#tests/block-page.tsx';

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

function expressAt(instant: string, country?: 'AT' | 'FR') {
  const shop = { ...catalogue.shop, clock: () => new Date(instant) };
  return pageOf(shop).call('GET /web-api/express-shop', country ? { country } : {});
}

describe('express', () => {
  test('names products, the next cut-off and the day of delivery [F350] [F028]', async () => {
    const { cutOff, cutOffText, types, products } = await expressAt('2026-11-25T08:00:00Z');
    expect([cutOff, cutOffText.replaceAll('\u00a0', ' ')]).toEqual(['2026-11-25T10:00:00.000Z', 'Mittwoch, 25. November']);
    expect(types.map(({ type, from, price }) => [type, from, price.amount])).toEqual([['express', '2026-11-26', 1299]]);
    const forms = new Map(products.map(({ form, sameDay }) => [form, sameDay]));
    expect([forms.get('newspaper'), forms.get('folded'), forms.has('pocketfold')]).toEqual([true, false, false]);
    expect(products.find(({ form }) => form === 'folded')).toEqual({
      form: 'folded',
      sameDay: false,
      sku: 'card-blanko-folded-folded-a6',
      name: 'Klappkarte',
      path: '/karten-designen/blanko-folded/',
      deliveryDate: '2026-11-26',
    });
    const { items, unknown } = await pageOf(catalogue.shop).call('GET /web-api/sku/container', { skus: products.map(({ sku }) => sku) });
    expect([items.length, unknown]).toEqual([products.length, []]);
    for (const form of forms.keys()) expect(cardTypes[form as keyof typeof cardTypes].hasExpress, form).toBe(true);
  });

  test('counts for the next working day after 11 o’clock, and offers Saturday on a Friday in Germany only', async () => {
    const offered = async (instant: string, country?: 'AT' | 'FR') => {
      const { cutOffText, types, products } = await expressAt(instant, country);
      return [cutOffText.replaceAll('\u00a0', ' '), types.map(({ type }) => type), products.length > 0];
    };
    expect(await offered('2026-11-25T10:00:01Z')).toEqual(['Donnerstag, 26. November', ['express'], true]);
    expect(await offered('2026-11-27T08:00:00Z')).toEqual(['Freitag, 27. November', ['express', 'express-saturday'], true]);
    expect(await offered('2026-11-27T08:00:00Z', 'AT')).toEqual(['Freitag, 27. November', ['express'], true]);
    expect(await offered('2026-11-27T08:00:00Z', 'FR')).toEqual(['Freitag, 27. November', [], false]);
  });
});
