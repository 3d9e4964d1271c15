/** Materials that have a drawn surface (material-tiles.css): those of wall art (Specification 3) and the papers of cards. */
import { paperKeys, type TenPaperKey } from '#core/products/card/paper-keys.ts';

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

export type MaterialContent = (typeof wall)[number] | TenPaperKey;
export const materialContents: readonly MaterialContent[] = [...wall, ...paperKeys];
