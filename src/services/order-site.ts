/** Where an order was placed, for links of mails and of payment providers. */
import type { Order } from '#core/order/order.ts';
import { type HostEntry, originOf } from '#core/site/market.ts';
import type { Site } from './handler.ts';

/** Brand, market and language of an order, with links to that market's host. */
export function siteOfOrder(
  { channel, country, locale }: Pick<Order, 'channel' | 'country' | 'locale'>,
  hosts: readonly HostEntry[],
  publicOrigin: string,
): Site {
  return { channel, country, locale, origin: originOf({ channel, country }, hosts, publicOrigin) ?? publicOrigin };
}
