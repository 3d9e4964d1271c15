/** The overview of an order as a download, for who may see it. It is set in a worker thread, and nothing is stored. */
import { postalAddressLines } from '#core/customer/postal-address.ts';
import { awaitedDeliveryText } from '#core/order/delivery.ts';
import { awaitedDay } from '#core/order/later/records-later.ts';
import { stateName } from '#core/order/life-cycle.ts';
import { isOnlineOnly } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import { methodName } from '#core/payment/methods.ts';
import { channelNames } from '#core/values/channel.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { inDrawingTurn } from '#services/jobs/drawing-turns.ts';
import { orderReader, shownOrder } from '#services/order-access.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { Overview } from './overview-pdf.ts';
import { overviewPool } from './overview-tasks.ts';

/** As its page shows the order. */
export function overviewOf(order: Order): Overview {
  const { channel, locale, number, currency, lines, delivery, billing, reference, placedAt, due, payment } = order;
  const t = serverTexts(order);
  const isOnline = isOnlineOnly(lines.map(({ item }) => item));
  const arrives = isOnline
    ? message('shipping.online.text')
    : awaitedDeliveryText(order.deliveryFrom, order.deliveryTo, awaitedDay(order.lines.map(({ item }) => item)));
  const facts = [
    [t('overview.order'), number],
    [t('overview.placed'), formatDate(berlinTime(Date.parse(placedAt)).day, locale)],
    [t('overview.state'), t(stateName(order.state))],
    [t('overview.arrives'), t(arrives)],
    [t('overview.payment'), t(due === 0 ? message('payment.free') : methodName(payment))],
    [t('overview.reference'), reference],
  ] as const;
  const { phone: _, ...place } = delivery;
  const addresses = [
    { label: t('overview.delivery'), lines: isOnline || place.street === '' ? [] : postalAddressLines(place, locale) },
    { label: t('overview.billing'), lines: postalAddressLines(billing, locale) },
  ];
  const { taxes, discount, shipping, total, gift } = order;
  return {
    channel,
    locale,
    number,
    brand: order.isWhiteLabel ? '' : channelNames[channel],
    placedAt,
    currency,
    facts: facts.filter(([, value]) => value !== ''),
    addresses: addresses.filter((address) => address.lines.length > 0),
    lines: lines.map(({ position, name, options, quantity, total: gross, discount: own, category, basisPoints }) => {
      return { position, sku: '', name, options, quantity, gross, discount: own, category, basisPoints };
    }),
    taxes,
    discount,
    shipping,
    total,
    gift,
  };
}

/** Throws Fault 'not-found' and 'order-locked' as the order itself, 'too-many' and 'busy'. */
export async function overviewFile(token: string, context: Context): Promise<Response> {
  const { shop } = context;
  const order = await shownOrder(shop, token, orderReader(context));
  await consumeLimit(shop, 'order-overview', limitedClient(context));
  const overview = overviewOf(order);
  const bytes = await inDrawingTurn(shop, limitedClient(context), (spent) =>
    overviewPool().run({ kind: 'order-overview', overview }, undefined, spent),
  );
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="bestelluebersicht-${order.number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    },
  });
}
