/** Pictures of the catalogue that photo gifts are shown with. */
import type { MerchSku } from '#core/products/merch/goods.ts';
import type { PosterPicture } from './poster-picture.ts';

export const merchMotifs: Readonly<Record<MerchSku, PosterPicture>> = {
  'mug-330': { poster: 'karwendel', colourway: 'morgen' },
  'mug-magic': { poster: 'zugvoegel', colourway: 'nacht' },
  'cushion-40': { poster: 'kacheln', colourway: 'salbei' },
  'puzzle-100': { poster: 'regatta', colourway: 'hafen' },
  'puzzle-500': { poster: 'steg', colourway: 'abend' },
  'puzzle-1000': { poster: 'watt', colourway: 'rost' },
  mousepad: { poster: 'watt', colourway: 'nacht' },
  'coaster-4': { poster: 'punkte', colourway: 'safran' },
  'magnet-3': { poster: 'steg', colourway: 'morgen' },
  tote: { poster: 'zwei', colourway: 'kobalt' },
  keyring: { poster: 'mohn', colourway: 'rot' },
  tshirt: { poster: 'tanz', colourway: 'kobalt' },
};
