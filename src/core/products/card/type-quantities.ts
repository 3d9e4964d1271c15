/** The quantities that a form is sold in. */
import type { Quantities } from '#core/products/product.ts';
import { inMultiplesOf } from '#core/products/quantities.ts';
import type { CardForm } from './formats.ts';
import { cardQuantities } from './quantities.ts';
import { cardTypes } from './types.ts';

const ladders = new Map<number, Quantities>([[1, cardQuantities]]);

/** The quantities a form is sold in: those of the ladder that are a multiple of its least one. */
export function quantitiesOf(form: CardForm): Quantities {
  const { least } = cardTypes[form];
  const ladder = ladders.get(least) ?? inMultiplesOf(least, cardQuantities);
  ladders.set(least, ladder);
  return ladder;
}
