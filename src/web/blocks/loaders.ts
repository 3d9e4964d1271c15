/** Schema and transformer of every container. It does not compile while one is missing. Server only: routes import it for their loaders. */
import type { ContainerType } from '#core/content/containers.ts';
import * as abTest from './ab-test.tsx';
import type { BlockLoader } from './block.ts';
import * as cardDetail from './card-detail.tsx';
import * as carouselNavigation from './carousel-navigation.tsx';
import * as contactCard from './contact-card.tsx';
import * as infoText from './info-text.tsx';
import * as linkBox from './link-box.tsx';
import * as mainTeaser from './main-teaser.tsx';
import * as materialTiles from './material-tiles.tsx';
import * as moreInformation from './more-information.tsx';
import * as multiTreatmentTest from './multi-treatment-test.tsx';
import * as newsletter from './newsletter.tsx';
import * as newsletterResponse from './newsletter-response.tsx';
import * as pageHeadline from './page-headline.tsx';
import * as pageText from './page-text.tsx';
import * as productDescription from './product-description.tsx';
import * as productList from './product-list.tsx';
import * as productSelection from './product-selection.tsx';
import * as quotesCategory from './quotes-category.tsx';
import { rangeDetail, rangeOverview } from './range.ts';
import * as reviewBlock from './review-block.tsx';
import * as seoQuestions from './seo-questions.tsx';
import * as shippingPriceTable from './shipping-price-table.tsx';
import * as sitemap from './sitemap.tsx';
import * as subTeaser from './sub-teaser.tsx';
import * as textPage from './text-page.tsx';
import * as themeCardsBlock from './theme-cards.tsx';
import * as themesOverview from './themes-overview.tsx';
import * as uspBar from './usp-bar.tsx';
import * as uspTeaser from './usp-teaser.tsx';
import * as voucher from './voucher.tsx';
import * as wishlistCardGrid from './wishlist-card-grid.tsx';

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
