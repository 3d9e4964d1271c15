/** Schema and transformer of every container. It does not compile while one is missing. Server only: routes import it for their loaders. */
import type { ContainerType } from '#core/content/containers.ts';
import * as abTest from '#web/blocks/ab-test.tsx';
import * as cardDetail from '#web/blocks/card-detail.tsx';
import * as carouselNavigation from '#web/blocks/carousel-navigation.tsx';
import * as contactCard from '#web/blocks/contact-card.tsx';
import * as infoText from '#web/blocks/info-text.tsx';
import * as linkBox from '#web/blocks/link-box.tsx';
import * as mainTeaser from '#web/blocks/main-teaser.tsx';
import * as materialTiles from '#web/blocks/material-tiles.tsx';
import * as moreInformation from '#web/blocks/more-information.tsx';
import * as multiTreatmentTest from '#web/blocks/multi-treatment-test.tsx';
import * as newsletter from '#web/blocks/newsletter.tsx';
import * as newsletterResponse from '#web/blocks/newsletter-response.tsx';
import * as pageHeadline from '#web/blocks/page-headline.tsx';
import * as pageText from '#web/blocks/page-text.tsx';
import { rangeDetail, rangeOverview } from '#web/blocks/parts/range.ts';
import * as productDescription from '#web/blocks/product-description.tsx';
import * as productList from '#web/blocks/product-list.tsx';
import * as productSelection from '#web/blocks/product-selection.tsx';
import * as quotesCategory from '#web/blocks/quotes-category.tsx';
import * as reviewBlock from '#web/blocks/review-block.tsx';
import * as seoQuestions from '#web/blocks/seo-questions.tsx';
import * as shippingPriceTable from '#web/blocks/shipping-price-table.tsx';
import * as sitemap from '#web/blocks/sitemap.tsx';
import * as subTeaser from '#web/blocks/sub-teaser.tsx';
import * as textPage from '#web/blocks/text-page.tsx';
import * as themeCardsBlock from '#web/blocks/theme-cards.tsx';
import * as themesOverview from '#web/blocks/themes-overview.tsx';
import * as uspBar from '#web/blocks/usp-bar.tsx';
import * as uspTeaser from '#web/blocks/usp-teaser.tsx';
import * as voucher from '#web/blocks/voucher.tsx';
import * as wishlistCardGrid from '#web/blocks/wishlist-card-grid.tsx';
import type { BlockLoader } from './block.ts';

export const loaders = {
  'ab-test': abTest,
  'accessory-detail': rangeDetail('accessory'),
  'calendar-detail': rangeDetail('calendar'),
  'calendar-overview': rangeOverview('calendar'),
  'card-detail': cardDetail,
  'carousel-navigation': carouselNavigation,
  'collage-detail': rangeDetail('collage'),
  'collage-overview': rangeOverview('collage'),
  'contact-card': contactCard,
  'info-text': infoText,
  'link-box': linkBox,
  'main-teaser': mainTeaser,
  'material-tiles': materialTiles,
  'merch-detail': rangeDetail('merch'),
  'more-information': moreInformation,
  'multi-treatment-test': multiTreatmentTest,
  newsletter,
  'newsletter-response': newsletterResponse,
  'page-headline': pageHeadline,
  'page-text': pageText,
  'photo-print-overview': rangeOverview('photoprint'),
  'photobook-detail': rangeDetail('photobook'),
  'photobook-overview': rangeOverview('photobook'),
  'photobox-detail': rangeDetail('photobox'),
  'photobox-overview': rangeOverview('photobox'),
  'product-description': productDescription,
  'product-list': productList,
  'product-selection': productSelection,
  'quotes-category': quotesCategory,
  'review-block': reviewBlock,
  'seo-questions': seoQuestions,
  'shipping-price-table': shippingPriceTable,
  sitemap,
  'sub-teaser': subTeaser,
  'text-page': textPage,
  'theme-cards': themeCardsBlock,
  'themes-overview': themesOverview,
  'usp-bar': uspBar,
  'usp-teaser': uspTeaser,
  voucher,
  'wishlist-card-grid': wishlistCardGrid,
} satisfies Record<ContainerType, BlockLoader>;
