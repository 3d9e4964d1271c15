/** From a document to its Sheets and preflight findings: the same steps in the editor's check, in the cart and before production. */
import type { Artwork } from '#core/design/artwork.ts';
import { layout } from '#core/layout/layout.ts';
import type { PhotoFacts, Resources } from '#core/layout/resources.ts';
import type { Layout } from '#core/layout/sheet.ts';
import type { Finding } from '#core/preflight/finding.ts';
import { preflight } from '#core/preflight/preflight.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import { addressed } from '#core/values/message.ts';
import { artworksOf } from '#designs/blank.ts';
import { catalogueOf, findRow } from '#store/catalogue/catalogue-index.ts';
import { addressOfTemplate } from './choice.ts';
import type { Shop } from './handler.ts';

/**
 * Lays out a document with the shop's faces, its template's drawings and the given pictures, and checks it. Messages address the customer
 * as the template's occasion asks for. Throws Fault 'bad-input' where the document names a font, ink, drawing or picture that is not there.
 */
export async function checkDocument(
  shop: Shop,
  design: ProductDocument,
  pictures: readonly PhotoFacts[],
): Promise<{ layout: Layout; findings: Finding[] }> {
  const product = productOf(design.product.type);
  const source = product.artworkSource(design.product);
  const row = source && findRow(await catalogueOf(shop.store), source.template);
  const artworks = row ? artworksOf(row, source.form, source.format) : new Map<string, Artwork>();
  const photos = new Map(pictures.map(({ id, width, height }) => [id, { id, width, height }]));
  const resources: Resources = { fonts: shop.fonts, artwork: (id) => artworks.get(id) ?? null, photo: (id) => photos.get(id) ?? null };
  const laidOut = layout(design, resources);
  const address = addressOfTemplate(row);
  const findings = preflight(design, laidOut, resources, product.limits(design.product));
  return { layout: laidOut, findings: findings.map((finding) => ({ ...finding, message: addressed(finding.message, address) })) };
}
