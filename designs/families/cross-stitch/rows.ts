/** Designs of the samplers. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

/** A colour of thread: below, and above where it catches the light. */
type Thread = readonly [Cmyk, Cmyk];
type Sampler = Record<'cloth' | 'weave' | 'ink', Cmyk> & Record<'red' | 'blue' | 'green' | 'yellow' | 'white' | 'dark', Thread>;

function colourway(key: string, color: string, hex: string, { cloth, weave, ink, ...spools }: Sampler): ColourwayRow {
  const wound = Object.entries(spools).flatMap(([name, [below, above]]): [string, Cmyk][] => [
    [name, below],
    [`${name}-light`, above],
  ]);
  const swatches = {
    cloth,
    weave: mixed(cloth, weave, 0.5),
    ink,
    ...Object.fromEntries(wound),
    ...photoInks('photo', mixed(cloth, spools.blue[1], 0.3), spools.blue[0]),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

const yellow: Thread = [
  [12, 41, 88, 11],
  [10, 27, 68, 2],
];
const white: Thread = [
  [9, 6, 12, 0],
  [1, 1, 4, 0],
];
const brown: Thread = [
  [53, 59, 59, 73],
  [51, 58, 61, 47],
];

const linen: Sampler = {
  cloth: [8, 9, 19, 0],
  weave: [12, 14, 27, 2],
  ink: [63, 56, 59, 70],
  red: [
    [18, 92, 84, 22],
    [8, 75, 65, 8],
  ],
  blue: [
    [87, 62, 21, 20],
    [73, 44, 9, 14],
  ],
  green: [
    [72, 28, 65, 29],
    [63, 17, 55, 11],
  ],
  yellow,
  white,
  dark: brown,
};
const sky: Sampler = {
  cloth: [26, 9, 12, 0],
  weave: [33, 14, 16, 0],
  ink: [79, 58, 39, 66],
  red: [
    [28, 92, 50, 24],
    [16, 80, 34, 14],
  ],
  blue: [
    [87, 63, 17, 27],
    [76, 48, 10, 16],
  ],
  green: [
    [77, 32, 59, 31],
    [66, 18, 50, 20],
  ],
  yellow: [
    [18, 37, 86, 0],
    [9, 24, 66, 0],
  ],
  white: [
    [11, 4, 6, 0],
    [0, 0, 0, 0],
  ],
  dark: [
    [78, 64, 47, 57],
    [67, 52, 37, 37],
  ],
};
const rose: Sampler = {
  cloth: [7, 23, 19, 0],
  weave: [13, 30, 26, 0],
  ink: [55, 78, 52, 66],
  red: [
    [25, 92, 56, 24],
    [8, 78, 36, 22],
  ],
  blue: [
    [79, 55, 25, 16],
    [64, 38, 14, 12],
  ],
  green: [
    [66, 27, 68, 36],
    [57, 19, 57, 20],
  ],
  yellow,
  white: [
    [6, 8, 9, 0],
    [0, 1, 2, 0],
  ],
  dark: [
    [55, 76, 52, 60],
    [46, 66, 44, 40],
  ],
};
const sage: Sampler = {
  cloth: [21, 7, 25, 0],
  weave: [28, 11, 32, 2],
  ink: [68, 45, 61, 73],
  red: [
    [33, 90, 90, 14],
    [8, 76, 70, 20],
  ],
  blue: [
    [82, 52, 33, 30],
    [70, 38, 25, 19],
  ],
  green: [
    [72, 33, 76, 38],
    [62, 23, 65, 21],
  ],
  yellow,
  white,
  dark: brown,
};
const night: Sampler = {
  cloth: [85, 70, 34, 53],
  weave: [82, 66, 34, 43],
  ink: [5, 6, 15, 0],
  red: [
    [0, 58, 46, 0],
    [0, 44, 34, 0],
  ],
  blue: [
    [48, 22, 4, 0],
    [33, 11, 3, 0],
  ],
  green: [
    [55, 11, 52, 4],
    [41, 4, 38, 0],
  ],
  yellow: [
    [11, 32, 77, 2],
    [6, 20, 55, 0],
  ],
  white,
  dark: [
    [19, 20, 31, 0],
    [7, 9, 18, 0],
  ],
};

const forms: LeadRow['forms'] = [
  { form: 'flat', format: 'a6' },
  { form: 'folded', format: 'a6' },
  { form: 'flat', format: 'square' },
  { form: 'flat', format: 'din-long' },
];

export const rows: readonly LeadRow[] = [
  {
    id: 'recht-gehabt',
    themeId: 1669,
    occasion: 'muttertag',
    category: 'greeting-card',
    style: 'verspielt',
    composition: 'framed',
    motifs: ['stitch', 'bird', 'flower', 'frame', 'funny', 'vintage'],
    seed: 14,
    variant: 'frame',
    forms: [
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('leinen', 'beige', '#efe6d4', linen),
      colourway('rosentuch', 'pink', '#eccfc8', rose),
      colourway('salbeituch', 'green', '#d3dcc8', sage),
      colourway('nachttuch', 'navy', '#24304a', night),
    ],
    sort: 234,
    popularity: 78,
    created: '2027-04-17',
    label: 'neu',
  },
  {
    id: 'lammstich',
    themeId: 1670,
    pieces: {
      own: [
        { id: 'dankeskarte', form: 'flat', formats: ['a6'], category: 'thank-you-card' },
        { id: 'platzkarte', form: 'place-card', category: 'place-card' },
        { id: 'taufheft', form: 'booklet', formats: ['a5', 'a6'], category: 'church-booklet' },
        { id: 'siegel', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'seal-sticker' },
        { id: 'menuekarte', form: 'flat', formats: ['din-long', 'a6'], category: 'menu-card' },
      ],
    },
    occasion: 'taufe',
    category: 'invitation',
    style: 'verspielt',
    composition: 'asymmetric',
    motifs: ['stitch', 'animal', 'letter', 'flower', 'vintage', 'christian'],
    seed: 8,
    variant: 'alphabet',
    forms,
    refinements: [],
    colourways: [
      colourway('himmelstuch', 'blue', '#c7d8de', sky),
      colourway('rosentuch', 'pink', '#eccfc8', rose),
      colourway('salbeituch', 'eucalyptus', '#d3dcc8', sage),
      colourway('leinen', 'beige', '#efe6d4', linen),
    ],
    sort: 235,
    popularity: 75,
    created: '2027-04-17',
    label: null,
  },
  {
    id: 'richtkranz',
    themeId: 1671,
    occasion: 'richtfest',
    category: 'invitation',
    style: 'verspielt',
    composition: 'asymmetric',
    motifs: ['stitch', 'house', 'fir', 'rustic', 'vintage'],
    seed: 31,
    variant: 'house',
    forms,
    refinements: [],
    colourways: [
      colourway('leinen', 'beige', '#efe6d4', linen),
      colourway('himmelstuch', 'blue', '#c7d8de', sky),
      colourway('salbeituch', 'green', '#d3dcc8', sage),
      colourway('nachttuch', 'navy', '#24304a', night),
    ],
    sort: 236,
    popularity: 67,
    created: '2027-04-18',
    label: null,
  },
  {
    id: 'wiesnstich',
    themeId: 1672,
    occasion: 'oktoberfest',
    category: 'invitation',
    style: 'festlich',
    composition: 'left',
    motifs: ['stitch', 'rustic', 'vintage', 'autumn'],
    seed: 17,
    variant: 'pretzel',
    // The stitches of a tall card make a tile twice as heavy.
    forms: [{ form: 'flat', format: 'square' }, ...forms.filter(({ format }) => format !== 'square')],
    refinements: [],
    colourways: [
      colourway('leinen', 'beige', '#efe6d4', linen),
      colourway('himmelstuch', 'blue', '#c7d8de', sky),
      colourway('nachttuch', 'navy', '#24304a', night),
    ],
    sort: 237,
    popularity: 64,
    created: '2027-04-18',
    label: null,
  },
];
