/** The documents of an order: invoice, receipt, and corrections of both. Pure: what is printed is given or follows from the order. */
import { lineKinds, printedOf, stockOf } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { apportion } from '#core/order/quote.ts';
import { includedVat, soldVouchers, type Tax } from '#core/order/sums.ts';
import type { PaymentMethod } from '#core/payment/methods.ts';
import { paymentMethods } from '#core/payment/methods.ts';
import { addDays, berlinTime, type Day } from '#core/values/date.ts';
import { isSameRate } from './amounts.ts';
import { invoiceMoment, paymentDays } from './moment.ts';
import type { InvoiceAdjustment, InvoiceLine, InvoiceSnapshot, Seller } from './snapshot.ts';

/** Number and day, which the circle of numbers gives. */
export type InvoiceHead = Pick<InvoiceSnapshot, 'number' | 'issuedOn'>;

/** Words of the document, in the order's language. `terms` gets the last day of payment. */
export type InvoiceWords = { discount: string; shipping: string; terms(dueOn: Day): string };

export type InvoicedOrder = Omit<Order, 'id' | 'owner' | 'comment' | 'customerType'>;

/** The day an order first came into a state; null while it was not in it. */
function dayOf({ events }: Pick<Order, 'events'>, state: Order['state']): Day | null {
  const event = events.find((one) => one.state === state);
  return event ? berlinTime(Date.parse(event.at)).day : null;
}

/** Throws a RangeError for a method that this program does not know. */
function methodOf({ payment }: Pick<Order, 'payment'>): PaymentMethod {
  const method = paymentMethods.find((one) => one === payment);
  if (!method) throw new RangeError(`no payment method ${payment}`);
  return method;
}

/** A product with its type as the number of its design differs with the customer; things from stock with their own number. */
function skuOf({ item }: OrderLine): string {
  return stockOf(item) ?? printedOf(item)?.product ?? '';
}

function invoiceLine(line: OrderLine): InvoiceLine {
  const { position, name, options, quantity, total, discount, category, basisPoints } = line;
  return { position, sku: skuOf(line), name, options, quantity, gross: total, discount, category, basisPoints };
}

function isSold({ item }: OrderLine): boolean {
  return !lineKinds[item.kind].isGoods;
}

/** What all documents of an order have. */
function commonFacts(order: InvoicedOrder, seller: Seller) {
  const { channel, locale, currency, delivery, billing, reference, buyerReference } = order;
  const { vatId: _, phone: __, ...deliverTo } = delivery;
  const { phone: ___, ...buyer } = billing;
  const isElsewhere = JSON.stringify(addressKey(delivery)) !== JSON.stringify(addressKey(billing));
  return {
    channel,
    locale,
    currency,
    orderNumber: order.number,
    orderedOn: berlinTime(Date.parse(order.placedAt)).day,
    reference,
    buyerReference,
    corrects: null,
    reason: '',
    seller,
    buyer: { ...buyer, email: order.email },
    deliverTo: isElsewhere ? deliverTo : null,
    method: methodOf(order),
  };
}

function addressKey({ firstName, lastName, company = '', extra = '', street, postalCode, city, country }: Order['delivery']): string[] {
  return [firstName, lastName, company, extra, street, postalCode, city, country];
}

/** Reductions and shipping of each rate: shipping is what its gross has beyond the lines. */
function adjustmentsOf(lines: readonly InvoiceLine[], taxes: readonly Tax[], words: InvoiceWords): InvoiceAdjustment[] {
  return taxes.flatMap((tax) => {
    const { category, basisPoints } = tax;
    const own = lines.filter((line) => isSameRate(line, tax));
    const discount = own.reduce((sum, line) => sum + line.discount, 0);
    const shipping = tax.gross - own.reduce((sum, line) => sum + line.gross - line.discount, 0);
    const all: InvoiceAdjustment[] = [
      { type: 'allowance', label: words.discount, gross: discount, category, basisPoints },
      { type: 'charge', label: words.shipping, gross: shipping, category, basisPoints },
    ];
    return all.filter(({ gross }) => gross > 0);
  });
}

function sumsOf(taxes: readonly Tax[]): Pick<InvoiceSnapshot, 'gross' | 'net' | 'vat'> {
  const add = (key: 'gross' | 'net' | 'vat') => taxes.reduce((sum, tax) => sum + tax[key], 0);
  return { gross: add('gross'), net: add('net'), vat: add('vat') };
}

/** The invoice of an order's goods; null for one that sells gift vouchers alone. What is bought on invoice is due, anything else was paid. */
export function snapshotOf(order: InvoicedOrder, seller: Seller, words: InvoiceWords, head: InvoiceHead): InvoiceSnapshot | null {
  const lines = order.lines.filter((line) => !isSold(line)).map(invoiceLine);
  if (lines.length === 0) return null;
  const sums = sumsOf(order.taxes);
  const isOnInvoice = invoiceMoment(order) === 'handed_over';
  const paid = isOnInvoice ? order.gift : sums.gross;
  const dueOn = paid < sums.gross ? addDays(head.issuedOn, paymentDays) : null;
  const deliveredOn = dayOf(order, 'handed_over');
  return {
    ...commonFacts(order, seller),
    ...head,
    kind: 'invoice',
    deliveredOn,
    expectedOn: deliveredOn === null ? order.deliveryTo : null,
    paidOn: isOnInvoice ? null : dayOf(order, 'paid'),
    lines,
    adjustments: adjustmentsOf(lines, order.taxes, words),
    taxes: order.taxes,
    ...sums,
    paid,
    gift: order.gift,
    dueOn,
    terms: dueOn === null ? '' : words.terms(dueOn),
  };
}

