/** Writes the mail about an order that waits for its customer into the outbox: once for what its customer was not told yet. */
import type { Order } from '#core/order/order.ts';
import { pagePath } from '#core/site/address.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { formalityOfOrder } from '#services/order-dto.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { postMail, withSealedToken } from '#store/mail/mails.ts';
import { markTold, problemLines } from '#store/order/line-revisions.ts';
import { orderToken } from '#store/order/order-links.ts';
import { orderById } from '#store/order/orders.ts';
import { repairMail } from './repair-mail.ts';

export function repairMailJob(siteOf: (order: Order, shop: Shop) => Site, senderOf: (order: Order) => string): JobHandler {
  return async ({ order: id }, shop) => {
    const order = await orderById(shop.store, String(id));
    const token = order && (await orderToken(shop.store, order.id));
    if (!order || !token) throw new Error(`no order ${String(id)} that its link opens`);
    if (order.state !== 'needs_customer' || order.email === '') return null;
    const untold = (await problemLines(shop.store, order.id)).filter(({ isTold }) => !isTold);
    if (untold.length === 0) return null;
    const site = siteOf(order, shop);
    const problems = untold.flatMap(({ id: line, position, problems }) => {
      const name = order.lines.find((one) => one.id === line)?.name ?? '';
      return problems.map(({ finding }) => ({ position, name, text: finding.message }));
    });
    const { number, isWhiteLabel } = order;
    const facts = { number, isWhiteLabel, formality: formalityOfOrder(order, await catalogueOf(shop.store)), problems };
    const written = repairMail(facts, site.origin + pagePath('order', site, { token }), site);
    const mail = { to: order.email, ...written, sender: senderOf(order), order: order.id };
    return async (trx) => {
      await markTold(trx, untold, shop.clock());
      await postMail(trx, withSealedToken(shop.store, mail, token), shop.clock());
    };
  };
}
