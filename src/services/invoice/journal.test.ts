import { expect, test } from 'vitest';
import { ciiXml } from '#core/invoice/cii.ts';
import { correctionOf, creditLeft, receiptOf, snapshotOf } from '#core/invoice/documents.ts';
import { type InvoiceSnapshot, sellerIn } from '#core/invoice/snapshot.ts';
import { money } from '#core/values/money.ts';
import type { Store } from '#store/db/store.ts';
import { issueInvoice } from '#store/invoice/invoices.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { written } from '#tests/en16931/decimal.ts';
import { parseXml } from '#tests/en16931/element.ts';
import { readInvoice } from '#tests/en16931/read-invoice.ts';
import { withStore } from '#tests/engines.ts';
import { orderOf, seller, sellerFacts, words } from '#tests/invoiced-orders.ts';
import { isLongForm } from '#tests/long-form.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { anyOrder, partOf } from '#tests/random-invoices.ts';
import { chance } from '#tests/random-names.ts';
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

  test(`of ${orderCount} random orders say what the documents say, in each month and quarter`, { timeout: 1_800_000 }, async () => {
    const store = await open();
    const documents = await randomBooks(store);
    const months = [...new Set(documents.map(({ issuedOn }) => issuedOn.slice(0, 7)))];
    const quarters = [...new Set(documents.map(({ issuedOn }) => quarterOf(issuedOn)))];
    expect([months.length, quarters]).toEqual([9, ['2026-Q3', '2026-Q4', '2027-Q1']]);
    for (const month of months) {
      const own = documents.filter(({ issuedOn }) => issuedOn.startsWith(month));
      expect([month, journalSums(await journalOf(store, month))]).toEqual([month, documentSums(own)]);
    }
    for (const quarter of quarters) {
      const own = documents.filter(({ issuedOn, currency, country }) => {
        return quarterOf(issuedOn) === quarter && currency === 'EUR' && country !== 'DE';
      });
      const taxed = own.map((one) => ({ ...one, rates: one.rates.filter(({ category }) => category === 'S') }));
      const sums = Object.entries(documentSums(taxed)).map(([key, { net, vat }]) => [key, { net, vat }]);
      expect([quarter, ossSums(await ossOf(store, quarter))]).toEqual([quarter, Object.fromEntries(sums)]);
      expect(new Set(sums.map(([key]) => String(key).split(' ')[0])).size).toBe(7);
    }
  });
});

const orderCount = isLongForm ? 2_000 : 150;

/** What the XML of a document says of its VAT, in minor units; negative where it is a correction. */
type Booked = {
  issuedOn: string;
  currency: string;
  country: string;
  rates: { category: string; rate: string; net: number; vat: number }[];
};
type Sums = Record<string, { net: number; vat: number }>;

const minor = (text = '') => Number(text.replace('.', ''));
const quarterOf = (day: string) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

function booked(snapshot: InvoiceSnapshot): Booked {
  const { issuedOn, typeCode, currency, deliverTo, buyer, breakdowns } = readInvoice(parseXml(ciiXml(snapshot)));
  const sign = typeCode === '381' ? -1 : 1;
  const day = issuedOn ?? '';
  return {
    issuedOn: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`,
    currency: currency ?? '',
    country: (deliverTo ?? buyer).address?.country ?? '',
    rates: breakdowns.map(({ category, rate, taxable, tax }) => ({
      category: category ?? '',
      rate: rate ? written(rate) : '0.00',
      net: sign * Number(taxable?.units),
      vat: sign * Number(tax?.units),
    })),
  };
}

/** Orders over nine months, some of them corrected forty orders later. */
async function randomBooks(store: Store): Promise<Booked[]> {
  const issue = await shopOf(store);
  const [begin, end] = [Date.parse('2026-06-30T22:00:00Z'), Date.parse('2027-03-31T21:59:00Z')];
  const invoiced: InvoiceSnapshot[][] = [];
  const all: InvoiceSnapshot[] = [];
  for (let seed = 0; seed < orderCount; seed += 1) {
    const at = new Date(begin + Math.floor(((end - begin) * seed) / (orderCount - 1))).toISOString();
    const order = anyOrder(seed);
    const own = sellerIn(sellerFacts, order.currency);
    const issued = [
      await issue(at, (head) => snapshotOf(order, own, words, head)),
      await issue(at, (head) => receiptOf(order, own, head), 'receipt'),
    ].filter((one) => one !== null);
    invoiced.push(issued);
    all.push(...issued);
    const pick = chance(seed);
    for (const document of pick(3) === 0 ? (invoiced[seed - 40] ?? issued) : []) {
      const left = creditLeft([document]);
      const credit = pick(2) === 0 ? left : partOf(left, pick);
      const correction = await issue(at, (head) => correctionOf([document], credit, because, head), 'correction');
      if (correction) all.push(correction);
    }
  }
  return all.map(booked);
}

function sumsOf(parts: readonly { key: string; net: number; vat: number }[]): Sums {
  const sums: Sums = {};
  for (const { key, net, vat } of parts) {
    const sum = sums[key] ?? { net: 0, vat: 0 };
    sums[key] = { net: sum.net + net, vat: sum.vat + vat };
  }
  return sums;
}

/** By country, currency and rate. */
function documentSums(documents: readonly Booked[]): Sums {
  return sumsOf(
    documents.flatMap(({ country, currency, rates }) =>
      rates.map(({ rate, net, vat }) => ({ key: `${country} ${currency} ${rate}`, net, vat })),
    ),
  );
}

function journalSums(csv: string | null): Sums {
  const [, ...rows] = rowsOf(csv);
  return sumsOf(
    rows.map(([, , , , , country, currency, rate, net, vat, gross]) => {
      expect(minor(net) + minor(vat)).toBe(minor(gross));
      return { key: `${country} ${currency} ${rate}`, net: minor(net), vat: minor(vat) };
    }),
  );
}

function ossSums(csv: string | null): Sums {
  const [, ...rows] = rowsOf(csv);
  return Object.fromEntries(rows.map(([country, rate, net, vat]) => [`${country} EUR ${rate}`, { net: minor(net), vat: minor(vat) }]));
}
