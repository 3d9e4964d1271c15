/** What a customer chooses for a card, and what of it the document carries: everything that pages, colours and plates hang on. */

import * as z from 'zod/mini';
import { type DesignDocument, designProductKeys } from '#core/design/document.ts';
import { idSchema } from '#core/design/element.ts';
import { refinementKeys } from '#core/design/refinement.ts';

import { cardFormatKeys, cardFormKeys, productFormats, productForms } from './formats.ts';

export const cardProductSchema = z.strictObject({
  type: z.literal('card'),
  /** The catalogue design it began as. */
  template: idSchema,
  ...designProductKeys,
  form: z.enum(productForms),
  format: z.enum(productFormats),
});
export type CardProduct = z.infer<typeof cardProductSchema>;
export type CardDocument = DesignDocument<CardProduct>;

/** Keys are those of addresses and calls (F375). */
export const cardProductChoiceSchema = z.strictObject({
  type: z.literal('card'),
  card: idSchema,
  form: z.enum(cardFormKeys),
  format: z.enum(cardFormatKeys),
  paper: idSchema,
  refinementType: z.enum(refinementKeys),
});
export type CardProductChoice = z.infer<typeof cardProductChoiceSchema>;
