/** Designs of the fir forest family. */

import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<
  | 'sky1'
  | 'sky2'
  | 'sky3'
  | 'sky4'
  | 'sky5'
  | 'far'
  | 'mid'
  | 'near'
  | 'near-snow'
  | 'hut'
  | 'snow'
  | 'snow-shade'
  | 'starlight'
  | 'gold'
  | 'light'
  | 'day'
  | 'day-far'
  | 'day-near'
  | 'ink',
  Cmyk
>;

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  return { key, color, hex, inks: inksOf({ ...palette, ...photoInks('photo', palette['day-near'], palette.mid) }, screen, ['gold']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'winterwald',
    themeId: 1491,
    pieces: {
      own: [
        { id: 'postkarte', form: 'postcard', formats: ['a6'], category: 'greeting-card' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round', 'tag-narrow'], category: 'gift-tag' },
        { id: 'siegel', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'seal-sticker' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
        { id: 'absender', form: 'sticker-rect', formats: ['label-70', 'label-99'], category: 'sender-sticker' },
        { id: 'empfaenger', form: 'sticker-rect', formats: ['label-99'], category: 'recipient-sticker' },
      ],
    },
    occasion: 'weihnachten',
    category: 'greeting-card',
    style: 'illustriert',
    composition: 'full-bleed',
    motifs: ['fir', 'forest', 'snow', 'window', 'star', 'winter'],
    seed: 9,
    variant: 'hut',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'silver'],
    colourways: [
      colourway('nacht', 'navy', '#1d2a44', {
        sky1: [85, 66, 32, 68],
        sky2: [86, 66, 33, 56],
        sky3: [85, 65, 32, 43],
        sky4: [90, 72, 45, 6],
        sky5: [82, 60, 37, 4],
        far: [71, 46, 28, 16],
        mid: [88, 68, 40, 22],
        near: [83, 65, 34, 77],
        'near-snow': [32, 15, 13, 0],
        hut: [88, 69, 35, 58],
        snow: [9, 3, 5, 0],
        'snow-shade': [22, 10, 9, 0],
        starlight: [15, 6, 5, 0],
        gold: [15, 25, 57, 0],
        light: [6, 3, 4, 0],
        day: [5, 3, 4, 0],
        'day-far': [16, 6, 8, 0],
        'day-near': [27, 13, 12, 0],
        ink: [88, 70, 37, 57],
      }),
      colourway('tanne', 'green', '#1f3a31', {
        sky1: [76, 45, 62, 71],
        sky2: [77, 44, 63, 60],
        sky3: [73, 38, 60, 52],
        sky4: [71, 37, 61, 37],
        sky5: [56, 19, 48, 42],
        far: [62, 33, 54, 11],
        mid: [72, 38, 63, 43],
        near: [84, 62, 70, 76],
        'near-snow': [31, 12, 27, 1],
        hut: [91, 70, 82, 49],
        snow: [8, 3, 10, 0],
        'snow-shade': [20, 8, 20, 0],
        starlight: [14, 4, 15, 0],
        gold: [13, 23, 57, 4],
        light: [6, 3, 8, 0],
        day: [5, 3, 7, 0],
        'day-far': [15, 5, 16, 0],
        'day-near': [26, 11, 25, 0],
        ink: [89, 65, 79, 49],
      }),
      colourway('rose', 'pink', '#c98a86', {
        sky1: [56, 71, 40, 49],
        sky2: [42, 65, 33, 46],
        sky3: [37, 62, 37, 33],
        sky4: [37, 60, 43, 12],
        sky5: [22, 50, 39, 10],
        far: [20, 44, 37, 3],
        mid: [23, 55, 28, 42],
        near: [64, 76, 47, 67],
        'near-snow': [11, 22, 19, 0],
        hut: [54, 71, 40, 61],
        snow: [2, 6, 7, 0],
        'snow-shade': [6, 16, 14, 0],
        starlight: [4, 13, 12, 0],
        gold: [11, 23, 52, 0],
        light: [1, 5, 6, 0],
        day: [0, 4, 5, 0],
        'day-far': [3, 12, 12, 1],
        'day-near': [9, 22, 21, 0],
        ink: [54, 71, 42, 59],
      }),
      colourway('perl', 'grey', '#bfc4c9', {
        sky1: [11, 7, 7, 0],
        sky2: [14, 8, 9, 1],
        sky3: [19, 10, 11, 0],
        sky4: [23, 13, 13, 0],
        sky5: [26, 14, 14, 4],
        far: [34, 20, 19, 4],
        mid: [47, 29, 25, 17],
        near: [72, 52, 41, 53],
        'near-snow': [17, 7, 8, 0],
        hut: [68, 49, 39, 35],
        snow: [3, 1, 2, 0],
        'snow-shade': [9, 4, 5, 1],
        starlight: [0, 0, 0, 0],
        gold: [31, 37, 70, 18],
        light: [75, 55, 44, 60],
        day: [4, 2, 3, 0],
        'day-far': [12, 6, 7, 0],
        'day-near': [22, 11, 12, 0],
        ink: [75, 55, 44, 60],
      }),
    ],
    sort: 25,
    popularity: 86,
    created: '2026-11-09',
    label: null,
  },
];
