/** Designs of the crest family. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Token = 'paper' | 'ink' | 'accent' | 'gold' | 'photo' | 'shadow';

function colourway(key: string, color: string, hex: string, { shadow, ...swatches }: Record<Token, Cmyk>): ColourwayRow {
  return {
    key,
    color,
    hex,
    inks: inksOf({ ...swatches, ...photoInks('photo', swatches.photo, mixed(swatches.photo, shadow, 0.6)) }, screen, ['gold']),
  };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'lorbeer',
    themeId: 1462,
    pieces: {
      special: [
        'leporello',
        'kirchenheft',
        'polaroid',
        'siegel',
        'flaschenetikett',
        'anhaenger',
        'tischnummer',
        'einlegeblatt',
        'antwortkarte',
        'banderole',
        'windlicht',
      ],
    },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'klassisch',
    composition: 'framed',
    motifs: ['laurel', 'monogram', 'wreath', 'elegant'],
    seed: 5,
    variant: 'laurel',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('perl', 'grey', '#bfc4c9', {
        paper: [5, 5, 12, 0],
        ink: [69, 47, 57, 72],
        accent: [37, 51, 91, 41],
        gold: [28, 41, 82, 19],
        photo: [12, 11, 21, 0],
        shadow: [43, 42, 63, 46],
      }),
      colourway('tanne', 'green', '#1f3a31', {
        paper: [73, 38, 59, 70],
        ink: [6, 8, 19, 0],
        accent: [20, 28, 60, 0],
        gold: [20, 28, 60, 0],
        photo: [47, 20, 44, 5],
        shadow: [73, 38, 59, 70],
      }),
      colourway('nacht', 'navy', '#1d2a44', {
        paper: [85, 68, 31, 61],
        ink: [6, 8, 19, 0],
        accent: [20, 28, 60, 0],
        gold: [20, 28, 60, 0],
        photo: [53, 37, 13, 3],
        shadow: [85, 68, 31, 61],
      }),
      colourway('rose', 'pink', '#c98a86', {
        paper: [4, 8, 9, 0],
        ink: [50, 75, 47, 62],
        accent: [32, 71, 49, 33],
        gold: [28, 41, 82, 19],
        photo: [7, 16, 15, 1],
        shadow: [32, 71, 49, 33],
      }),
      colourway('silber', 'silver', '#a9aeb3', {
        paper: [22, 14, 15, 0],
        ink: [66, 50, 43, 80],
        accent: [69, 52, 46, 52],
        gold: [55, 40, 37, 25],
        photo: [32, 21, 21, 3],
        shadow: [66, 50, 45, 42],
      }),
      colourway('gold', 'gold', '#c99a3c', {
        paper: [18, 28, 66, 0],
        ink: [60, 58, 74, 79],
        accent: [31, 42, 80, 78],
        gold: [42, 53, 91, 57],
        photo: [26, 33, 73, 0],
        shadow: [42, 53, 91, 57],
      }),
    ],
    sort: 5,
    popularity: 83,
    created: '2027-01-25',
    label: null,
  },
];
