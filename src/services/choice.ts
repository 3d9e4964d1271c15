/** What a customer chose for a card, made complete and checked against the catalogue. */

import type { CardChoice } from '#api/catalogue.ts';
import { voiceOf } from '#core/catalogue/occasions.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { defaultPaper, findPaper, selectionErrors } from '#core/products/card/options.ts';
import { defaultQuantity, isOnLadder } from '#core/products/card/quantities.ts';
import type { Offer, Product, ProductChoice } from '#core/products/product.ts';
import { productOf } from '#core/products/registry.ts';
import { Fault } from '#core/values/fault.ts';
import { type Catalogue, findRow } from '#store/catalogue/catalogue-index.ts';

/** Fills what an address left open with the card's defaults; what the card does not offer becomes its default too. */
export function completeChoice(catalogue: Catalogue, row: DesignTemplate, given: Partial<CardChoice>): CardChoice {
  const fits = row.forms.filter(
    (offered) => (!given.form || offered.form === given.form) && (!given.format || offered.format === given.format),
  );
  const { form, format } = fits[0] ?? row.forms[0] ?? { form: 'flat', format: 'a6' };
  const refinement = given.refinementType ?? 'none';
  return {
    card: row.id,
    form,
    format,
    paper: given.paper && findPaper(given.paper, catalogue.options) ? given.paper : defaultPaper,
    refinementType: refinement !== 'none' && row.refinements.includes(refinement) ? refinement : 'none',
    quantity: given.quantity !== undefined && isOnLadder(given.quantity) ? given.quantity : defaultQuantity,
  };
}

/** What a choice is checked and described against: its catalogue design and the product's rows. Throws Fault 'not-found'. */
export function offerOf(catalogue: Catalogue, product: Product, choice: ProductChoice): Offer<unknown> {
  const template = product.templateId(choice);
  return { template: template === null ? null : findRow(catalogue, template), rows: catalogue.productRows('options', product.type) };
}

/** The stored choice of a line as its product reads it. Throws a RangeError for an unknown product, an Error for a damaged choice. */
export function readChoice(type: string, stored: Readonly<Record<string, unknown>>): { product: Product; choice: ProductChoice } {
  const product = productOf(type);
  const read = product.choice.safeParse({ ...stored, type });
  if (!read.success) throw new Error(`a stored choice of ${type} does not fit its schema: ${read.error.issues[0]?.path.join('.')}`);
  return { product, choice: read.data };
}

function sellsQuantity({ quantities }: Product, quantity: number): boolean {
  return quantities.kind === 'ladder'
    ? quantities.steps.includes(quantity)
    : Number.isInteger(quantity) && quantity >= 1 && quantity <= quantities.max;
}

/** Throws Fault 'off-ladder' or 'bad-input' (with the fields) unless this many of the choice can be made. */
export function requireSoldChoice(product: Product, choice: ProductChoice, quantity: number, offer: Offer<unknown>): void {
  if (!sellsQuantity(product, quantity)) throw new Fault('off-ladder', `quantity ${quantity}`);
  const errors = product.issues(choice, offer);
  if (errors.length > 0) throw new Fault('bad-input', 'choice cannot be made', { text: errors[0]?.message, errors });
}

/** Throws Fault 'not-found', 'off-ladder' or 'bad-input' (with the fields) unless the choice can be printed. */
export function checkChoice(catalogue: Catalogue, choice: CardChoice): void {
  const row = findRow(catalogue, choice.card);
  if (!isOnLadder(choice.quantity)) throw new Fault('off-ladder', `quantity ${choice.quantity}`);
  const errors = selectionErrors(choice, row, catalogue.options, voiceOf(row.occasion));
  if (errors.length > 0) throw new Fault('bad-input', 'choice cannot be printed', { text: errors[0]?.message, errors });
}
