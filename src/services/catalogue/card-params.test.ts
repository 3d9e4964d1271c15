/** What addresses and calls say about a card besides its choice. */
import { expect, test } from 'vitest';
import { calls } from '#api/calls.ts';
import { parseInput, queryInput } from '#http/request/input.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;

withStore('a card of calls', (open) => {
  const request = async (country: 'DE' | 'CH' = 'DE') => (await guestCalls(await seededShop(open, clock), country)).request();

  test('has the price of ribbon and tag apart and in the sum, for as many pieces as there are cards [F182]', async () => {
    const call = await request();
    const plain = await call('GET /web-api/card-price', choice);
    expect([plain.accessories, plain.sum]).toEqual([[], plain.total]);
    const tied = await call('GET /web-api/card-price', { ...choice, ribbon: 'satin-10', ribbonColor: 'rose', tag: 'heart' });
    expect(tied.accessories.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['ribbon-satin-10-rose', 50],
      ['tag-heart', expect.any(Number)],
    ]);
    expect({ ...tied, accessories: [], sum: plain.sum }).toEqual(plain);
    expect(tied.sum.amount).toBe(tied.accessories.reduce((sum, { total }) => sum + total.amount, plain.total.amount));
    const prices = await call('GET /web-api/card-accessory-price', { sku: 'ribbon-satin-10-rose', quantity: 50 });
    expect(tied.accessories[0]?.total).toEqual(prices.total);
  });

  test('is refused with a ribbon, a colour or a tag that is not sold or does not go with it, and the field is named [F182]', async () => {
    const call = await request();
    const fields = async (more: object) => {
      const fault = await call('GET /web-api/card-price', { ...choice, ...more } as never).then(
        () => null,
        (error: { code: string; details?: { errors?: { field: string }[] } }) => error,
      );
      return [fault?.code, fault?.details?.errors?.[0]?.field];
    };
    expect(await fields({ ribbon: 'jute', ribbonColor: 'rose' })).toEqual(['bad-input', 'ribbonColor']);
    expect(await fields({ ribbon: 'chiffon', ribbonColor: 'neon' })).toEqual(['bad-input', 'ribbonColor']);
    expect(await fields({ ribbon: 'gold-chain' })).toEqual(['bad-input', 'ribbon']);
    expect(await fields({ tag: 'star' })).toEqual(['bad-input', 'tag']);
    expect(await fields({ ribbon: 'none', tag: 'none' })).toEqual([undefined, undefined]);
  });

  test('costs as a sample what the cart takes for the fourth, one at a time [F182]', async () => {
    for (const [country, most] of [
      ['DE', 190],
      ['CH', 350],
    ] as const) {
      const call = await request(country);
      const one = await call('GET /web-api/card-price', { ...choice, quantity: 1 });
      const sample = await call('GET /web-api/card-price', { ...choice, quantity: 1, isSample: true });
      expect([country, sample.total.amount]).toEqual([country, Math.min(most, one.unit.amount)]);
      expect(sample).toMatchObject({ quantity: 1, ladder: [{ quantity: 1 }], accessories: [] });
      await expect(call('GET /web-api/card-price', { ...choice, isSample: true })).rejects.toMatchObject({ code: 'off-ladder' });
    }
  });

  test('is found under its own theme only [F182]', async () => {
    const call = await request();
    const own = { ...choice, themeId: 1461 };
    expect((await call('GET /web-api/card-price', own)).total).toEqual((await call('GET /web-api/card-price', choice)).total);
    await expect(call('GET /web-api/card-price', { ...choice, themeId: 9 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(call('GET /web-api/cards/:card', { card: 'olivia', themeId: 9 })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('has a page with the same prices, read from an address, and completes the rest of its choice [F182]', async () => {
    const call = await request();
    const key = 'GET /web-api/cards/:card';
    const address = new URLSearchParams(
      'paper=feinstpapier&punching=wave&quantity=100&refinementType=gold&ribbon=satin-3&ribbonColor=sage&tag=round&isSample=false&themeId=1461',
    );
    const input = parseInput(calls[key], { ...(queryInput(calls[key].input, address) as object), card: 'olivia' });
    const page = await call(key, input as never);
    expect(page.choice).toMatchObject({ paper: 'feinstpapier', punching: 'wave', quantity: 100, refinementType: 'gold' });
    expect(page.accessories.map(({ sku }) => sku)).toEqual(['ribbon-satin-3-sage', 'tag-round']);
    expect(page.sum.amount).toBe(page.accessories.reduce((sum, { total }) => sum + total.amount, page.price.total.amount));
    expect((await call(key, { card: 'olivia', isSample: true })).price).toMatchObject({ quantity: 1 });
  });
});
