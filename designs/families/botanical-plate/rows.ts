/** Designs of the botanical plates. */

import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = {
  paper: Cmyk;
  ink: Cmyk;
  accent: Cmyk;
  stem: Cmyk;
  leaves: readonly [Cmyk, Cmyk, Cmyk];
  shade: Cmyk;
  fruit: readonly [Cmyk, Cmyk, Cmyk];
  flesh: readonly [Cmyk, Cmyk, Cmyk];
};

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { leaves, shade, fruit, flesh, ...flat } = palette;
  const { paper } = flat;
  const swatches = {
    ...flat,
    ...leafInks('leaf', leaves, { shade, paper: [10, 6, 26, 0], depth: 0.36, rib: 0.7 }),
    'leaf-line': shade,
    fruit: fruit[0],
    'fruit-light': fruit[1],
    'fruit-lighter': mixed(fruit[1], [0, 0, 8, 0], 0.45),
    'fruit-dark': fruit[2],
    'fruit-line': mixed(fruit[0], fruit[2], 0.5),
    flesh: flesh[0],
    'flesh-light': flesh[1],
    'flesh-pale': mixed(flesh[0], flesh[1], 0.5),
    'flesh-dark': flesh[2],
    'flesh-seed': mixed(flesh[1], [4, 12, 45, 0], 0.6),
    petal: mixed(paper, [0, 0, 4, 0], 0.8),
    'petal-dark': mixed(paper, [14, 14, 26, 8], 0.6),
    'petal-line': [30, 30, 50, 22] as Cmyk,
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'limonaia',
    themeId: 1473,
    occasion: 'sommerfest',
    category: 'invitation',
    style: 'botanisch',
    composition: 'framed',
    motifs: ['lemon', 'mediterranean', 'engraving', 'summer', 'vintage'],
    seed: 211,
    variant: 'lemon',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('zitrone', 'yellow', '#e9bf3f', {
        paper: [5, 6, 16, 0],
        ink: [0, 0, 40, 88],
        accent: [41, 52, 95, 37],
        stem: [39, 46, 71, 47],
        leaves: [
          [57, 23, 74, 23],
          [57, 20, 74, 35],
          [45, 11, 66, 28],
        ],
        shade: [71, 35, 79, 59],
        fruit: [
          [11, 24, 82, 0],
          [6, 16, 62, 0],
          [22, 40, 90, 38],
        ],
        flesh: [
          [8, 17, 73, 0],
          [3, 4, 23, 0],
          [16, 34, 88, 8],
        ],
      }),
      colourway('tangelo', 'orange', '#d9772e', {
        paper: [3, 7, 14, 0],
        ink: [0, 60, 60, 75],
        accent: [26, 69, 89, 35],
        stem: [37, 52, 67, 50],
        leaves: [
          [59, 23, 66, 29],
          [64, 29, 68, 33],
          [55, 25, 65, 16],
        ],
        shade: [76, 41, 75, 58],
        fruit: [
          [9, 51, 81, 4],
          [6, 35, 61, 0],
          [25, 74, 92, 31],
        ],
        flesh: [
          [12, 71, 77, 6],
          [3, 12, 27, 0],
          [18, 84, 79, 27],
        ],
      }),
      colourway('limette', 'green', '#9bb04e', {
        paper: [6, 3, 13, 0],
        ink: [60, 0, 50, 75],
        accent: [69, 37, 96, 32],
        stem: [41, 29, 66, 56],
        leaves: [
          [64, 25, 64, 24],
          [68, 30, 65, 31],
          [55, 18, 61, 20],
        ],
        shade: [78, 39, 69, 60],
        fruit: [
          [44, 13, 77, 0],
          [28, 5, 55, 0],
          [61, 26, 95, 37],
        ],
        flesh: [
          [30, 6, 60, 0],
          [7, 1, 21, 0],
          [49, 18, 81, 11],
        ],
      }),
    ],
    sort: 43,
    popularity: 88,
    created: '2027-03-14',
    label: 'bestseller',
  },
  {
    id: 'feigenhof',
    themeId: 1507,
    occasion: 'dinner',
    category: 'invitation',
    style: 'botanisch',
    composition: 'asymmetric',
    motifs: ['fig', 'mediterranean', 'engraving', 'vintage'],
    seed: 33,
    variant: 'fig',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('feige', 'lilac', '#5a4466', {
        paper: [4, 6, 11, 0],
        ink: [0, 45, 0, 82],
        accent: [42, 79, 40, 35],
        stem: [44, 45, 65, 33],
        leaves: [
          [57, 24, 62, 19],
          [58, 24, 61, 33],
          [54, 25, 60, 2],
        ],
        shade: [75, 41, 68, 51],
        fruit: [
          [63, 70, 30, 29],
          [49, 58, 19, 16],
          [67, 72, 21, 68],
        ],
        flesh: [
          [18, 74, 59, 17],
          [7, 12, 33, 0],
          [34, 87, 57, 38],
        ],
      }),
      colourway('hell', 'green', '#a9b878', {
        paper: [4, 3, 12, 0],
        ink: [60, 0, 50, 75],
        accent: [32, 70, 68, 33],
        stem: [43, 38, 66, 32],
        leaves: [
          [62, 26, 59, 19],
          [60, 21, 57, 40],
          [53, 20, 54, 12],
        ],
        shade: [78, 41, 67, 55],
        fruit: [
          [36, 13, 60, 5],
          [25, 8, 45, 1],
          [65, 43, 89, 12],
        ],
        flesh: [
          [9, 57, 56, 12],
          [4, 8, 22, 0],
          [26, 75, 68, 28],
        ],
      }),
      colourway('abend', 'navy', '#26324a', {
        paper: [82, 66, 33, 56],
        ink: [2, 3, 12, 0],
        accent: [11, 26, 52, 0],
        stem: [38, 38, 60, 12],
        leaves: [
          [57, 27, 54, 0],
          [55, 21, 50, 23],
          [42, 13, 46, 8],
        ],
        shade: [77, 46, 55, 50],
        fruit: [
          [52, 62, 20, 9],
          [37, 48, 11, 4],
          [76, 82, 29, 35],
        ],
        flesh: [
          [12, 68, 55, 11],
          [6, 11, 31, 0],
          [34, 85, 53, 29],
        ],
      }),
    ],
    sort: 47,
    popularity: 72,
    created: '2027-03-14',
    label: 'neu',
  },
  {
    id: 'oelgarten',
    themeId: 1474,
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'botanisch',
    composition: 'framed',
    motifs: ['olive', 'mediterranean', 'engraving', 'vintage', 'greenery'],
    seed: 64,
    variant: 'olive',
    forms: [
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('olive', 'green', '#6f7d4f', {
        paper: [4, 4, 13, 0],
        ink: [0, 0, 40, 88],
        accent: [58, 34, 83, 37],
        stem: [39, 40, 63, 39],
        leaves: [
          [56, 32, 61, 8],
          [43, 12, 52, 45],
          [49, 26, 54, 0],
        ],
        shade: [70, 39, 75, 58],
        fruit: [
          [64, 66, 33, 35],
          [50, 51, 25, 19],
          [75, 76, 41, 63],
        ],
        flesh: [
          [41, 20, 73, 4],
          [27, 11, 51, 0],
          [56, 31, 89, 40],
        ],
      }),
      colourway('silber', 'grey', '#9aa8a0', {
        paper: [6, 3, 7, 1],
        ink: [55, 0, 0, 85],
        accent: [64, 38, 47, 37],
        stem: [50, 41, 49, 33],
        leaves: [
          [46, 24, 37, 6],
          [41, 14, 31, 32],
          [36, 17, 29, 3],
        ],
        shade: [70, 42, 52, 46],
        fruit: [
          [71, 57, 32, 29],
          [52, 39, 18, 20],
          [81, 69, 38, 55],
        ],
        flesh: [
          [40, 20, 49, 5],
          [25, 10, 32, 0],
          [57, 32, 69, 30],
        ],
      }),
      colourway('terra', 'terracotta', '#b5673c', {
        paper: [3, 8, 15, 0],
        ink: [0, 60, 60, 75],
        accent: [28, 70, 83, 33],
        stem: [39, 52, 68, 37],
        leaves: [
          [40, 26, 64, 28],
          [52, 36, 71, 26],
          [37, 24, 58, 12],
        ],
        shade: [56, 46, 79, 60],
        fruit: [
          [36, 72, 66, 41],
          [24, 56, 53, 26],
          [44, 79, 65, 68],
        ],
        flesh: [
          [26, 26, 75, 14],
          [19, 18, 52, 0],
          [39, 42, 88, 42],
        ],
      }),
    ],
    sort: 51,
    popularity: 70,
    created: '2027-03-16',
    label: null,
  },
];
