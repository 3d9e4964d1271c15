/** Product scenes: which there are, and which of them suit a product. Whether a scene has layers is known on servers only. */

import { registerOf } from '#core/catalogue/occasions.ts';
import type { PosterShape } from '#core/catalogue/poster.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import type { MaterialKey } from '#core/products/photoframe/materials.ts';

/** Names of folders of `scenes/`, in the order in which galleries show them. */
export const sceneNames = [
  'flat-cards-a6',
  'foil-cards-a6',
  'leaf-cards-a6',
  'plain-cards-a6',
  'folded-card-a6',
  'framed-50x70',
  'canvas-corner-50x70',
  'acrylic-corner-50x70',
  'mug-handle-right',
  'mug-handle-left',
  'photo-book-20x20',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** `foil`: the card is stamped. `shape` of a material: of the picture that is printed on it. */
export type SceneProduct =
  | (CardShape & { type: 'card'; occasion: string; foil: boolean })
  | { type: 'poster'; shape: PosterShape }
  | { type: 'material'; material: MaterialKey; shape: PosterShape }
  | { type: 'mug' }
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

const scenesOfMaterial: Partial<Record<MaterialKey, SceneName>> = {
  poster: 'framed-50x70',
  hahnemuehle: 'framed-50x70',
  leinwand: 'canvas-corner-50x70',
  acrylglas: 'acrylic-corner-50x70',
};

/**
 * The scenes that show a product as it is: in its form and shape, and with nothing beside it that its occasion does not have. Cards of
 * mourning lie alone.
 */
export function scenesFor(product: SceneProduct): SceneName[] {
  switch (product.type) {
    case 'card':
      return scenesOfCard(product);
    case 'poster':
      return product.shape === 'portrait' ? ['framed-50x70', 'canvas-corner-50x70', 'acrylic-corner-50x70'] : [];
    case 'material': {
      const scene = scenesOfMaterial[product.material];
      return scene && product.shape === 'portrait' ? [scene] : [];
    }
    case 'mug':
      return ['mug-handle-right', 'mug-handle-left'];
    case 'photobook':
      return product.widthUm === product.heightUm ? ['photo-book-20x20'] : [];
  }
}
