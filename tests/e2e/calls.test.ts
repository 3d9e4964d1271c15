/** Calls over HTTP as programs and attackers make them: headers, input, same-site rule, foreign ids, prices. */
import { describe, expect, test } from 'vitest';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';

const shop = await sharedShop();

describe('headers of a call', () => {
  test('a call without channel header is refused with the reason [F335]', async () => {
    const answer = await send(shop, { path: '/web-api/cards', headers: { 'x-locale': 'de-DE' } });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).message).toContain('x-channel');
  });

  test('a call without locale header is refused with the reason [F336]', async () => {
    const answer = await send(shop, { path: '/web-api/cards', headers: { 'x-channel': 'federleicht-de' } });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).message).toContain('x-locale');
  });

  test('headers that contradict each other or the host are refused', async () => {
    for (const [channel, locale] of [
      ['federleicht-de', 'de-CH'],
      ['federleicht-ch', 'de-CH'],
      ['myposter-de', 'de-DE'],
      ['federleicht-de', 'pl-PL'],
    ] as const) {
      expect((await guest(shop, { channel, locale }).call('GET', '/web-api/cards')).status, `${channel} ${locale}`).toBe(400);
    }
  });

  test('empty query values count as not given [F337]', async () => {
    const visitor = guest(shop);
    const all = await visitor.call('GET', '/web-api/cards');
    const same = await visitor.call('GET', '/web-api/cards?occasion=&color=&sort=');
    expect(same.json.total).toBe(all.json.total);
  });

  test('a list names a suite among its designs in the colour it shows, and none where there is none', async () => {
    const visitor = guest(shop);
    const suite = async (query: string) => (await visitor.call('GET', `/web-api/cards?${query}`)).json.suite;
    const wedding = await suite('occasion=hochzeit');
    expect([wedding.lead.id, wedding.thanks.id, wedding.path]).toEqual(['olivia', 'olivia-dankeskarte', '/themes/1461/']);
    const pink = await suite('occasion=hochzeit&color=pink');
    expect(pink.lead.shown).not.toBe(wedding.lead.shown);
    expect(pink.thanks.shown).toBe(pink.lead.shown);
    expect((await suite('occasion=trauer')).lead.id).toBe('farnstille');
    expect(await suite('category=menu-card')).toBeNull();
  });
});

describe('answers', () => {
  test('localized-urls names a page in the three German markets and nothing outside of them [F364]', async () => {
    const answer = await guest(shop).call(
      'GET',
      `/web-api/localized-urls?path=${encodeURIComponent('/karten-designen/?occasion=hochzeit&utm_source=x')}`,
    );
    expect(answer.json).toEqual({
      'de-DE': `http://localhost:${shop.port}/karten-designen/?occasion=hochzeit`,
      'de-AT': `http://at.localhost:${shop.port}/karten-designen/?occasion=hochzeit`,
      'de-CH': `http://ch.localhost:${shop.port}/karten-designen/?occasion=hochzeit`,
    });
  });

  test('aspect-ratio reads a format string as millimetres, knows A8 to A0 by name, and answers 0 x 0 for anything else [F213, F214, F296, F338]', async () => {
    const visitor = guest(shop);
    const size = async (format: string) => {
      const query = new URLSearchParams({ productType: 'photoframe', format });
      const { ratio, width, height } = (await visitor.call('GET', `/web-api/aspect-ratio?${query}`)).json;
      return [width, height, ratio];
    };
    expect(await size('300x200')).toEqual([300, 200, 1.5]);
    const names = ['a8', 'a7', 'a6', 'a5', 'A4', 'a3', 'a2', 'a1', 'A0'];
    const sizes = ['52x74', '74x105', '105x148', '148x210', '210x297', '297x420', '420x594', '594x841', '841x1189'];
    expect(await Promise.all(names.map(size))).toEqual(await Promise.all(sizes.map(size)));
    for (const format of ['0210x297', '0x5', '-2x3', '21.0x29.7', '210X297', '210×297', '210 x 297', '210x', 'x297', 'a9'])
      expect([format, await size(format)]).toEqual([format, [0, 0, 0]]);
    expect((await visitor.call('GET', '/web-api/aspect-ratio?productType=car&format=a4')).status).toBe(422);
  });

  test('themes answers the designs of a page in the order that is asked for, with count and total [F382]', async () => {
    const visitor = guest(shop);
    const themes = async (query: string) => (await visitor.call('GET', `/web-api/themes?${query}`)).json;
    const first = await themes('sort=sort');
    expect([first.items.length, first.count]).toEqual([12, 12]);
    expect(first.total).toBeGreaterThan(24);
    const two = await themes('sort=sort&tileCount=24');
    expect([two.items.length, two.count, two.total]).toEqual([24, 24, first.total]);
    const ids = (list: { items: { id: number }[] }) => list.items.map(({ id }) => id);
    expect(ids(two).slice(0, 12)).toEqual(ids(first));
    expect(new Set(ids(two)).size).toBe(24);
    for (const sort of ['popularity', 'created']) expect(ids(await themes(`sort=${sort}`))).not.toEqual(ids(first));
    const births = await themes('occasion=geburt');
    expect(new Set(births.items.map(({ occasion }: { occasion: string }) => occasion))).toEqual(new Set(['Geburt']));
    expect(births.total).toBeLessThan(first.total);
    expect((await visitor.call('GET', '/web-api/themes?sort=teuer')).status).toBe(422);
  });
});

