/** What a customer chose for a card, made complete and checked against the catalogue. */
import type { CardChoice } from '#api/catalogue.ts';
import { voiceOf } from '#core/catalogue/occasions.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { defaultPaper, findPaper, selectionErrors } from '#core/products/card/options.ts';
import { defaultQuantity, isOnLadder } from '#core/products/card/quantities.ts';
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

/** Throws Fault 'not-found', 'off-ladder' or 'bad-input' (with the fields) unless the choice can be printed. */
export function checkChoice(catalogue: Catalogue, choice: CardChoice): void {
  const row = findRow(catalogue, choice.card);
  if (!isOnLadder(choice.quantity)) throw new Fault('off-ladder', `quantity ${choice.quantity}`);
  const errors = selectionErrors(choice, row, catalogue.options, voiceOf(row.occasion));
  if (errors.length > 0) throw new Fault('bad-input', 'choice cannot be printed', { text: errors[0]?.message, errors });
}
