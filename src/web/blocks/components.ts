/**
 * The component of every container, fetched when a page first needs it, so that a visitor's browser loads only what the page shows.
 * Rendering is synchronous: whoever renders (server, first load, client navigation) prepares the types beforehand.
 */
import { type ContainerType, isContainerType } from '#core/content/containers.ts';
import type { BlockComponent } from './block.ts';

/** Product types share what shows them. */
const overview = () => import('./range-view.tsx').then(({ RangeOverview }) => RangeOverview);
const detail = () => import('./range-view.tsx').then(({ RangeDetail }) => RangeDetail);

const fetchers = {
  'ab-test': () => import('./ab-test.tsx').then(({ Component }) => Component),
  'accessory-detail': detail,
  'calendar-detail': detail,
  'calendar-overview': overview,
  'card-detail': () => import('./card-detail.tsx').then(({ Component }) => Component),
  'carousel-navigation': () => import('./carousel-navigation.tsx').then(({ Component }) => Component),
  'collage-detail': detail,
  'collage-overview': overview,
  'contact-card': () => import('./contact-card.tsx').then(({ Component }) => Component),
  'info-text': () => import('./info-text.tsx').then(({ Component }) => Component),
  'link-box': () => import('./link-box.tsx').then(({ Component }) => Component),
  'main-teaser': () => import('./main-teaser.tsx').then(({ Component }) => Component),
  'material-tiles': () => import('./material-tiles.tsx').then(({ Component }) => Component),
  'merch-detail': detail,
  'more-information': () => import('./more-information.tsx').then(({ Component }) => Component),
  'multi-treatment-test': () => import('./multi-treatment-test.tsx').then(({ Component }) => Component),
  newsletter: () => import('./newsletter.tsx').then(({ Component }) => Component),
  'newsletter-response': () => import('./newsletter-response.tsx').then(({ Component }) => Component),
  'page-headline': () => import('./page-headline.tsx').then(({ Component }) => Component),
  'page-text': () => import('./page-text.tsx').then(({ Component }) => Component),
  'photo-print-overview': overview,
  'photobook-detail': detail,
  'photobook-overview': overview,
  'photobox-detail': detail,
  'photobox-overview': overview,
  'product-description': () => import('./product-description.tsx').then(({ Component }) => Component),
  'product-list': () => import('./product-list.tsx').then(({ Component }) => Component),
  'product-selection': () => import('./product-selection.tsx').then(({ Component }) => Component),
  'quotes-category': () => import('./quotes-category.tsx').then(({ Component }) => Component),
  'review-block': () => import('./review-block.tsx').then(({ Component }) => Component),
  'seo-questions': () => import('./seo-questions.tsx').then(({ Component }) => Component),
  'shipping-price-table': () => import('./shipping-price-table.tsx').then(({ Component }) => Component),
  sitemap: () => import('./sitemap.tsx').then(({ Component }) => Component),
  'sub-teaser': () => import('./sub-teaser.tsx').then(({ Component }) => Component),
  'text-page': () => import('./text-page.tsx').then(({ Component }) => Component),
  'theme-cards': () => import('./theme-cards-view.tsx').then(({ ThemeCards }) => ThemeCards),
  'themes-overview': () => import('./themes-overview.tsx').then(({ Component }) => Component),
  'usp-bar': () => import('./usp-bar.tsx').then(({ Component }) => Component),
  'usp-teaser': () => import('./usp-teaser.tsx').then(({ Component }) => Component),
  voucher: () => import('./voucher.tsx').then(({ Component }) => Component),
  'wishlist-card-grid': () => import('./wishlist-card-grid.tsx').then(({ Component }) => Component),
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
