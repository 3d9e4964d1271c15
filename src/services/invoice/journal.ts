/**
 * Issued documents as lists for the books: a month as a journal, a quarter as the sums of the One Stop Shop (OSS) of the European Union. What
 * the shop forgives of short transfers lowers both, without a document.
 */

import { personName } from '#core/customer/postal-address.ts';
import { decimalText } from '#core/invoice/amounts.ts';
import type { InvoiceSnapshot } from '#core/invoice/snapshot.ts';
import type { Order } from '#core/order/order.ts';
import { includedVat, type Tax } from '#core/order/sums.ts';
import { berlinInstant, berlinTime, type Day, makeDay } from '#core/values/date.ts';
import { csvFile } from '#services/csv.ts';
import type { Store } from '#store/db/store.ts';
import { invoicesBetween, invoicesOfOrder } from '#store/invoice/invoices.ts';
import { orderById } from '#store/order/orders.ts';
import { type ForgivenDifference, forgivenBetween } from '#store/payment/forgiven.ts';

const amount = (value: number) => decimalText(value, 2);

/** Corrections lower what was booked. */
function signOf({ kind }: InvoiceSnapshot): 1 | -1 {
  return kind === 'correction' ? -1 : 1;
}

/** VAT follows the place of delivery. */
function countryOf({ deliverTo, buyer }: InvoiceSnapshot): string {
  return (deliverTo ?? buyer).country;
}

const journalHead = [
  'issued',
  'number',
  'kind',
  'corrects',
  'order',
  'country',
  'currency',
  'rate',
  'net',
  'vat',
  'gross',
  'buyer',
  'vat_id',
  'method',
];

/** "2026-11" as a CSV, a row a document and rate; null for a text that is no month. */
export async function journalOf({ db }: Pick<Store, 'db'>, month: string): Promise<string | null> {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number) return null;
  const [from, before] = [`${month}-01`, makeDay(Number(year), Number(number) + 1, 1)];
  const documents = await invoicesBetween(db, from, before);
  const rows = documents.flatMap((document) => document.taxes.map((tax) => journalRow(document, tax)));
  const forgiven = await forgivenRows(db, from, before);
  return csvFile([journalHead, ...rows, ...forgiven.map(differenceRow)]);
}

/** What was forgiven of an order: `tax` lowers what was booked at its largest rate. `seller`: his country; null before there is a document. */
type Forgiven = { day: Day; order: Order; tax: Tax; seller: string | null };

async function forgivenRows(db: Store['db'], from: Day, before: Day): Promise<Forgiven[]> {
  const [start, end] = [from, before].map((day) => new Date(berlinInstant(day, 0)).toISOString()) as [string, string];
  const rows: Forgiven[] = [];
  for (const one of await forgivenBetween(db, start, end)) {
    const order = await orderById({ db }, one.order);
    if (!order) continue;
    const [document] = await invoicesOfOrder(db, one.order);
    const seller = document?.snapshot.seller.country ?? null;
    rows.push({ day: berlinTime(new Date(one.at)).day, order, tax: forgivenTax(order, one), seller });
  }
  return rows;
}

/** An order of gift vouchers alone has no rate. */
const untaxed = { category: 'O', basisPoints: 0 } as const;

/** Rounded with what was forgiven before, so that all rows of an order together have the VAT of their sum. */
function forgivenTax({ taxes }: Pick<Order, 'taxes'>, { before, more }: Pick<ForgivenDifference, 'before' | 'more'>): Tax {
  const { category, basisPoints } = taxes.toSorted((a, b) => b.gross - a.gross)[0] ?? untaxed;
  const vat = includedVat(before + more, basisPoints) - includedVat(before, basisPoints);
  return { category, basisPoints, gross: 0 - more, net: vat - more, vat: 0 - vat };
}

function differenceRow({ day, order, tax: { basisPoints, net, vat, gross } }: Forgiven): string[] {
  const { number, currency, delivery, billing, payment } = order;
  const head = [day, '', 'difference', '', number, delivery.country, currency, decimalText(basisPoints, 2)];
  return [...head, ...[net, vat, gross].map(amount), billing.company || personName(billing), billing.vatId ?? '', payment];
}

function journalRow(document: InvoiceSnapshot, { basisPoints, net, vat, gross }: Tax): string[] {
  const { issuedOn, number, kind, corrects, orderNumber, currency, buyer, method } = document;
  const sign = signOf(document);
  const sums = [net, vat, gross].map((value) => amount(sign * value));
  const head = [issuedOn, number, kind, corrects?.number ?? '', orderNumber, countryOf(document), currency, decimalText(basisPoints, 2)];
  return [...head, ...sums, buyer.company || personName(buyer), buyer.vatId ?? '', method];
}

/** "2026-Q4" as a CSV with the sums of each country and rate, without the country of the seller; null for a text that is no quarter. */
export async function ossOf({ db }: Pick<Store, 'db'>, quarter: string): Promise<string | null> {
  const [, year, number] = /^(\d{4})-Q([1-4])$/.exec(quarter) ?? [];
  if (!year || !number) return null;
  const first = 3 * (Number(number) - 1) + 1;
  const [from, before] = [makeDay(Number(year), first, 1), makeDay(Number(year), first + 3, 1)];
  const documents = (await invoicesBetween(db, from, before)).map((document) => ({
    country: countryOf(document),
    seller: document.seller.country,
    currency: document.currency,
    taxes: document.taxes.map(({ net, vat, ...tax }) => ({ ...tax, net: signOf(document) * net, vat: signOf(document) * vat })),
  }));
  const forgiven = (await forgivenRows(db, from, before)).map(({ order, tax, seller }) => ({
    country: order.delivery.country,
    seller,
    currency: order.currency,
    taxes: [tax],
  }));
  const sums = new Map<string, { country: string; basisPoints: number; net: number; vat: number }>();
  for (const { country, seller, currency, taxes } of [...documents, ...forgiven]) {
    // Documents in francs are taxed in Switzerland.
    if (seller === null || country === seller || currency !== 'EUR') continue;
    for (const { category, basisPoints, net, vat } of taxes) {
      if (category === 'O') continue;
      const key = `${country} ${String(basisPoints).padStart(5, '0')}`;
      const sum = sums.get(key) ?? { country, basisPoints, net: 0, vat: 0 };
      sums.set(key, { ...sum, net: sum.net + net, vat: sum.vat + vat });
    }
  }
  const rows = [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { country, basisPoints, net, vat }]) => [country, decimalText(basisPoints, 2), amount(net), amount(vat)]);
  return csvFile([['country', 'rate', 'net', 'vat'], ...rows]);
}
