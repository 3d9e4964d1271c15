/** Handlers any page may need: what is personal on an anonymous page, and a page's address in other markets. */
import type { siteCalls } from '#api/site.ts';
import { localizedUrls } from '#core/site/canonical.ts';
import type { Handlers } from '#services/handler.ts';
import { cartCount, sampleCount } from '#store/cart/carts.ts';

export const siteHandlers: Handlers<typeof siteCalls> = {
  /** There are no accounts yet, so everybody is a guest: the empty customer of Specification 3, with their cart. */
  async 'GET /web-api/customer-data'(_input, context) {
    const owner = context.owner.current;
    return {
      emailHash: '',
      firstName: '',
      lastName: '',
      isLoggedIn: false,
      isWhitelabelCustomer: false,
      number: '',
      order: null,
      type: 0,
      cartCount: owner ? await cartCount(context.shop.store, owner) : 0,
      sampleCount: owner ? await sampleCount(context.shop.store, owner) : 0,
    };
  },

  'GET /web-api/localized-urls'({ path }, context) {
    const [pathname = '/', query] = path.split('?');
    const place = { channel: context.site.channel, country: context.site.country };
    return localizedUrls(pathname, query ? `?${query}` : '', place, context.shop.hosts, context.site.origin) as Record<string, string>;
  },
};
