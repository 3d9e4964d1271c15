/** Designs of the block print family. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'paper' | 'block' | 'second' | 'ink' | 'accent' | 'label', Cmyk>;

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const photo = photoInks('photo', mixed(palette.label, palette.block, 0.26), mixed(palette.label, palette.block, 0.85));
  return { key, color, hex, inks: inksOf({ ...palette, ...photo }, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'modeldruck',
    themeId: 1521,
    pieces: { special: ['banderole'] },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'botanisch',
    composition: 'framed',
    motifs: ['wreath', 'leaf', 'flower', 'block-print', 'vintage'],
    seed: 31,
    variant: 'border',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('indigo', 'blue', '#5f7ea6', {
        paper: [3, 4, 10, 0],
        block: [66, 42, 14, 4],
        second: [12, 52, 66, 3],
        ink: [86, 70, 36, 36],
        accent: [88, 66, 26, 18],
        label: [8, 8, 16, 0],
      }),
      colourway('krapp', 'terracotta', '#b9695a', {
        paper: [2, 5, 11, 0],
        block: [20, 64, 58, 6],
        second: [14, 34, 68, 2],
        ink: [44, 74, 62, 58],
        accent: [28, 80, 72, 28],
        label: [5, 9, 16, 0],
      }),
      colourway('moos', 'green', '#7d9070', {
        paper: [4, 2, 11, 0],
        block: [50, 26, 58, 10],
        second: [12, 40, 62, 3],
        ink: [66, 44, 70, 62],
        accent: [64, 36, 72, 38],
        label: [9, 4, 16, 0],
      }),
      colourway('sand', 'beige', '#b39a78', {
        paper: [2, 3, 8, 0],
        block: [26, 34, 52, 6],
        second: [52, 28, 40, 8],
        ink: [52, 58, 66, 60],
        accent: [40, 56, 72, 36],
        label: [6, 8, 16, 0],
      }),
      colourway('weiss', 'white', '#ffffff', {
        paper: [0, 0, 0, 0],
        block: [71, 39, 54, 39],
        second: [13, 65, 66, 10],
        ink: [71, 43, 56, 72],
        accent: [72, 35, 55, 48],
        label: [5, 3, 7, 1],
      }),
    ],
    sort: 46,
    popularity: 66,
    created: '2027-05-02',
    label: null,
  },
  {
    id: 'kattun',
    themeId: 1522,
    pieces: {
      own: [
        { id: 'sitzplan', form: 'group-table-card', category: 'seating-plan' },
        { id: 'einlegeblatt', form: 'insert-sheet', formats: ['insert-a6', 'insert-square'], category: 'inlay' },
        { id: 'wunderkerze', form: 'sparkler-label', category: 'sparkler-label' },
        { id: 'absender', form: 'sticker-rect', formats: ['label-70', 'label-99'], category: 'sender-sticker' },
        { id: 'querkarte', form: 'folded-top', formats: ['a6-landscape'], category: 'invitation' },
        { id: 'neuer-termin', form: 'postcard', formats: ['a6-landscape', 'a6'], category: 'change-the-date' },
        { id: 'empfaenger', form: 'sticker-rect', formats: ['label-99'], category: 'recipient-sticker' },
      ],
    },
    occasion: 'geburtstag-70',
    category: 'invitation',
    style: 'verspielt',
    composition: 'full-bleed',
    motifs: ['flower', 'branch', 'block-print', 'vintage', 'rustic'],
    seed: 12,
    variant: 'cloth',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('kornblume', 'blue', '#4b6f9c', {
        paper: [79, 56, 19, 15],
        block: [5, 7, 17, 1],
        second: [9, 32, 77, 3],
        ink: [5, 5, 13, 0],
        accent: [2, 10, 36, 0],
        label: [84, 62, 26, 30],
      }),
      colourway('himbeere', 'pink', '#b04a63', {
        paper: [4, 17, 16, 0],
        block: [28, 83, 47, 15],
        second: [62, 29, 66, 24],
        ink: [49, 81, 54, 65],
        accent: [25, 85, 45, 32],
        label: [3, 5, 10, 0],
      }),
      colourway('senf', 'yellow', '#d39a2c', {
        paper: [14, 35, 83, 4],
        block: [56, 60, 72, 59],
        second: [17, 80, 78, 25],
        ink: [53, 59, 67, 71],
        accent: [26, 85, 82, 37],
        label: [4, 6, 17, 0],
      }),
      colourway('salbei', 'eucalyptus', '#8fa58c', {
        paper: [16, 5, 18, 0],
        block: [63, 32, 62, 30],
        second: [15, 64, 68, 14],
        ink: [68, 42, 64, 67],
        accent: [64, 31, 64, 44],
        label: [3, 3, 9, 0],
      }),
    ],
    sort: 47,
    popularity: 62,
    created: '2027-05-03',
    label: 'neu',
  },
];
