/** What a customer chose, made complete and checked against the catalogue. */

import type { CardChoice } from '#api/catalogue.ts';
import { formalityOf } from '#core/catalogue/occasions.ts';
import { type CatalogueTemplate, type DesignTemplate, occasionOf } from '#core/catalogue/template.ts';
import { card } from '#core/products/card/product.ts';
import { defaultQuantity } from '#core/products/card/quantities.ts';
import type { Offer, Product, ProductChoice } from '#core/products/product.ts';
import { isSoldQuantity } from '#core/products/quantities.ts';
import { productOf } from '#core/products/registry.ts';
import { Fault } from '#core/values/fault.ts';
import type { Formality } from '#core/values/formality.ts';
import { type Catalogue, findTemplate } from '#store/catalogue/catalogue-index.ts';

/** Fills what an address left open with the card's defaults; what the card does not offer becomes its default too. */
export function completeChoice(catalogue: Catalogue, row: DesignTemplate, given: Partial<CardChoice>): CardChoice {
  const complete = card.complete(given, { template: row, rows: catalogue.options });
  const isSold = given.quantity !== undefined && isSoldQuantity(card.quantities(complete), given.quantity);
  const { type: _, ...choice } = complete;
  return { ...choice, quantity: isSold ? (given.quantity ?? defaultQuantity) : defaultQuantity };
}

/** What a choice is checked and described against: its catalogue design and the product's rows. Throws Fault 'not-found'. */
export function offerOf(catalogue: Catalogue, product: Product, choice: ProductChoice): Offer<unknown> {
  const template = product.templateId(choice);
  return { template: template === null ? null : findTemplate(catalogue, template), rows: catalogue.optionsOf(product) };
}

/** A choice from outside as the product reads it. Throws Fault 'bad-input' for the choice of another product. */
export function parseChoice(type: string, given: Readonly<Record<string, unknown>>): { product: Product; choice: ProductChoice } {
  const product = productOf(type);
  const read = product.choice.safeParse({ ...given, type });
  if (read.success) return { product, choice: read.data };
  throw new Fault('bad-input', `no choice of a ${type}`, {
    errors: [{ field: 'choice', code: 'differs', message: { key: 'fault.choice-differs' } }],
  });
}

/** How the shop speaks about a design, by its occasion; 'du' where it has none. */
export function formalityOfTemplate(template: CatalogueTemplate | null): Formality {
  const occasion = occasionOf(template);
  return occasion === null ? 'du' : formalityOf(occasion);
}

/** The stored choice of a line as its product reads it. Throws a RangeError for an unknown product, an Error for a damaged choice. */
export function readChoice(type: string, stored: Readonly<Record<string, unknown>>): { product: Product; choice: ProductChoice } {
  const product = productOf(type);
  const read = product.choice.safeParse({ ...stored, type });
  if (!read.success) throw new Error(`a stored choice of ${type} does not fit its schema: ${read.error.issues[0]?.path.join('.')}`);
  return { product, choice: read.data };
}

/** Throws Fault 'off-ladder' or 'bad-input' (with the fields) unless this many of the choice can be made. */
export function requireSoldChoice(product: Product, choice: ProductChoice, quantity: number, offer: Offer<unknown>): void {
  if (!isSoldQuantity(product.quantities(choice), quantity)) throw new Fault('off-ladder', `quantity ${quantity}`);
  const errors = product.issues(choice, offer);
  if (errors.length > 0) throw new Fault('bad-input', 'choice cannot be made', { text: errors[0]?.message, errors });
}
