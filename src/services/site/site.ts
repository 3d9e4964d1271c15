/** Handlers any page may need: what a frontend begins with, and a page's address in other markets. */
import type { siteCalls } from '#api/site.ts';
import { buildPath } from '#core/site/address.ts';
import { localizedUrls } from '#core/site/canonical.ts';
import { footerColumns, legalLinks, productColumns } from '#core/site/menu.ts';
import { type PageName, pathPattern } from '#core/site/paths.ts';
import { message } from '#core/values/message.ts';
import { currencyOf } from '#core/values/money.ts';
import { lengthUnitOf } from '#core/values/unit.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { flagsOf } from '#store/flags/flag-index.ts';

type Site = Context['site'];

function link(page: PageName, key: string, site: Site) {
  return { name: message(key), path: buildPath(site, pathPattern(page).split('/').filter(Boolean)) };
}

function menuOf(site: Site) {
  return productColumns[site.channel].map(({ key, pages }) => ({
    key,
    name: message(`menu.${key}`),
    links: pages.map((page) => link(page, `menu.${page}`, site)),
  }));
}

function footerOf(site: Site) {
  const columns: Record<string, readonly (readonly [PageName, string])[]> = { ...footerColumns[site.channel], legal: legalLinks };
  return Object.entries(columns).map(([key, links]) => ({
    key,
    name: message(`footer.${key}`),
    links: links.map(([page, text]) => link(page, text, site)),
  }));
}

export const siteHandlers: Handlers<typeof siteCalls> = {
  async 'GET /web-api/shop-frontends-initial-data'(_input, { shop, site }) {
    const { channel, country, locale } = site;
    const { isOff } = await flagsOf(shop.store);
    return {
      channel,
      country,
      locale,
      currency: currencyOf(country),
      unit: lengthUnitOf(locale),
      menu: menuOf(site),
      footer: footerOf(site),
      flags: { disabled: isOff },
    };
  },

  'GET /web-api/localized-urls'({ path }, context) {
    const [pathname = '/', query] = path.split('?');
    const place = { channel: context.site.channel, country: context.site.country };
    return localizedUrls(pathname, query ? `?${query}` : '', place, context.shop.hosts, context.site.origin) as Record<string, string>;
  },
};
