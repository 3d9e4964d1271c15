/** What the configurator of photo books edits: a document that carries the whole choice, and how many are ordered. */
import type { ChoiceDto } from '#api/product.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { PhotobookDocument } from '#core/products/photobook/blank.ts';
import type { PhotobookChoice } from '#core/products/photobook/choice.ts';
import { Fault } from '#core/values/fault.ts';

export type PhotobookDto = ChoiceDto<'photobook'>;

/** Keys of the choice that a customer changes together. */
export type BookChange = Partial<Omit<PhotobookChoice, 'type'>>;

/** A document as one of a photo book. Throws Fault 'not-found' for a document of another product. */
export function photobookDocument(design: DesignDocument): PhotobookDocument {
  if (design.product.type !== 'photobook') throw new Fault('not-found', `a design of a ${design.product.type}`);
  return design as PhotobookDocument;
}

/** A design with its quantity as a photo book. Throws as `photobookDocument` does. */
export function photobookContent({ design: given, choice: { quantity } }: { design: DesignDocument; choice: { quantity: number } }) {
  const design = photobookDocument(given);
  const { type: _, autoLayout: __, ...product } = design.product;
  return { design, choice: { ...product, quantity } satisfies PhotobookDto };
}
