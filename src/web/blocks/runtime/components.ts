/**
 * The component of every container, fetched when a page first needs it, so that a visitor's browser loads only what the page shows.
 * Rendering is synchronous: whoever renders (server, first load, client navigation) prepares the types beforehand.
 */
import { type ContainerType, isContainerType } from '#core/content/containers.ts';
import type { BlockComponent } from './block.ts';

/** Product types share what shows them. */
const overview = () => import('#web/blocks/parts/range-view.tsx').then(({ RangeOverview }) => RangeOverview);
const detail = () => import('#web/blocks/parts/range-view.tsx').then(({ RangeDetail }) => RangeDetail);

const fetchers = {
  'ab-test': () => import('#web/blocks/ab-test.tsx').then(({ Component }) => Component),
  'accessory-detail': detail,
  'calendar-detail': detail,
  'calendar-overview': overview,
  'card-detail': () => import('#web/blocks/card-detail.tsx').then(({ Component }) => Component),
  'carousel-navigation': () => import('#web/blocks/carousel-navigation.tsx').then(({ Component }) => Component),
  'collage-detail': detail,
  'collage-overview': overview,
  'contact-card': () => import('#web/blocks/contact-card.tsx').then(({ Component }) => Component),
  'info-text': () => import('#web/blocks/info-text.tsx').then(({ Component }) => Component),
  'link-box': () => import('#web/blocks/link-box.tsx').then(({ Component }) => Component),
  'main-teaser': () => import('#web/blocks/main-teaser.tsx').then(({ Component }) => Component),
  'material-tiles': () => import('#web/blocks/material-tiles.tsx').then(({ Component }) => Component),
  'merch-detail': detail,
  'more-information': () => import('#web/blocks/more-information.tsx').then(({ Component }) => Component),
  'multi-treatment-test': () => import('#web/blocks/multi-treatment-test.tsx').then(({ Component }) => Component),
  newsletter: () => import('#web/blocks/newsletter.tsx').then(({ Component }) => Component),
  'newsletter-response': () => import('#web/blocks/newsletter-response.tsx').then(({ Component }) => Component),
  'page-headline': () => import('#web/blocks/page-headline.tsx').then(({ Component }) => Component),
  'page-text': () => import('#web/blocks/page-text.tsx').then(({ Component }) => Component),
  'photo-print-overview': overview,
  'photobook-detail': detail,
  'photobook-overview': overview,
  'photobox-detail': detail,
  'photobox-overview': overview,
  'product-description': () => import('#web/blocks/product-description.tsx').then(({ Component }) => Component),
  'product-list': () => import('#web/blocks/product-list.tsx').then(({ Component }) => Component),
  'product-selection': () => import('#web/blocks/product-selection.tsx').then(({ Component }) => Component),
  'quotes-category': () => import('#web/blocks/quotes-category.tsx').then(({ Component }) => Component),
  'review-block': () => import('#web/blocks/review-block.tsx').then(({ Component }) => Component),
  'seo-questions': () => import('#web/blocks/seo-questions.tsx').then(({ Component }) => Component),
  'shipping-price-table': () => import('#web/blocks/shipping-price-table.tsx').then(({ Component }) => Component),
  sitemap: () => import('#web/blocks/sitemap.tsx').then(({ Component }) => Component),
  'sub-teaser': () => import('#web/blocks/sub-teaser.tsx').then(({ Component }) => Component),
  'text-page': () => import('#web/blocks/text-page.tsx').then(({ Component }) => Component),
  'theme-cards': () => import('#web/blocks/parts/theme-cards-view.tsx').then(({ ThemeCards }) => ThemeCards),
  'themes-overview': () => import('#web/blocks/themes-overview.tsx').then(({ Component }) => Component),
  'usp-bar': () => import('#web/blocks/usp-bar.tsx').then(({ Component }) => Component),
  'usp-teaser': () => import('#web/blocks/usp-teaser.tsx').then(({ Component }) => Component),
  voucher: () => import('#web/blocks/voucher.tsx').then(({ Component }) => Component),
  'wishlist-card-grid': () => import('#web/blocks/wishlist-card-grid.tsx').then(({ Component }) => Component),
} satisfies Record<ContainerType, () => Promise<BlockComponent>>;

const ready = new Map<ContainerType, BlockComponent>();

/** Fetches the components of these types once. Unknown names are passed over. Rejects when a module cannot be loaded. */
export async function prepareComponents(types: readonly string[]): Promise<void> {
  await Promise.all(
    types.map(async (type) => {
      if (isContainerType(type) && !ready.has(type)) ready.set(type, await fetchers[type]());
    }),
  );
}

/** The prepared component. Throws when there is none (F449). */
export function componentOf(type: string): BlockComponent {
  const component = isContainerType(type) ? ready.get(type) : undefined;
  if (!component) throw new Error(`Component could not be found for blok ${type}! Is it configured correctly?`);
  return component;
}
