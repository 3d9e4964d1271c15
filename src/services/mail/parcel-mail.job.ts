/** Writes a mail about a parcel of an order into the outbox. */
import { unlinked } from '#core/customer/link-text.ts';
import type { Order } from '#core/order/order.ts';
import { pagePath } from '#core/site/address.ts';
import { berlinTime } from '#core/values/date.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { orderDto } from '#services/order-dto.ts';
import { postMail, withSealedToken } from '#store/mail/mails.ts';
import { orderToken } from '#store/order/order-links.ts';
import { orderById } from '#store/order/orders.ts';
import { shipmentsOf } from '#store/order/shipments.ts';
import { type ParcelMailFacts, parcelMail, parcelMailKinds } from './parcel-mail.ts';

export function parcelMailJob(siteOf: (order: Order, shop: Shop) => Site, senderOf: (order: Order) => string): JobHandler {
  return async ({ order: id, kind: named, shipment }, shop) => {
    const order = await orderById(shop.store, String(id));
    const token = order && (await orderToken(shop.store, order.id));
    if (!order || !token) throw new Error(`no order ${String(id)} that its link opens`);
    if (order.email === '') return null;
    const { formality } = await orderDto(shop, order, token);
    const site = siteOf(order, shop);
    const kind = parcelMailKinds.find((one) => one === named) ?? 'shipped';
    const facts: ParcelMailFacts = {
      kind,
      number: order.number,
      formality,
      isWhiteLabel: order.isWhiteLabel,
      parcel: (await shipmentsOf(shop.store, order.id)).find((one) => one.id === shipment) ?? null,
      town: kind === 'readdressed' ? unlinked(`${order.delivery.postalCode} ${order.delivery.city}`) : '',
      arrives: kind === 'shipped' && order.deliveryTo >= berlinTime(shop.clock()).day ? order.deliveryTo : null,
    };
    const written = parcelMail(facts, site.origin + pagePath('order', site, { token }), site);
    const mail = { to: order.email, ...written, sender: senderOf(order), order: order.id };
    return async (trx) => {
      await postMail(trx, withSealedToken(shop.store, mail, token), shop.clock());
    };
  };
}
