/** Structured data of pages as schema.org objects. Absolute addresses come from the page's canonical link. */

import type { CardTile } from '#api/catalogue.ts';
import { pathTo } from '#core/site/paths.ts';
import { type Channel, channelNames } from '#core/values/channel.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { sitePath } from './page-context.ts';

const context = 'https://schema.org';

/** `path` on the host of `canonical`. */
function absolute(path: string, canonical: string): string {
  return new URL(path, canonical).href;
}

/** Support hours, founding year and place are Specification 9; everything else about the company is the owner's to say. */
export function organization(channel: Channel, canonical: string, city: string): object {
  const url = absolute('/', canonical);
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: channelNames[channel],
    url,
    logo: absolute('/favicon.svg', canonical),
    foundingDate: '2019',
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'DE' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      url: absolute(sitePath({ channel, locale: defaultLocale }, pathTo('contact')), canonical),
      availableLanguage: 'de',
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '17:00',
      },
    },
  };
}

/** The site with its search. */
export function website(channel: Channel, canonical: string): object {
  const url = absolute('/', canonical);
  const search = absolute(sitePath({ channel, locale: defaultLocale }, pathTo('search')), canonical);
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: channelNames[channel],
    url,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${search}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

export function breadcrumbList(items: readonly { name: string; path: string }[], canonical: string): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(path, canonical),
    })),
  };
}

/** The designs of a list in the order shown, each by the address of its own page. */
export function itemList(tiles: readonly Pick<CardTile, 'name' | 'line' | 'path'>[], canonical: string): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: tiles.length,
    itemListElement: tiles.map(({ name, line, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: `${name}, ${line}`,
      url: absolute(path, canonical),
    })),
  };
}

/** Minor units as a decimal number with a point: 129 -> "1.29". */
function decimal(amount: number): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

type OfferedProduct = {
  id: string;
  title: string;
  metaDescription: string;
  images: readonly string[];
  /** Prices of one piece at the smallest and the largest quantity. */
  ladder: readonly { unit: { amount: number; currency: string } }[];
};

/** A product with the range of its unit prices. Without ratings: the shop has none. */
export function product({ id, title, metaDescription, images, ladder }: OfferedProduct, channel: Channel, canonical: string): object {
  const amounts = ladder.map((row) => row.unit.amount);
  return {
    '@context': context,
    '@type': 'Product',
    name: title,
    description: metaDescription,
    sku: id,
    brand: { '@type': 'Brand', name: channelNames[channel] },
    ...(images.length > 0 ? { image: images.map((path) => absolute(path, canonical)) } : {}),
    offers: {
      '@type': 'AggregateOffer',
      url: canonical,
      priceCurrency: ladder[0]?.unit.currency ?? 'EUR',
      lowPrice: decimal(Math.min(...amounts)),
      highPrice: decimal(Math.max(...amounts)),
      offerCount: ladder.length,
      availability: 'https://schema.org/InStock',
    },
  };
}
