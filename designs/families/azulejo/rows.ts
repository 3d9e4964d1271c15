/** Designs of the azulejo tile family. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'paper' | 'glaze' | 'joint' | 'blue1' | 'blue2' | 'blue3' | 'sun' | 'ink', Cmyk>;

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const swatches = { ...palette, ...photoInks('photo', mixed(palette.blue3, palette.paper, 0.4), palette.blue1) };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

const sets = {
  lissabon: colourway('lissabon', 'blue', '#3c5f97', {
    paper: [2, 3, 8, 0],
    glaze: [5, 3, 9, 0],
    joint: [18, 12, 19, 0],
    blue1: [79, 58, 9, 17],
    blue2: [71, 48, 9, 5],
    blue3: [41, 20, 7, 4],
    sun: [11, 32, 78, 3],
    ink: [85, 65, 0, 55],
  }),
  porto: colourway('porto', 'green', '#4a7a5f', {
    paper: [3, 3, 10, 0],
    glaze: [4, 3, 11, 0],
    joint: [18, 12, 23, 0],
    blue1: [71, 25, 60, 51],
    blue2: [59, 18, 57, 12],
    blue3: [36, 9, 40, 0],
    sun: [13, 39, 77, 1],
    ink: [75, 25, 55, 64],
  }),
  sevilla: colourway('sevilla', 'terracotta', '#b5613f', {
    paper: [1, 4, 10, 0],
    glaze: [3, 4, 13, 0],
    joint: [14, 14, 26, 1],
    blue1: [37, 76, 87, 7],
    blue2: [75, 39, 22, 38],
    blue3: [11, 33, 51, 3],
    sun: [11, 36, 82, 3],
    ink: [15, 75, 75, 58],
  }),
  capri: colourway('capri', 'yellow', '#e2b33f', {
    paper: [0, 2, 11, 1],
    glaze: [1, 2, 13, 0],
    joint: [13, 10, 26, 0],
    blue1: [75, 44, 19, 12],
    blue2: [14, 36, 85, 3],
    blue3: [7, 15, 54, 1],
    sun: [49, 10, 70, 20],
    ink: [85, 45, 0, 58],
  }),
};

export const rows: readonly LeadRow[] = [
  {
    id: 'lissabon',
    themeId: 1509,
    occasion: 'sommerfest',
    category: 'invitation',
    style: 'festlich',
    composition: 'framed',
    motifs: ['tile', 'mediterranean', 'summer'],
    seed: 231,
    variant: 'border',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [sets.lissabon, sets.sevilla, sets.porto, sets.capri],
    sort: 96,
    popularity: 76,
    created: '2027-03-10',
    label: 'neu',
  },
  {
    id: 'kachelwand',
    themeId: 1510,
    occasion: 'silberne-hochzeit',
    category: 'invitation',
    style: 'modern',
    composition: 'left',
    motifs: ['tile', 'mediterranean', 'summer'],
    seed: 232,
    variant: 'wall',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [sets.porto, sets.lissabon, sets.sevilla, sets.capri],
    sort: 97,
    popularity: 64,
    created: '2027-03-10',
    label: null,
  },
];
