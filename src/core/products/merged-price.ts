/** The price of pieces that are printed for the records of a list: any number of them, at the unit price of a quantity that price tables list. */
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { money, timesMoney } from '#core/values/money.ts';
import type { LinePrice, PriceBook, Product, ProductChoice } from './product.ts';
import { isSoldForRecords, mergedQuantities, pricedQuantity } from './quantities.ts';

/** `hint` names the larger quantity that costs least, where it costs less than the pieces. `ladder`: what the steps cost. */
export type MergedPrice = LinePrice & { ladder: readonly LinePrice[]; hint: Message | null };

/** Throws Fault 'off-ladder' for fewer pieces than the least quantity, and for more than the largest. */
export function mergedPrice(product: Product, choice: ProductChoice, pieces: number, book: PriceBook<unknown>): MergedPrice {
  const quantities = product.quantities(choice);
  if (!isSoldForRecords(quantities, pieces)) throw new Fault('off-ladder', `${pieces} pieces`);
  const { unit, ladder } = product.price(choice, pricedQuantity(mergedQuantities(quantities), pieces), book);
  const total = timesMoney(unit, pieces);
  const own: LinePrice = { quantity: pieces, unit, total };
  const cheapest = ladder.reduce((best, row) => (row.quantity > pieces && row.total.amount < best.total.amount ? row : best), own);
  if (cheapest === own) return { ...own, ladder, hint: null };
  const saving = money(total.amount - cheapest.total.amount, total.currency);
  return { ...own, ladder, hint: message('merged.saving', { pieces, quantity: cheapest.quantity, saving }) };
}
