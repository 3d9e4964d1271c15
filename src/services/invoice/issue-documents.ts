/** Issues the documents of an order, and lowers them when goods or money go back. Runs in the transaction of what causes it. */
import { type Credit, correctionOf, creditLeft, type InvoiceWords, receiptOf, snapshotOf } from '#core/invoice/documents.ts';
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
  const issued = await invoicesOfOrder(trx, id);
  for (const { id: document, snapshot } of issued.filter(({ corrects }) => corrects === null)) {
    const corrections = issued.filter(({ corrects }) => corrects === document).map((one) => one.snapshot);
    const documents: [InvoiceSnapshot, ...InvoiceSnapshot[]] = [snapshot, ...corrections];
    const t = serverTexts({ locale: snapshot.locale });
    const words = { reason: t(`invoice.correction.${reason}`), terms: t('invoice.correction.terms') };
    const correction = await issueInvoice(
      trx,
      { order: id, kind: 'correction', cause: `${cause}:${document}`, corrects: document },
      (head) => correctionOf(documents, credit ? creditOf(snapshot, credit) : creditLeft(documents), words, head),
      now,
    );
    if (correction?.isNew) await enqueuePdf(trx, correction.id, now);
  }
}
