/** What the configurator of photo gifts edits: a document that carries the whole choice, and how many are ordered. */
import type { ChoiceDto } from '#api/product.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { MerchChoice } from '#core/products/merch/choice.ts';
import { Fault } from '#core/values/fault.ts';

export type MerchDto = ChoiceDto<'merch'>;
export type MerchDocument = DesignDocument<MerchChoice>;

/** A document as one of a photo gift. Throws Fault 'not-found' for a document of another product. */
export function merchDocument(design: DesignDocument): MerchDocument {
  if (design.product.type !== 'merch') throw new Fault('not-found', `a design of a ${design.product.type}`);
  return design as MerchDocument;
}

/** A design with its quantity as a photo gift. Throws as `merchDocument` does. */
export function merchContent({ design: given, choice: { quantity } }: { design: DesignDocument; choice: { quantity: number } }) {
  const design = merchDocument(given);
  const { type: _, ...product } = design.product;
  return { design, choice: { ...product, quantity } satisfies MerchDto };
}
