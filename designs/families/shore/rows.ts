/** Designs of the shore. */

import { type Cmyk, inksOf, mixed, ramp, type Swatches } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = { ground: Cmyk; far: Cmyk; light: Cmyk; reed: Cmyk; ink: Cmyk };

function colourway(key: string, color: string, hex: string, { ground, far, light, reed, ink }: Palette, more: Swatches = {}): ColourwayRow {
  const swatches = {
    ground,
    light,
    ink,
    ...ramp('mist', mixed(ground, far, 0.14), mixed(ground, far, 0.5), 3),
    mist: mixed(ground, far, 0.24),
    mirror: mixed(ground, far, 0.42),
    reed1: mixed(ground, reed, 0.48),
    reed2: mixed(ground, reed, 0.74),
    reed3: reed,
    ...more,
    ...photoInks('photo', mixed(ground, far, 0.3), reed),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

type Jetty = { water: Cmyk; plank: Cmyk; post: Cmyk; shoe: Cmyk; sole: Cmyk };

/** Three tones of wood, and the shoes. */
function wood({ water, plank, post, shoe, sole }: Jetty): Swatches {
  return { water, plank1: plank, plank2: mixed(plank, post, 0.14), plank3: mixed(plank, post, 0.27), post, shoe, sole };
}

const violet: Palette = { ground: [8, 8, 5, 0], far: [50, 44, 27, 5], light: [3, 3, 2, 0], reed: [64, 59, 35, 46], ink: [66, 60, 32, 71] };
const blue: Palette = { ground: [10, 5, 5, 0], far: [54, 34, 29, 2], light: [3, 1, 1, 0], reed: [72, 51, 38, 41], ink: [77, 58, 45, 63] };
const warm: Palette = { ground: [8, 7, 12, 0], far: [40, 38, 43, 5], light: [2, 2, 4, 0], reed: [60, 57, 63, 37], ink: [66, 64, 66, 64] };
const moss: Palette = { ground: [11, 4, 12, 0], far: [45, 23, 44, 15], light: [3, 1, 4, 0], reed: [64, 41, 68, 48], ink: [69, 48, 69, 69] };

export const rows: readonly LeadRow[] = [
  {
    id: 'am-ufer',
    themeId: 1697,
    pieces: {
      own: [
        { id: 'dankeskarte', form: 'flat', formats: ['a6'], category: 'thank-you-card' },
        { id: 'gedenkbild', form: 'postcard', formats: ['a6', 'a6-landscape'], category: 'memory-picture' },
        { id: 'trauerheft', form: 'booklet', formats: ['a5', 'a6'], category: 'church-booklet' },
        { id: 'umschlag', form: 'envelope', formats: ['envelope-c6', 'envelope-din-long'], category: 'envelope' },
        { id: 'einlegeblatt', form: 'insert-sheet', formats: ['insert-a6'], category: 'inlay' },
      ],
    },
    occasion: 'trauer',
    category: 'announcement',
    style: 'illustriert',
    composition: 'left',
    motifs: ['reed', 'lake', 'horizon', 'quiet', 'nature'],
    seed: 19,
    variant: 'fog',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
    ],
    refinements: [],
    colourways: [
      colourway('violettgrau', 'lilac', '#8d889c', violet),
      colourway('blaugrau', 'blue', '#8497a5', blue),
      colourway('warmgrau', 'beige', '#a3968a', warm),
      colourway('schilfgrau', 'grey', '#8d9c88', moss),
    ],
    sort: 257,
    popularity: 76,
    created: '2027-04-14',
    label: null,
  },
  {
    id: 'drei-halme',
    themeId: 1698,
    occasion: 'trauer',
    category: 'thank-you-card',
    style: 'schlicht',
    composition: 'left',
    motifs: ['reed', 'lake', 'quiet', 'minimal'],
    seed: 27,
    variant: 'stalks',
    forms: [
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('weiss', 'white', '#f6f5f7', { ...violet, ground: [4, 4, 3, 0] }),
      colourway('blaugrau', 'blue', '#8497a5', { ...blue, ground: [19, 10, 9, 0] }),
      colourway('sand', 'beige', '#ddcbb1', { ...warm, ground: [10, 12, 20, 0], far: [30, 36, 46, 6] }),
    ],
    sort: 258,
    popularity: 69,
    created: '2027-04-14',
    label: null,
  },
  {
    id: 'feierabend',
    themeId: 1699,
    occasion: 'ruhestand',
    category: 'invitation',
    style: 'illustriert',
    composition: 'full-bleed',
    motifs: ['lake', 'reed', 'horizon', 'quiet', 'summer'],
    seed: 38,
    variant: 'jetty',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway(
        'abendrot',
        'apricot',
        '#eeb48f',
        { ground: [3, 14, 24, 0], far: [18, 49, 52, 8], light: [1, 7, 15, 1], reed: [33, 64, 61, 44], ink: [50, 73, 56, 64] },
        wood({ water: [6, 24, 38, 0], plank: [16, 51, 63, 29], post: [33, 64, 61, 44], shoe: [50, 73, 56, 64], sole: [1, 7, 15, 1] }),
      ),
      colourway(
        'honig',
        'yellow',
        '#eccf86',
        { ground: [4, 8, 34, 0], far: [11, 27, 64, 26], light: [1, 3, 16, 0], reed: [45, 47, 76, 44], ink: [56, 57, 73, 67] },
        wood({ water: [8, 17, 54, 2], plank: [31, 61, 73, 35], post: [56, 57, 73, 67], shoe: [77, 44, 44, 62], sole: [4, 8, 34, 0] }),
      ),
      colourway(
        'daemmerung',
        'lilac',
        '#a887ac',
        { ground: [9, 14, 4, 0], far: [38, 50, 13, 3], light: [4, 9, 2, 0], reed: [64, 69, 27, 27], ink: [75, 77, 36, 59] },
        wood({ water: [16, 27, 6, 0], plank: [33, 50, 40, 30], post: [64, 69, 27, 27], shoe: [10, 60, 60, 8], sole: [4, 9, 2, 0] }),
      ),
      colourway(
        'morgen',
        'turquoise',
        '#7fa9ad',
        { ground: [14, 0, 7, 4], far: [52, 18, 28, 8], light: [5, 0, 3, 0], reed: [68, 29, 37, 39], ink: [77, 44, 44, 62] },
        wood({ water: [31, 4, 17, 0], plank: [28, 42, 57, 13], post: [50, 57, 72, 36], shoe: [6, 72, 77, 0], sole: [5, 0, 3, 0] }),
      ),
    ],
    sort: 259,
    popularity: 75,
    created: '2027-04-14',
    label: 'neu',
  },
];
