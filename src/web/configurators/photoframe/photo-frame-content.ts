/** What the configurators of wall art edit: a document that carries the whole choice, and how many are ordered. */
import type { ChoiceDto } from '#api/product.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { Fault } from '#core/values/fault.ts';

export type PhotoframeDto = ChoiceDto<'photoframe'>;
export type PhotoframeDocument = DesignDocument<WallArtChoice>;

/** A document as one of wall art. Throws Fault 'not-found' for a document of another product. */
export function photoframeDocument(design: DesignDocument): PhotoframeDocument {
  if (design.product.type !== 'photoframe' && design.product.type !== 'collage')
    throw new Fault('not-found', `a design of a ${design.product.type}`);
  return design as PhotoframeDocument;
}

/** The choice of a document with a quantity, as calls carry it. */
export function photoframeChoiceDto({ product: { type: _, ...choice } }: PhotoframeDocument, quantity: number): PhotoframeDto {
  return { ...choice, quantity };
}

/** A design with its quantity as wall art. Throws as `photoframeDocument` does. */
export function photoframeContent({ design: given, choice }: { design: DesignDocument; choice: { quantity: number } }) {
  const design = photoframeDocument(given);
  return { design, choice: photoframeChoiceDto(design, choice.quantity) };
}
