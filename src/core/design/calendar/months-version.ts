/** Whether a document has more than twelve months, which programs of before version 7 do not know. */
import type { DesignDocument } from '#core/design/document.ts';

export function hasMoreMonths({ product }: Pick<DesignDocument, 'product'>): boolean {
  return product.months !== undefined;
}
