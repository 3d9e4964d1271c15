/** Pictures of product scenes with designs of the catalogue: which there are, and their files. */

import type { CardPicture } from '#core/catalogue/picture.ts';
import type { PosterPicture } from '#core/catalogue/poster-picture.ts';
import { type BookPicture, bookPictureBase } from '#core/catalogue/scenes/book-picture.ts';
import { isGoodSample } from '#core/catalogue/scenes/good-samples.ts';
import type { ScenePicture } from '#core/catalogue/scenes/parse-scene-picture.ts';
import { openBookScenes, type SceneName, scenesFor } from '#core/catalogue/scenes/product-scenes.ts';
import { sceneWidthsOf } from '#core/catalogue/scenes/scene-picture.ts';
import { canShowPoster } from '#core/catalogue/scenes/wall-scenes.ts';
import { isPoster } from '#core/catalogue/template.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
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

/** `key`: of what is printed. `plain`: the drawn picture of it; null where there is none. */
type Shown = { of: SceneDesign; key: string; plain: CataloguePictureSource | null };

async function cardIn(shop: Shop, scene: SceneName, picture: CardPicture): Promise<Shown | null> {
  const row = (await cardRows(shop.store)).get(picture.card);
  if (!row || !scenesFor(sceneCard(row, picture)).includes(scene)) return null;
  const plain = await cardSource(shop.store, picture);
  return plain && { of: { kind: 'card', row, picture }, key: plain.key, plain };
}

/** Pages of materials, frames and photo gifts show posters in scenes that pages of posters do not. */
async function posterIn(shop: Shop, scene: SceneName, picture: PosterPicture): Promise<Shown | null> {
  const template = (await catalogueOf(shop.store)).templates.get(picture.poster);
  if (!template || !isPoster(template)) return null;
  const isCut = isGoodSample(scene, picture);
  if (!isCut && !canShowPoster(scene, template.shape)) return null;
  const plain = await posterSource(shop, picture);
  return plain && { of: { kind: 'poster', template, shown: { colourway: picture.colourway }, isCut }, key: plain.key, plain };
}

function bookIn(scene: SceneName, picture: BookPicture): Shown | null {
  if (!openBookScenes(picture.size).includes(scene)) return null;
  return { of: { kind: 'book', picture }, key: bookPictureBase(picture).slice(pictureRoot.length), plain: null };
}

async function shownIn(shop: Shop, { scene, ...wanted }: ScenePicture): Promise<Shown | null> {
  if (wanted.kind === 'card') return cardIn(shop, scene, wanted.picture);
  return wanted.kind === 'poster' ? posterIn(shop, scene, wanted.picture) : bookIn(scene, wanted.picture);
}

/** The scene with the design, drawn in a thread. Layers that cannot be read are one line of the log, and give no file. */
function sceneSource(shop: Shop, scene: SceneName, { of, key }: Shown, root: string): CataloguePictureSource {
  return {
    key: `scenes/${scene}/${key}-${sceneMarks(root).get(scene)}-${pictureEngine}`,
    async draw(widths) {
      const drawn = await renderPool().run({ kind: 'scene', scene, root, of, widths });
      if (drawn.unreadable !== null) noteUnreadable(shop, scene, root, drawn.unreadable);
      return drawn.files;
    },
  };
}

async function drawScenes(shop: Shop, scenes: readonly SceneName[], shownIn: (scene: SceneName) => Promise<Shown | null>, root: string) {
  for (const scene of scenes) {
    const shown = await shownIn(scene);
    if (shown) await drawMissing(shop, sceneSource(shop, scene, shown, root), sceneWidthsOf(scene));
  }
}

/** Draws a card's scenes in all widths, as far as they are missing. Nothing for a card that has no scene. */
export async function drawCardScenes(shop: Shop, picture: CardPicture, root: string = sceneFolder): Promise<void> {
  const row = (await cardRows(shop.store)).get(picture.card);
  if (row) await drawScenes(shop, offeredScenes(sceneCard(row, picture), root), (scene) => cardIn(shop, scene, picture), root);
}

/** The same of a poster. */
export async function drawPosterScenes(shop: Shop, picture: PosterPicture, root: string = sceneFolder): Promise<void> {
  const template = (await catalogueOf(shop.store)).templates.get(picture.poster);
  if (!template || !isPoster(template)) return;
  const scenes = offeredScenes({ type: 'poster', shape: template.shape }, root);
  await drawScenes(shop, scenes, (scene) => posterIn(shop, scene, picture), root);
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
  const shown = await shownIn(shop, wanted);
  if (!shown) return null;
  if (!isUnreadable(scene, root)) {
    const answer = await drawnContent(shop, sceneSource(shop, scene, shown, root), width, drawing);
    if (answer.kind === 'content') return answer;
    if (!isUnreadable(scene, root)) return { ...answer, svg: nothing };
  }
  return shown.plain ? drawnContent(shop, shown.plain, plainWidth, drawing) : { kind: 'stand-in', svg: nothing };
}
