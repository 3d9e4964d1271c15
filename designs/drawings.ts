/** The drawings that a document may name, by id. */
import { type CatalogueTemplate, isPoster } from '#core/catalogue/template.ts';
import type { Artwork } from '#core/design/artwork.ts';
import type { ArtworkSource } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { artworksOf } from './blank.ts';
import { drawPoster } from './posters/poster.ts';
import { posterOf } from './posters/registry.ts';

/** `template` is the row that `source` names. Throws Fault 'not-found' for a form, format or poster that is not drawn. */
export function drawingsOf(source: ArtworkSource, template: CatalogueTemplate): Map<string, Artwork> {
  if (!('page' in source)) {
    if (isPoster(template)) throw new Fault('internal', `poster ${template.id} has no form`);
    return artworksOf(template, source.form, source.format);
  }
  if (!isPoster(template)) throw new Fault('not-found', `${template.id} is no poster`);
  const { artworks } = drawPoster({ template, draw: posterOf(template.id).draw }, source.page);
  return new Map(artworks.map((artwork) => [artwork.id, artwork]));
}
