/** Designs of the single branch family. */

import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'ink' | 'stem', Cmyk> & { leaves: readonly [Cmyk, Cmyk, Cmyk, Cmyk] };

function colourway(key: string, color: string, hex: string, { ground, ink, stem, leaves }: Palette): ColourwayRow {
  const swatches = {
    ground,
    ink,
    stem,
    vein: mixed(leaves[2], ground, 0.72),
    ...photoInks('photo', mixed(leaves[3], ground, 0.45), stem),
    ...leafInks('leaf', leaves, { shade: stem, paper: ground, depth: 0.3, rib: 0.6 }),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

const quiet = [
  colourway('grau', 'grey', '#9a9e9f', {
    ground: [0, 0, 3, 4],
    ink: [0, 0, 0, 90],
    stem: [4, 0, 0, 74],
    leaves: [
      [4, 0, 0, 56],
      [3, 0, 0, 44],
      [2, 0, 1, 32],
      [5, 0, 0, 66],
    ],
  }),
  colourway('blaugrau', 'blue', '#93a5b0', {
    ground: [3, 1, 2, 2],
    ink: [25, 10, 0, 84],
    stem: [34, 14, 0, 68],
    leaves: [
      [36, 16, 4, 44],
      [30, 12, 4, 32],
      [24, 9, 4, 22],
      [40, 18, 4, 54],
    ],
  }),
  colourway('warmgrau', 'beige', '#b3a698', {
    ground: [1, 3, 7, 1],
    ink: [0, 12, 22, 84],
    stem: [0, 16, 26, 70],
    leaves: [
      [2, 14, 24, 48],
      [2, 11, 20, 38],
      [2, 9, 17, 28],
      [2, 16, 26, 58],
    ],
  }),
];

export const rows: readonly LeadRow[] = [
  {
    id: 'weidenzweig',
    themeId: 1468,
    occasion: 'trauer',
    category: 'thank-you-card',
    style: 'schlicht',
    composition: 'left',
    motifs: ['willow', 'leaf', 'quiet'],
    seed: 18,
    variant: 'willow',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: quiet,
    sort: 86,
    popularity: 73,
    created: '2027-03-04',
    label: null,
  },
  {
    id: 'eukalyptus',
    themeId: 1469,
    occasion: 'allgemein',
    category: 'thank-you-card',
    style: 'botanisch',
    composition: 'centred',
    motifs: ['eucalyptus', 'greenery'],
    seed: 182,
    variant: 'eucalyptus',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('eukalyptus', 'eucalyptus', '#8fa596', {
        ground: [3, 2, 6, 0],
        ink: [55, 15, 40, 70],
        stem: [59, 35, 53, 33],
        leaves: [
          [48, 19, 40, 21],
          [45, 20, 38, 6],
          [38, 16, 33, 0],
          [48, 21, 40, 11],
        ],
      }),
      colourway('blattgruen', 'green', '#6f8a5f', {
        ground: [4, 3, 11, 0],
        ink: [45, 12, 55, 72],
        stem: [59, 31, 72, 49],
        leaves: [
          [58, 25, 73, 26],
          [39, 4, 59, 35],
          [44, 19, 56, 5],
          [62, 30, 75, 30],
        ],
      }),
      colourway('kupfer', 'copper', '#a8674b', {
        ground: [3, 5, 10, 0],
        ink: [20, 50, 55, 70],
        stem: [48, 70, 79, 28],
        leaves: [
          [32, 58, 64, 7],
          [23, 48, 53, 5],
          [16, 36, 41, 3],
          [40, 65, 73, 3],
        ],
      }),
      colourway('nacht', 'navy', '#22314b', {
        ground: [75, 55, 22, 66],
        ink: [5, 5, 13, 0],
        stem: [44, 24, 27, 0],
        leaves: [
          [54, 26, 30, 21],
          [50, 23, 30, 8],
          [42, 19, 27, 0],
          [53, 27, 31, 11],
        ],
      }),
    ],
    sort: 87,
    popularity: 80,
    created: '2027-03-04',
    label: 'neu',
  },
  {
    id: 'buchenblatt',
    themeId: 1497,
    occasion: 'trauer',
    category: 'greeting-card',
    style: 'botanisch',
    composition: 'asymmetric',
    motifs: ['beech', 'leaf', 'quiet', 'autumn'],
    seed: 183,
    variant: 'leaf',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
    ],
    refinements: [],
    colourways: quiet,
    sort: 88,
    popularity: 62,
    created: '2027-03-04',
    label: null,
  },
];
