/** What a sku of any kind costs: what is printed reads it back to a choice, accessories are listed by it. */
import type { wallArtCalls } from '#api/wall-art.ts';
import { maxAccessories } from '#core/products/accessory/accessory.ts';
import type { LinePrice, PartedPrice } from '#core/products/product.ts';
import { isSoldQuantity } from '#core/products/quantities.ts';
import { Fault } from '#core/values/fault.ts';
import type { Locale } from '#core/values/locale.ts';
import { message } from '#core/values/message.ts';
import { requireSoldChoice } from '#services/checks/choice.ts';
import type { Context, HandlerOutput } from '#services/handler.ts';
import { priceOfAccessory } from '#services/pricing/accessory.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { readAmount, type TieredType, tieredTypes } from './read-input.ts';
import { findSku } from './sold-sku.ts';

type Article = HandlerOutput<(typeof wallArtCalls)['GET /prices/article']>;

/** Unit, total, parts and ladder as calls carry them. */
export function articleOf(price: Pick<PartedPrice, 'quantity' | 'unit' | 'total' | 'ladder' | 'parts'>, locale: Locale) {
  const row = ({ quantity, unit, total }: LinePrice) => ({ quantity, unit: moneyDto(unit, locale), total: moneyDto(total, locale) });
  return {
    ...row(price),
    parts: price.parts.map(({ key, label, amount }) => ({ key, label, amount: moneyDto(amount, locale) })),
    ladder: price.ladder.map(row),
  };
}

/** Throws Fault 'off-ladder' unless this many are sold. */
function requireAmount(amount: number, isSold: boolean): void {
  if (isSold) return;
  const text = message('fault.off-ladder');
  throw new Fault('off-ladder', `amount ${amount}`, { errors: [{ field: 'amount', code: 'off-ladder', message: text }] });
}

/** Throws Fault 'not-found' for a sku of nothing, 'bad-input' or 'off-ladder' for a choice or number that is not sold. */
export async function articleOfSku(sku: string, amount: number, { shop, site }: Context): Promise<Article> {
  const catalogue = await catalogueOf(shop.store);
  const found = findSku(catalogue, sku);
  if (!found) throw new Fault('not-found', `no article ${sku}`, { text: message('fault.no-article') });
  if ('accessory' in found) {
    requireAmount(amount, amount >= 1 && amount <= maxAccessories);
    const price = priceOfAccessory(catalogue, sku, amount, site);
    // The one part of what has no more: its unit price.
    const parts = [{ key: 'base', label: message('photoframe.part.base'), amount: price.unit }];
    return { sku, ...articleOf({ ...price, parts }, site.locale) };
  }
  const { product, choice, offer } = found;
  const quantities = product.quantities(choice);
  const tiered = tieredTypes.find((type): type is TieredType => type === (product.soldAs ?? product.type));
  if (tiered) readAmount(amount, quantities, `${tiered}.amount`);
  else requireAmount(amount, isSoldQuantity(quantities, amount));
  requireSoldChoice(product, choice, amount, offer);
  const price = product.price(choice, amount, { prices: catalogue.pricesOf(product), country: site.country });
  return { sku, ...articleOf(price, site.locale) };
}
