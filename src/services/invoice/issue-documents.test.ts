/** Documents of orders from the payment to the file that its link opens. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { handOver } from '#services/order/hand-over.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { refundOrder } from '#services/payment/refund-order.ts';
import { sha256 } from '#services/sha256.ts';
import type { Store } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { invoicesOfOrder } from '#store/invoice/invoices.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { callClient, visitor } from '#tests/access/visitors.ts';
import { runJobs } from '#tests/customer-browser.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { sellerFacts as seller } from '#tests/invoiced-orders.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';
import { readPdf, squeezed } from '#tests/read-pdf.ts';
import { invoiceJobs } from './invoice.job.ts';
import { creditDocuments } from './issue-documents.ts';

const operator = { actor: { kind: 'operator', name: 'operator' }, reason: 'command' } as const;

async function world(engine: Engine, isKnown = true) {
  const settings = await engine.migrated();
  const store = await engine.open(settings);
  const made = payableShop(store);
  const files = await openFiles({ dataDir: settings.dataDir, bucket: null });
  const shop: Shop = { ...made.shop, files, tempDir: settings.dataDir, ...(isKnown ? { seller } : {}) };
  return { store, files, shop, payable: { ...made, shop } };
}

async function issued({ db }: Store, order: string) {
  return (await invoicesOfOrder(db, order)).map(({ snapshot }) => [snapshot.number, snapshot.gross, snapshot.vat]);
}

/** An order of one card on invoice that is ready to be handed over, or in another state. */
async function placedOnInvoice(store: Store, state = 'packed') {
  const { owner } = await guestWithCart(store);
  const placing = await placeOrder(store, owner, await orderFor(store, owner));
  if (!placing.ok) throw new Error(placing.reason);
  await store.write((trx) => trx.updateTable('orders').set({ state }).where('id', '=', placing.order.id).execute());
  return placing.order;
}

