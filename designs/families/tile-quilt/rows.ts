/** Designs of the quilt family. */

import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'paper' | 'red' | 'green' | 'ochre' | 'rose' | 'dark' | 'star' | 'title' | 'text', Cmyk>;

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  return { key, color, hex, inks: inksOf({ ...palette, ...photoInks('photo', palette.rose, palette.green) }, screen, ['star']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'stubenquilt',
    themeId: 1490,
    occasion: 'weihnachten',
    category: 'greeting-card',
    style: 'verspielt',
    composition: 'framed',
    motifs: ['quilt', 'bird', 'house', 'candle', 'star', 'nordic', 'vintage'],
    seed: 8,
    variant: 'nordic',
    forms: [
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: ['gold'],
    colourways: [
      colourway('lebkuchen', 'red', '#b23a2e', {
        paper: [5, 7, 15, 0],
        red: [16, 84, 79, 19],
        green: [73, 41, 62, 55],
        ochre: [15, 36, 81, 3],
        rose: [8, 28, 29, 0],
        dark: [70, 46, 58, 72],
        star: [7, 19, 53, 0],
        title: [16, 84, 79, 19],
        text: [73, 41, 62, 55],
      }),
      colourway('tanne', 'green', '#1f3a31', {
        paper: [5, 4, 12, 1],
        red: [71, 36, 64, 37],
        green: [74, 40, 62, 69],
        ochre: [19, 29, 69, 9],
        rose: [23, 8, 27, 0],
        dark: [72, 45, 62, 75],
        star: [10, 16, 46, 1],
        title: [76, 37, 67, 49],
        text: [74, 40, 62, 69],
      }),
      colourway('nacht', 'navy', '#1d2a44', {
        paper: [5, 6, 11, 0],
        red: [38, 88, 69, 24],
        green: [100, 88, 52, 4],
        ochre: [42, 23, 15, 1],
        rose: [18, 9, 8, 0],
        dark: [84, 67, 27, 65],
        star: [11, 18, 48, 0],
        title: [100, 88, 52, 4],
        text: [100, 88, 52, 4],
      }),
      colourway('rose', 'pink', '#c98a86', {
        paper: [2, 6, 9, 0],
        red: [40, 76, 58, 3],
        green: [59, 37, 60, 34],
        ochre: [12, 40, 42, 3],
        rose: [6, 21, 20, 0],
        dark: [45, 66, 47, 67],
        star: [7, 14, 41, 0],
        title: [40, 76, 58, 3],
        text: [59, 63, 60, 55],
      }),
    ],
    sort: 24,
    popularity: 90,
    created: '2026-10-19',
    label: 'neu',
  },
];
