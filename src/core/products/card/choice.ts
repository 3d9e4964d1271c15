/** What a customer chooses for a card, and what of it the document carries: everything that pages, colours and plates hang on. */

import * as z from 'zod/mini';
import { type DesignDocument, designProductKeys } from '#core/design/document.ts';
import { idSchema } from '#core/design/element.ts';
import { punchingKeys } from '#core/design/punching.ts';
import { refinementKeys } from '#core/design/refinement.ts';
import { accessoryParts } from '#core/products/accessory/accessory.ts';

import { cardFormatKeys, cardFormKeys } from './formats.ts';

/** Number of pages of a bound form, as a number or as the text of an address; absent: the least. Other forms have none. */
const pageCount = z.optional(
  z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number))]),
    z.number().check(z.int(), z.minimum(4), z.maximum(48)),
  ),
);

export const cardProductSchema = z.strictObject({
  type: z.literal('card'),
  /** The catalogue design it began as. */
  template: idSchema,
  ...designProductKeys,
  form: z.enum(cardFormKeys),
  format: z.enum(cardFormatKeys),
  pageCount,
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
  /** Absent: none. */
  punching: z.optional(z.enum(punchingKeys)),
  pageCount,
  /** SKUs of what is laid beside each card, one a part. Some may not be sold any more. */
  accessories: z.optional(z.partialRecord(z.enum(accessoryParts), idSchema)),
});
export type CardProductChoice = z.infer<typeof cardProductChoiceSchema>;
