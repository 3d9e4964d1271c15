/** How an order that is placed can be paid. */
import { lineKinds } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import { type PaymentMethod, paymentKind } from '#core/payment/methods.ts';
import { type OrderToPay, type PaymentOffer, paymentOffers } from '#core/payment/offers.ts';
import { money } from '#core/values/money.ts';
import type { Shop } from './handler.ts';

function payableOf({ lines, goods, discount, gift, currency, due, delivery, billing, shippingType }: Order): OrderToPay {
  return {
    goods: money(Math.max(0, goods - discount - gift), currency),
    due,
    delivery: delivery.country,
    billing: billing.country,
    sellsVouchers: lines.some(({ item }) => !lineKinds[item.kind].isGoods),
    isExpress: shippingType !== 'standard',
  };
}

/** The methods of the providers that take this sum, in the order the checkout shows them. */
export function methodsFor({ payments }: Pick<Shop, 'payments'>, due: number): PaymentMethod[] {
  return payments.filter(({ minimum }) => due >= minimum).flatMap(({ methods }) => methods);
}

/** The methods of an order that waits for its money. It was not placed on invoice, and is not moved there. */
export function offersOfOrder(shop: Pick<Shop, 'payments'>, order: Order): PaymentOffer[] {
  const methods = methodsFor(shop, order.due).filter((method) => paymentKind(method) !== 'invoice');
  return paymentOffers(payableOf(order), methods);
}
