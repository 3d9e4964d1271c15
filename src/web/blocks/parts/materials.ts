/** Materials that have a drawn surface (material-tiles.css): those of wall art (Specification 3) and the papers of cards. */
import { type PaperKey, paperKeys } from '#core/products/card/options.ts';

const wall = [
  'acrylglas',
  'aludibond',
  'backlitfolie',
  'echtglas',
  'forexplatte',
  'fototapete',
  'gallerybond',
  'hahnemuehle',
  'klebefolie',
  'leinwand',
  'poster',
  'pvcplane',
] as const;

export type Material = (typeof wall)[number] | PaperKey;
export const materials: readonly Material[] = [...wall, ...paperKeys];
