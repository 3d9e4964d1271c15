/** Writes the mails about names that are to follow into the outbox: reminders, that they are missing, and the new day once they have come. */
import { deliveryText } from '#core/order/delivery.ts';
import type { Order } from '#core/order/order.ts';
import { pagePath } from '#core/site/address.ts';
import { formatDayTime } from '#core/values/date.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { formalityOfOrder } from '#services/order-dto.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { postMail, withSealedToken } from '#store/mail/mails.ts';
import { laterLines } from '#store/order/later-lines.ts';
import { orderToken } from '#store/order/order-links.ts';
import { orderById } from '#store/order/orders.ts';
import { type RecordsMailStep, recordsMail, recordsMailSteps } from './records-mail.ts';

/** The lines that the mail names: those without names, or, once they have come, none. */
async function awaitedLines({ store }: Pick<Shop, 'store'>, order: Order, step: RecordsMailStep) {
  if (step === 'came') return [];
  const waiting = (await laterLines(store, order.id)).filter(({ hasRecords }) => !hasRecords);
  return waiting.flatMap(({ id, due }) => {
    const line = order.lines.find((one) => one.id === id);
    return line ? [{ name: line.name, quantity: line.quantity, until: formatDayTime(Date.parse(due), order.locale, 'long') }] : [];
  });
}

export function recordsMailJob(siteOf: (order: Order, shop: Shop) => Site, senderOf: (order: Order) => string): JobHandler {
  return async ({ order: id, step: given }, shop) => {
    const step = recordsMailSteps.find((one) => one === given);
    const order = await orderById(shop.store, String(id));
    const token = order && (await orderToken(shop.store, order.id));
    if (!order || !token || !step) throw new Error(`no order ${String(id)} that its link opens, or no step ${String(given)}`);
    const lines = await awaitedLines(shop, order, step);
    const isOver = order.state === 'cancelled' || order.state === 'refunded' || (step !== 'came' && lines.length === 0);
    if (isOver || order.email === '') return null;
    const site = siteOf(order, shop);
    const { number, isWhiteLabel } = order;
    const formality = formalityOfOrder(order, await catalogueOf(shop.store));
    const facts = { number, isWhiteLabel, formality, step, lines, arrival: deliveryText(order.deliveryFrom, order.deliveryTo) };
    const written = recordsMail(facts, site.origin + pagePath('order', site, { token }), site);
    const mail = { to: order.email, ...written, sender: senderOf(order), order: order.id };
    return async (trx) => {
      await postMail(trx, withSealedToken(shop.store, mail, token), shop.clock());
    };
  };
}
