/** Handlers of what a customer does with an order that is placed. */
import type { orderActionCalls } from '#api/order/order-actions.ts';
import { documentsEnd } from '#core/order/documents-end.ts';
import { overviewPath } from '#core/order/open-link.ts';
import type { Order } from '#core/order/order.ts';
import { isExpressType } from '#core/order/shipping.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { HandlerOutput, Handlers } from '#services/handler.ts';
import { orderReader, shownOrder } from '#services/order-access.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { keepingOf, markKept } from '#store/order/order-changes.ts';
import { changeAddress, hasAddress } from './change-address.ts';
import { canReorder, reorder } from './reorder.ts';

type Actions = HandlerOutput<(typeof orderActionCalls)['GET /web-api/orders/:token/actions']>;

async function keptOf({ db }: Pick<Store, 'db'>, order: Order): Promise<Actions['keep']> {
  if (order.documentsErasedAt !== null || !order.lines.some(({ hasDocument }) => hasDocument)) return null;
  const keeping = await keepingOf({ db }, order.id);
  const end = documentsEnd(order, keeping);
  return { isKept: keeping.keptAt !== null, until: end ? formatDate(berlinTime(end.getTime()).day, order.locale) : '' };
}

export const orderActionHandlers: Handlers<typeof orderActionCalls> = {
  async 'GET /web-api/orders/:token/actions'({ token }, context) {
    const order = await shownOrder(context.shop, token, orderReader(context));
    const address = { isExpress: isExpressType(order.shippingType), hasPhone: order.delivery.phone !== undefined };
    return {
      address: hasAddress(order) ? address : null,
      keep: await keptOf(context.shop.store, order),
      canReorder: canReorder(order),
      reorderKey: newToken(),
      overview: overviewPath(token),
    };
  },

  async 'POST /web-api/orders/:token/address'({ token, delivery }, context) {
    const order = await shownOrder(context.shop, token, orderReader(context));
    return { isChanged: await changeAddress(context, order, delivery) };
  },

  async 'POST /web-api/orders/:token/keep'({ token, isKept }, context) {
    const { store, clock } = context.shop;
    const order = await shownOrder(context.shop, token, orderReader(context));
    const areThere = await store.write((trx) => markKept(trx, order.id, isKept, clock()));
    if (!areThere)
      throw new Fault('order-refused', `the documents of order ${order.number} are gone`, { text: message('fault.keep-late') });
  },

  async 'POST /web-api/orders/:token/reorder'({ token, key }, context) {
    return reorder(context, await shownOrder(context.shop, token, orderReader(context)), key ?? newToken());
  },
};
