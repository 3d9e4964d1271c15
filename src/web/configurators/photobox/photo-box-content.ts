/** What the configurator of photo boxes edits: a document that carries the box and its prints, and how many boxes are ordered. */
import type { ChoiceDto } from '#api/product.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { PhotoboxDocument } from '#core/products/photobox/blank.ts';
import { photoboxChoiceOf } from '#core/products/photobox/choice.ts';
import { Fault } from '#core/values/fault.ts';
import type { LoadedDesign } from '#web/editor/draft/design-calls.ts';

export type PhotoboxDto = ChoiceDto<'photobox'>;

/** A document as one of a photo box. Throws Fault 'not-found' for a document of another product. */
export function photoboxDocument(design: DesignDocument): PhotoboxDocument {
  if (design.product.type !== 'photobox') throw new Fault('not-found', `a design of a ${design.product.type}`);
  return design as PhotoboxDocument;
}

/** The choice of a document with a quantity, as calls carry it. */
export function photoboxChoiceDto({ product }: PhotoboxDocument, quantity: number): PhotoboxDto {
  const { type: _, ...choice } = photoboxChoiceOf(product);
  return { ...choice, quantity };
}

/** A saved design as a photo box. Throws as `photoboxDocument` does. */
export function photoboxContent({ design: stored, choice }: LoadedDesign): { design: PhotoboxDocument; choice: PhotoboxDto } {
  const design = photoboxDocument(stored);
  return { design, choice: photoboxChoiceDto(design, choice.quantity) };
}
