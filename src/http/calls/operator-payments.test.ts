/** Refunds and entries of the bank account by the calls of operators. */
import { expect, test } from 'vitest';
import { agree } from '#dev/test-payments.ts';
import { NoAnswer, type PaymentProvider } from '#services/payment/provider.ts';
import type { Store } from '#store/db/store.ts';
import { attemptsOf } from '#store/payment/attempts.ts';
import { readBooks } from '#store/payment/books.ts';
import { refundsOf } from '#store/payment/refunds.ts';
import { onEachEngine } from '#tests/engines.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';
import { operatorRoutes } from './operator.ts';

const token = 'a'.repeat(32);

async function world(store: Store, plan: 'ok' | 'refund-fail' = 'ok') {
  const made = payableShop(store, plan);
  const send = async (path: string, body: BodyInit, bearer = token) => {
    const request = new Request(`http://localhost/operator-api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body,
    });
    const response = await operatorRoutes(made.shop, { name: 'operator', value: token }).fetch(request);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> & { entries: Record<string, unknown>[] } };
  };
  const call = (path: string, input: object) => send(path, JSON.stringify(input));
  async function paid() {
    const order = await orderToPay(made);
    await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token });
    const ref = (await attemptsOf(store.db, order.id))[0]?.ref ?? '';
    await agree(made.payments, ref, plan, made.now());
    await made.post(ref);
    await made.work();
    return order;
  }
  return { ...made, send, call, paid };
}

const key = (letter: string) => letter.repeat(22);

onEachEngine('the operator’s call for a refund', (open) => {
  test('pays back once, however often it is repeated, and takes its key for nothing else', async () => {
    const store = await open();
    const { call, paid, work } = await world(store);
    const order = await paid();
    const refund = (input: object) => call(`/orders/${order.number}/refund`, input);
    const asked = { amount: 1_250, reason: 'goodwill', key: key('a') };
    expect(await refund(asked)).toMatchObject({ status: 200, body: { number: order.number, state: 'paid', changed: true } });
    await work();
    const again = await Promise.all(Array.from({ length: 5 }, () => refund(asked)));
    for (const one of again) expect(one).toMatchObject({ status: 200, body: { changed: false } });
    for (const other of [{ amount: 1_251 }, { reason: 'complaint' }])
      expect(await refund({ ...asked, ...other })).toMatchObject({ status: 422, body: { code: 'key-reused' } });
    expect(await refund({ ...asked, key: key('b') })).toMatchObject({ status: 200, body: { changed: true } });
    expect((await refundsOf(store.db, order.id)).map(({ amount, reason }) => [amount, reason])).toEqual([
      [1_250, 'goodwill'],
      [1_250, 'goodwill'],
    ]);
    expect(await refund({ amount: order.due, reason: 'goodwill', key: key('c') })).toMatchObject({ status: 409 });
    // What was refused may be asked for with the same key.
    expect(await refund({ amount: 100, reason: 'goodwill', key: key('c') })).toMatchObject({ status: 200, body: { changed: true } });
  });

  test('at the same time with one key pays back once', async () => {
    const store = await open();
    const { call, paid } = await world(store);
    const order = await paid();
    const asked = { amount: 500, reason: 'withdrawal', key: key('a') };
    const all = await Promise.all(Array.from({ length: 10 }, () => call(`/orders/${order.number}/refund`, asked)));
    expect(all.map(({ status, body }) => `${status} ${body.changed}`).toSorted()).toEqual([...Array(9).fill('200 false'), '200 true']);
    expect(await refundsOf(store.db, order.id)).toHaveLength(1);
  });

  test('needs the token, an order, a sum, a reason and a key', async () => {
    const { call, send, paid } = await world(await open());
    const { number } = await paid();
    const asked = { amount: 100, reason: 'goodwill', key: key('a') };
    expect((await send(`/orders/${number}/refund`, JSON.stringify(asked), 'b'.repeat(32))).status).toBe(401);
    expect((await call('/orders/F12/refund', asked)).status).toBe(404);
    for (const wrong of [
      { amount: 0 },
      { amount: -100 },
      { amount: 1.5 },
      { amount: '100' },
      { reason: 'surplus' },
      { key: '' },
      { by: 'me' },
    ])
      expect((await call(`/orders/${number}/refund`, { ...asked, ...wrong })).status).toBe(422);
  });

  test('of a sum that failed before waits for the provider, which may have paid it', async () => {
    const store = await open();
    const { call, paid, work, shop } = await world(store, 'refund-fail');
    const { number, id } = await paid();
    const asked = { amount: 100, reason: 'goodwill', key: key('a') };
    await call(`/orders/${number}/refund`, asked);
    await work();
    expect(await refundsOf(store.db, id)).toMatchObject([{ state: 'failed' }]);
    const [provider, ...others] = shop.payments;
    Object.assign(shop, {
      payments: [{ ...(provider as PaymentProvider), findRefund: () => Promise.reject(new NoAnswer('away')) }, ...others],
    });
    expect(await call(`/orders/${number}/refund`, { ...asked, key: key('b') })).toMatchObject({ status: 503 });
    Object.assign(shop, { payments: others });
    expect(await call(`/orders/${number}/refund`, { ...asked, key: key('b') })).toMatchObject({ status: 409 });
    expect(await refundsOf(store.db, id)).toHaveLength(1);
  });
});

const head =
  'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info';
const row = (amount: number, text: string) =>
  `DE00;27.11.26;27.11.26;GUTSCHRIFT;${text};;;Zoë Müller;DE02120300000000202051;BYLADEM1001;${(amount / 100).toFixed(2).replace('.', ',')};EUR;gebucht`;

onEachEngine('the operator’s calls for the bank', (open) => {
  test('take a file, match an entry and put one aside, each once, and name no person', async () => {
    const store = await open();
    const made = await world(store);
    const [whole, short] = [await orderToPay(made, 'prepayment'), await orderToPay(made, 'prepayment')];
    const file = [head, row(whole.due, whole.number), row(short.due - 500, short.number), row(4_711, 'Danke')].join('\n');
    const read = await made.send('/bank-entries', file);
    expect([read.status, read.body.entries.map(({ result }) => result)]).toEqual([200, ['paid', 'open', 'open']]);
    expect(JSON.stringify(read.body)).not.toContain('Müller');
    expect((await made.send('/bank-entries', file)).body.entries.map(({ result }) => result)).toEqual(['before', 'open', 'open']);
    const [, part, unknown] = read.body.entries.map(({ entry }) => String(entry));
    expect(await made.call(`/bank-entries/${part}/match`, { number: short.number })).toMatchObject({ status: 200, body: { entry: part } });
    expect((await made.call(`/bank-entries/${part}/match`, { number: short.number })).status).toBe(409);
    expect((await made.call(`/bank-entries/${unknown}/ignore`, {})).status).toBe(200);
    expect((await made.call(`/bank-entries/${unknown}/ignore`, {})).status).toBe(409);
    expect((await readBooks(store.db, short.id)).order.state).toBe('awaiting_payment');
    for (const wrong of ['', 'a;b', '%PDF-1.7']) expect((await made.send('/bank-entries', wrong)).status).toBe(422);
    expect((await made.send('/bank-entries', file, 'b'.repeat(32))).status).toBe(401);
    expect((await made.call('/bank-entries/nothing/ignore', {})).status).toBe(422);
  });
});
