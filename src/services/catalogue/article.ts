/** What a sku of any kind costs: what is printed reads it back to a choice, accessories are listed by it. */
import type { wallArtCalls } from '#api/wall-art.ts';
import { calendarPrice, calendarQuantities } from '#core/products/calendar/price.ts';
import { calendar } from '#core/products/calendar/product.ts';
import { calendarOfSku } from '#core/products/calendar/sku.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { merchPrice, merchQuantities } from '#core/products/merch/price.ts';
import { merch } from '#core/products/merch/product.ts';
import { choiceOfMerchSku } from '#core/products/merch/sku.ts';
import { photobookPrice, photobookQuantities } from '#core/products/photobook/price.ts';
import { photobook } from '#core/products/photobook/product.ts';
import { photobookOfSku } from '#core/products/photobook/sku.ts';
import { photoboxPrice, photoboxQuantities } from '#core/products/photobox/price.ts';
import { photobox } from '#core/products/photobox/product.ts';
import { photoboxOfSku } from '#core/products/photobox/sku.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import { photoframe } from '#core/products/photoframe/product.ts';
import { photoframeQuantities } from '#core/products/photoframe/quantities.ts';
import { choiceOfSku } from '#core/products/photoframe/sku.ts';
import type { LinePrice } from '#core/products/product.ts';
import { productOf } from '#core/products/registry.ts';
import type { TieredPrice } from '#core/products/tiers.ts';
import { Fault } from '#core/values/fault.ts';
import type { Locale } from '#core/values/locale.ts';
import { message } from '#core/values/message.ts';
import { completeChoice, requireSoldChoice } from '#services/checks/choice.ts';
import type { Context, HandlerOutput } from '#services/handler.ts';
import { priceOfAccessory } from '#services/pricing/accessory.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { productPrice } from './product-prices.ts';
import { readAmount } from './read-input.ts';

type Article = HandlerOutput<(typeof wallArtCalls)['GET /prices/article']>;

/** Unit, total, parts and ladder as calls carry them. */
export function articleOf(price: Pick<TieredPrice, 'quantity' | 'unit' | 'total' | 'ladder' | 'parts'>, locale: Locale) {
  const row = ({ quantity, unit, total }: LinePrice) => ({ quantity, unit: moneyDto(unit, locale), total: moneyDto(total, locale) });
  return {
    ...row(price),
    parts: price.parts.map(({ key, label, amount }) => ({ key, label, amount: moneyDto(amount, locale) })),
    ladder: price.ladder.map(row),
  };
}

/** The one part of what has no more: its unit price. */
function whole<P extends { unit: Article['unit'] }>(price: P) {
  return [{ key: 'base', label: message('photoframe.part.base'), amount: price.unit }];
}

/** "card-ID-FORM-FORMAT" on its usual paper and without a finish; null for no such card. */
function cardArticle(catalogue: Catalogue, sku: string, quantity: number, site: Context['site']): Article | null {
  for (const form of cardFormKeys)
    for (const format of cardFormatKeys) {
      const end = `-${form}-${format}`;
      const row = sku.startsWith('card-') && sku.endsWith(end) ? catalogue.byId.get(sku.slice('card-'.length, -end.length)) : undefined;
      if (!row || row.isWithdrawn || !row.forms.some((one) => one.form === form && one.format === format)) continue;
      const choice = completeChoice(catalogue, row, { form, format });
      const { unit, total, ladder } = productPrice(catalogue, 'card', { ...choice, quantity }, site);
      return { sku, unit, total, quantity, parts: whole({ unit }), ladder };
    }
  return null;
}

/** Null for a sku of another product. */
function boxArticle(catalogue: Catalogue, sku: string, amount: number, { country, locale }: Context['site']): Article | null {
  const choice = photoboxOfSku(sku);
  if (!choice) return null;
  const quantity = readAmount(amount, photoboxQuantities, 'photobox.amount');
  requireSoldChoice(photobox, choice, quantity, { template: null, rows: catalogue.optionsOf(photobox) });
  const prices = catalogue.pricesOf(photobox);
  return { sku, ...articleOf(photoboxPrice(choice, quantity, { prices, country }), locale) };
}

function bookArticle(catalogue: Catalogue, sku: string, amount: number, { country, locale }: Context['site']): Article | null {
  const choice = photobookOfSku(sku);
  if (!choice) return null;
  const quantity = readAmount(amount, photobookQuantities, 'photobook.amount');
  requireSoldChoice(photobook, choice, quantity, { template: null, rows: catalogue.optionsOf(photobook) });
  const prices = catalogue.pricesOf(photobook);
  return { sku, ...articleOf(photobookPrice(choice, quantity, { prices, country }), locale) };
}

/** Null for a sku of another product. */
function calendarArticle(catalogue: Catalogue, sku: string, amount: number, { country, locale }: Context['site']): Article | null {
  const choice = calendarOfSku(sku);
  if (!choice) return null;
  const quantity = readAmount(amount, calendarQuantities, 'calendar.amount');
  requireSoldChoice(calendar, choice, quantity, { template: null, rows: catalogue.optionsOf(calendar) });
  const prices = catalogue.pricesOf(calendar);
  return { sku, ...articleOf(calendarPrice(choice, quantity, { prices, country }), locale) };
}

/** Throws Fault 'not-found' for a sku of nothing, 'bad-input' or 'off-ladder' for a choice or number that is not sold. */
export async function articleOfSku(sku: string, amount: number, { shop, site }: Context): Promise<Article> {
  const catalogue = await catalogueOf(shop.store);
  const gift = choiceOfMerchSku(sku);
  if (gift) {
    const quantity = readAmount(amount, merchQuantities, 'merch.amount');
    requireSoldChoice(merch, gift, quantity, { template: null, rows: catalogue.optionsOf(merch) });
    const prices = catalogue.pricesOf(merch);
    return { sku, ...articleOf(merchPrice(gift, quantity, { prices, country: site.country }), site.locale) };
  }
  const choice = choiceOfSku(sku);
  if (choice) {
    const quantity = readAmount(amount, photoframeQuantities, 'photoframe.amount');
    const rows = catalogue.optionsOf(photoframe);
    requireSoldChoice(productOf(choice.type), choice, quantity, { template: null, rows });
    const prices = catalogue.pricesOf(photoframe);
    return { sku, ...articleOf(photoframePrice(choice, quantity, { prices, country: site.country }), site.locale) };
  }
  const printed =
    boxArticle(catalogue, sku, amount, site) ?? bookArticle(catalogue, sku, amount, site) ?? calendarArticle(catalogue, sku, amount, site);
  if (printed) return printed;
  const card = cardArticle(catalogue, sku, amount, site);
  if (card) return card;
  if (!catalogue.accessories.has(sku)) throw new Fault('not-found', `no article ${sku}`);
  const price = articleOf({ ...priceOfAccessory(catalogue, sku, amount, site), parts: [] }, site.locale);
  return { sku, ...price, parts: whole(price) };
}
