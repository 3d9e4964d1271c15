/** Which scenes of a product can be shown now: those that suit it, have layers, and can be read. */
import { LRUCache } from 'lru-cache';
import type { CardSceneDto, SceneDto } from '#api/product.ts';
import { shownRefinement } from '#core/catalogue/list.ts';
import { merchMotifs } from '#core/catalogue/merch-motifs.ts';
import { type PosterPicture, posterPictureBase } from '#core/catalogue/poster-picture.ts';
import { type BookPicture, bookPictureBase } from '#core/catalogue/scenes/book-picture.ts';
import { openBookScenes, type SceneName, type SceneProduct, scenesFor } from '#core/catalogue/scenes/product-scenes.ts';
import { scenePictureBase } from '#core/catalogue/scenes/scene-picture.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import type { MerchSku } from '#core/products/merch/goods.ts';
import { merchTitle } from '#core/products/merch/names.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import { sceneFolder, sceneMarks } from '#resources/product-scenes.ts';
import type { Shop } from './handler.ts';

/** A scene whose layers could not be read is tried again after this time. */
const unreadableMs = 600_000;
const unreadable = new LRUCache<string, true>({ max: 100, ttl: unreadableMs });

export function isUnreadable(scene: SceneName, root: string): boolean {
  return unreadable.has(`${root} ${scene}`);
}

/** A line of the log; none while it is known. `problem`: what is wrong with the layers. */
export function noteUnreadable({ log }: Pick<Shop, 'log'>, scene: SceneName, root: string, problem: string): void {
  if (isUnreadable(scene, root)) return;
  unreadable.set(`${root} ${scene}`, true);
  log('error', 'product-scene-unreadable', { scene, message: problem });
}

/** In the order in which galleries show them. `root`: other than the shop's scenes. */
export function offeredScenes(product: SceneProduct, root: string = sceneFolder): SceneName[] {
  const marks = sceneMarks(root);
  return scenesFor(product).filter((scene) => marks.has(scene) && !isUnreadable(scene, root));
}

/** A row in one of its shapes as scenes ask for it. */
export function sceneCard(row: DesignTemplate, { form, format }: CardShape) {
  return { type: 'card', form, format, occasion: row.occasion, foil: shownRefinement(row, form) !== 'none' } as const;
}

/** Of a tile's second picture; `picture` is the base of its first. Null for a product without a scene. */
export function tileScene(product: SceneProduct, picture: string): string | null {
  const [scene] = offeredScenes(product);
  return scene ? scenePictureBase(scene, picture) : null;
}

/** Scenes of a card in one of its shapes, in each of its colourways. */
export function cardScenes(row: DesignTemplate, shape: CardShape): Unrendered<CardSceneDto>[] {
  return offeredScenes(sceneCard(row, shape)).map((scene) => ({ scene, alt: message(`scene.${scene}`, { name: row.name }) }));
}

/** Scenes of a photo gift, with the picture of the catalogue that it is shown with. */
export function goodScenes(sku: MerchSku): Unrendered<SceneDto>[] {
  const base = posterPictureBase(merchMotifs[sku]);
  return offeredScenes({ type: 'merch', sku }).map((scene) => ({
    scene,
    image: scenePictureBase(scene, base),
    alt: message(`scene.${scene}`, { name: merchTitle(sku) }),
  }));
}

/** An open photo book of a style; null for sizes without a scene. */
export function bookScene(picture: BookPicture): Unrendered<SceneDto> | null {
  const marks = sceneMarks();
  const scene = openBookScenes(picture.size).find((one) => marks.has(one) && !isUnreadable(one, sceneFolder));
  return scene ? { scene, image: scenePictureBase(scene, bookPictureBase(picture)), alt: message(`scene.${scene}`) } : null;
}

/** Scenes of a poster, or of a poster on a material. Foil is on none of them: prints of their size have none. */
export function posterScenes(
  product: Exclude<SceneProduct, { type: 'card' }>,
  { name, color, picture }: { name: string; color: string; picture: PosterPicture },
): Unrendered<SceneDto>[] {
  const base = posterPictureBase({ poster: picture.poster, colourway: picture.colourway });
  return offeredScenes(product).map((scene) => ({
    scene,
    image: scenePictureBase(scene, base),
    alt: message(`scene.${scene}`, { name, color }),
  }));
}
