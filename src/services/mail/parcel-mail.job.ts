/** Writes a mail about a parcel of an order into the outbox. */
import { unlinked } from '#core/customer/link-text.ts';
import type { Order } from '#core/order/order.ts';
import { paymentKind } from '#core/payment/methods.ts';
import { pagePath } from '#core/site/address.ts';
import { berlinTime } from '#core/values/date.ts';
import { money } from '#core/values/money.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { orderDto } from '#services/order-dto.ts';
import { transferDue } from '#services/payment/transfer-due.ts';
import { invoiceDue } from '#store/invoice/invoices.ts';
import { postMail, withSealedToken } from '#store/mail/mails.ts';
import { orderToken } from '#store/order/order-links.ts';
import { orderById } from '#store/order/orders.ts';
import { shipmentsOf } from '#store/order/shipments.ts';
import { laterMail, mailDocuments } from './mail-documents.ts';
import { type ParcelMailFacts, parcelMail, parcelMailKinds } from './parcel-mail.ts';
import { mailTransfer } from './transfer-notice.ts';

async function dueOf(shop: Shop, order: Order): Promise<ParcelMailFacts['due']> {
  const day = await invoiceDue(shop.store.db, order.id);
  const transfer = mailTransfer(shop, order, money(await transferDue(shop.store, order), order.currency));
  return day && transfer ? { day, transfer } : null;
}

export function parcelMailJob(siteOf: (order: Order, shop: Shop) => Site, senderOf: (order: Order) => string): JobHandler {
  return async (payload, shop) => {
    const { order: id, kind: named, shipment } = payload;
    const order = await orderById(shop.store, String(id));
    const token = order && (await orderToken(shop.store, order.id));
    if (!order || !token) throw new Error(`no order ${String(id)} that its link opens`);
    if (order.email === '') return null;
    const kind = parcelMailKinds.find((one) => one === named) ?? 'shipped';
    const parcels = await shipmentsOf(shop.store, order.id);
    // The invoice goes with the first parcel.
    const isInvoiced =
      kind === 'shipped' && paymentKind(order.payment) === 'invoice' && !parcels.some((one, at) => at > 0 && one.id === shipment);
    const { documents, isComplete } = isInvoiced ? await mailDocuments(shop, order, 'documents') : { documents: [], isComplete: true };
    const later = isComplete ? null : laterMail('parcel-mail', payload, shop);
    if (later) return later;
    const { formality } = await orderDto(shop, order, token);
    const site = siteOf(order, shop);
    const facts: ParcelMailFacts = {
      kind,
      number: order.number,
      formality,
      isWhiteLabel: order.isWhiteLabel,
      town: kind === 'readdressed' ? unlinked(`${order.delivery.postalCode} ${order.delivery.city}`) : '',
      parcel: parcels.find((one) => one.id === shipment) ?? null,
      arrives: kind === 'shipped' && order.deliveryTo >= berlinTime(shop.clock()).day ? order.deliveryTo : null,
      due: isInvoiced ? await dueOf(shop, order) : null,
      documents,
    };
    const written = parcelMail(facts, site.origin + pagePath('order', site, { token }), site);
    const mail = { to: order.email, ...written, sender: senderOf(order), order: order.id };
    return async (trx) => {
      await postMail(trx, withSealedToken(shop.store, mail, token), shop.clock());
    };
  };
}
