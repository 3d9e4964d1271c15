/** Samples: what a design of the catalogue is printed from, and the ones from stock. */
import type { SampleInput } from '#api/order.ts';
import type { SampleItem } from '#core/order/line.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { card } from '#core/products/card/product.ts';
import type { Product, ProductChoice } from '#core/products/product.ts';
import { minQuantity } from '#core/products/quantities.ts';
import type { Country } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencyOf, type Money, money } from '#core/values/money.ts';
import { blankDesign } from '#designs/blank.ts';
import { type Catalogue, findRow, findSoldRow } from '#store/catalogue/catalogue-index.ts';

/** The line of a sample: what was left open of a card gets its default. Throws Fault 'not-found' for a design that is not sold. */
export function sampleItem(catalogue: Catalogue, wanted: SampleInput): SampleItem {
  if ('sku' in wanted) return { kind: 'sample', of: { sku: wanted.sku } };
  const { card: id, colourway, ...given } = wanted;
  const row = findSoldRow(catalogue, id);
  if (row.isBlank) throw new Fault('bad-input', `${id} is blank`, { text: message('fault.blank-sample') });
  const shown = row.colourways.find(({ key }) => key === colourway) ?? row.colourways[0];
  const choice = card.complete(given, { template: row, rows: catalogue.options });
  const [issue] = card.issues(choice, { template: row, rows: catalogue.options });
  if (issue) throw new Fault('bad-input', `no sample of ${id}`, { text: issue.message, errors: [issue] });
  return { kind: 'sample', of: { product: 'card', choice, colourway: shown?.key ?? '' } };
}

/** What a sample costs where it is not free: as much as one piece, and never more than the row of samples says. */
export function samplePrice(catalogue: Catalogue, product: Product, choice: ProductChoice, country: Country): Money {
  const currency = currencyOf(country);
  const one = product.price(choice, minQuantity(product.quantities(choice)), { prices: catalogue.pricesOf(product), country });
  return money(Math.min(one.unit.amount, catalogue.samplePrices[currency]), currency);
}

/** The design as the catalogue shows it, with its sample texts. Throws Fault 'not-found' for one that left the catalogue. */
export function sampleDocument(catalogue: Catalogue, of: Extract<SampleItem['of'], { product: string }>): CardDocument {
  const { card: template, form, format, refinementType } = card.choice.parse({ ...of.choice, type: of.product });
  return blankDesign(findRow(catalogue, template), form, format, of.colourway, refinementType);
}
