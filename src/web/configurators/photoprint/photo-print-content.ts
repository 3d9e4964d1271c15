/** What the configurator of photo prints edits: a document that carries the whole choice; it is ordered once. */
import type { ChoiceDto } from '#api/product.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { PhotoprintDocument } from '#core/products/photoprint/blank.ts';
import { Fault } from '#core/values/fault.ts';
import type { LoadedDesign } from '#web/editor/draft/design-calls.ts';

export type PhotoprintDto = ChoiceDto<'photoprint'>;

/** A document as one of photo prints. Throws Fault 'not-found' for a document of another product. */
export function photoprintDocument(design: DesignDocument): PhotoprintDocument {
  if (design.product.type !== 'photoprint') throw new Fault('not-found', `a design of a ${design.product.type}`);
  return design as PhotoprintDocument;
}

/** The choice of a document, as calls carry it. */
export function photoprintChoiceDto({ product: { type: _, ...choice } }: PhotoprintDocument): PhotoprintDto {
  return { ...choice, quantity: 1 };
}

/** A saved design as photo prints. Throws as `photoprintDocument` does. */
export function photoprintContent({ design: stored }: Pick<LoadedDesign, 'design'>): { design: PhotoprintDocument; choice: PhotoprintDto } {
  const design = photoprintDocument(stored);
  return { design, choice: photoprintChoiceDto(design) };
}
