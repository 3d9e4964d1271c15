/** Reads addresses of pictures of product scenes. What is not exactly such an address has no picture. */

import { type CardPicture, parseCardPicture } from '#core/catalogue/picture.ts';
import { type PosterPicture, parsePosterPicture } from '#core/catalogue/poster-picture.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { type BookPicture, parseBookPicture } from './book-picture.ts';
import { type SceneName, sceneNames } from './product-scenes.ts';
import { type SceneWidth, sceneWidths, sceneWidthsOf } from './scene-picture.ts';

/** What a scene shows: the front of a card or a poster, without their foil where the scene has none, or the pages of a photo book. */
export type ScenePicture = { scene: SceneName } & (
  | { kind: 'card'; picture: CardPicture }
  | { kind: 'poster'; picture: PosterPicture }
  | { kind: 'book'; picture: BookPicture }
);

const pattern = new RegExp(`^${pictureRoot}scenes/(${sceneNames.join('|')})/(.{1,200})-(${sceneWidths.join('|')})\\.webp$`);

/** The picture an address asks for, or null. Whether the scene suits the design is not decided here. */
export function parseScenePicture(path: string): (ScenePicture & { width: SceneWidth }) | null {
  const [, name, of, given] = pattern.exec(path) ?? [];
  const scene = sceneNames.find((one) => one === name);
  const width = scene && sceneWidthsOf(scene).find((one) => one === Number(given));
  if (!scene || !width) return null;
  const book = parseBookPicture(of ?? '');
  if (book) return { scene, width, kind: 'book', picture: book };
  // Any width that these pictures have: the address names that of the scene.
  const plain = `${pictureRoot}${of}-280.webp`;
  const card = parseCardPicture(plain);
  if (card) {
    const { width: _, ...picture } = card;
    return picture.panel === 'front' ? { scene, width, kind: 'card', picture } : null;
  }
  const poster = parsePosterPicture(plain);
  if (!poster) return null;
  const { width: _, ...picture } = poster;
  return picture.foil ? null : { scene, width, kind: 'poster', picture };
}