withStore('the documents of an order', (_open, engine) => {
  test('are issued with its payment, once, and its link opens the PDF', async () => {
    const { store, files, shop, payable } = await world(engine);
    const order = await orderToPay(payable, 'prepayment');
    expect(await issued(store, order.id)).toEqual([]);
    for (let time = 0; time < 3; time += 1) await runOrderAction(shop, order.number, 'paid', operator);
    expect(await issued(store, order.id)).toEqual([['R26-000001', order.due, expect.any(Number)]]);
    const { ask } = callClient(shop);
    const open = (token: string, number: string) => ask(visitor(shop), 'GET /web-api/orders/:token/documents/:number', { token, number });
    const listed = async () => (await order.guest.call('GET /web-api/orders/:token/payment', { token: order.token })).documents;
    const named = { number: 'R26-000001', name: 'Rechnung R26-000001' };
    expect(await listed()).toEqual([{ ...named, path: null }]);
    expect((await open(order.token, 'R26-000001')).answer).toMatch(/^503 .*Sekunden/);
    await runJobs(shop, invoiceJobs);
    expect(await listed()).toEqual([{ ...named, path: `/web-api/orders/${order.token}/documents/R26-000001` }]);
    const response = await open(order.token, 'R26-000001');
    expect(response.answer).toMatch(/^200 %PDF-1\.7/);
    for (const [name, value] of [
      ['cache-control', 'private, no-store'],
      ['content-type', 'application/pdf'],
      ['content-disposition', 'attachment; filename="R26-000001.pdf"'],
    ] as const)
      expect(response.headers.get(name)).toBe(value);
    const [document] = await invoicesOfOrder(store.db, order.id);
    const pdf = await files.get(document?.pdfKey ?? '');
    expect(document?.sha256).toBe(sha256(pdf));
    expect((await files.list(`invoices/${document?.id}/`)).map((key) => key.split('/').at(-1))).toEqual(['R26-000001.pdf', 'factur-x.xml']);
    expect(squeezed((await readPdf(pdf))[0]?.text ?? '')).toContain('RechnungR26-000001');
    expect((await PDFDocument.load(pdf)).getTitle()).toBe('Rechnung R26-000001');
    const other = await orderToPay(payable, 'prepayment');
    for (const [token, number] of [
      [order.token, 'R26-000002'],
      [other.token, 'R26-000001'],
      ['x'.repeat(22), 'R26-000001'],
    ] as const)
      expect((await open(token, number)).answer).toMatch(/^404 /);
  });

  test('are lowered to nothing when it is cancelled, once', async () => {
    const { store, shop, payable } = await world(engine);
    const order = await orderToPay(payable, 'prepayment');
    await runOrderAction(shop, order.number, 'paid', operator);
    for (let time = 0; time < 2; time += 1) await runOrderAction(shop, order.number, 'cancel', operator);
    const [invoice, correction, ...more] = await issued(store, order.id);
    expect([correction?.[0], more]).toEqual(['K26-000001', []]);
    expect(correction?.slice(1)).toEqual(invoice?.slice(1));
    await runJobs(shop, invoiceJobs);
    expect((await invoicesOfOrder(store.db, order.id)).map(({ pdfKey }) => pdfKey !== null)).toEqual([true, true]);
  });

  test('of an order that is cancelled before its payment do not exist', async () => {
    const { store, shop, payable } = await world(engine);
    const order = await orderToPay(payable, 'prepayment');
    await runOrderAction(shop, order.number, 'cancel', operator);
    expect(await issued(store, order.id)).toEqual([]);
  });

  test('are lowered by parts, each cause once, and never by more than is left', async () => {
    const { store, shop, payable } = await world(engine);
    const order = await orderToPay(payable, 'prepayment');
    await runOrderAction(shop, order.number, 'paid', operator);
    const lower = (cause: string, gross: number) =>
      store.write((trx) =>
        creditDocuments(
          trx,
          order.id,
          { cause, reason: 'refunded', credit: { lines: [{ position: 1, gross }], shipping: 0 } },
          shop.clock(),
        ),
      );
    await lower('first', 1_000);
    await lower('first', 1_000);
    await lower('second', 500);
    expect((await issued(store, order.id)).map(([number, gross]) => [number, gross])).toEqual([
      ['R26-000001', order.due],
      ['K26-000001', 1_000],
      ['K26-000002', 500],
    ]);
    await expect(lower('third', order.due)).rejects.toThrow(RangeError);
    await runOrderAction(shop, order.number, 'cancel', operator);
    const [invoice = [], ...corrections] = await issued(store, order.id);
    for (const at of [1, 2]) expect(corrections.reduce((sum, one) => sum + Number(one[at]), 0)).toBe(invoice[at]);
  });

  test('are lowered by what an operator pays back, and to nothing when the order is cancelled', async () => {
    const { store, shop, payable } = await world(engine);
    const order = await orderToPay(payable, 'prepayment');
    await runOrderAction(shop, order.number, 'paid', operator);
    for (const amount of [1_250, 333])
      expect((await refundOrder(shop, order.number, { amount, reason: 'goodwill', key: null }, operator.actor)).refused).toBeNull();
    expect((await refundOrder(shop, order.number, { amount: order.due, reason: 'goodwill', key: null }, operator.actor)).refused).toBe(
      'order-refused',
    );
    expect((await issued(store, order.id)).map(([number, gross]) => [number, gross])).toEqual([
      ['R26-000001', order.due],
      ['K26-000001', 1_250],
      ['K26-000002', 333],
    ]);
    await runOrderAction(shop, order.number, 'cancel', operator);
    const [invoice = [], ...corrections] = await issued(store, order.id);
    for (const at of [1, 2]) expect(corrections.reduce((sum, one) => sum + Number(one[at]), 0)).toBe(invoice[at]);
  });

  test('wait as a job in a shop that does not know its seller, and come when it does', async () => {
    const { store, shop, payable } = await world(engine, false);
    const order = await orderToPay(payable, 'prepayment');
    await runOrderAction(shop, order.number, 'paid', operator);
    expect(await issued(store, order.id)).toEqual([]);
    await expect(invoiceJobs['issue-documents']?.({ order: order.id }, shop)).rejects.toThrow('SELLER_NAME');
    await runJobs({ ...shop, seller }, invoiceJobs);
    expect(await issued(store, order.id)).toEqual([['R26-000001', order.due, expect.any(Number)]]);
  });

  test('bought on invoice come with the hand-over, due in fourteen days', async () => {
    const { store, ...made } = await world(engine);
    const shop = { ...made.shop, clock: store.clock };
    const order = await placedOnInvoice(store);
    await runJobs(shop, invoiceJobs);
    expect(await issued(store, order.id)).toEqual([]);
    await handOver(store, order.number, operator);
    await handOver(store, order.number, operator);
    await runJobs(shop, invoiceJobs);
    const [document, ...more] = await invoicesOfOrder(store.db, order.id);
    expect([document?.snapshot.number.slice(0, 1), document?.snapshot.paid, document?.snapshot.dueOn !== null, more]).toEqual([
      'R',
      0,
      true,
      [],
    ]);
  });
});
