import { expect, test } from 'vitest';
import { correctionOf, creditLeft, receiptOf, snapshotOf } from '#core/invoice/documents.ts';
import type { InvoiceSnapshot } from '#core/invoice/snapshot.ts';
import { money } from '#core/values/money.ts';
import type { Store } from '#store/db/store.ts';
import { issueInvoice } from '#store/invoice/invoices.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { withStore } from '#tests/engines.ts';
import { orderOf, randomOrder, seller, words } from '#tests/invoiced-orders.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { journalOf, ossOf } from './journal.ts';

const because = { reason: 'Rückgabe', terms: 'Der Betrag wird erstattet.' };

async function shopOf(store: Store) {
  const { owner } = await guestWithCart(store);
  const placing = await placeOrder(store, owner, await orderFor(store, owner));
  if (!placing.ok) throw new Error(placing.reason);
  let causes = 0;
  return async (
    at: string,
    write: (head: { number: string; issuedOn: string }) => InvoiceSnapshot | null,
    kind: InvoiceSnapshot['kind'] = 'invoice',
  ) => {
    causes += 1;
    const cause = { order: placing.order.id, kind, cause: `cause ${causes}` };
    return (await store.write((trx) => issueInvoice(trx, cause, write, new Date(at))))?.snapshot ?? null;
  };
}

const rowsOf = (csv: string | null) =>
  (csv ?? '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));

withStore('the lists for the books', (open) => {
  test('a month has a row a document and rate, corrections lower it, and no cell is a formula', async () => {
    const store = await open();
    const issue = await shopOf(store);
    const card = { kind: 'printed', unit: money(11_401, 'EUR'), quantity: 1, vatClass: 'standard', name: 'Karte' } as const;
    const order = orderOf([card], 'DE');
    const evil = { ...order, billing: { ...order.billing, company: '=HYPERLINK("http://x")' } };
    const invoice = await issue('2026-11-30T22:30:00Z', (head) => snapshotOf(evil, seller, words, head));
    if (!invoice) throw new Error('no invoice');
    await issue('2026-11-30T22:59:59Z', (head) => correctionOf([invoice], creditLeft([invoice]), because, head), 'correction');
    await issue('2026-11-30T23:00:00Z', (head) => snapshotOf(order, seller, words, head));
    const csv = await journalOf(store, '2026-11');
    expect(rowsOf(csv).map((row) => row.slice(0, 11))).toEqual([
      ['issued', 'number', 'kind', 'corrects', 'order', 'country', 'currency', 'rate', 'net', 'vat', 'gross'],
      ['2026-11-30', 'R26-000001', 'invoice', '', 'F1000001', 'DE', 'EUR', '19.00', '100.00', '19.00', '119.00'],
      ['2026-11-30', 'K26-000001', 'correction', 'R26-000001', 'F1000001', 'DE', 'EUR', '19.00', '-100.00', '-19.00', '-119.00'],
    ]);
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(rowsOf(await journalOf(store, '2026-12'))).toHaveLength(2);
    expect([await journalOf(store, '2026-13'), await journalOf(store, 'November'), await ossOf(store, '2026-Q5')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('a quarter has the sums of every other country of the Union and rate, to the cent', async () => {
    const store = await open();
    const issue = await shopOf(store);
    const documents: InvoiceSnapshot[] = [];
    for (let seed = 0; seed < 60; seed += 1) {
      const order = randomOrder(seed);
      const at = seed < 10 ? '2026-09-30T12:00:00Z' : '2026-12-01T12:00:00Z';
      const invoice = await issue(at, (head) => snapshotOf(order, seller, words, head));
      const lowered =
        seed % 3 === 0 && invoice
          ? await issue(at, (head) => correctionOf([invoice], creditLeft([invoice]), because, head), 'correction')
          : null;
      await issue(at, (head) => receiptOf(order, seller, head), 'receipt');
      if (at.startsWith('2026-12')) documents.push(...[invoice, lowered].filter((one) => one !== null));
    }
    const cents = (text = '') => Number(text.replace('.', ''));
    const [, ...rows] = rowsOf(await ossOf(store, '2026-Q4'));
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.map(([country]) => country)).not.toContain('DE');
    for (const [country, rate, net, vat] of rows) {
      const parts = documents.flatMap((document) =>
        document.buyer.country === country && document.currency === 'EUR'
          ? document.taxes
              .filter(({ basisPoints }) => basisPoints === cents(rate))
              .map((tax) => ({ ...tax, sign: document.kind === 'correction' ? -1 : 1 }))
          : [],
      );
      expect([country, rate, cents(net)]).toEqual([country, rate, parts.reduce((sum, part) => sum + part.sign * part.net, 0)]);
      expect([country, rate, cents(vat)]).toEqual([country, rate, parts.reduce((sum, part) => sum + part.sign * part.vat, 0)]);
    }
  });
});
