/** The price of a photo gift with its parts: one pure function for browser and server. Numbers are those of rows.ts. */
import type { PriceBook } from '#core/products/product.ts';
import { type TieredPrice, tieredPrice, tieredQuantities } from '#core/products/tiers.ts';
import { message } from '#core/values/message.ts';
import { currencyOf } from '#core/values/money.ts';
import type { MerchChoice } from './choice.ts';
import { merchName } from './names.ts';
import type { MerchPrices } from './rows.ts';

export const merchQuantities = tieredQuantities(100);

/** Throws Fault 'off-ladder' for a quantity that is not sold. */
export function merchPrice({ sku, sides }: MerchChoice, quantity: number, { prices, country }: PriceBook<MerchPrices>): TieredPrice {
  const currency = currencyOf(country);
  const { step, base, secondSide } = prices[currency];
  const piece = [
    { key: 'base', label: merchName(sku), amount: base[sku] },
    { key: 'second-side', label: message('merch.part.second-side'), amount: sides === 2 ? secondSide : 0 },
  ];
  return tieredPrice(piece, quantity, merchQuantities, { currency, step });
}
