/** Designs of the mourning horizon family. */

import { type Cmyk, inksOf, mixed, ramp } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'ink' | 'line' | 'mist' | 'water' | 'sun' | 'tree' | 'hill', Cmyk>;

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { ground, ink, line, mist, water, sun, tree, hill } = palette;
  const swatches = {
    ground,
    ink,
    line,
    sun,
    tree,
    mist1: mixed(ground, mist, 0.5),
    mist2: mist,
    hill1: mixed(water, hill, 0.55),
    hill2: hill,
    ...ramp('water', mixed(ground, water, 0.3), water, 7),
    ...photoInks('photo', mist, hill),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

const greys = [
  colourway('grau', 'grey', '#b9bdbf', {
    ground: [0, 0, 2, 5],
    ink: [0, 0, 0, 90],
    line: [0, 0, 0, 70],
    mist: [0, 0, 1, 17],
    water: [3, 1, 0, 42],
    sun: [0, 0, 2, 1],
    tree: [0, 0, 0, 78],
    hill: [2, 0, 0, 62],
  }),
  colourway('blaugrau', 'blue', '#aab8c2', {
    ground: [4, 1, 1, 3],
    ink: [25, 10, 0, 84],
    line: [30, 12, 0, 62],
    mist: [16, 6, 3, 5],
    water: [36, 17, 8, 20],
    sun: [0, 0, 0, 0],
    tree: [35, 14, 0, 70],
    hill: [44, 22, 8, 46],
  }),
  colourway('warmgrau', 'beige', '#c8beb2', {
    ground: [2, 3, 7, 2],
    ink: [0, 12, 22, 84],
    line: [0, 12, 22, 64],
    mist: [4, 8, 14, 10],
    water: [6, 14, 22, 34],
    sun: [0, 1, 3, 0],
    tree: [0, 14, 24, 74],
    hill: [4, 18, 26, 56],
  }),
];

export const rows: readonly LeadRow[] = [
  {
    id: 'stille-see',
    themeId: 1467,
    occasion: 'trauer',
    category: 'announcement',
    style: 'schlicht',
    composition: 'centred',
    motifs: ['sun', 'horizon', 'lake', 'bird', 'quiet'],
    seed: 17,
    variant: 'sea',
    forms: [
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: [],
    colourways: greys,
    sort: 84,
    popularity: 77,
    created: '2027-03-03',
    label: null,
  },
  {
    id: 'nebelbaum',
    themeId: 1496,
    occasion: 'trauer',
    category: 'announcement',
    style: 'illustriert',
    composition: 'left',
    motifs: ['tree', 'winter', 'quiet', 'horizon'],
    seed: 173,
    variant: 'tree',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: greys,
    sort: 85,
    popularity: 70,
    created: '2027-03-03',
    label: null,
  },
];
