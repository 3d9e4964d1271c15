/** The document that a poster begins with. */
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { Artwork } from '#core/design/artwork.ts';
import { type DesignDocument, documentVersion } from '#core/design/document.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { photoframePages } from '#core/products/photoframe/pages.ts';
import { drawPoster } from './poster.ts';
import { posterOf } from './registry.ts';

type Blank = { design: DesignDocument<PhotoframeChoice>; artworks: Artwork[] };

/** `product` names the poster and one of its colourways; another one becomes the first. Throws Fault 'bad-input' for a size that is not made. */
export function blankPoster(template: PosterTemplate, product: PhotoframeChoice): Blank {
  const colourway = template.colourways.find(({ key }) => key === product.colourway) ?? template.colourways[0];
  const drawn = photoframePages(product).map((page) => drawPoster({ template, draw: posterOf(template.id).draw }, page));
  return {
    design: {
      version: documentVersion,
      product: { ...product, poster: template.id, colourway: colourway.key },
      inks: colourway.inks,
      pages: drawn.map(({ page }) => page),
    },
    artworks: drawn.flatMap(({ artworks }) => artworks),
  };
}
