/** Handler of the switch of resellers: parcel, papers and mails of the open cart's order show no brand of the shop. */
import type { whiteLabelCalls } from '#api/order.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { customerOf } from '#services/actor.ts';
import type { Handlers } from '#services/handler.ts';
import { setWhiteLabel } from '#store/cart/carts.ts';

export const whiteLabelHandlers: Handlers<typeof whiteLabelCalls> = {
  async 'POST /whitelabel/switch'({ on }, context) {
    if (!customerOf(context.actor)?.isWhitelabel) throw new Fault('forbidden', 'no reseller', { text: message('fault.no-reseller') });
    await setWhiteLabel(context.shop.store, await context.actor.owner.ensure(), on);
    return { isWhitelabelOrder: on };
  },
};
