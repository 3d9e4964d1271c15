/** The days in which an order is made, and those on which it arrives. */
import { deliveryDates } from '#core/order/delivery.ts';
import { designedOf } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import type { Day } from '#core/values/date.ts';
import { readChoice } from './checks/choice.ts';

/** Of the slowest printed line; undefined for an order without one. */
export function workingDaysOf({ lines }: Pick<Order, 'lines'>): number | undefined {
  const days = lines.flatMap(({ item }) => {
    const designed = designedOf(item);
    if (!designed) return [];
    const { product, choice } = readChoice(designed.product, designed.choice);
    return product.production(choice).workingDays;
  });
  return days.length > 0 ? Math.max(...days) : undefined;
}

/** When an order arrives whose production begins anew `now`, by the way it is sent; a Saturday that is no more comes as express does. */
export function promiseFrom(now: Date, order: Pick<Order, 'lines' | 'delivery' | 'shippingType'>): { from: Day; to: Day } {
  const dates = deliveryDates(now, order.delivery.country, workingDaysOf(order));
  const saturday = order.shippingType === 'express-saturday' ? dates['express-saturday'] : null;
  const day = order.shippingType === 'standard' ? null : (saturday ?? dates.express);
  return day === null ? dates.standard : { from: day, to: day };
}
