/** Designs of flat fields of colour. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';
import { youthRows } from './youth-rows.ts';

type Seven = readonly [Cmyk, Cmyk, Cmyk, Cmyk, Cmyk, Cmyk, Cmyk];

/** `word` is the ink of words on the fields, `ink` that of words on the ground. */
type Fields = { ground: Cmyk; ink: Cmyk; word?: Cmyk; fields: Seven } & Partial<
  Record<'crust' | 'crust-dark' | 'crumb' | 'fish' | 'fish-dark', Cmyk>
>;

function colourway(key: string, color: string, hex: string, { fields, ...one }: Fields): ColourwayRow {
  const { ground, ink, word = ink } = one;
  const swatches: Swatches = { ...one, word, ...photoInks('photo', mixed(ground, fields[4], 0.5), fields[5]) };
  fields.forEach((field, i) => {
    swatches[`field${i + 1}`] = field;
  });
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

const bread = {
  crust: [23, 62, 85, 22],
  'crust-dark': [29, 68, 88, 36],
  crumb: [3, 7, 23, 0],
  fish: [4, 5, 14, 0],
  'fish-dark': [25, 12, 15, 0],
} as const satisfies Record<string, Cmyk>;

/** `signs` are cross, anchor and heart; on the ground they stand in the inks of their fields where the fields are the darker ones. */
type Signs = {
  ground: Cmyk;
  ink: Cmyk;
  accent: Cmyk;
  fields: readonly [Cmyk, Cmyk, Cmyk];
  signs: readonly [Cmyk, Cmyk, Cmyk];
  small: readonly [Cmyk, Cmyk, Cmyk];
};

const white: Cmyk = [0, 0, 0, 0];
const total = (ink: Cmyk) => ink[0] + ink[1] + ink[2] + ink[3];

function signsWay(key: string, color: string, hex: string, { ground, ink, accent, fields, signs, small }: Signs): ColourwayRow {
  const swatches: Swatches = { ground, ink, accent, ...photoInks('photo', mixed(ground, fields[0], 0.3), fields[0]) };
  fields.forEach((field, i) => {
    const [sign, lone] = [signs[i] as Cmyk, small[i] as Cmyk];
    swatches[`field${i + 1}`] = field;
    swatches[`sign${i + 1}`] = sign;
    swatches[`sign${i + 1}-dark`] = mixed(sign, total(sign) > total(field) ? white : field, 0.22);
    swatches[`small${i + 1}`] = lone;
    swatches[`small${i + 1}-dark`] = mixed(lone, ink, 0.24);
  });
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'sieben-gaben',
    themeId: 1673,
    occasion: 'firmung',
    category: 'invitation',
    style: 'typografisch',
    composition: 'typographic',
    motifs: ['lettering', 'abstract', 'christian', 'colourful'],
    seed: 6,
    variant: 'gifts',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('bunt', 'multicolour', '#f58fa8', {
        ground: [2, 3, 10, 0],
        ink: [82, 77, 26, 64],
        fields: [
          [0, 18, 77, 0],
          [0, 36, 75, 0],
          [0, 54, 57, 0],
          [0, 56, 16, 0],
          [25, 41, 0, 0],
          [47, 21, 0, 0],
          [49, 0, 34, 0],
        ],
      }),
      colourway('wasser', 'turquoise', '#6cc4cf', {
        ground: [5, 1, 6, 0],
        ink: [91, 71, 30, 59],
        fields: [
          [15, 0, 34, 0],
          [30, 0, 33, 0],
          [45, 0, 31, 0],
          [58, 0, 20, 0],
          [62, 20, 2, 0],
          [54, 36, 0, 0],
          [42, 42, 0, 0],
        ],
      }),
      colourway('glut', 'orange', '#ff9f4f', {
        ground: [0, 4, 10, 0],
        ink: [42, 84, 46, 78],
        fields: [
          [0, 5, 35, 0],
          [0, 15, 56, 0],
          [0, 29, 70, 0],
          [0, 45, 72, 0],
          [0, 60, 67, 0],
          [0, 70, 52, 0],
          [8, 67, 27, 0],
        ],
      }),
      colourway('tief', 'black', '#1a1a2c', {
        ground: [81, 72, 38, 75],
        ink: [3, 6, 16, 0],
        fields: [
          [88, 58, 29, 27],
          [80, 36, 46, 38],
          [81, 45, 84, 25],
          [37, 40, 89, 52],
          [28, 73, 88, 36],
          [30, 89, 57, 36],
          [71, 90, 23, 24],
        ],
      }),
    ],
    sort: 238,
    popularity: 73,
    created: '2027-04-19',
    label: null,
  },
  {
    id: 'fuenf-brote',
    themeId: 1674,
    pieces: {
      own: [
        { id: 'dankeskarte', form: 'flat', formats: ['a6'], category: 'thank-you-card' },
        { id: 'menuekarte', form: 'flat', formats: ['din-long', 'a6'], category: 'menu-card' },
        { id: 'platzkarte', form: 'place-card', category: 'place-card' },
        { id: 'kirchenheft', form: 'booklet', formats: ['a5', 'a6'], category: 'church-booklet' },
        { id: 'siegel', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'seal-sticker' },
      ],
    },
    occasion: 'kommunion',
    category: 'invitation',
    style: 'modern',
    composition: 'full-bleed',
    motifs: ['fish', 'wheat', 'christian', 'colourful', 'tile'],
    seed: 2,
    variant: 'meal',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('markt', 'yellow', '#e9b949', {
        ...bread,
        ground: [2, 3, 10, 0],
        ink: [77, 62, 38, 58],
        fields: [
          [8, 28, 78, 2],
          [76, 28, 40, 17],
          [42, 4, 17, 0],
          [9, 44, 38, 0],
          [51, 14, 43, 5],
          [77, 55, 14, 18],
          [7, 13, 32, 0],
        ],
      }),
      colourway('ofen', 'terracotta', '#c9542f', {
        ...bread,
        crust: [33, 70, 88, 44],
        'crust-dark': [40, 74, 88, 56],
        ground: [3, 9, 17, 0],
        ink: [39, 76, 62, 64],
        fields: [
          [5, 24, 66, 0],
          [27, 82, 69, 47],
          [9, 35, 46, 0],
          [3, 11, 27, 0],
          [7, 50, 82, 0],
          [7, 74, 81, 14],
          [6, 20, 24, 0],
        ],
      }),
      colourway('see', 'blue', '#9fd0d6', {
        ...bread,
        ground: [8, 2, 5, 0],
        ink: [90, 64, 36, 50],
        fields: [
          [7, 17, 60, 0],
          [87, 54, 31, 39],
          [42, 4, 17, 0],
          [23, 3, 17, 0],
          [65, 18, 35, 0],
          [82, 40, 30, 16],
          [9, 30, 36, 0],
        ],
      }),
    ],
    sort: 239,
    popularity: 71,
    created: '2027-04-19',
    label: null,
  },
  {
    id: 'die-drei',
    themeId: 1675,
    occasion: 'konfirmation',
    category: 'invitation',
    style: 'modern',
    composition: 'asymmetric',
    motifs: ['cross', 'christian', 'colourful', 'maritime'],
    seed: 1,
    variant: 'signs',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      signsWay('kueste', 'navy', '#1f3a5f', {
        ground: [3, 3, 9, 0],
        ink: [90, 68, 34, 46],
        accent: [90, 68, 34, 46],
        fields: [
          [90, 68, 34, 38],
          [8, 28, 74, 0],
          [8, 72, 62, 2],
        ],
        signs: [
          [3, 4, 12, 0],
          [90, 68, 34, 38],
          [3, 12, 18, 0],
        ],
        small: [
          [90, 68, 34, 38],
          [8, 32, 80, 2],
          [8, 76, 66, 4],
        ],
      }),
      signsWay('garten', 'green', '#3f6b53', {
        ground: [4, 3, 10, 0],
        ink: [80, 48, 66, 56],
        accent: [76, 38, 68, 36],
        fields: [
          [76, 38, 68, 32],
          [34, 6, 30, 0],
          [3, 36, 26, 0],
        ],
        signs: [
          [5, 3, 14, 0],
          [78, 40, 66, 42],
          [14, 90, 62, 10],
        ],
        small: [
          [76, 38, 68, 32],
          [54, 14, 46, 6],
          [12, 84, 58, 8],
        ],
      }),
      signsWay('lavendel', 'lilac', '#8e7fb0', {
        ground: [4, 4, 2, 0],
        ink: [84, 82, 26, 44],
        accent: [74, 74, 10, 18],
        fields: [
          [50, 50, 4, 4],
          [78, 78, 16, 30],
          [6, 24, 52, 0],
        ],
        signs: [
          [3, 3, 6, 0],
          [10, 28, 60, 0],
          [74, 74, 10, 18],
        ],
        small: [
          [50, 50, 4, 4],
          [78, 78, 16, 30],
          [8, 34, 70, 2],
        ],
      }),
    ],
    sort: 240,
    popularity: 70,
    created: '2027-04-20',
    label: null,
  },
  ...youthRows,
];
