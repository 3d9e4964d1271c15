/** Pictures of product scenes with designs of the catalogue: which there are, and their files. */

import type { CardPicture } from '#core/catalogue/picture.ts';
import type { PosterPicture } from '#core/catalogue/poster-picture.ts';
import type { ScenePicture } from '#core/catalogue/scenes/parse-scene-picture.ts';
import { type SceneName, type SceneProduct, scenesFor } from '#core/catalogue/scenes/product-scenes.ts';
import { sceneWidthsOf } from '#core/catalogue/scenes/scene-picture.ts';
import { canShowPoster } from '#core/catalogue/scenes/wall-scenes.ts';
import { isPoster } from '#core/catalogue/template.ts';
import { sceneFolder, sceneMarks } from '#resources/product-scenes.ts';
import type { Shop } from '#services/handler.ts';
import { cardRows, cardSource } from '#services/images/card-pictures.ts';
import {
  type CataloguePictureSource,
  type Drawing,
  drawMissing,
  drawnContent,
  type PictureContent,
} from '#services/images/catalogue-pictures.ts';
import { posterSource } from '#services/images/posters/poster-pictures.ts';
import { isUnreadable, noteUnreadable, offeredScenes, sceneCard } from '#services/product-scenes.ts';
import { renderPool } from '#services/render-pool.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { SceneDesign } from './draw-scene.ts';

/** Grows when pictures of the same design and layers are to look different. */
const pictureEngine = 1;

type Shown = { product: SceneProduct; of: SceneDesign; plain: CataloguePictureSource };

async function shownCard(shop: Shop, { picture }: { picture: CardPicture }): Promise<Shown | null> {
  const row = (await cardRows(shop.store)).get(picture.card);
  const plain = row ? await cardSource(shop.store, picture) : null;
  if (!row || !plain) return null;
  return { product: sceneCard(row, picture), of: { kind: 'card', row, picture }, plain };
}

async function shownPoster(shop: Shop, picture: PosterPicture): Promise<Shown | null> {
  const template = (await catalogueOf(shop.store)).templates.get(picture.poster);
  const plain = await posterSource(shop, picture);
  if (!template || !isPoster(template) || !plain) return null;
  const product = { type: 'poster', shape: template.shape } as const;
  return { product, of: { kind: 'poster', template, shown: { colourway: picture.colourway } }, plain };
}

/** Pages of materials and frames show posters in scenes that pages of posters do not. */
function isShownIn(scene: SceneName, { product }: Shown): boolean {
  return product.type === 'poster' ? canShowPoster(scene, product.shape) : scenesFor(product).includes(scene);
}

/** The scene with the design, drawn in a thread. Layers that cannot be read are one line of the log, and give no file. */
function sceneSource(shop: Shop, scene: SceneName, { of, plain }: Shown, root: string): CataloguePictureSource {
  return {
    key: `scenes/${scene}/${plain.key}-${sceneMarks(root).get(scene)}-${pictureEngine}`,
    async draw(widths) {
      const drawn = await renderPool().run({ kind: 'scene', scene, root, of, widths });
      if (drawn.unreadable !== null) noteUnreadable(shop, scene, root, drawn.unreadable);
      return drawn.files;
    },
  };
}

/** Draws a card's scenes in all widths, as far as they are missing. Nothing for a card that has no scene. */
export async function drawCardScenes(shop: Shop, picture: CardPicture, root: string = sceneFolder): Promise<void> {
  const shown = await shownCard(shop, { picture });
  if (!shown) return;
  for (const scene of offeredScenes(shown.product, root))
    await drawMissing(shop, sceneSource(shop, scene, shown, root), sceneWidthsOf(scene));
}

/** What is served until a picture is drawn: nothing to be seen, since scenes lie over other pictures. The page recognises its ratio. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="200"/>';

/** The width of a drawn picture that stands in for a scene. */
const plainWidth = 690;

/**
 * A picture as `drawnContent` gives it; null for a design that the catalogue does not have, for one that the scene does not suit, and for a
 * scene that was never made. Where its layers cannot be read, the drawn picture. `root`: other than the shop's scenes.
 */
export async function scenePictureContent(
  shop: Shop,
  { width, ...wanted }: ScenePicture & { width: number },
  drawing?: Drawing,
  root: string = sceneFolder,
): Promise<PictureContent | null> {
  const { scene } = wanted;
  if (!sceneMarks(root).has(scene)) return null;
  const shown = wanted.kind === 'card' ? await shownCard(shop, wanted) : await shownPoster(shop, wanted.picture);
  if (!shown || !isShownIn(scene, shown)) return null;
  if (!isUnreadable(scene, root)) {
    const answer = await drawnContent(shop, sceneSource(shop, scene, shown, root), width, drawing);
    if (answer.kind === 'content') return answer;
    if (!isUnreadable(scene, root)) return { ...answer, svg: nothing };
  }
  return drawnContent(shop, shown.plain, plainWidth, drawing);
}
