/** Writes a mail about the money of an order into the outbox. */
import type { Order } from '#core/order/order.ts';
import { paymentKind } from '#core/payment/methods.ts';
import { balanceOf } from '#core/payment/settlement.ts';
import { pagePath } from '#core/site/address.ts';
import { berlinTime } from '#core/values/date.ts';
import { money } from '#core/values/money.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { orderDto } from '#services/order-dto.ts';
import type { PaymentMailKind } from '#services/payment/settle.ts';
import { postMail, withSealedToken } from '#store/mail/mails.ts';
import { orderToken } from '#store/order/order-links.ts';
import { orderById } from '#store/order/orders.ts';
import { type OrderBooks, readBooks } from '#store/payment/books.ts';
import { paymentMail } from './payment-mail.ts';

/** Whether the order is still in the state that the mail speaks of; one that a later event overtook is not sent. */
function isStillTrue(kind: PaymentMailKind, { state }: OrderBooks['order']): boolean {
  return (kind !== 'failed' && kind !== 'reminder') || state === 'awaiting_payment';
}

/** The sum that a mail names, minor units; null for none. */
function sumOf(kind: PaymentMailKind, about: string, { books, refunds }: OrderBooks): number | null {
  const { captured, received, owed } = balanceOf(books);
  if (kind === 'received') return captured;
  if (kind === 'reminder' || kind === 'failed') return owed - received;
  if (kind === 'refunded') return refunds.find(({ id }) => id === about)?.amount ?? null;
  if (kind === 'cancelled') return captured > 0 ? captured : null;
  return null;
}

export function paymentMailJob(siteOf: (order: Order, shop: Shop) => Site, senderOf: (order: Order) => string): JobHandler {
  return async ({ order: id, kind: named, about }, shop) => {
    const kind = String(named) as PaymentMailKind;
    const order = await orderById(shop.store, String(id));
    const token = order && (await orderToken(shop.store, order.id));
    if (!order || !token) throw new Error(`no order ${String(id)} that its link opens`);
    const stored = await readBooks(shop.store.db, order.id);
    if (!isStillTrue(kind, stored.order) || order.email === '') return null;
    const { formality } = await orderDto(shop, order, token);
    const site = siteOf(order, shop);
    const sum = sumOf(kind, String(about), stored);
    const last = stored.attempts.at(-1);
    const facts = {
      kind,
      number: order.number,
      formality,
      isWhiteLabel: order.isWhiteLabel,
      amount: sum === null ? null : money(sum, order.currency),
      until: last ? berlinTime(new Date(last.expiresAt)).day : null,
      transfer: paymentKind(order.payment) === 'prepayment' ? { ...shop.bank, reference: order.number } : null,
    };
    const written = paymentMail(facts, site.origin + pagePath('order', site, { token }), site);
    const mail = { to: order.email, ...written, sender: senderOf(order), order: order.id };
    return async (trx) => {
      await postMail(trx, withSealedToken(shop.store, mail, token), shop.clock());
    };
  };
}
