/** The days in which an order is made, and those on which it arrives. */
import { deliveryDates } from '#core/order/delivery.ts';
import { countsFrom, laterDays } from '#core/order/later/records-later.ts';
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

/** From when on the days of an order count: it was placed, its lists were to be there, or it last waited for its customer. */
export function beganAt({ placedAt, lines, events }: Pick<Order, 'placedAt' | 'lines' | 'events'>): Date {
  const resumed = events.filter(({ state }, at) => state === 'preflight' && events[at - 1]?.state === 'needs_customer');
  const last = Math.max(Date.parse(placedAt), ...resumed.map(({ at }) => Date.parse(at)));
  return countsFrom(last, laterDays(lines.map(({ item }) => item)));
}

/** The days of an order that is paid now, where its lists follow: it counts from the later of both. Null for all other orders. */
export function promiseOfPaid(now: Date, order: Pick<Order, 'lines' | 'delivery' | 'shippingType'>): { from: Day; to: Day } | null {
  const days = laterDays(order.lines.map(({ item }) => item));
  return days.length === 0 ? null : promiseFrom(countsFrom(now, days), order);
}

/** When an order arrives whose production begins anew `now`, by the way it is sent; a Saturday that is no more comes as express does. */
export function promiseFrom(now: Date, order: Pick<Order, 'lines' | 'delivery' | 'shippingType'>): { from: Day; to: Day } {
  const dates = deliveryDates(now, order.delivery.country, workingDaysOf(order));
  const saturday = order.shippingType === 'express-saturday' ? dates['express-saturday'] : null;
  const day = order.shippingType === 'standard' ? null : (saturday ?? dates.express);
  return day === null ? dates.standard : { from: day, to: day };
}
