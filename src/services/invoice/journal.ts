/** Issued documents as lists for the books: a month as a journal, a quarter as the sums of the One Stop Shop (OSS) of the European Union. */

import { personName } from '#core/customer/postal-address.ts';
import { decimalText } from '#core/invoice/amounts.ts';
import type { InvoiceSnapshot } from '#core/invoice/snapshot.ts';
import type { Tax } from '#core/order/sums.ts';
import { makeDay } from '#core/values/date.ts';
import { csvFile } from '#services/csv.ts';
import type { Store } from '#store/db/store.ts';
import { invoicesBetween } from '#store/invoice/invoices.ts';

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
  const documents = await invoicesBetween(db, `${month}-01`, makeDay(Number(year), Number(number) + 1, 1));
  const rows = documents.flatMap((document) => document.taxes.map((tax) => journalRow(document, tax)));
  return csvFile([journalHead, ...rows]);
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
  const documents = await invoicesBetween(db, makeDay(Number(year), first, 1), makeDay(Number(year), first + 3, 1));
  const sums = new Map<string, { country: string; basisPoints: number; net: number; vat: number }>();
  for (const document of documents) {
    const country = countryOf(document);
    // Documents in francs are taxed in Switzerland.
    if (country === document.seller.country || document.currency !== 'EUR') continue;
    for (const { category, basisPoints, net, vat } of document.taxes) {
      if (category === 'O') continue;
      const key = `${country} ${String(basisPoints).padStart(5, '0')}`;
      const sum = sums.get(key) ?? { country, basisPoints, net: 0, vat: 0 };
      sums.set(key, { ...sum, net: sum.net + signOf(document) * net, vat: sum.vat + signOf(document) * vat });
    }
  }
  const rows = [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { country, basisPoints, net, vat }]) => [country, decimalText(basisPoints, 2), amount(net), amount(vat)]);
  return csvFile([['country', 'rate', 'net', 'vat'], ...rows]);
}