/** The receipt of the gift vouchers that an order sells; null for one without. */
export function receiptOf(order: InvoicedOrder, seller: Seller, head: InvoiceHead): InvoiceSnapshot | null {
  const lines = order.lines.filter(isSold).map(invoiceLine);
  if (lines.length === 0) return null;
  const gross = soldVouchers(order);
  return {
    ...commonFacts(order, seller),
    ...head,
    kind: 'receipt',
    deliveredOn: null,
    expectedOn: null,
    paidOn: dayOf(order, 'paid'),
    deliverTo: null,
    lines,
    adjustments: [],
    taxes: [{ category: 'O', basisPoints: 0, gross, net: gross, vat: 0 }],
    gross,
    net: gross,
    vat: 0,
    paid: gross,
    gift: 0,
    dueOn: null,
    terms: '',
  };
}

/** Amounts that are credited, with VAT and after discounts: of lines by their position in the order, and of shipping. */
export type Credit = { lines: readonly { position: number; gross: number }[]; shipping: number };

/** What can be credited of a document: its lines and, after them, its shipping, one entry a rate; `left` after its corrections. */
type Creditable = Omit<InvoiceLine, 'gross' | 'discount'> & { whole: number; left: number };

function creditablesOf(document: InvoiceSnapshot, corrections: readonly InvoiceSnapshot[]): Creditable[] {
  const credited = corrections.flatMap(({ lines }) => lines);
  const last = Math.max(...document.lines.map(({ position }) => position));
  const charges = document.adjustments.filter(({ type }) => type === 'charge');
  const all = [
    ...document.lines.map(({ gross, discount, ...line }) => ({ ...line, whole: gross - discount })),
    ...charges.map(({ label, gross, category, basisPoints }, at) => ({
      position: last + 1 + at,
      sku: '',
      name: label,
      options: '',
      quantity: 1,
      whole: gross,
      category,
      basisPoints,
    })),
  ];
  return all.map((one) => {
    const before = credited.filter(({ position }) => position === one.position);
    return { ...one, left: before.reduce((rest, { gross }) => rest - gross, one.whole) };
  });
}

/** What is left of a document after its corrections. */
export function creditLeft([document, ...corrections]: readonly [InvoiceSnapshot, ...InvoiceSnapshot[]]): Credit {
  const all = creditablesOf(document, corrections);
  const lines = all.slice(0, document.lines.length).filter(({ left }) => left > 0);
  return {
    lines: lines.map(({ position, left }) => ({ position, gross: left })),
    shipping: all.slice(document.lines.length).reduce((sum, { left }) => sum + left, 0),
  };
}

/** An amount shared out over all that is left of a document, its shipping included; the whole rest where less is left. */
export function creditOfAmount(documents: readonly [InvoiceSnapshot, ...InvoiceSnapshot[]], amount: number): Credit {
  const rest = creditLeft(documents);
  const weights = [...rest.lines.map(({ gross }) => gross), rest.shipping];
  const left = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = apportion(Math.min(amount, left), weights);
  return { lines: rest.lines.map(({ position }, at) => ({ position, gross: shares[at] ?? 0 })), shipping: shares.at(-1) ?? 0 };
}

/**
 * A correction that lowers a document by what is credited; `documents` are the document and its corrections so far. The VAT of each rate is
 * the difference of the VAT before and after, so that all corrections together equal the document exactly. Null where nothing is credited;
 * throws a RangeError for more than is left.
 */
export function correctionOf(
  documents: readonly [InvoiceSnapshot, ...InvoiceSnapshot[]],
  credit: Credit,
  { reason, terms }: Pick<InvoiceSnapshot, 'reason' | 'terms'>,
  head: InvoiceHead,
): InvoiceSnapshot | null {
  const [document, ...corrections] = documents;
  const all = creditablesOf(document, corrections);
  const charges = all.slice(document.lines.length);
  const shipping = apportion(
    credit.shipping,
    charges.map(({ left }) => left),
  );
  const wanted = [...credit.lines, ...charges.map(({ position }, at) => ({ position, gross: shipping[at] ?? 0 }))];
  const lines = wanted
    .filter(({ gross }) => gross !== 0)
    .map(({ position, gross }): InvoiceLine => {
      const found = all.find((one) => one.position === position);
      if (!found || gross < 0 || gross > found.left)
        throw new RangeError(`${gross} of line ${position} of ${document.number} cannot be credited`);
      const { whole, left: _, ...line } = found;
      return { ...line, quantity: gross === whole ? line.quantity : 1, gross, discount: 0 };
    });
  if (new Set(lines.map(({ position }) => position)).size < lines.length)
    throw new RangeError(`a line of ${document.number} is credited twice`);
  if (lines.length === 0) return null;
  const taxes = document.taxes.map((tax) => loweredTax(tax, corrections, lines)).filter(({ gross }) => gross > 0);
  return {
    ...document,
    ...head,
    kind: 'correction',
    corrects: { number: document.number, issuedOn: document.issuedOn },
    reason,
    lines,
    adjustments: [],
    taxes,
    ...sumsOf(taxes),
    paid: 0,
    gift: 0,
    paidOn: null,
    dueOn: null,
    terms,
  };
}

function loweredTax(tax: Tax, corrections: readonly InvoiceSnapshot[], lines: readonly InvoiceLine[]): Tax {
  const grossOf = (parts: readonly (InvoiceLine | Tax)[]) =>
    parts.filter((part) => isSameRate(part, tax)).reduce((sum, part) => sum + part.gross, 0);
  const before = tax.gross - grossOf(corrections.flatMap(({ taxes }) => taxes));
  const gross = grossOf(lines);
  const vat = includedVat(before, tax.basisPoints) - includedVat(before - gross, tax.basisPoints);
  return { category: tax.category, basisPoints: tax.basisPoints, gross, net: gross - vat, vat };
}
