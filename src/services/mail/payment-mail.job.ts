/** Writes a mail about the money of an order into the outbox. */
import type { Order } from '#core/order/order.ts';
import { paymentKind } from '#core/payment/methods.ts';
import { balanceOf } from '#core/payment/settlement.ts';
import { pagePath } from '#core/site/address.ts';
import { berlinTime, type Day } from '#core/values/date.ts';
import { money } from '#core/values/money.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { orderDto } from '#services/order-dto.ts';
import type { PaymentMailKind } from '#services/payment/settle.ts';
import { transferDue } from '#services/payment/transfer-due.ts';
import { invoiceDue } from '#store/invoice/invoices.ts';
import { hasOpenJob } from '#store/job/jobs.ts';
import { postMail, withSealedToken } from '#store/mail/mails.ts';
import { orderToken } from '#store/order/order-links.ts';
import { orderById } from '#store/order/orders.ts';
import { type OrderBooks, readBooks } from '#store/payment/books.ts';
import { laterMail, mailDocuments } from './mail-documents.ts';
import { type PaymentMailFacts, paymentMail } from './payment-mail.ts';
import { mailTransfer } from './transfer-notice.ts';

/** What a mail is about: its kind, the id of its refund or attempt, and what is still to be transferred. */
type About = { kind: PaymentMailKind; about: string; due: number };

/** Mails that ask for a transfer. */
const asking: readonly PaymentMailKind[] = ['reminder', 'rest', 'invoice-reminder-1', 'invoice-reminder-2'];

/** Whether the order is still in the state that the mail speaks of; one that a later event overtook is not sent. */
function isStillTrue({ kind, about, due }: About, { order, attempts, refunds }: OrderBooks): boolean {
  if (kind === 'refund-failed') return refunds.some(({ id, state }) => id === about && state === 'failed');
  if (kind === 'failed') return order.state === 'awaiting_payment';
  if (kind === 'waiting') return order.state === 'awaiting_payment' && order.held_at === null && attempts.at(-1)?.state === 'created';
  if (kind === 'reminder') return order.state === 'awaiting_payment' && due > 0;
  return !asking.includes(kind) || (due > 0 && order.held_at === null);
}

/** The sum that a mail names, minor units; null for none. */
function sumOf({ kind, about, due }: About, { books, refunds }: OrderBooks): number | null {
  const { captured, received, owed } = balanceOf(books);
  if (asking.includes(kind)) return due;
  if (kind === 'received') return captured;
  if (kind === 'failed' || kind === 'waiting') return owed - received;
  if (kind === 'refunded' || kind === 'refund-failed') return refunds.find(({ id }) => id === about)?.amount ?? null;
  return captured > 0 ? captured : null;
}

/** What is attached to the mail: documents with the payment and with reminders of it, corrections with what goes back for a credit. */
function partOf({ kind, about }: About, { refunds }: OrderBooks): 'documents' | 'corrections' | null {
  if (kind === 'received' || kind === 'invoice-reminder-1' || kind === 'invoice-reminder-2') return 'documents';
  const refund = kind === 'refunded' ? refunds.find(({ id }) => id === about) : undefined;
  return refund && refund.reason !== 'surplus' ? 'corrections' : null;
}

async function untilOf({ store }: Pick<Shop, 'store'>, { id, payment }: Order, { attempts }: OrderBooks): Promise<Day | null> {
  if (paymentKind(payment) === 'invoice') return invoiceDue(store.db, id);
  const last = attempts.at(-1);
  return last ? berlinTime(new Date(last.expiresAt)).day : null;
}

type Written = Pick<PaymentMailFacts, 'formality' | 'documents'>;

async function factsOf(shop: Shop, order: Order, told: About, stored: OrderBooks, written: Written): Promise<PaymentMailFacts> {
  const sum = sumOf(told, stored);
  return {
    ...written,
    kind: told.kind,
    number: order.number,
    isWhiteLabel: order.isWhiteLabel,
    amount: sum === null ? null : money(sum, order.currency),
    isPart: balanceOf(stored.books).captured > 0,
    isOnInvoice: paymentKind(order.payment) === 'invoice',
    until: await untilOf(shop, order, stored),
    transfer: asking.includes(told.kind) ? mailTransfer(shop, order, money(told.due, order.currency)) : null,
  };
}

export function paymentMailJob(siteOf: (order: Order, shop: Shop) => Site, senderOf: (order: Order) => string): JobHandler {
  return async (payload, shop) => {
    const { order: id, kind: named, about } = payload;
    const kind = String(named) as PaymentMailKind;
    const order = await orderById(shop.store, String(id));
    const token = order && (await orderToken(shop.store, order.id));
    if (!order || !token) throw new Error(`no order ${String(id)} that its link opens`);
    const stored = await readBooks(shop.store.db, order.id);
    const told = { kind, about: String(about), due: await transferDue(shop.store, order) };
    if (!isStillTrue(told, stored) || order.email === '') return null;
    // The confirmation of the order is still to be written, and says it.
    if (kind === 'received' && (await hasOpenJob(shop.store, 'order-mail', order.id))) return null;
    const part = partOf(told, stored);
    const { documents, isComplete } = part ? await mailDocuments(shop, order, part) : { documents: [], isComplete: true };
    const later = isComplete ? null : laterMail('payment-mail', payload, shop);
    if (later) return later;
    const { formality } = await orderDto(shop, order, token);
    const site = siteOf(order, shop);
    const facts = await factsOf(shop, order, told, stored, { formality, documents });
    const written = paymentMail(facts, site.origin + pagePath('order', site, { token }), site);
    const mail = { to: order.email, ...written, sender: senderOf(order), order: order.id };
    return async (trx) => {
      await postMail(trx, withSealedToken(shop.store, mail, token), shop.clock());
    };
  };
}
