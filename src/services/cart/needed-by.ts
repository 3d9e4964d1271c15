/** Handler of the day by which a cart is needed. */
import type { orderCalls } from '#api/order.ts';
import { Fault } from '#core/values/fault.ts';
import type { Handlers } from '#services/handler.ts';
import { neededByErrors } from '#services/needed-by-errors.ts';
import { setNeededBy } from '#store/cart/carts.ts';
import { changedCart } from './cart.ts';

export const neededByHandlers: Handlers<Pick<typeof orderCalls, 'PUT /web-api/cart/needed-by'>> = {
  async 'PUT /web-api/cart/needed-by'({ day }, context) {
    const { store, clock } = context.shop;
    const errors = neededByErrors(day, clock());
    if (errors.length > 0) throw new Fault('bad-form', 'needed by', { errors });
    await setNeededBy(store, await context.actor.owner.ensure(), day ?? '');
    return changedCart(context);
  },
};
