/** Designs of the half wreaths. */

import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = {
  paper: Cmyk;
  ink: Cmyk;
  accent: Cmyk;
  stem: Cmyk;
  leaves: readonly [Cmyk, Cmyk, Cmyk];
  shade: Cmyk;
  bloom: Cmyk;
  light: Cmyk;
  heart: Cmyk;
};

function colourway(key: string, color: string, hex: string, { leaves, shade, light, ...flat }: Palette): ColourwayRow {
  const { bloom, paper } = flat;
  const swatches = {
    ...flat,
    ...leafInks('leaf', leaves, { shade, paper, depth: 0.28, rib: 0.6 }),
    'bloom-dark': mixed(bloom, shade, 0.16),
    'bloom-light': light,
    'bloom-light-dark': mixed(light, bloom, 0.45),
    ...photoInks('photo', mixed(paper, leaves[2], 0.5), mixed(leaves[0], shade, 0.3)),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'offenerkranz',
    themeId: 1480,
    occasion: 'hochzeit',
    category: 'thank-you-card',
    style: 'botanisch',
    composition: 'centred',
    motifs: ['wreath', 'berry', 'autumn', 'nature'],
    seed: 14,
    variant: 'berries',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('hagebutte', 'green', '#5d7a62', {
        paper: [3, 3, 8, 0],
        ink: [60, 0, 50, 75],
        accent: [23, 77, 78, 32],
        stem: [42, 46, 60, 47],
        leaves: [
          [57, 25, 55, 20],
          [64, 32, 64, 27],
          [49, 21, 49, 9],
        ],
        shade: [72, 38, 62, 60],
        bloom: [18, 79, 81, 16],
        light: [7, 36, 38, 1],
        heart: [15, 34, 77, 3],
      }),
      colourway('schlehe', 'blue', '#5b7088', {
        paper: [6, 3, 5, 0],
        ink: [80, 20, 0, 75],
        accent: [74, 51, 18, 35],
        stem: [57, 49, 49, 40],
        leaves: [
          [52, 28, 29, 11],
          [58, 32, 30, 20],
          [43, 22, 27, 0],
        ],
        shade: [80, 56, 42, 44],
        bloom: [73, 54, 4, 40],
        light: [40, 25, 9, 0],
        heart: [21, 26, 59, 0],
      }),
      colourway('herbst', 'terracotta', '#b5673c', {
        paper: [3, 6, 13, 0],
        ink: [0, 60, 60, 75],
        accent: [27, 73, 90, 29],
        stem: [43, 57, 72, 38],
        leaves: [
          [22, 47, 67, 14],
          [39, 60, 80, 9],
          [19, 36, 56, 4],
        ],
        shade: [54, 76, 91, 33],
        bloom: [26, 86, 75, 34],
        light: [10, 44, 44, 4],
        heart: [13, 31, 73, 4],
      }),
    ],
    sort: 60,
    popularity: 71,
    created: '2027-03-26',
    label: null,
  },
  {
    id: 'mondbluete',
    themeId: 1481,
    pieces: {
      special: [
        'postkarte',
        'doppelklappkarte',
        'leporello',
        'pocketfold',
        'kartentrio',
        'flaschenetikett',
        'wunderkerze',
        'tischnummer',
        'sitzplan',
        'einlegeblatt',
        'umschlag',
      ],
    },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'botanisch',
    composition: 'centred',
    motifs: ['wreath', 'eucalyptus', 'peony', 'moon', 'boho', 'greenery', 'romantic'],
    seed: 27,
    variant: 'crescent',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'a6' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: [],
    colourways: [
      colourway('eukalyptus', 'eucalyptus', '#8fa596', {
        paper: [2, 2, 5, 0],
        ink: [60, 0, 50, 75],
        accent: [64, 31, 52, 43],
        stem: [58, 51, 64, 7],
        leaves: [
          [43, 18, 36, 3],
          [50, 23, 41, 9],
          [34, 13, 29, 0],
        ],
        shade: [63, 29, 49, 41],
        bloom: [6, 18, 18, 0],
        light: [1, 8, 9, 0],
        heart: [18, 35, 71, 0],
      }),
      colourway('pfingstrose', 'pink', '#d9a09b', {
        paper: [1, 5, 6, 0],
        ink: [0, 45, 0, 82],
        accent: [33, 79, 40, 28],
        stem: [58, 60, 66, 10],
        leaves: [
          [44, 22, 42, 10],
          [53, 28, 50, 13],
          [34, 15, 35, 5],
        ],
        shade: [66, 39, 58, 43],
        bloom: [14, 52, 33, 1],
        light: [4, 28, 19, 0],
        heart: [11, 26, 66, 1],
      }),
      colourway('nacht', 'navy', '#1d2a44', {
        paper: [84, 67, 34, 56],
        ink: [2, 3, 12, 0],
        accent: [7, 17, 41, 4],
        stem: [38, 36, 53, 4],
        leaves: [
          [48, 21, 35, 11],
          [59, 31, 42, 11],
          [39, 16, 31, 3],
        ],
        shade: [78, 52, 44, 45],
        bloom: [13, 18, 25, 0],
        light: [4, 6, 13, 0],
        heart: [15, 33, 70, 3],
      }),
    ],
    sort: 61,
    popularity: 78,
    created: '2027-03-26',
    label: 'neu',
  },
];
