/** The containers pages are built from (Specification 2): their names in stories. What each shows lives in web/blocks. */

export const containerTypes = [
  'ab-test',
  'accessory-detail',
  'calendar-detail',
  'calendar-overview',
  'card-detail',
  'carousel-navigation',
  'collage-detail',
  'collage-overview',
  'contact-card',
  'info-text',
  'link-box',
  'main-teaser',
  'material-tiles',
  'merch-detail',
  'more-information',
  'multi-treatment-test',
  'newsletter',
  'newsletter-response',
  'page-headline',
  'page-text',
  'photo-print-overview',
  'photobook-detail',
  'photobook-overview',
  'photobox-detail',
  'photobox-overview',
  'product-description',
  'product-list',
  'product-selection',
  'quotes-category',
  'review-block',
  'seo-questions',
  'shipping-price-table',
  'sitemap',
  'sub-teaser',
  'text-page',
  'theme-cards',
  'themes-overview',
  'usp-bar',
  'usp-teaser',
  'voucher',
  'wishlist-card-grid',
] as const;
export type ContainerType = (typeof containerTypes)[number];

const known: ReadonlySet<string> = new Set(containerTypes);

export function isContainerType(name: string): name is ContainerType {
  return known.has(name);
}
