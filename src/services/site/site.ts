/** Handlers any page may need: what is personal on an anonymous page, and a page's address in other markets. */
import type { siteCalls } from '#api/site.ts';
import { localizedUrls } from '#core/site/canonical.ts';
import type { Handlers } from '#services/handler.ts';

export const siteHandlers: Handlers<typeof siteCalls> = {
  'GET /web-api/localized-urls'({ path }, context) {
    const [pathname = '/', query] = path.split('?');
    const place = { channel: context.site.channel, country: context.site.country };
    return localizedUrls(pathname, query ? `?${query}` : '', place, context.shop.hosts, context.site.origin) as Record<string, string>;
  },
};
