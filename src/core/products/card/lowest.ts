/** The lowest price of a card: of what can really be ordered. */
import type { Refinement } from '#core/design/refinement.ts';
import type { Country } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { currencyOf, type Money, money } from '#core/values/money.ts';
import type { CardShape } from './formats.ts';
import { type CardOptions, findPaper, paperAllows } from './options.ts';
import { type CardPriceTable, unitPrice } from './price.ts';
import { maxQuantity } from './quantities.ts';
import { quantitiesOf } from './type-quantities.ts';
import { cardTypes } from './types.ts';

/** "ab": the lowest unit price that these forms reach with a refinement, on any paper that takes it and in the largest quantity. */
export function lowestCardPrice(
  forms: readonly CardShape[],
  refinementType: Refinement,
  { prices, options, country }: { prices: CardPriceTable; options: CardOptions; country: Country },
): Money {
  const currency = currencyOf(country);
  const units = forms.flatMap((shape) => {
    const quantities = quantitiesOf(shape.form);
    const quantity = (quantities.kind === 'ladder' && quantities.steps.at(-1)) || maxQuantity;
    return cardTypes[shape.form].papers.flatMap((key) => {
      const paper = findPaper(key, options);
      if (!paper || !paperAllows(paper, refinementType)) return [];
      return [unitPrice({ ...shape, paper: key, refinementType }, quantity, prices[currency])];
    });
  });
  if (units.length === 0) throw new Fault('bad-input', `no paper of these forms takes ${refinementType}`);
  return money(Math.min(...units), currency);
}
