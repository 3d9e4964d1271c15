/** Issues the documents of an order, and lowers them when goods or money go back. Runs in the transaction of what causes it. */
import {
  type Credit,
  correctionOf,
  creditLeft,
  creditOfAmount,
  type InvoiceWords,
  receiptOf,
  snapshotOf,
} from '#core/invoice/documents.ts';
import { invoiceMoment } from '#core/invoice/moment.ts';
import { type InvoiceSnapshot, sellerIn } from '#core/invoice/snapshot.ts';
import type { Order } from '#core/order/order.ts';
import { formatDate } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';
import type { Shop } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { enqueueDocuments, invoicesOfOrder, issueInvoice } from '#store/invoice/invoices.ts';
import { enqueue } from '#store/job/jobs.ts';
import { orderById } from '#store/order/orders.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** An order has an invoice, and a receipt for the gift vouchers that it sells. */
const firstCause = 'order';

function wordsOf(locale: Locale): InvoiceWords {
  const t = serverTexts({ locale });
  return {
    discount: t('invoice.discount'),
    shipping: t('invoice.shipping'),
    terms: (dueOn) => t('invoice.terms', { day: formatDate(dueOn, locale) }),
  };
}

/** Whether the moment of its documents has come. An order that has ended before needs none. */
function isToBeInvoiced({ payment, state, events }: Pick<Order, 'payment' | 'state' | 'events'>): boolean {
  if (state === 'cancelled' || state === 'refunded') return false;
  const moment = invoiceMoment({ payment });
  return events.some((event) => event.state === moment);
}

function enqueuePdf(trx: StoreTransaction, invoice: string, now: Date): Promise<void> {
  return enqueue(trx, { kind: 'invoice-pdf', payload: { invoice }, dedupe: `invoice-pdf:${invoice}` }, now);
}

/**
 * Issues invoice and receipt of an order once their moment has come; calling it again changes nothing. In a shop without the facts of its
 * seller the documents wait as a job.
 */
export async function issueDocuments(trx: StoreTransaction, shop: Pick<Shop, 'seller'>, id: string, now: Date): Promise<void> {
  const order = await orderById({ db: trx }, id);
  if (!order || !isToBeInvoiced(order)) return;
  if (!shop.seller) return enqueueDocuments(trx, id, now);
  const seller = sellerIn(shop.seller, order.currency);
  const words = wordsOf(order.locale);
  const documents = [
    await issueInvoice(trx, { order: id, kind: 'invoice', cause: firstCause }, (head) => snapshotOf(order, seller, words, head), now),
    await issueInvoice(trx, { order: id, kind: 'receipt', cause: firstCause }, (head) => receiptOf(order, seller, head), now),
  ];
  for (const document of documents) if (document?.isNew) await enqueuePdf(trx, document.id, now);
}

export type CreditedOrder = {
  /** Of the event: the same cause lowers a document once. */
  cause: string;
  reason: 'cancelled' | 'refunded';
  /** Absent: all that is left. */
  credit?: Credit;
};

/** What a credit of an order lowers of one of its documents: its own lines, and the shipping where it has some. */
function creditOf(document: InvoiceSnapshot, { lines, shipping }: Credit): Credit {
  const own = new Set(document.lines.map(({ position }) => position));
  const hasShipping = document.adjustments.some(({ type }) => type === 'charge');
  return { lines: lines.filter(({ position }) => own.has(position)), shipping: hasShipping ? shipping : 0 };
}

/**
 * Corrects the documents of an order by what is credited; an order without documents needs no correction. Calling it again with the same cause
 * changes nothing. Throws a RangeError for more than is left of a document.
 */
export async function creditDocuments(
  trx: StoreTransaction,
  id: string,
  { cause, reason, credit }: CreditedOrder,
  now: Date,
): Promise<void> {
  for (const one of await correctable(trx, id)) {
    const part = credit ? creditOf(one.documents[0], credit) : creditLeft(one.documents);
    await correct(trx, id, one, { cause, reason, credit: part }, now);
  }
}

/**
 * Corrects the documents of an order by an amount that goes back: first the invoice, of what is left then the receipt. An order without
 * documents needs no correction. Calling it again with the same cause changes nothing.
 */
export async function creditAmount(
  trx: StoreTransaction,
  id: string,
  { cause, amount }: { cause: string; amount: number },
  now: Date,
): Promise<void> {
  let rest = amount;
  for (const one of await correctable(trx, id)) {
    const credit = creditOfAmount(one.documents, rest);
    rest -= credit.shipping + credit.lines.reduce((sum, { gross }) => sum + gross, 0);
    await correct(trx, id, one, { cause, reason: 'refunded', credit }, now);
  }
}

/** A document with its corrections so far. */
type Correctable = { id: string; documents: [InvoiceSnapshot, ...InvoiceSnapshot[]] };

async function correctable(trx: StoreTransaction, order: string): Promise<Correctable[]> {
  const issued = await invoicesOfOrder(trx, order);
  return issued
    .filter(({ corrects }) => corrects === null)
    .map(({ id, snapshot }) => ({
      id,
      documents: [snapshot, ...issued.filter(({ corrects }) => corrects === id).map((one) => one.snapshot)],
    }));
}

async function correct(
  trx: StoreTransaction,
  order: string,
  { id, documents }: Correctable,
  { cause, reason, credit }: Required<CreditedOrder>,
  now: Date,
): Promise<void> {
  const t = serverTexts({ locale: documents[0].locale });
  const words = { reason: t(`invoice.correction.${reason}`), terms: t('invoice.correction.terms') };
  const correction = await issueInvoice(
    trx,
    { order, kind: 'correction', cause: `${cause}:${id}`, corrects: id },
    (head) => correctionOf(documents, credit, words, head),
    now,
  );
  if (correction?.isNew) await enqueuePdf(trx, correction.id, now);
}
