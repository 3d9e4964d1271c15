/** Documents of the products that can be designed: one member of the union a product type. */
import * as z from 'zod/mini';
import { type DesignDocument, documentSchema } from '#core/design/document.ts';
import { type ReadDesign, readDocument } from '#core/design/migrations.ts';
import { cardProductSchema } from './card/choice.ts';

const productSchema = z.discriminatedUnion('type', [cardProductSchema]);
export type DesignedProduct = z.infer<typeof productSchema>;
export const designSchema = documentSchema(productSchema);
export type ProductDocument = DesignDocument<DesignedProduct>;

/** Reads a stored or sent document of any product; see `readDocument`. */
export function readDesign(value: unknown): ReadDesign<DesignedProduct> {
  return readDocument(value, designSchema);
}
