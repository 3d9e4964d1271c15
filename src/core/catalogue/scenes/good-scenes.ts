/** Product scenes of photo gifts. */
import type { MerchSku } from '#core/products/merch/goods.ts';

export const goodSceneNames = [
  'mug-handle-right',
  'mug-handle-left',
  'cushion-40x40',
  'puzzle-48x34',
  'mousepad-235x195',
  'tote-28x28',
] as const;
export type GoodSceneName = (typeof goodSceneNames)[number];

/** A puzzle of 1000 pieces has another shape; what has no scene is absent. */
const scenes: Partial<Record<MerchSku, readonly GoodSceneName[]>> = {
  'mug-330': ['mug-handle-right', 'mug-handle-left'],
  'cushion-40': ['cushion-40x40'],
  'puzzle-500': ['puzzle-48x34'],
  mousepad: ['mousepad-235x195'],
  tote: ['tote-28x28'],
};

export function scenesOfGood(sku: MerchSku): readonly GoodSceneName[] {
  return scenes[sku] ?? [];
}
