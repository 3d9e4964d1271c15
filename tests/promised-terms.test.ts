/** What the shop promises about prices, delivery and quantities, as its calls answer it in each market. */
import { expect, test } from 'vitest';
import { quantityLadder } from '#core/products/card/quantities.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

/** Berlin wall time in winter. */
const winter = (text: string) => () => new Date(`${text}+01:00`);
const thursday = winter('2026-11-19T10:00:00');

withStore('the terms of delivery', (open) => {
  async function terms(country: 'DE' | 'AT' | 'CH', clock = thursday) {
    const { request } = await guestCalls(await seededShop(open, clock), country);
    const { types, classPrices } = await request()('GET /web-api/shipping-information', {});
    return {
      shipping: Object.fromEntries(types.map(({ type, price }) => [type, [price.amount, price.currency]])),
      postage: classPrices.map(({ envelopeClass, price }) => [envelopeClass, price.amount, price.currency]),
      days: Object.fromEntries(types.map(({ type, from, to }) => [type, [from, to]])),
    };
  }

  test('in Germany postage is 0,95, 1,10 and 1,80 €, shipping 4,99, 12,99 and 22,99 € [F471, F475]', async () => {
    const { shipping, postage } = await terms('DE', winter('2026-11-20T10:00:00'));
    expect(postage).toEqual([
      ['standard', 95, 'EUR'],
      ['compact', 110, 'EUR'],
      ['large', 180, 'EUR'],
    ]);
    expect(shipping).toEqual({ standard: [499, 'EUR'], express: [1299, 'EUR'], 'express-saturday': [2299, 'EUR'] });
  });

  test('in Austria postage is 1,00, 1,50 and 1,50 €, shipping 5,99 and 22,99 €, and never on a Saturday [F472, F476, F481]', async () => {
    const { shipping, postage } = await terms('AT', winter('2026-11-20T10:00:00'));
    expect(postage).toEqual([
      ['standard', 100, 'EUR'],
      ['compact', 150, 'EUR'],
      ['large', 150, 'EUR'],
    ]);
    expect(shipping).toEqual({ standard: [599, 'EUR'], express: [2299, 'EUR'] });
  });

  test('in Switzerland shipping is 9.99 and 34.99 CHF, and never on a Saturday [F477, F481]', async () => {
    const { shipping } = await terms('CH', winter('2026-11-20T10:00:00'));
    expect(shipping).toEqual({ standard: [999, 'CHF'], express: [3499, 'CHF'] });
  });

  test('what is ordered by 11:00 comes by express the next day, later a working day after; standard takes 2 to 4 working days [F481, F482]', async () => {
    expect((await terms('DE', winter('2026-11-19T11:00:00'))).days).toEqual({
      standard: ['2026-11-25', '2026-11-27'],
      express: ['2026-11-20', '2026-11-20'],
    });
    // Handed over on Monday, 23 November, two working days after the order.
    expect((await terms('DE', winter('2026-11-19T11:00:01'))).days.express).toEqual(['2026-11-23', '2026-11-23']);
  });

  test('a card is offered in the 11th quantity first, which is 50 [F486]', async () => {
    const { request } = await guestCalls(await seededShop(open, thursday));
    for (const card of ['olivia', 'lorbeer']) {
      const { choice, price } = await request()('GET /web-api/cards/:card', { card });
      expect([choice.quantity, price.quantity, quantityLadder[10]]).toEqual([50, 50, 50]);
    }
  });

  test('the list of designs has 48 tiles and 48 more, and a theme list 12 and 12 more [F487]', async () => {
    const { request } = await guestCalls(await seededShop(open, thursday));
    const count = async (tileCount?: number) => (await request()('GET /web-api/cards', { tileCount })).count;
    expect([await count(), await count(96), await count(50)]).toEqual([48, 96, 48]);
    const themes = async (tileCount?: number) => {
      const { items } = await request()('GET /web-api/themes', { tileCount });
      return items.length;
    };
    expect([await themes(), await themes(24), await themes(13)]).toEqual([12, 24, 12]);
  });
});
