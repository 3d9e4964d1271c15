/** A shop on a store of its own, and guests that make calls in process, for tests of cart and order. */

import type { Channel } from '#core/values/channel.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import { openFonts } from '#resources/fonts.ts';
import type { Context, Shop } from '#services/handler.ts';
import { invoiceProvider, transferProvider } from '#services/payment/by-transfer.ts';
import { createOwner } from '#store/session/sessions.ts';
import { pageOf } from '#tests/block-page.tsx';
import { munich, orderKey } from '#tests/customer.ts';
import { lowHashCost } from '#tests/customer-browser.ts';
import type { Engine } from '#tests/engines.ts';
import { noSession } from '#tests/no-session.ts';
import { seedAll } from '#tests/seeded.ts';

export async function seededShop(open: Engine['open'], clock: () => Date): Promise<Shop> {
  const store = await open();
  await seedAll(store);
  return {
    store,
    fonts: await openFonts(),
    clock,
    bank: { recipient: '', iban: '' },
    payments: [invoiceProvider, transferProvider],
    voucherSecret: 'secret',
    hashCost: lowHashCost,
    log: () => {},
  } as unknown as Shop;
}

/** A guest with calls of its own; `country` is the shop's. */
export async function guestCalls(shop: Shop, country: 'DE' | 'AT' | 'CH' = 'DE', channel: Channel = 'federleicht') {
  const owner = (await createOwner(shop.store, shop.clock())).id;
  const site = { ...pageOf(shop).site, channel, country, locale: `de-${country}` } as Context['site'];
  const request = (key = orderKey()) =>
    inProcessClient({
      shop,
      site,
      actor: { kind: 'visitor', owner: { ...noSession, current: owner, ensure: async () => owner } },
      requestId: 'r',
      ipAddress: owner,
      header: (name) => (name === 'idempotency-key' ? key : null),
    });
  const cart = () => request()('GET /web-api/cart', {});
  const order = async (email = 'zoe@beispiel.de') => {
    const { id, total } = await cart();
    return request()('POST /web-api/order', {
      cartId: id ?? '',
      email,
      delivery: { ...munich, country, postalCode: country === 'CH' ? '8001' : munich.postalCode },
      billing: null,
      shippingType: 'standard',
      payment: 'prepayment',
      shownTotal: total.amount,
      termsAccepted: true,
    });
  };
  return { owner, cart, order, request };
}
