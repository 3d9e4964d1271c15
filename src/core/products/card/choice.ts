/** What of a card's choice its document carries: everything that pages and drawings hang on. Paper and quantity are not among it. */
import * as z from 'zod/mini';
import { type DesignDocument, designProductKeys } from '#core/design/document.ts';
import { idSchema } from '#core/design/element.ts';
import { productFormats, productForms } from './formats.ts';

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
