import { expect, test } from 'vitest';
import { measuredClient, purchaseBody } from './measured-purchase.ts';

const proof = 'q8Zk'.padEnd(22, 'x');
const google = '_ga=GA1.1.123456789.1764000000';
const visit = '3f2b8c1e-7d4a-4c55-9b1e-2a6f0d9c8e71';

test('a purchase is measured for the client that the analytics cookie names, or for the visit', () => {
  const consent = `consent=11.s.2026-11-22.${proof}`;
  const client = { id: '123456789.1764000000', proof, hasMarketing: false };
  expect(measuredClient(`${consent}; ${google}; federleicht_sid=${visit}`, 'federleicht', 11)).toEqual(client);
  expect(measuredClient(`${consent}; federleicht_sid=${visit}`, 'federleicht', 11)).toEqual({ ...client, id: visit });
  expect(measuredClient(`consent=11.sm.2026-11-22.${proof}; ${google}`, 'federleicht', 11)).toEqual({ ...client, hasMarketing: true });
});

test.each([
  ['who declined', `consent=11.-.2026-11-22; ${google}`],
  ['who has not answered', google],
  ['who agreed to advertising only', `consent=11.m.2026-11-22.${proof}; ${google}`],
  ['who answered another question', `consent=12.s.2026-11-22.${proof}; ${google}`],
  ['whose consent has no proof', `consent=11.s.2026-11-22; ${google}`],
  ['whose browser has neither', `consent=11.s.2026-11-22.${proof}`],
  ['whose visit is of the other channel', `consent=11.s.2026-11-22.${proof}; myposter_sid=${visit}`],
  ['who wrote the cookie by hand', `consent=11.s.2026-11-22.${proof}; _ga=GA1.1.zoe@beispiel.de`],
])('no purchase is measured of a visitor %s', (_, cookies) => {
  expect(measuredClient(cookies, 'federleicht', 11)).toBeNull();
});

test('a measured purchase has number, sums in major units and items, and nothing about the customer', () => {
  const line = { name: 'Olivia', quantity: 50, unit: 149 };
  const order = {
    number: 'F1000007',
    currency: 'EUR',
    placedAt: '2026-11-25T10:00:00.000Z',
    total: 7_940,
    shipping: 490,
    taxes: [{ vat: 1_200 }, { vat: 68 }],
    lines: [line],
    email: 'zoe@beispiel.de',
    token: 'geheim',
  } as unknown as Parameters<typeof purchaseBody>[0];
  expect(purchaseBody(order, { id: '1.2', hasMarketing: false })).toEqual({
    client_id: '1.2',
    timestamp_micros: 1_795_600_800_000_000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: 'F1000007',
          currency: 'EUR',
          value: 79.4,
          tax: 12.68,
          shipping: 4.9,
          items: [{ item_name: 'Olivia', quantity: 50, price: 1.49 }],
        },
      },
    ],
  });
});
