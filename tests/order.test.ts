/** The calls of cart, delivery and order, without HTTP: what a checkout sends and what it gets. */

import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { orderCalls } from '#api/order.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { isFault } from '#core/values/fault.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import { openFonts } from '#resources/fonts.ts';
import { cardPrices } from '#seed/prices/card.ts';
import { vatRows } from '#seed/prices/vat.ts';
import type { Context, Shop } from '#services/handler.ts';
import { invoiceProvider, transferProvider } from '#services/payment/by-transfer.ts';
import { changeCatalogueRow } from '#store/catalogue/catalogue.ts';
import { newToken } from '#store/db/tokens.ts';
import { orderByNumber } from '#store/order/orders.ts';
import { createOwner } from '#store/session/sessions.ts';
import { munich, personalised } from '#tests/customer.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { noSession } from '#tests/no-session.ts';
import { seedAll } from '#tests/seeded.ts';
import { serverTexts } from '#texts/server-texts.ts';

const clock = () => new Date('2026-11-19T09:00:00Z');
const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;

async function visitor(open: Engine['open'], time = clock) {
  const store = await open();
  await seedAll(store);
  const { id } = await createOwner(store, time());
  const bank = { recipient: 'Federleicht', iban: 'DE00' };
  const payments = [invoiceProvider, transferProvider];
  const shop = { store, fonts: await openFonts(), clock: time, bank, payments, log: () => {} } as unknown as Shop;
  const headers: Record<string, string> = {};
  const context: Context = {
    shop,
    site: { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost' },
    actor: { kind: 'visitor', owner: { ...noSession, current: id, ensure: async (): Promise<OwnerId> => id } },
    requestId: 'test',
    ipAddress: '127.0.0.1',
    header: (name) => headers[name] ?? null,
  };
  const row = designRows.find((one) => one.id === 'olivia');
  if (!row) throw new Error('the seed has no olivia');
  const design = personalised(blankDesign(row, choice.form, choice.format, undefined, 'none')) as ProductDocument;
  const saved = await inProcessClient(context)('POST /web-api/designs', { design, choice });
  return { store, context, headers, designId: saved.id };
}

function payload(cart: { id: string | null; total: { amount: number } }) {
  const { country: _, ...address } = munich;
  return {
    cartId: cart.id ?? '',
    email: 'zoe@beispiel.de',
    delivery: { ...address, country: 'DE' as const },
    billing: null,
    shippingType: 'standard' as const,
    payment: 'invoice' as const,
    comment: 'Bitte klingeln',
    shownTotal: cart.total.amount,
    termsAccepted: true as const,
  };
}

withStore('the checkout', (open) => {
  test.each([
    [{ firstName: 'Gewonnen! https://gewinn.example' }, ['delivery.firstName']],
    [{ lastName: 'Ruf an 0900123456', street: 'www.gewinn.example' }, ['delivery.lastName', 'delivery.street']],
    [{ company: 'gewinn.example/zoe', city: 'München' }, ['delivery.company']],
  ])('an address with a link or a sentence is refused, and the cart stays: %j', async (texts, fields) => {
    const { context, headers, designId } = await visitor(open);
    const cart = await inProcessClient(context)('POST /web-api/cart/lines', { designId, quantity: 75 });
    headers['idempotency-key'] = newToken();
    const body = payload(cart);
    const order = inProcessClient(context)('POST /web-api/order', { ...body, delivery: { ...body.delivery, ...texts } });
    const refused = await Promise.resolve(order).catch((error: unknown) => error);
    expect(isFault(refused) && refused.details.errors?.map(({ field, code }) => [field, code])).toEqual(
      fields.map((field) => [field, 'link']),
    );
    expect((await inProcessClient(context)('GET /web-api/cart', {})).lines).toHaveLength(1);
  });

  test('a name with letters that no face has is refused with a sentence that names them; other scripts are taken', async () => {
    const { context, headers, designId } = await visitor(open);
    const cart = await inProcessClient(context)('POST /web-api/cart/lines', { designId, quantity: 75 });
    const body = payload(cart);
    const order = (texts: object) => {
      headers['idempotency-key'] = newToken();
      return inProcessClient(context)('POST /web-api/order', { ...body, delivery: { ...body.delivery, ...texts } });
    };
    const refused = await Promise.resolve(order({ lastName: 'สม' })).catch((error: unknown) => error);
    const errors = isFault(refused) ? (refused.details.errors ?? []) : [];
    expect(errors.map(({ field, code, message }) => [field, code, message && serverTexts({ locale: 'de-DE' })(message)])).toEqual([
      ['delivery.lastName', 'missing-glyph', 'Die Zeichen „ส“ und „ม“ können wir nicht drucken. Bitte anders schreiben oder weglassen.'],
    ]);
    expect(await order({ firstName: '小明', lastName: 'محمد', street: 'ул. Мира 8' })).toMatchObject({ state: 'invoice_open' });
  });

  test('cart, addresses, shipping type, payment and comment are answered with number, token and state, again under the same key [F401]', async () => {
    const { store, context, headers, designId } = await visitor(open);
    const cart = await inProcessClient(context)('POST /web-api/cart/lines', { designId, quantity: 75 });
    expect(cart.lines.map((line) => line.quantity)).toEqual([75]);
    headers['idempotency-key'] = newToken();
    const body = payload(cart);
    const answer = await inProcessClient(context)('POST /web-api/order', body);
    expect(safeParse(orderCalls['POST /web-api/order'].output, answer).error).toBeUndefined();
    expect(answer).toMatchObject({ orderNumber: expect.stringMatching(/^F100000\d$/), state: 'invoice_open' });
    expect(await inProcessClient(context)('POST /web-api/order', body)).toEqual(answer);
    expect(await orderByNumber(store, answer.orderNumber)).toMatchObject({
      email: body.email,
      delivery: body.delivery,
      billing: body.delivery,
      shippingType: 'standard',
      payment: 'invoice',
      comment: 'Bitte klingeln',
      total: cart.total.amount,
    });
    const other = inProcessClient(context)('POST /web-api/order', { ...body, comment: '' });
    await expect(other).rejects.toMatchObject({ code: 'key-reused' });
    headers['idempotency-key'] = newToken();
    await expect(inProcessClient(context)('POST /web-api/order', { ...body, comment: '' })).rejects.toMatchObject({ code: 'cart-changed' });
  });

  test.each([
    ['express', { phone: '+49 89 1234567' }],
    ['standard', {}],
  ] as const)(
    'the second line is stored for a delivery by %s with %j; page and bill have no telephone number',
    async (shippingType, kept) => {
      const { store, context, headers, designId } = await visitor(open);
      await inProcessClient(context)('POST /web-api/cart/lines', { designId });
      const cart = await inProcessClient(context)('GET /web-api/cart', { shippingType });
      headers['idempotency-key'] = newToken();
      const body = { ...payload(cart), shippingType };
      const shown = { ...body.delivery, extra: 'c/o Łukasz' };
      const delivery = { ...shown, phone: '+49 89 1234567' };
      const { token, orderNumber } = await inProcessClient(context)('POST /web-api/order', { ...body, delivery });
      const stored = await orderByNumber(store, orderNumber);
      expect([stored?.delivery, stored?.billing]).toEqual([{ ...shown, ...kept }, shown]);
      const page = await inProcessClient(context)('GET /web-api/orders/:token', { token });
      expect([page.delivery, page.billing]).toEqual([shown, shown]);
    },
  );

  test.each([
    [{ phone: 'ruf mich an' }, 'delivery.phone', 'phone'],
    [{ extra: 'www.gewinn.example' }, 'delivery.extra', 'link'],
  ])('an address with %j is refused', async (texts, field, code) => {
    const { context, headers, designId } = await visitor(open);
    const cart = await inProcessClient(context)('POST /web-api/cart/lines', { designId });
    headers['idempotency-key'] = newToken();
    const body = payload(cart);
    const placing = inProcessClient(context)('POST /web-api/order', { ...body, delivery: { ...body.delivery, ...texts } });
    await expect(placing).rejects.toMatchObject({ details: { errors: [{ field, code }] } });
  });

  test('prices and VAT of an order stay as they were placed when the catalogue changes [E045]', async () => {
    const { store, context, headers, designId } = await visitor(open);
    const cart = await inProcessClient(context)('POST /web-api/cart/lines', { designId });
    headers['idempotency-key'] = newToken();
    const { token } = await inProcessClient(context)('POST /web-api/order', payload(cart));
    const placed = await inProcessClient(context)('GET /web-api/orders/:token', { token });
    const dearer = { ...cardPrices, EUR: { ...cardPrices.EUR, paper: { ...cardPrices.EUR.paper, feinstpapier: 500 } } };
    await changeCatalogueRow(store, 'prices', 'card', dearer);
    await changeCatalogueRow(store, 'prices', 'vat', [...vatRows, { country: 'DE', from: '2026-11-01', basisPoints: 2500 }]);
    await inProcessClient(context)('POST /web-api/cart/lines', { designId });
    const later = await inProcessClient(context)('GET /web-api/cart', {});
    expect(later.total.amount).toBeGreaterThan(cart.total.amount);
    expect(later.vat[0]?.percent).toBe('25\u00a0%');
    expect(await inProcessClient(context)('GET /web-api/orders/:token', { token })).toEqual(placed);
    expect(placed.total.amount).toBe(placed.lines.reduce((sum, line) => sum + line.total.amount, placed.shipping.amount));
    expect(placed.vat).toMatchObject([{ percent: '19\u00a0%', amount: { amount: Math.round((placed.total.amount * 19) / 119) } }]);
  });

  test('a page that is changed after its approval blocks the order until it is approved again, and the order keeps hash and time [E026]', async () => {
    const { store, context, headers, designId } = await visitor(open);
    // Prices are kept for the length of a request, and each call is one.
    const call: ReturnType<typeof inProcessClient> = (key, input) => inProcessClient(context)(key, input);
    const { design, revision } = await call('GET /web-api/designs/:id', { id: designId });
    const approvedPages = design.pages.map(({ id }) => id);
    const unseen = await call('POST /web-api/cart/lines', { designId, approvedRevision: revision });
    expect(unseen.lines[0]?.approval).toBeNull();
    const some = await call('POST /web-api/cart/lines', { designId, approvedRevision: revision, approvedPages: approvedPages.slice(1) });
    expect(some.lines[0]?.approval).toMatch(/^1 von 2 Seiten angesehen und freigegeben, /);
    const approved = await call('POST /web-api/cart/lines', { designId, approvedRevision: revision, approvedPages });
    expect(approved).toMatchObject({ orderable: true, lines: [{ problems: [] }] });
    expect(approved.lines[0]?.approval?.replaceAll('\u00a0', ' ')).toBe('Alle Seiten freigegeben, Do, 19. Nov., 10:00 Uhr');
    const [first, ...rest] = design.pages;
    const moved = first?.elements.map((element, at) => (at === 0 ? { ...element, xUm: element.xUm + 100 } : element)) ?? [];
    const changed = { ...design, pages: first ? [{ ...first, elements: moved }, ...rest] : [] };
    const saved = await call('PUT /web-api/designs/:id', { id: designId, revision, design: changed, choice });
    const problems = (await call('GET /web-api/cart', {})).lines.flatMap((line) => line.problems);
    expect(problems).toEqual([expect.stringMatching(/^Seit der Freigabe geändert: Außen\. /)]);
    await expect(call('POST /web-api/cart/lines', { designId, approvedRevision: revision, approvedPages })).rejects.toMatchObject({
      code: 'design-conflict',
    });
    // Taken back, the page is as it was approved.
    const back = await call('PUT /web-api/designs/:id', { id: designId, revision: saved.revision, design, choice });
    expect((await call('GET /web-api/cart', {})).orderable).toBe(true);
    const again = await call('PUT /web-api/designs/:id', { id: designId, revision: back.revision, design: changed, choice });
    const cart = await call('POST /web-api/cart/lines', { designId, approvedRevision: again.revision, approvedPages });
    expect(cart.orderable).toBe(true);
    headers['idempotency-key'] = newToken();
    const { orderNumber } = await call('POST /web-api/order', payload(cart));
    const line = (await orderByNumber(store, orderNumber))?.lines[0];
    expect(line?.approval).toMatchObject({
      revision: again.revision,
      at: clock().toISOString(),
      document: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(line?.approval?.pages.map(({ id }) => id)).toEqual(design.pages.map(({ id }) => id));
  });

  test('a bill to a business elsewhere has company and VAT id, and the parcel has its own address [E039]', async () => {
    const { store, context, headers, designId } = await visitor(open);
    const body = payload(await inProcessClient(context)('POST /web-api/cart/lines', { designId }));
    const billing = { ...body.delivery, company: 'Huber & Söhne GmbH', street: 'Mozartgasse 1', postalCode: '80331', vatId: 'DE123456789' };
    headers['idempotency-key'] = newToken();
    const wrong = inProcessClient(context)('POST /web-api/order', { ...body, billing: { ...billing, vatId: 'DE12' } });
    await expect(wrong).rejects.toMatchObject({ details: { errors: [{ field: 'billing.vatId', code: 'vat-id' }] } });
    const { token, orderNumber } = await inProcessClient(context)('POST /web-api/order', { ...body, billing });
    expect(await inProcessClient(context)('GET /web-api/orders/:token', { token })).toMatchObject({ delivery: body.delivery, billing });
    expect((await orderByNumber(store, orderNumber))?.billing).toEqual(billing);
  });

  test('an address of invisible characters is refused field by field, in the sentences of the checkout', async () => {
    const { context, headers, designId } = await visitor(open);
    const body = payload(await inProcessClient(context)('POST /web-api/cart/lines', { designId }));
    headers['idempotency-key'] = newToken();
    const unseen = { firstName: '\u200b', lastName: '\u2060\u200b', street: '\u200d', postalCode: ' ', city: '\ufeff\u3164' };
    const refused = inProcessClient(context)('POST /web-api/order', { ...body, delivery: { ...body.delivery, ...unseen } });
    await expect(refused).rejects.toMatchObject({
      code: 'bad-input',
      details: {
        shown: {
          errors: [
            { field: 'delivery.firstName', code: 'missing', message: 'Hier fehlt noch der Vorname.' },
            { field: 'delivery.lastName', code: 'missing', message: 'Hier fehlt noch der Nachname.' },
            { field: 'delivery.street', code: 'missing', message: 'Hier fehlen noch Straße und Hausnummer.' },
            { field: 'delivery.postalCode', code: 'missing', message: 'Hier fehlt noch die Postleitzahl.' },
            { field: 'delivery.city', code: 'missing', message: 'Hier fehlt noch der Ort.' },
          ],
        },
      },
    });
    const marked = { ...body.delivery, lastName: 'M\u200büller\u2060' };
    const { token } = await inProcessClient(context)('POST /web-api/order', { ...body, delivery: marked });
    expect((await inProcessClient(context)('GET /web-api/orders/:token', { token })).delivery.lastName).toBe('Müller');
  });

  test('deliveries are named by their days, with the time to the cut-off, and Saturday only to Germany [E040]', async () => {
    const at = (time: string) => visitor(open, () => new Date(`${time}+01:00`));
    const days = async ({ context, designId }: Awaited<ReturnType<typeof at>>, country: 'DE' | 'AT') => {
      await inProcessClient(context)('POST /web-api/cart/lines', { designId });
      const { deliveries, cutOffSeconds } = await inProcessClient(context)('GET /web-api/cart', { country });
      return { cutOffSeconds, ...Object.fromEntries(deliveries.map(({ type, text }) => [type, text.replaceAll('\u00a0', ' ')])) };
    };
    expect(await days(await at('2026-11-19T10:30:00'), 'DE')).toEqual({
      cutOffSeconds: 1800,
      standard: 'Mittwoch, 25. bis Freitag, 27. November',
      express: 'Freitag, 20. November',
    });
    const afterCutOff = await at('2026-11-19T11:00:01');
    expect(await days(afterCutOff, 'DE')).toEqual({
      cutOffSeconds: 24 * 3600 - 1,
      standard: 'Donnerstag, 26. bis Montag, 30. November',
      express: 'Montag, 23. November',
      'express-saturday': 'Samstag, 21. November',
    });
    expect(await days(afterCutOff, 'AT')).not.toHaveProperty('express-saturday');
  });

  test('shipping information names types with prices and days, envelope classes and countries [F381]', async () => {
    const { context } = await visitor(open);
    const call = 'GET /web-api/shipping-information';
    const answer = await inProcessClient(context)(call, {});
    expect(safeParse(orderCalls[call].output, answer).error).toBeUndefined();
    expect(answer.types.map(({ type, price, from, to }) => [type, price.amount, from, to])).toEqual([
      ['standard', 499, '2026-11-25', '2026-11-27'],
      ['express', 1299, '2026-11-20', '2026-11-20'],
    ]);
    expect(answer.classPrices.map(({ envelopeClass, price }) => [envelopeClass, price.amount])).toEqual([
      ['standard', 95],
      ['compact', 110],
      ['large', 180],
    ]);
    expect(answer.countries.map(({ country }) => country)).toEqual(['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES']);
    const austria = await inProcessClient(context)(call, { country: 'AT' });
    expect(austria.types.map(({ type, price }) => [type, price.amount])).toEqual([
      ['standard', 599],
      ['express', 2299],
    ]);
    expect(austria.classPrices.map(({ price }) => price.amount)).toEqual([100, 150, 150]);
  });

  test('shipping information of a cart is that of its contents, and another cart is not found [F381]', async () => {
    const { context, designId } = await visitor(open);
    const call = inProcessClient(context);
    const key = 'GET /web-api/shipping-information';
    const cart = await call('POST /web-api/cart/lines', { designId, quantity: 5_000 });
    const own = await call(key, { cart: cart.id ?? '' });
    expect(own.types).toEqual(cart.deliveries);
    const plain = await call(key, {});
    expect(own.types.map(({ price }) => price.amount)).not.toEqual(plain.types.map(({ price }) => price.amount));
    const austria = await call(key, { cart: cart.id ?? '', country: 'AT' });
    expect([austria.country, austria.types.map(({ type }) => type)]).toEqual(['AT', ['standard', 'express']]);
    const other = await visitor(open);
    const foreign = await inProcessClient(other.context)('POST /web-api/cart/lines', { designId: other.designId, quantity: 50 });
    const missing = { code: 'not-found', details: { shown: { text: expect.stringContaining('Diesen Warenkorb gibt es nicht') } } };
    for (const id of [foreign.id ?? '', newToken()]) await expect(call(key, { cart: id })).rejects.toMatchObject(missing);
    await expect(call(key, { cart: 'x' })).rejects.toMatchObject({
      code: 'bad-input',
      details: { shown: { errors: [{ field: 'cart' }] } },
    });
  });
});
