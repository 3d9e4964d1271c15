/** Designs of the olive branch family. */

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
  stem: Cmyk;
  gold: Cmyk;
  photo: Cmyk;
};

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { paper, ink, accent, leaves, shade, stem, gold, photo } = palette;
  const swatches = {
    paper,
    ink,
    accent,
    stem,
    gold,
    ...photoInks('photo', photo, mixed(photo, shade, 0.6)),
    ...leafInks('leaf', leaves, { shade, paper: mixed(leaves[2], paper, 0.6), depth: 0.3, rib: 0.5 }),
  };
  return { key, color, hex, inks: inksOf(swatches, screen, ['gold']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'olivia',
    themeId: 1461,
    pieces: {
      special: [
        'postkarte',
        'doppelklappkarte',
        'pocketfold',
        'kirchenheft',
        'polaroid',
        'siegel',
        'herzaufkleber',
        'absender',
        'anhaenger',
        'sitzplan',
        'einlegeblatt',
        'antwortkarte',
        'banderole',
        'konfetti',
        'umschlag',
      ],
    },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'botanisch',
    composition: 'asymmetric',
    motifs: ['olive', 'mediterranean', 'greenery', 'elegant'],
    seed: 41,
    variant: 'corner',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('salbei', 'green', '#6f8a74', {
        paper: [2, 1, 4, 0],
        ink: [63, 31, 55, 71],
        accent: [74, 44, 70, 18],
        leaves: [
          [73, 40, 69, 35],
          [61, 28, 57, 25],
          [47, 20, 44, 5],
        ],
        shade: [70, 37, 63, 71],
        stem: [43, 42, 63, 46],
        gold: [22, 40, 81, 9],
        photo: [15, 6, 15, 0],
      }),
      colourway('rose', 'pink', '#c98a86', {
        paper: [1, 5, 5, 0],
        ink: [53, 74, 50, 62],
        accent: [45, 76, 66, 5],
        leaves: [
          [19, 52, 32, 45],
          [16, 46, 35, 22],
          [17, 35, 31, 3],
        ],
        shade: [53, 74, 50, 62],
        stem: [47, 67, 60, 30],
        gold: [22, 40, 81, 9],
        photo: [7, 15, 14, 1],
      }),
      colourway('nacht', 'navy', '#1d2a44', {
        paper: [85, 68, 31, 61],
        ink: [6, 8, 19, 0],
        accent: [15, 29, 67, 4],
        leaves: [
          [53, 37, 13, 3],
          [37, 23, 8, 3],
          [25, 15, 8, 0],
        ],
        shade: [83, 67, 31, 40],
        stem: [37, 23, 8, 3],
        gold: [15, 29, 67, 4],
        photo: [53, 37, 13, 3],
      }),
      colourway('zimt', 'terracotta', '#b5673c', {
        paper: [2, 4, 9, 0],
        ink: [46, 69, 77, 66],
        accent: [24, 69, 87, 28],
        leaves: [
          [47, 67, 86, 11],
          [21, 51, 71, 17],
          [20, 38, 55, 2],
        ],
        shade: [46, 69, 77, 66],
        stem: [46, 69, 77, 40],
        gold: [22, 40, 81, 9],
        photo: [8, 12, 21, 1],
      }),
      colourway('himmel', 'blue', '#6e98b8', {
        paper: [1, 0, 0, 3],
        ink: [85, 63, 36, 48],
        accent: [72, 44, 24, 15],
        leaves: [
          [72, 44, 24, 15],
          [55, 28, 18, 6],
          [38, 17, 14, 1],
        ],
        shade: [85, 63, 36, 48],
        stem: [70, 50, 35, 30],
        gold: [22, 40, 81, 9],
        photo: [16, 5, 6, 1],
      }),
      colourway('schwarz', 'black', '#1d1d1b', {
        paper: [69, 58, 58, 77],
        ink: [7, 7, 15, 0],
        accent: [24, 27, 55, 0],
        leaves: [
          [42, 22, 44, 21],
          [40, 23, 42, 5],
          [29, 15, 33, 4],
        ],
        shade: [61, 43, 60, 42],
        stem: [29, 32, 59, 13],
        gold: [18, 30, 66, 9],
        photo: [51, 37, 45, 30],
      }),
    ],
    sort: 1,
    popularity: 98,
    created: '2027-01-18',
    label: 'bestseller',
  },
];
