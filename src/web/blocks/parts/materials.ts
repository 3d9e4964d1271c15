/** Materials that have a drawn surface (material-tiles.css): those of wall art (Specification 3) and the papers of cards. */
import type { PaperKey } from '#core/products/card/options.ts';

const wall = {
  acrylglas: 'Acrylglas',
  aludibond: 'Alu-Dibond',
  backlitfolie: 'Backlitfolie',
  echtglas: 'Echtglas',
  forexplatte: 'Forexplatte',
  fototapete: 'Fototapete',
  gallerybond: 'Gallery-Bond',
  hahnemuehle: 'Hahnemühle',
  klebefolie: 'Klebefolie',
  leinwand: 'Leinwand',
  poster: 'Poster',
  pvcplane: 'PVC-Plane',
} as const;

const papers = {
  naturpapier: 'Naturpapier weiß',
  feinstpapier: 'Feinstpapier matt',
  'bilderdruck-matt': 'Bilderdruck matt',
  'bilderdruck-glaenzend': 'Bilderdruck glänzend',
  leinen: 'Strukturpapier Leinen',
  buetten: 'Büttenoptik',
  perlmutt: 'Perlmutt',
  kraft: 'Kraftpapier braun',
  recycling: 'Recycling',
  transparent: 'Transparent',
} as const satisfies Record<PaperKey, string>;

export const materialNames = { ...wall, ...papers } as const;
export type Material = keyof typeof materialNames;
export const materials = Object.keys(materialNames) as Material[];
