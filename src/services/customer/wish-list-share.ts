/** Handlers of the link that shows a customer's wish list. */
import type { customerListCalls } from '#api/customer-lists.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { buildPath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import { Fault } from '#core/values/fault.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { deleteWishListShare, saveWishListShare, sharedWishList, wishListShare } from '#store/customer/wish-list-shares.ts';
import { listWishes } from '#store/customer/wishes.ts';
import { requireCustomer } from './signed-in.ts';

type ShareCalls = Pick<
  typeof customerListCalls,
  | 'GET /web-api/wish-list-share'
  | 'POST /web-api/wish-list-share'
  | 'DELETE /web-api/wish-list-share'
  | 'GET /web-api/shared-wish-lists/:token'
>;

function ownerOf(context: Context): OwnerId {
  requireCustomer(context);
  const { current } = context.actor.owner;
  if (!current) throw new Fault('sign-in');
  return current;
}

async function share({ shop, site }: Context, owner: OwnerId) {
  const found = await wishListShare(shop.store, owner, site.channel);
  if (!found) return { share: null };
  const segments = pathPattern('wish-list-shared').replace(':token', found.token).split('/');
  return { share: { url: site.origin + buildPath(site, segments, []), showsName: found.showsName } };
}

export const wishListShareHandlers: Handlers<ShareCalls> = {
  'GET /web-api/wish-list-share': (_input, context) => share(context, ownerOf(context)),

  async 'POST /web-api/wish-list-share'({ showsName }, context) {
    const { shop, site } = context;
    const owner = ownerOf(context);
    await saveWishListShare(shop.store, owner, site.channel, showsName, shop.clock());
    return share(context, owner);
  },

  async 'DELETE /web-api/wish-list-share'(_input, context) {
    const owner = ownerOf(context);
    await deleteWishListShare(context.shop.store, owner, context.site.channel);
    return share(context, owner);
  },

  async 'GET /web-api/shared-wish-lists/:token'({ token }, { shop, site }) {
    const shared = await sharedWishList(shop.store, token, site.channel);
    if (!shared) throw new Fault('not-found', 'no wish list');
    const wishes = await listWishes(shop.store, shared.owner, site.channel);
    return {
      firstName: shared.firstName,
      cards: wishes.map(({ card, colourway }) => (colourway === null ? card : `${card}:${colourway}`)),
    };
  },
};
