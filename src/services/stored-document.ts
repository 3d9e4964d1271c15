/** Stored documents of an owner: read as the current version and checked with the owner's pictures. */
import type { OwnerId } from '#core/customer/owner.ts';
import { photoIds } from '#core/design/document.ts';
import type { Finding } from '#core/preflight/finding.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { Fault } from '#core/values/fault.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { checkDocument } from './check-document.ts';
import type { Shop } from './handler.ts';

/** A stored document as today's version. Throws when it cannot be read: 'design-newer', or 'internal' for a damaged one. */
export function storedDocument(stored: { document: unknown }): ProductDocument {
  const read = readDesign(stored.document);
  if (read.ok) return read.design;
  if (read.reason === 'newer') throw new Fault('design-newer');
  throw new Error(`a stored design does not fit its schema: ${JSON.stringify(read.fields.slice(0, 3))}`);
}

/** The server's own preflight of a document with the pictures of its owner. */
export async function checkStored(shop: Shop, owner: OwnerId, design: ProductDocument): Promise<{ findings: Finding[] }> {
  return checkDocument(shop, design, await findPictures(shop.store, owner, photoIds(design)));
}
