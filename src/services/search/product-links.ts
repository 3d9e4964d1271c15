/** Addresses of the products that the search finds, by the ids of their entries (core/search/product-entries.ts). */
import { buildPath } from '#core/site/address.ts';
import { type PageName, pathTo } from '#core/site/paths.ts';
import type { Query } from '#core/site/query.ts';
import type { Channel } from '#core/values/channel.ts';
import type { Site } from '#services/handler.ts';

const pages: Readonly<Record<string, PageName>> = {
  calendars: 'calendars',
  photobooks: 'photobooks',
  photoprints: 'photoprints',
  photobox: 'photo-box',
  collages: 'collages',
  merch: 'merch',
  accessories: 'accessories',
  'gift-voucher': 'gift-voucher',
  samples: 'samples',
  'own-file': 'express',
};

/** Pages that only the shop of cards has. */
const ofCards: ReadonlySet<PageName> = new Set(['accessories', 'samples']);

type Place = { path: string; query?: Query };

function begins(id: string, start: string): string | null {
  return id.startsWith(start) ? id.slice(start.length) : null;
}

/** The shop of cards has no pages about what photos are printed on: there the configurator begins with it. */
function wallPlace(material: string, channel: Channel): Place {
  const isWhole = material === 'art';
  if (channel === 'myposter') return { path: isWhole ? pathTo('wall-art') : pathTo('wall-art-material', { material }) };
  return { path: pathTo('configurator-photo-frame'), ...(isWhole ? {} : { query: [['material', material]] }) };
}

function placeOf(id: string, channel: Channel): Place | null {
  const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
  if (page) return ofCards.has(page) && channel !== 'federleicht' ? null : { path: pathTo(page) };
  const calendarType = begins(id, 'cal-');
  if (calendarType) return { path: pathTo('calendar', { calendarType }) };
  const material = begins(id, 'wall-');
  if (material) return wallPlace(material, channel);
  if (begins(id, 'acc-')) return channel === 'federleicht' ? { path: pathTo('accessories') } : null;
  return { path: pathTo('merch-good', { sku: id }) };
}

export function isSoldIn(id: string, channel: Channel): boolean {
  return placeOf(id, channel) !== null;
}

/** Null for what the channel does not sell. */
export function productPath(id: string, site: Site): string | null {
  const place = placeOf(id, site.channel);
  return place && buildPath(site, place.path.split('/').filter(Boolean), place.query);
}
