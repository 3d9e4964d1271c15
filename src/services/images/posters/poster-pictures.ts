/** Catalogue pictures of posters: which there are, and drawing those of lists in advance. */
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { PosterPicture } from '#core/catalogue/poster-picture.ts';
import { isPoster } from '#core/catalogue/template.ts';
import { layoutEngine } from '#core/layout/layout.ts';
import type { Shop } from '#services/handler.ts';
import {
  type Drawing,
  drawnContent,
  type PictureContent,
  type PictureSource,
  prewarmPictures,
  rememberedHash,
} from '#services/images/catalogue-pictures.ts';
import { renderPool } from '#services/render-pool.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { pictureOfPoster } from './draw-poster.ts';

/** Grows when pictures of the same drawing are to look different. */
const pictureEngine = 'poster-picture 1';

/** Mark of all that a picture shows. */
function contentHash(template: PosterTemplate, colourway: string): string {
  const content = () => [pictureEngine, layoutEngine, pictureOfPoster(template, colourway)];
  return rememberedHash(template, colourway, content).slice(0, 16);
}

/** Null for a poster or colourway that the catalogue does not have. */
async function posterSource(shop: Shop, { poster, colourway }: PosterPicture): Promise<PictureSource | null> {
  const template = (await catalogueOf(shop.store)).templates.get(poster);
  if (!template || !isPoster(template) || !template.colourways.some(({ key }) => key === colourway)) return null;
  return {
    key: `posters/${poster}/${colourway}-${contentHash(template, colourway)}`,
    draw: (widths) => renderPool().run({ kind: 'poster', template, colourway, widths }),
  };
}

/** A picture as `drawnContent` gives it; null when the catalogue has no such poster or colourway. */
export async function posterPictureContent(
  shop: Shop,
  picture: PosterPicture & { width: number },
  drawing?: Drawing,
): Promise<PictureContent | null> {
  const source = await posterSource(shop, picture);
  return source && drawnContent(shop, source, picture.width, drawing);
}

/** Draws every poster in its first colourway in the sizes of lists, one after another. `codeHash` as of `prewarmPictures`. */
export async function prewarmPosterPictures(shop: Shop, codeHash: string | null): Promise<void> {
  const { posters: templates } = await catalogueOf(shop.store);
  const sourceOf = ({ id, colourways }: PosterTemplate) => posterSource(shop, { poster: id, colourway: colourways[0].key });
  await prewarmPictures(shop, { kind: 'poster', codeHash, templates, lanes: 1, sourceOf });
}