describe('bad input', () => {
  test('malformed JSON is a sentence with status 400', async () => {
    const visitor = guest(shop);
    for (const body of ['{"a":', '[1]', '"x"', '\u0000', '{"__proto__":{"x":1}}', `${'['.repeat(50)}${']'.repeat(50)}`]) {
      const answer = await send(shop, {
        path: '/web-api/designs',
        method: 'POST',
        headers: { ...visitor.headers(), 'content-type': 'application/json' },
        body,
      });
      expect([400, 422], body).toContain(answer.status);
      expect(JSON.parse(answer.text).message).toMatch(/[A-ZÄÖÜ].*\./);
      expect(answer.text).not.toMatch(/at .*\.(ts|js):|node_modules|ZodError|SyntaxError/);
    }
  });

  test('a body above its limit is refused with 413', async () => {
    const visitor = guest(shop);
    const answer = await send(shop, {
      path: '/web-api/order',
      method: 'POST',
      headers: { ...visitor.headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ a: 'x'.repeat(300_000) }),
    });
    expect(answer.status).toBe(413);
  });

  test('quantities that are not on the ladder are refused with 422 [F485]', async () => {
    const visitor = guest(shop);
    for (const [quantity, status] of [
      ['50', 200],
      ['5000', 200],
      ['52', 422],
      ['0', 422],
      ['5001', 422],
      ['-5', 422],
      ['0x32', 422],
      ['5e1', 422],
      [' 50', 422],
      ['50.0', 422],
    ] as const) {
      const path = `/web-api/card-price?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=${encodeURIComponent(quantity)}`;
      expect((await visitor.call('GET', path)).status, quantity).toBe(status);
    }
  });

  test('unknown keys are refused and named', async () => {
    const answer = await guest(shop).call('GET', '/web-api/cards?preis=1');
    expect(answer.status).toBe(422);
    expect(answer.json.errors[0].message).toContain('preis');
  });

  test('an unknown call is a JSON 404, an unknown card too', async () => {
    const visitor = guest(shop);
    expect((await visitor.call('GET', '/web-api/gibt-es-nicht')).json.code).toBe('not-found');
    expect((await visitor.call('GET', '/web-api/cards/gibt-es-nicht')).status).toBe(404);
  });
});

describe('other people’s things', () => {
  test('a foreign order token opens nothing, a guessed one neither', async () => {
    const answer = await guest(shop).call('GET', '/web-api/orders/BBBBBBBBBBBBBBBBBBBBBB');
    expect(answer.status).toBe(404);
  });

  test('another site can change nothing [E072]', async () => {
    const visitor = guest(shop);
    const { id } = await savedCard(visitor);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect((await visitor.call('POST', '/web-api/cart/lines', { designId: id }, headers)).status).toBe(403);
    }
    const form = await send(shop, {
      path: '/web-api/cart/lines',
      method: 'POST',
      headers: { ...visitor.headers(), 'content-type': 'text/plain' },
      body: JSON.stringify({ designId: id }),
    });
    expect(form.status).toBe(403);
    expect((await visitor.call('GET', '/web-api/cart')).json.lines).toHaveLength(0);
  });
});

describe('prices', () => {
  test('a price sent by a browser is refused, whatever it is called [E045]', async () => {
    const visitor = guest(shop);
    const { id, cart } = await savedCard(visitor, { inCart: true });
    expect(id).toBeTruthy();
    for (const extra of [
      { price: 1 },
      { total: 1 },
      { lines: [] },
      { paid: true },
      { unit: { amount: 1, currency: 'EUR' } },
      { shippingPrice: 0 },
    ]) {
      const answer = await visitor.call('POST', '/web-api/order', { ...orderBody(cart), ...extra }, { 'idempotency-key': orderKey() });
      expect(answer.status, JSON.stringify(extra)).toBe(422);
    }
    const cheaper = await visitor.call(
      'POST',
      '/web-api/order',
      { ...orderBody(cart), shownTotal: 100 },
      { 'idempotency-key': orderKey() },
    );
    expect([cheaper.status, cheaper.json.code]).toEqual([409, 'price-changed']);
    expect((await visitor.call('GET', '/web-api/cart')).json.lines).toHaveLength(1);
  });

  test('shipping is charged by the weight of everything, on the row that is chosen and in the sum', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true, quantity: 1000 });
    const cart = (await visitor.call('GET', '/web-api/cart?shippingType=express')).json;
    const row = cart.deliveries.find((offer: { type: string }) => offer.type === 'express');
    expect(row.price.amount).toBeGreaterThan(1299);
    expect(cart.shipping.amount).toBe(row.price.amount);
    expect(cart.total.amount).toBe(cart.goods.amount + row.price.amount);
  });

  test('a document with a foreign geometry, font, drawing or photo is refused and nothing is stored', async () => {
    const visitor = guest(shop);
    const blank = await visitor.call('GET', '/web-api/card-blank?card=olivia&form=folded&format=a6');
    const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
    const spoil = (change: (design: typeof blank.json.design) => void) => {
      const design = structuredClone(blank.json.design);
      change(design);
      return visitor.call('POST', '/web-api/designs', { design, choice });
    };
    const spoilt = [
      await spoil((design) => {
        design.pages[0].widthUm = 5_000_000;
      }),
      await spoil((design) => {
        design.pages.pop();
      }),
      await spoil((design) => {
        design.pages[0].elements.find((element: { kind: string }) => element.kind === 'text').font = 'comic-sans';
      }),
      await spoil((design) => {
        design.version = 99;
      }),
      await spoil((design) => {
        design.pages[0].elements[0].xUm = 1e300;
      }),
      await spoil((design) => {
        design.product.refinement = 'gold';
      }),
    ];
    for (const answer of spoilt) expect(answer.status).toBe(422);
    expect(visitor.jar.size).toBe(0);
  });
});
