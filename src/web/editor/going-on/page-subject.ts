/** Which product a page is about, so that work on it can be offered: lists, pages of products, and configurators with a new draft. Pure. */
import { matchPath } from 'react-router';
import type { SoldType } from '#core/products/registry.ts';
import { type PageName, pathPattern } from '#core/site/paths.ts';

/** `of`: id of a template, SKU, or "photo" for one without; absent: anything of the product. */
export type PageSubject = { product: SoldType; of?: string };

type Row = {
  page: PageName;
  product: SoldType;
  /** Reads `of` from the values of the path and the query. */
  of?: (params: Readonly<Record<string, string | undefined>>, query: URLSearchParams) => string | undefined;
};

/** The first that fits. */
const rows: readonly Row[] = [
  { page: 'cards', product: 'card' },
  { page: 'card', product: 'card', of: ({ card }) => card },
  { page: 'configurator-card', product: 'card', of: (_, query) => query.get('card') ?? undefined },
  { page: 'posters', product: 'photoframe' },
  { page: 'poster', product: 'photoframe', of: ({ poster }) => poster },
  { page: 'wall-art', product: 'photoframe' },
  { page: 'wall-art-material', product: 'photoframe', of: () => 'photo' },
  { page: 'configurator-photo-frame', product: 'photoframe', of: (_, query) => query.get('poster') ?? 'photo' },
  { page: 'collages', product: 'collage' },
  { page: 'configurator-collage', product: 'collage' },
  { page: 'photobooks', product: 'photobook' },
  { page: 'photobook', product: 'photobook' },
  { page: 'configurator-photobook', product: 'photobook' },
  { page: 'calendars', product: 'calendar' },
  { page: 'calendar', product: 'calendar' },
  { page: 'configurator-calendar', product: 'calendar' },
  { page: 'photoboxes', product: 'photobox' },
  { page: 'photo-box', product: 'photobox' },
  { page: 'configurator-photobox', product: 'photobox', of: () => 'photo' },
  { page: 'photoprints', product: 'photoprint' },
  { page: 'configurator-photo-print', product: 'photoprint', of: () => 'photo' },
  { page: 'merch', product: 'merch' },
  { page: 'configurator-merch-good', product: 'merch', of: ({ sku }) => sku },
  { page: 'configurator-merch', product: 'merch' },
  { page: 'merch-good', product: 'merch', of: ({ sku }) => sku },
];

/** `path` is without the prefix of the language. Null for other pages, and for one that opens a saved design. */
export function pageSubject(path: string, search: string): PageSubject | null {
  const query = new URLSearchParams(search);
  if (query.has('designId')) return null;
  for (const { page, product, of } of rows) {
    const match = matchPath(`/${pathPattern(page)}`, path);
    if (!match) continue;
    const subject = of?.(match.params, query);
    return subject === undefined ? { product } : { product, of: subject };
  }
  return null;
}
