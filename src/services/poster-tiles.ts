/** Tiles of posters as lists, pages of posters and the search show them. */
import type { PosterTile } from '#api/posters.ts';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { ListedPoster } from '#core/catalogue/poster-list.ts';
import { posterPictureBase, posterPictureOf } from '#core/catalogue/poster-picture.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { sizeText } from '#core/products/photoframe/names.ts';
import { firstPosterSize } from '#core/products/photoframe/poster-sizes.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import { photoframe } from '#core/products/photoframe/product.ts';
import type { PhotoframeOptions, PhotoframePrices } from '#core/products/photoframe/rows.ts';
import { pagePath } from '#core/site/address.ts';
import type { Unrendered } from '#core/values/message.ts';
import type { Money } from '#core/values/money.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { Site } from './handler.ts';
import { moneyDto } from './pricing/money-dto.ts';
import { tileScene } from './product-scenes.ts';

export type PosterBook = { rows: PhotoframeOptions; prices: PhotoframePrices; site: Site };

export function posterBook({ optionsOf, pricesOf }: Catalogue, site: Site): PosterBook {
  return {
    rows: optionsOf(photoframe),
    prices: pricesOf(photoframe),
    site,
  };
}

export function unitOf(choice: WallArtChoice, { prices, site }: PosterBook): Money {
  return photoframePrice(choice, 1, { prices, country: site.country }).unit;
}

export function posterSwatches({ colourways }: PosterTemplate) {
  return colourways.map(({ key, name, color, hex }) => ({ key, name, color, hex }));
}

export function isPersonal({ texts }: PosterTemplate): boolean {
  return Object.keys(texts).length > 0;
}

export function posterTile({ poster, shown }: ListedPoster, book: PosterBook): Unrendered<PosterTile> {
  const size = firstPosterSize(poster);
  const choice = completePhotoframe({ colourway: shown.key }, { rows: book.rows, template: poster });
  const { id, name, shape, subject, label } = poster;
  const picture = posterPictureOf(poster, choice);
  const image = posterPictureBase(picture);
  return {
    id,
    name,
    shape,
    subject,
    label,
    ...size,
    size: sizeText(size),
    path: pagePath('poster', book.site, { poster: id }),
    from: moneyDto(unitOf(choice, book), book.site.locale),
    isPersonal: isPersonal(poster),
    colourways: posterSwatches(poster),
    shown: shown.key,
    image,
    // The scene shows a print without foil.
    scene: picture.foil ? null : tileScene({ type: 'poster', shape }, image),
  };
}
