/** Catalogue pictures of posters: which there are, and drawing those of lists in advance. */
import { hasFoil, type PosterTemplate } from '#core/catalogue/poster.ts';
import { type PosterPicture, posterPictureOf } from '#core/catalogue/poster-picture.ts';
import { isPoster } from '#core/catalogue/template.ts';
import { layoutEngine } from '#core/layout/layout.ts';
import { firstFoil } from '#core/products/photoframe/foil.ts';
import type { Shop } from '#services/handler.ts';
import {
  type CataloguePictureSource,
  type Drawing,
  drawnContent,
  type PictureContent,
  prewarmPictures,
  rememberedHash,
} from '#services/images/catalogue-pictures.ts';
import { renderPool } from '#services/render-pool.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { pictureOfPoster, type ShownPoster } from './draw-poster.ts';

/** Grows when pictures of the same drawing are to look different. */
const pictureEngine = 'poster-picture 1';

/** Mark of all that a picture shows. */
function contentHash(template: PosterTemplate, shown: ShownPoster, name: string): string {
  const content = () => [pictureEngine, layoutEngine, pictureOfPoster(template, shown)];
  return rememberedHash(template, name, content).slice(0, 16);
}

/** Null for a poster, colourway or foil that the catalogue does not have. */
export async function posterSource(shop: Shop, { poster, ...shown }: PosterPicture): Promise<CataloguePictureSource | null> {
  const { colourway, foil } = shown;
  const template = (await catalogueOf(shop.store)).templates.get(poster);
  if (!template || !isPoster(template) || !template.colourways.some(({ key }) => key === colourway)) return null;
  if (foil && !hasFoil(template)) return null;
  const name = foil ? `${foil}/${colourway}` : colourway;
  return {
    key: `posters/${poster}/${name}-${contentHash(template, shown, name)}`,
    draw: (widths) => renderPool().run({ kind: 'poster', template, shown, widths }),
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
  const sourceOf = (poster: PosterTemplate) =>
    posterSource(shop, posterPictureOf(poster, { refinement: hasFoil(poster) ? firstFoil : 'none' }));
  await prewarmPictures(shop, { kind: 'poster', codeHash, templates, lanes: 1, sourceOf });
}
