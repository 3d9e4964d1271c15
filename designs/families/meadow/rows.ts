/** Designs of the meadow family. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Token =
  | 'paper'
  | 'ink'
  | 'accent'
  | 'green1'
  | 'green2'
  | 'green3'
  | 'pale1'
  | 'pale2'
  | 'pale3'
  | 'blue'
  | 'bluelight'
  | 'poppy'
  | 'poppylight'
  | 'poppydark'
  | 'heart'
  | 'gold'
  | 'straw'
  | 'photo';

function colourway(key: string, color: string, hex: string, swatches: Record<Token, Cmyk>): ColourwayRow {
  return {
    key,
    color,
    hex,
    inks: inksOf({ ...swatches, ...photoInks('photo', swatches.photo, mixed(swatches.photo, swatches.green1, 0.7)) }, screen, ['gold']),
  };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'sommerwiese',
    themeId: 1463,
    pieces: {
      special: [
        'querkarte',
        'faecher',
        'fotostreifen',
        'polaroid',
        'herzaufkleber',
        'absender',
        'wunderkerze',
        'anhaenger',
        'antwortkarte',
        'konfetti',
        'windlicht',
        'ballonkarte',
        'umschlag',
      ],
      isPlain: true,
    },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'botanisch',
    composition: 'centred',
    motifs: ['poppy', 'cornflower', 'wheat', 'wild-flower', 'summer', 'boho', 'hand-drawn', 'nature'],
    seed: 37,
    variant: 'summer',
    forms: [
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: ['gold'],
    colourways: [
      colourway('salbei', 'green', '#6f8a74', {
        paper: [3, 4, 10, 0],
        ink: [66, 44, 66, 55],
        accent: [21, 72, 77, 26],
        green1: [62, 39, 64, 43],
        green2: [54, 32, 65, 28],
        green3: [41, 21, 59, 24],
        pale1: [29, 18, 49, 7],
        pale2: [41, 24, 57, 4],
        pale3: [25, 17, 44, 3],
        blue: [64, 42, 14, 21],
        bluelight: [51, 32, 16, 0],
        poppy: [15, 66, 69, 9],
        poppylight: [12, 54, 57, 0],
        poppydark: [25, 79, 84, 36],
        heart: [58, 48, 59, 68],
        gold: [28, 37, 78, 14],
        straw: [28, 37, 78, 14],
        photo: [15, 9, 19, 0],
      }),
      colourway('flieder', 'lilac', '#8e7fb0', {
        paper: [3, 4, 5, 0],
        ink: [74, 70, 34, 44],
        accent: [63, 74, 13, 17],
        green1: [58, 36, 65, 43],
        green2: [52, 32, 62, 24],
        green3: [41, 22, 53, 17],
        pale1: [30, 17, 39, 3],
        pale2: [39, 24, 49, 3],
        pale3: [24, 14, 31, 0],
        blue: [60, 61, 4, 2],
        bluelight: [41, 42, 1, 0],
        poppy: [35, 59, 10, 0],
        poppylight: [20, 44, 5, 0],
        poppydark: [58, 81, 26, 25],
        heart: [74, 70, 34, 44],
        gold: [28, 37, 78, 14],
        straw: [28, 37, 78, 14],
        photo: [10, 16, 11, 0],
      }),
      colourway('zimt', 'terracotta', '#b5673c', {
        paper: [4, 6, 13, 0],
        ink: [52, 64, 72, 62],
        accent: [22, 66, 81, 35],
        green1: [46, 49, 71, 40],
        green2: [37, 38, 63, 29],
        green3: [36, 36, 61, 9],
        pale1: [21, 23, 45, 4],
        pale2: [27, 30, 52, 7],
        pale3: [17, 18, 38, 0],
        blue: [18, 33, 58, 29],
        bluelight: [21, 30, 50, 6],
        poppy: [17, 61, 73, 14],
        poppylight: [10, 48, 58, 8],
        poppydark: [20, 72, 80, 51],
        heart: [52, 64, 72, 62],
        gold: [28, 37, 78, 14],
        straw: [28, 37, 78, 14],
        photo: [8, 16, 22, 0],
      }),
      colourway('nacht', 'navy', '#1d2a44', {
        paper: [79, 60, 24, 63],
        ink: [6, 6, 14, 0],
        accent: [13, 25, 59, 0],
        green1: [54, 35, 13, 25],
        green2: [48, 30, 17, 5],
        green3: [37, 21, 13, 4],
        pale1: [76, 58, 30, 31],
        pale2: [72, 54, 28, 23],
        pale3: [61, 42, 18, 30],
        blue: [26, 14, 9, 0],
        bluelight: [12, 6, 4, 0],
        poppy: [17, 10, 7, 1],
        poppylight: [0, 0, 0, 0],
        poppydark: [33, 19, 13, 0],
        heart: [89, 73, 37, 64],
        gold: [13, 25, 59, 0],
        straw: [48, 30, 17, 5],
        photo: [37, 21, 13, 4],
      }),
    ],
    sort: 3,
    popularity: 87,
    created: '2027-03-12',
    label: 'neu',
  },
];
