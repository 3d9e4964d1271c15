/** Designs of the date-as-hero family. */

import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = {
  paper: Cmyk;
  ink: Cmyk;
  accent: Cmyk;
  leaves: readonly [Cmyk, Cmyk, Cmyk];
  shade: Cmyk;
  rib: Cmyk;
  stem: Cmyk;
  berry: Cmyk;
  berrylight: Cmyk;
  photo: Cmyk;
};

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { leaves, shade, rib, photo, ...flat } = palette;
  return {
    key,
    color,
    hex,
    inks: inksOf(
      {
        ...flat,
        ...photoInks('photo', photo, mixed(photo, shade, 0.7)),
        ...leafInks('leaf', leaves, { shade, paper: rib, depth: 0.3, rib: 0.7 }),
      },
      screen,
    ),
  };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'beerenzeit',
    themeId: 1487,
    pieces: { special: ['postkarte', 'pocketfold', 'kartentrio'] },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'modern',
    composition: 'typographic',
    motifs: ['berry', 'numeral', 'date', 'branch', 'autumn'],
    seed: 61,
    variant: 'berries',
    forms: [
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'din-long' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('tanne', 'green', '#1f3a31', {
        paper: [6, 7, 13, 0],
        ink: [67, 39, 57, 72],
        accent: [21, 73, 83, 22],
        leaves: [
          [41, 23, 52, 11],
          [36, 20, 46, 0],
          [50, 29, 59, 19],
        ],
        shade: [59, 35, 73, 42],
        rib: [8, 3, 17, 0],
        stem: [30, 46, 61, 46],
        berry: [21, 73, 83, 15],
        berrylight: [6, 28, 36, 0],
        photo: [15, 7, 20, 0],
      }),
      colourway('nacht', 'navy', '#1d2a44', {
        paper: [4, 4, 10, 1],
        ink: [75, 55, 22, 66],
        accent: [24, 69, 87, 28],
        leaves: [
          [54, 35, 13, 25],
          [48, 30, 17, 5],
          [72, 54, 28, 23],
        ],
        shade: [76, 58, 30, 45],
        rib: [12, 6, 4, 0],
        stem: [46, 49, 55, 40],
        berry: [22, 40, 81, 9],
        berrylight: [6, 8, 30, 0],
        photo: [17, 10, 9, 0],
      }),
      colourway('zimt', 'terracotta', '#b5673c', {
        paper: [24, 69, 87, 28],
        ink: [2, 4, 9, 0],
        accent: [2, 4, 9, 0],
        leaves: [
          [20, 38, 55, 2],
          [10, 28, 45, 0],
          [30, 48, 62, 8],
        ],
        shade: [46, 69, 77, 40],
        rib: [2, 4, 9, 0],
        stem: [46, 72, 78, 59],
        berry: [46, 72, 78, 59],
        berrylight: [20, 48, 58, 8],
        photo: [21, 51, 71, 17],
      }),
      colourway('rose', 'pink', '#c98a86', {
        paper: [3, 8, 8, 0],
        ink: [50, 75, 47, 62],
        accent: [32, 71, 49, 33],
        leaves: [
          [17, 35, 31, 3],
          [12, 26, 24, 0],
          [25, 49, 40, 5],
        ],
        shade: [32, 71, 49, 33],
        rib: [1, 5, 5, 0],
        stem: [47, 67, 60, 30],
        berry: [45, 76, 66, 20],
        berrylight: [10, 30, 28, 0],
        photo: [7, 15, 14, 1],
      }),
    ],
    sort: 4,
    popularity: 79,
    created: '2027-02-20',
    label: null,
  },
];
