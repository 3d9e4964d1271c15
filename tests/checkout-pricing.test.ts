/** How often the checkout page prices the cart: laying out and pricing every card is the dearest work of a request. */
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import { openFonts } from '#resources/fonts.ts';
import type { Context, Shop } from '#services/handler.ts';
import { createOwner } from '#store/session/sessions.ts';
import { openCatalogue, pageOf } from '#tests/block-page.tsx';
import { munich, personalised } from '#tests/customer.ts';
import { noSession } from '#tests/no-session.ts';
import { action, loader } from '#web/app/routes/checkout.tsx';
import { pageRequest } from '#web/page/request.ts';

const readCarts = vi.hoisted(() => ({ count: 0 }));
vi.mock('#store/cart/carts.ts', async (original) => {
  const carts = await original<typeof import('#store/cart/carts.ts')>();
  return {
    ...carts,
    cartOf: (...given: Parameters<typeof carts.cartOf>) => {
      readCarts.count += 1;
      return carts.cartOf(...given);
    },
  };
});

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
let shop: Shop;
let owner: OwnerId;
beforeAll(async () => {
  catalogue = await openCatalogue();
  shop = { ...catalogue.shop, fonts: await openFonts() };
  owner = (await createOwner(shop.store)).id;
});
afterAll(() => catalogue.close());
beforeEach(() => {
  readCarts.count = 0;
});

/** The client of a new request of this guest. */
function request() {
  const { site } = pageOf(shop);
  const context: Context = {
    shop,
    site,
    actor: { kind: 'visitor', owner: { ...noSession, current: owner, ensure: async () => owner } },
    requestId: 'r',
    ipAddress: '127.0.0.1',
    header: () => null,
  };
  return inProcessClient(context);
}

function routeArgs(fields?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(pageRequest, { ...pageOf(shop), call: request() });
  const body = fields && new URLSearchParams(fields);
  return { context, params: {}, request: new Request('http://localhost/kasse/', body ? { method: 'POST', body } : {}) };
}

const runLoader = (args: object) => loader(args as Parameters<typeof loader>[0]);
const runAction = (args: object) => action(args as Parameters<typeof action>[0]);

test('the checkout prices the cart once for the page and once for each submit', async () => {
  const row = designRows.find(({ id }) => id === 'olivia');
  if (!row) throw new Error('the seed has no olivia');
  const design = personalised(blankDesign(row, 'folded', 'a6', undefined, 'none')) as ProductDocument;
  const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;
  const { id: designId } = await request()('POST /web-api/designs', { design, choice });
  await request()('POST /web-api/cart/lines', { designId });

  readCarts.count = 0;
  const { values, cart } = await runLoader(routeArgs());
  expect(readCarts.count).toBe(1);

  const filled = {
    ...values,
    ...munich,
    email: 'zoe@beispiel.de',
    country: 'AT',
    postalCode: '1010',
    shippingType: 'express',
    payment: 'prepayment',
  };
  readCarts.count = 0;
  await runAction(routeArgs({ ...filled, intent: 'show', open: 'delivery', reached: 'review' }));
  expect(readCarts.count).toBe(1);

  readCarts.count = 0;
  const refused = await runAction(
    routeArgs({ ...filled, intent: 'order', open: 'review', reached: 'review', shownTotal: String(cart.total.amount) }),
  );
  expect(refused).toMatchObject({ data: { notice: expect.stringContaining('Preis'), cart: { country: 'AT' } } });
  expect(readCarts.count).toBe(1);
});
