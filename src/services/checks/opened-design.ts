/** Reads the document of one saved design. Lists do not: they show its summary (design-summary.ts). */
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { Fault } from '#core/values/fault.ts';

/** A stored document as today's version. Throws when it cannot be read: 'design-newer', or 'internal' for a damaged one. */
export function storedDocument(stored: { document: unknown }): ProductDocument {
  const read = readDesign(stored.document);
  if (read.ok) return read.design;
  if (read.reason === 'newer') throw new Fault('design-newer');
  throw new Error(`a stored design does not fit its schema: ${JSON.stringify(read.fields.slice(0, 3))}`);
}
