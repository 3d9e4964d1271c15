/** Which pictures of the catalogue scenes of photo gifts show: those that lists show the gifts with. */
import { merchMotifs } from '#core/catalogue/merch-motifs.ts';
import type { PosterPicture } from '#core/catalogue/poster-picture.ts';
import { merchSkus } from '#core/products/merch/goods.ts';
import { scenesOfGood } from './good-scenes.ts';

export function isGoodSample(scene: string, { poster, colourway }: PosterPicture): boolean {
  return merchSkus.some((sku) => {
    const motif = merchMotifs[sku];
    return motif.poster === poster && motif.colourway === colourway && scenesOfGood(sku).some((one) => one === scene);
  });
}
