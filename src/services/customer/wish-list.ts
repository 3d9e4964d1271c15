/** Handlers of a customer's wish list. */
import type { customerProfileCalls, WishList } from '#api/customer-profile.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { addWishes, listWishes, removeWish } from '#store/customer/wishes.ts';
import { requireCustomer } from './signed-in.ts';

type WishListCalls = Pick<
  typeof customerProfileCalls,
  'GET /web-api/wish-list' | 'POST /web-api/wish-list' | 'DELETE /web-api/wish-list/:card'
>;

async function wishes({ shop, site, actor: { owner } }: Context): Promise<WishList> {
  return { wishes: owner.current ? await listWishes(shop.store, owner.current, site.channel) : [] };
}

export const wishListHandlers: Handlers<WishListCalls> = {
  async 'GET /web-api/wish-list'(_input, context) {
    requireCustomer(context);
    return wishes(context);
  },

  async 'POST /web-api/wish-list'(input, context) {
    requireCustomer(context);
    const { shop, site } = context;
    const { owner } = context.actor;
    if (owner.current) await addWishes(shop.store, owner.current, site.channel, input.wishes, shop.clock());
    return wishes(context);
  },

  async 'DELETE /web-api/wish-list/:card'({ card }, context) {
    requireCustomer(context);
    const { shop, site } = context;
    const { owner } = context.actor;
    if (owner.current) await removeWish(shop.store, owner.current, site.channel, card);
    return wishes(context);
  },
};
