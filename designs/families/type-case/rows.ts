/** Designs of the type case family. */

import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'field1' | 'field2' | 'field3' | 'field4' | 'sun' | 'text', Cmyk>;

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  return { key, color, hex, inks: inksOf({ ...palette, ...photoInks('photo', palette.field2, palette.field3) }, screen, ['sun']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'setzkasten',
    themeId: 1485,
    occasion: 'geburt',
    category: 'announcement',
    style: 'typografisch',
    composition: 'typographic',
    motifs: ['letter', 'lettering', 'sun', 'minimal'],
    seed: 3,
    variant: 'sunrise',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: ['gold', 'rosegold'],
    colourways: [
      colourway('dotter', 'yellow', '#e0a92e', {
        field1: [4, 8, 27, 0],
        field2: [7, 16, 53, 0],
        field3: [10, 31, 78, 0],
        field4: [0, 2, 9, 1],
        sun: [21, 73, 83, 14],
        text: [49, 59, 68, 75],
      }),
      colourway('himmel', 'blue', '#6e98b8', {
        field1: [17, 5, 6, 0],
        field2: [32, 10, 10, 0],
        field3: [53, 22, 14, 4],
        field4: [5, 1, 2, 0],
        sun: [11, 24, 66, 0],
        text: [82, 60, 36, 60],
      }),
      colourway('rose', 'pink', '#c98a86', {
        field1: [3, 14, 13, 0],
        field2: [8, 28, 24, 0],
        field3: [15, 46, 37, 0],
        field4: [1, 4, 5, 0],
        sun: [26, 77, 52, 35],
        text: [53, 81, 61, 62],
      }),
      colourway('salbei', 'green', '#6f8a74', {
        field1: [13, 5, 14, 0],
        field2: [28, 10, 29, 1],
        field3: [49, 21, 47, 7],
        field4: [3, 2, 6, 0],
        sun: [9, 30, 71, 3],
        text: [70, 40, 59, 71],
      }),
    ],
    sort: 22,
    popularity: 81,
    created: '2027-01-29',
    label: 'neu',
  },
];
