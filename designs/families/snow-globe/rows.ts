/** Designs of the snow globe family. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'paper' | 'ink' | 'accent' | 'gold' | 'night' | 'dusk' | 'fir' | 'wall' | 'brick' | 'wood' | 'light', Cmyk>;

const snow: Cmyk = [3, 1, 1, 0];

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { paper, ink, accent, gold, night, dusk, fir, wall, brick, wood, light } = palette;
  const swatches = {
    paper,
    ink,
    accent,
    gold,
    light,
    wood,
    'wood-dark': mixed(wood, ink, 0.3),
    shadow: mixed(paper, ink, 0.14),
    glass: mixed(snow, dusk, 0.12),
    snow,
    'snow-shade': mixed(snow, dusk, 0.34),
    flake: mixed(paper, dusk, 0.32),
    sky1: night,
    sky2: mixed(night, dusk, 0.36),
    sky3: mixed(night, dusk, 0.72),
    far: mixed(dusk, snow, 0.3),
    fir1: fir,
    fir2: mixed(fir, dusk, 0.5),
    wall1: wall,
    wall2: mixed(wall, brick, 0.45),
    wall3: brick,
    roof: mixed(brick, ink, 0.55),
    ...photoInks('photo', mixed(snow, dusk, 0.5), night),
  };
  return { key, color, hex, inks: inksOf(swatches, screen, ['gold']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'schneekugel',
    themeId: 1523,
    occasion: 'weihnachten',
    category: 'greeting-card',
    style: 'illustriert',
    composition: 'centred',
    motifs: ['snow-globe', 'village', 'church', 'fir', 'snow', 'house', 'winter'],
    seed: 6,
    variant: 'village',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('winterblau', 'blue', '#4a6f94', {
        paper: [8, 4, 6, 0],
        ink: [82, 62, 31, 57],
        accent: [30, 69, 80, 35],
        gold: [25, 40, 78, 0],
        night: [88, 68, 33, 24],
        dusk: [47, 21, 14, 3],
        fir: [77, 43, 49, 53],
        wall: [11, 16, 31, 0],
        brick: [21, 72, 73, 23],
        wood: [33, 57, 73, 44],
        light: [4, 18, 60, 0],
      }),
      colourway('abendrot', 'terracotta', '#b5673c', {
        paper: [3, 7, 12, 0],
        ink: [50, 73, 56, 64],
        accent: [24, 76, 77, 29],
        gold: [25, 40, 78, 0],
        night: [55, 68, 34, 32],
        dusk: [8, 35, 44, 0],
        fir: [62, 38, 58, 47],
        wall: [6, 12, 25, 0],
        brick: [22, 69, 73, 17],
        wood: [37, 64, 69, 51],
        light: [3, 12, 47, 0],
      }),
      colourway('tannengruen', 'green', '#3d5c4a', {
        paper: [78, 48, 65, 56],
        ink: [5, 6, 16, 1],
        accent: [11, 18, 48, 0],
        gold: [21, 36, 73, 0],
        night: [79, 53, 40, 65],
        dusk: [53, 22, 31, 7],
        fir: [80, 39, 68, 54],
        wall: [10, 15, 31, 0],
        brick: [21, 75, 73, 24],
        wood: [33, 59, 75, 33],
        light: [4, 16, 58, 0],
      }),
      colourway('nebelgrau', 'grey', '#9a9e9f', {
        paper: [5, 4, 6, 0],
        ink: [62, 47, 40, 69],
        accent: [47, 49, 73, 42],
        gold: [25, 36, 74, 12],
        night: [63, 48, 42, 34],
        dusk: [31, 18, 19, 3],
        fir: [63, 45, 48, 52],
        wall: [11, 11, 17, 0],
        brick: [40, 39, 41, 25],
        wood: [51, 51, 55, 49],
        light: [7, 16, 52, 0],
      }),
    ],
    sort: 26,
    popularity: 82,
    created: '2027-05-04',
    label: 'neu',
  },
];
