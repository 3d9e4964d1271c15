/** What a SKU names: a choice of a product, or an accessory. */
import { isPoster } from '#core/catalogue/template.ts';
import type { Accessory } from '#core/products/accessory/accessory.ts';
import type { CalendarChoice } from '#core/products/calendar/choice.ts';
import { calendarOfSku } from '#core/products/calendar/sku.ts';
import type { CardProductChoice } from '#core/products/card/choice.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import type { MerchChoice } from '#core/products/merch/choice.ts';
import { choiceOfMerchSku } from '#core/products/merch/sku.ts';
import type { PhotobookChoice } from '#core/products/photobook/choice.ts';
import { photobookOfSku } from '#core/products/photobook/sku.ts';
import type { PhotoboxChoice } from '#core/products/photobox/choice.ts';
import { photoboxOfSku } from '#core/products/photobox/sku.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { choiceOfSku } from '#core/products/photoframe/sku.ts';
import type { Offer, Product } from '#core/products/product.ts';
import { productOf } from '#core/products/registry.ts';
import { completeChoice, offerOf } from '#services/checks/choice.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';

export type SkuChoice = CalendarChoice | CardProductChoice | MerchChoice | PhotobookChoice | PhotoboxChoice | WallArtChoice;

export type SoldSku = { product: Product; choice: SkuChoice; offer: Offer<unknown> } | { accessory: Accessory };

/** "card-ID-FORM-FORMAT" on its usual paper and without a finish; null for no such card and for one that was taken from sale. */
function cardOfSku(catalogue: Catalogue, sku: string): CardProductChoice | null {
  if (!sku.startsWith('card-')) return null;
  for (const form of cardFormKeys)
    for (const format of cardFormatKeys) {
      const end = `-${form}-${format}`;
      const row = sku.endsWith(end) ? catalogue.byId.get(sku.slice('card-'.length, -end.length)) : undefined;
      if (!row || row.isWithdrawn || !row.forms.some((one) => one.form === form && one.format === format)) continue;
      const { quantity: _, ...choice } = completeChoice(catalogue, row, { form, format });
      return { type: 'card', ...choice };
    }
  return null;
}

/** Wall art, of a poster in its first colourway; null for a poster that is not sold. */
function wallArtOfSku(catalogue: Catalogue, sku: string): WallArtChoice | null {
  const choice = choiceOfSku(sku);
  if (choice?.poster === undefined) return choice;
  const template = catalogue.templates.get(choice.poster);
  if (!template || !isPoster(template) || template.isWithdrawn) return null;
  return { ...choice, colourway: template.colourways[0].key };
}

/** Null for a SKU of nothing. Whether its choice can be made, say the issues of its product. */
export function findSku(catalogue: Catalogue, sku: string): SoldSku | null {
  const choice =
    choiceOfMerchSku(sku) ??
    wallArtOfSku(catalogue, sku) ??
    photoboxOfSku(sku) ??
    photobookOfSku(sku) ??
    calendarOfSku(sku) ??
    cardOfSku(catalogue, sku);
  if (choice) {
    const product = productOf(choice.type);
    return { product, choice, offer: offerOf(catalogue, product, choice) };
  }
  const accessory = catalogue.accessories.get(sku);
  return accessory && Object.hasOwn(catalogue.accessoryPrices, sku) ? { accessory } : null;
}
