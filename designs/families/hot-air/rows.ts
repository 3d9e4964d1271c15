/** Designs of the hot-air balloons. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = {
  sky: Cmyk;
  cloud: Cmyk;
  ink: Cmyk;
  basket: Cmyk;
  rope: Cmyk;
  silks: readonly [Cmyk, Cmyk, Cmyk, Cmyk];
  fields: readonly [Cmyk, Cmyk, Cmyk];
};

function colourway(key: string, color: string, hex: string, { silks, fields, ...flat }: Palette): ColourwayRow {
  const swatches: Swatches = { ...flat, 'basket-dark': mixed(flat.basket, flat.rope, 0.5) };
  silks.forEach((silk, i) => {
    swatches[`silk${i + 1}`] = silk;
    swatches[`silk${i + 1}-dark`] = mixed(silk, flat.rope, 0.2);
  });
  fields.forEach((field, i) => {
    swatches[`field${i + 1}`] = field;
    swatches[`field${i + 1}-dark`] = mixed(field, flat.rope, 0.16);
  });
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'ballonfahrt',
    themeId: 1515,
    occasion: 'kindergeburtstag',
    category: 'invitation',
    style: 'verspielt',
    composition: 'full-bleed',
    motifs: ['balloon', 'sky'],
    seed: 5,
    variant: 'meadow',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('sommer', 'blue', '#9fc3cf', {
        sky: [18, 3, 8, 0],
        cloud: [4, 1, 3, 0],
        ink: [80, 20, 0, 75],
        basket: [22, 46, 69, 14],
        rope: [47, 54, 61, 66],
        silks: [
          [10, 73, 71, 8],
          [4, 9, 21, 0],
          [73, 30, 27, 37],
          [11, 34, 78, 0],
        ],
        fields: [
          [35, 9, 45, 0],
          [16, 16, 54, 4],
          [50, 14, 59, 10],
        ],
      }),
      colourway('abend', 'apricot', '#eeb48f', {
        sky: [2, 13, 20, 0],
        cloud: [0, 4, 8, 1],
        ink: [0, 60, 60, 75],
        basket: [27, 53, 70, 19],
        rope: [49, 68, 62, 64],
        silks: [
          [26, 82, 44, 17],
          [1, 6, 14, 1],
          [11, 53, 73, 0],
          [51, 34, 7, 28],
        ],
        fields: [
          [17, 28, 50, 1],
          [12, 18, 47, 0],
          [37, 28, 63, 7],
        ],
      }),
      colourway('flieder', 'lilac', '#8e7fb0', {
        sky: [11, 10, 3, 0],
        cloud: [3, 3, 0, 0],
        ink: [0, 45, 0, 82],
        basket: [27, 45, 64, 19],
        rope: [65, 66, 37, 54],
        silks: [
          [58, 60, 5, 4],
          [4, 6, 12, 0],
          [67, 20, 44, 15],
          [7, 42, 43, 0],
        ],
        fields: [
          [33, 10, 34, 0],
          [22, 27, 5, 0],
          [50, 18, 44, 0],
        ],
      }),
    ],
    sort: 54,
    popularity: 82,
    created: '2027-03-22',
    label: 'neu',
  },
  {
    id: 'himmelwaerts',
    themeId: 1516,
    occasion: 'hochzeit',
    category: 'save-the-date',
    style: 'illustriert',
    composition: 'asymmetric',
    motifs: ['balloon', 'sky', 'travel'],
    seed: 8,
    variant: 'fleet',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('sand', 'beige', '#ddcbb1', {
        sky: [4, 8, 14, 0],
        cloud: [0, 3, 6, 0],
        ink: [0, 60, 60, 75],
        basket: [18, 43, 64, 30],
        rope: [55, 65, 69, 60],
        silks: [
          [10, 64, 70, 25],
          [6, 17, 27, 0],
          [51, 31, 53, 18],
          [12, 39, 68, 5],
        ],
        fields: [
          [19, 20, 40, 0],
          [10, 13, 33, 4],
          [30, 26, 50, 7],
        ],
      }),
      colourway('salbei', 'eucalyptus', '#8fa596', {
        sky: [13, 4, 13, 0],
        cloud: [4, 1, 5, 0],
        ink: [60, 0, 50, 75],
        basket: [39, 46, 68, 15],
        rope: [69, 46, 59, 60],
        silks: [
          [50, 14, 43, 34],
          [7, 6, 16, 0],
          [73, 34, 59, 51],
          [20, 38, 42, 0],
        ],
        fields: [
          [30, 10, 32, 3],
          [23, 8, 29, 0],
          [46, 20, 45, 6],
        ],
      }),
      colourway('dunst', 'blue', '#a9bccb', {
        sky: [14, 6, 6, 1],
        cloud: [5, 3, 3, 0],
        ink: [80, 20, 0, 75],
        basket: [32, 46, 61, 20],
        rope: [77, 60, 43, 54],
        silks: [
          [72, 45, 28, 27],
          [5, 8, 17, 0],
          [42, 21, 17, 3],
          [14, 50, 55, 8],
        ],
        fields: [
          [32, 14, 22, 0],
          [24, 10, 24, 0],
          [45, 22, 32, 7],
        ],
      }),
    ],
    sort: 58,
    popularity: 68,
    created: '2027-03-22',
    label: null,
  },
];
