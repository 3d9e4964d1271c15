/** Designs of the bauble family. */

import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'gold' | 'text' | 'soft', Cmyk>;

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  return { key, color, hex, inks: inksOf({ ...palette, thread: palette.gold }, screen, ['gold']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'lametta',
    themeId: 1489,
    occasion: 'weihnachten',
    category: 'greeting-card',
    style: 'festlich',
    composition: 'centred',
    motifs: ['bauble', 'elegant'],
    seed: 28,
    variant: 'five',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
    ],
    refinements: ['gold', 'silver', 'rosegold'],
    colourways: [
      colourway('beere', 'red', '#6d1f2a', {
        ground: [39, 89, 64, 49],
        gold: [18, 30, 65, 0],
        text: [1, 7, 15, 1],
        soft: [7, 16, 34, 0],
      }),
      colourway('tanne', 'green', '#1f3a31', {
        ground: [73, 38, 59, 70],
        gold: [18, 28, 64, 4],
        text: [4, 5, 15, 0],
        soft: [16, 8, 26, 0],
      }),
      colourway('nacht', 'navy', '#1d2a44', {
        ground: [85, 68, 31, 61],
        gold: [18, 28, 64, 4],
        text: [5, 4, 9, 1],
        soft: [19, 11, 7, 0],
      }),
      colourway('perl', 'grey', '#bfc4c9', {
        ground: [5, 5, 9, 0],
        gold: [27, 39, 76, 20],
        text: [62, 59, 66, 65],
        soft: [38, 48, 83, 49],
      }),
    ],
    sort: 26,
    popularity: 84,
    created: '2026-10-05',
    label: 'bestseller',
  },
];
