/**
 * Writes the confirmation of an order into the outbox. That of an order which is paid on a page of a provider waits two minutes: where the
 * payment comes before it, it says both, and the job of the mail about the payment writes none.
 */
import type { Order } from '#core/order/order.ts';
import { paymentKind } from '#core/payment/methods.ts';
import { pagePath } from '#core/site/address.ts';
import { formatDayTime } from '#core/values/date.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { orderDto } from '#services/order-dto.ts';
import { enqueue } from '#store/job/jobs.ts';
import { postMail, withSealedToken } from '#store/mail/mails.ts';
import { orderToken } from '#store/order/order-links.ts';
import { orderById } from '#store/order/orders.ts';
import { attemptsOf, type StoredAttempt } from '#store/payment/attempts.ts';
import { lockedBooks } from '#store/payment/books.ts';
import { laterMail, mailDocuments } from './mail-documents.ts';
import { type OrderMoney, orderMail } from './order-mail.ts';

/** Null where the method says it: for a transfer that is still to come, and where nothing is due. */
function moneyOf({ due, payment, state, locale }: Order, last: StoredAttempt | undefined): OrderMoney | null {
  const kind = paymentKind(payment);
  if (due === 0 || kind === 'invoice') return null;
  if (state !== 'awaiting_payment') return { state: 'paid' };
  if (kind !== 'hosted') return null;
  const isUnderWay = last?.state === 'pending' || last?.state === 'authorized' || last?.state === 'captured';
  if (isUnderWay || !last) return { state: 'pending' };
  return { state: 'open', until: formatDayTime(new Date(last.expiresAt), locale, 'long') };
}

/** An order that has ended has a mail that says so. */
function isConfirmed({ state, email }: Order): boolean {
  return state !== 'cancelled' && state !== 'refunded' && email !== '';
}

export function orderMailJob(siteOf: (order: Order, shop: Shop) => Site, senderOf: (order: Order) => string): JobHandler {
  return async (payload, shop) => {
    const { store, clock } = shop;
    const order = await orderById(store, String(payload.order));
    if (!order) throw new Error(`no order ${String(payload.order)}`);
    if (!isConfirmed(order)) return null;
    const { documents, isComplete } = await mailDocuments(shop, order, 'documents');
    const later = isComplete ? null : laterMail('order-mail', payload, shop);
    if (later) return later;
    const token = await orderToken(store, order.id);
    if (token === null) throw new Error(`the link of order ${order.number} was sealed with another secret (links)`);
    const site = siteOf(order, shop);
    const money = moneyOf(order, (await attemptsOf(store.db, order.id)).at(-1));
    const link = site.origin + pagePath('order', site, { token });
    const written = orderMail(await orderDto(shop, order, token), link, site, { money, documents });
    const mail = { to: order.email, ...written, sender: senderOf(order), order: order.id };
    return async (trx) => {
      const { order: current } = await lockedBooks(trx, store.engine, order.id);
      // Paid or cancelled since it was read: the mail is written again.
      if (order.state === 'awaiting_payment' && current.state !== order.state)
        return enqueue(trx, { kind: 'order-mail', payload: { order: order.id } }, clock());
      await postMail(trx, withSealedToken(store, mail, token), clock());
    };
  };
}
