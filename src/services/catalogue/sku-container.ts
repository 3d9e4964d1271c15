/** Handler of the call that shows SKUs of any product as tiles: name, page, picture and lowest price. */
import type { skuCalls } from '#api/formats.ts';
import { calendarPictureBase } from '#core/catalogue/calendar-picture.ts';
import { merchMotifs } from '#core/catalogue/merch-motifs.ts';
import { cardPictureBase } from '#core/catalogue/picture.ts';
import { posterPictureBase, posterPictureOf } from '#core/catalogue/poster-picture.ts';
import { type CatalogueTemplate, isPoster } from '#core/catalogue/template.ts';
import { accessoryName } from '#core/products/accessory/names.ts';
import { calendarName } from '#core/products/calendar/names.ts';
import { lowestCardPrice } from '#core/products/card/lowest.ts';
import type { PrintPaper } from '#core/products/photoprint/choice.ts';
import { printPaperIssue } from '#core/products/photoprint/issues.ts';
import { priceBlocks } from '#core/products/photoprint/price.ts';
import { photoprint } from '#core/products/photoprint/product.ts';
import { paperOfPhotoprintSku } from '#core/products/photoprint/sku.ts';
import { minQuantity } from '#core/products/quantities.ts';
import { buildPath, pagePath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import type { Message } from '#core/values/message.ts';
import { message } from '#core/values/message.ts';
import type { Money } from '#core/values/money.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { priceOfAccessory } from '#services/pricing/accessory.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { type Catalogue, catalogueOf, unlessHidden } from '#store/catalogue/catalogue-index.ts';
import { findSku, type SkuChoice, type SoldSku } from './sold-sku.ts';

type Site = Context['site'];
type Shown = { path: string; image: string | null };
type Item = Shown & { name: Message; from: Money };

/** The width that tiles have on most windows. */
const tilePicture = (base: string) => `${base}-480.webp`;

function cardShown({ card, form, format }: Extract<SkuChoice, { type: 'card' }>, template: CatalogueTemplate | null, site: Site): Shown {
  const colourway = template?.colourways[0]?.key;
  return {
    path: pagePath('card', site, { card }, [['format', `${form}.${format}`]]),
    image: colourway ? tilePicture(cardPictureBase({ card, form, format, colourway, panel: 'front' })) : null,
  };
}

/** The page that sells a choice, and a picture of it. */
function shownOf(choice: SkuChoice, template: CatalogueTemplate | null, site: Site): Shown {
  switch (choice.type) {
    case 'card':
      return cardShown(choice, template, site);
    case 'merch':
      return { path: pagePath('merch-good', site, { sku: choice.sku }), image: tilePicture(posterPictureBase(merchMotifs[choice.sku])) };
    case 'calendar': {
      const { calendarType, designId } = choice;
      const image = tilePicture(calendarPictureBase({ calendarType, designId, sheet: 'cover' }));
      return { path: pagePath('calendar', site, { calendarType }), image };
    }
    case 'photobook':
      return { path: pagePath('photobook', site, { type: choice.photobookType }), image: null };
    case 'photobox':
      return { path: pagePath('photo-box', site), image: null };
    case 'collage':
      return { path: pagePath('collages', site), image: null };
    case 'photoframe':
      if (template && isPoster(template))
        return {
          path: pagePath('poster', site, { poster: template.id }),
          image: tilePicture(posterPictureBase(posterPictureOf(template, choice))),
        };
      return { path: pagePath('wall-art-material', site, { material: choice.material }), image: null };
  }
}

/** Null for a choice that cannot be made. */
function productItem({ product, choice, offer }: Extract<SoldSku, { choice: SkuChoice }>, catalogue: Catalogue, site: Site): Item | null {
  if (product.issues(choice, offer).length > 0) return null;
  const { country } = site;
  const name = choice.type === 'calendar' ? calendarName(choice.calendarType) : product.title(choice, offer.template);
  const from =
    choice.type === 'card'
      ? lowestCardPrice([choice], choice.refinementType, { prices: catalogue.cardPrices, options: catalogue.options, country })
      : product.price(choice, minQuantity(product.quantities(choice)), { prices: catalogue.pricesOf(product), country }).unit;
  return { name, ...shownOf(choice, offer.template, site), from };
}

/** Prints on a paper: of a set only that can be read from its SKU. */
function printItem(paper: PrintPaper, catalogue: Catalogue, site: Site): Item | null {
  const prices = catalogue.pricesOf(photoprint);
  const { formats, papers } = catalogue.optionsOf(photoprint);
  const firsts = formats
    .filter((format) => papers.includes(paper) && printPaperIssue(format, paper) === null)
    .flatMap((format) => priceBlocks({ format, paper }, { prices, country: site.country })[0] ?? []);
  const [least] = firsts.toSorted((a, b) => a.unit.amount - b.unit.amount);
  return least ? { name: message('photoprint.title'), path: pagePath('photoprints', site), image: null, from: least.unit } : null;
}

function itemOf(catalogue: Catalogue, sku: string, site: Site): Item | null {
  const found = findSku(catalogue, sku);
  if (found && 'product' in found) return productItem(found, catalogue, site);
  if (found) {
    const path = buildPath(site, pathPattern('accessories').split('/'));
    return { name: accessoryName(found.accessory), path, image: null, from: priceOfAccessory(catalogue, sku, 1, site).unit };
  }
  const paper = paperOfPhotoprintSku(sku);
  return paper && printItem(paper, catalogue, site);
}

export const skuHandlers: Handlers<typeof skuCalls> = {
  async 'GET /web-api/sku/container'({ skus = [] }, { shop, site }) {
    const catalogue = await catalogueOf(shop.store);
    const found = skus.map((sku) => ({ sku, item: unlessHidden(() => itemOf(catalogue, sku, site)) }));
    return {
      items: found.flatMap(({ sku, item }) => (item ? [{ sku, ...item, from: moneyDto(item.from, site.locale) }] : [])),
      unknown: found.flatMap(({ sku, item }) => (item ? [] : [sku])),
    };
  },
};
