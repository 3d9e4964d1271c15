/** Designs of the photo strip family. */

import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'name' | 'text' | 'accent' | 'on-accent', Cmyk> & { photos: readonly [tint: Cmyk, depth: Cmyk][] };

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { photos, ...rest } = palette;
  const slots = Object.assign({}, ...photos.map(([tint, depth], i) => photoInks(`photo${i + 1}`, tint, depth)));
  return { key, color, hex, inks: inksOf({ ...rest, ...slots }, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'bilderfolge',
    themeId: 1486,
    occasion: 'geburt',
    category: 'thank-you-card',
    style: 'fotografisch',
    composition: 'photo-led',
    motifs: ['photo', 'letter', 'minimal'],
    seed: 12,
    variant: 'three',
    forms: [
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'din-long' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('tanne', 'green', '#1f3a31', {
        ground: [1, 1, 3, 1],
        name: [72, 44, 51, 48],
        text: [67, 39, 45, 67],
        accent: [72, 44, 51, 48],
        'on-accent': [6, 4, 11, 0],
        photos: [
          [
            [32, 15, 19, 0],
            [56, 31, 31, 36],
          ],
          [
            [14, 28, 42, 4],
            [48, 56, 69, 14],
          ],
          [
            [33, 15, 41, 3],
            [58, 35, 62, 34],
          ],
        ],
      }),
      colourway('rose', 'pink', '#c98a86', {
        ground: [0, 2, 3, 1],
        name: [27, 74, 63, 25],
        text: [44, 71, 56, 66],
        accent: [27, 74, 63, 25],
        'on-accent': [0, 7, 9, 0],
        photos: [
          [
            [8, 32, 28, 4],
            [35, 64, 57, 18],
          ],
          [
            [6, 20, 23, 0],
            [22, 45, 45, 14],
          ],
          [
            [19, 51, 39, 6],
            [32, 68, 55, 42],
          ],
        ],
      }),
      colourway('himmel', 'blue', '#6e98b8', {
        ground: [1, 0, 0, 3],
        name: [78, 48, 24, 35],
        text: [84, 61, 39, 49],
        accent: [78, 48, 24, 35],
        'on-accent': [8, 2, 3, 0],
        photos: [
          [
            [42, 16, 13, 2],
            [75, 48, 30, 6],
          ],
          [
            [19, 6, 9, 1],
            [51, 27, 25, 0],
          ],
          [
            [60, 30, 16, 4],
            [73, 42, 15, 42],
          ],
        ],
      }),
      colourway('dotter', 'yellow', '#e0a92e', {
        ground: [0, 2, 6, 0],
        name: [29, 56, 96, 37],
        text: [50, 58, 81, 67],
        accent: [29, 56, 96, 37],
        'on-accent': [1, 4, 16, 0],
        photos: [
          [
            [8, 19, 55, 0],
            [18, 41, 85, 21],
          ],
          [
            [4, 10, 29, 0],
            [17, 32, 66, 7],
          ],
          [
            [13, 35, 81, 4],
            [26, 49, 93, 37],
          ],
        ],
      }),
    ],
    sort: 23,
    popularity: 77,
    created: '2026-11-30',
    label: null,
  },
];
