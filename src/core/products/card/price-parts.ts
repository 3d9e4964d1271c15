/** What the unit price of a card is made of, with the words for it. Pages of the browser show the sum only. */
import type { PriceBook, PricePart } from '#core/products/product.ts';
import { message } from '#core/values/message.ts';
import { currencyOf, money } from '#core/values/money.ts';
import { type CardPriceTable, type PricedChoice, unitParts } from './price.ts';

/** They add up to the unit price. Parts of 0 are left out. */
export function cardPriceParts(choice: PricedChoice, quantity: number, { prices, country }: PriceBook<CardPriceTable>): PricePart[] {
  const currency = currencyOf(country);
  return Object.entries(unitParts(choice, quantity, prices[currency]))
    .filter(([, amount]) => amount !== 0)
    .map(([key, amount]) => ({ key, label: message(`card.part.${key}`), amount: money(amount, currency) }));
}
