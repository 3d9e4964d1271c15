/** Product scenes: which there are, and which of them suit a product. Whether a scene has layers is known on servers only. */

import { registerOf } from '#core/catalogue/occasions.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import type { MerchSku } from '#core/products/merch/goods.ts';
import { goodSceneNames, scenesOfGood } from './good-scenes.ts';
import { scenesOfWallArt, type WallSceneProduct, wallSceneNames } from './wall-scenes.ts';

/** Names of folders of `scenes/`, in the order in which galleries show them. */
export const sceneNames = [
  'flat-cards-a6',
  'foil-cards-a6',
  'leaf-cards-a6',
  'plain-cards-a6',
  'folded-card-a6',
  ...wallSceneNames,
  ...goodSceneNames,
  'photo-book-20x20',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** `foil`: the card is stamped. */
export type SceneProduct =
  | (CardShape & { type: 'card'; occasion: string; foil: boolean })
  | WallSceneProduct
  | { type: 'merch'; sku: MerchSku }
  | { type: 'photobook'; widthUm: number; heightUm: number };

/** Rings lie beside these cards. */
const withRings: ReadonlySet<string> = new Set(['hochzeit', 'silberne-hochzeit', 'goldene-hochzeit']);

/** Upright A6: prints of other shapes would be stretched. */
function isA6({ format }: CardShape): boolean {
  const { widthUm, heightUm } = cardFormats[format];
  return widthUm === cardFormats.a6.widthUm && heightUm === cardFormats.a6.heightUm;
}

/** A card of one leaf. Other forms are cut, bound or folded. */
function isSingle({ form }: CardShape): boolean {
  return form === 'flat' || form === 'postcard';
}

function scenesOfCard(card: Extract<SceneProduct, { type: 'card' }>): SceneName[] {
  if (!isA6(card)) return [];
  const isMourning = registerOf(card.occasion) === 'mourning';
  // Beside the standing card are a candle and a vase.
  if (card.form === 'folded') return isMourning ? [] : ['folded-card-a6'];
  if (!isSingle(card)) return [];
  if (isMourning) return ['plain-cards-a6'];
  if (!withRings.has(card.occasion)) return ['leaf-cards-a6'];
  return [card.foil ? 'foil-cards-a6' : 'flat-cards-a6'];
}

/**
 * The scenes that show a product as it is: in its form and shape, and with nothing beside it that its occasion does not have. Cards of
 * mourning lie alone.
 */
export function scenesFor(product: SceneProduct): SceneName[] {
  switch (product.type) {
    case 'card':
      return scenesOfCard(product);
    case 'merch':
      return [...scenesOfGood(product.sku)];
    case 'photobook':
      return product.widthUm === product.heightUm ? ['photo-book-20x20'] : [];
    default:
      return scenesOfWallArt(product);
  }
}
